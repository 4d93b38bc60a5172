import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { ORDINARY_CLASS } from '../../emissions/generated/vessel-types.js'
import { classNamed } from '../../emissions/vessel-model.js'
import { UnknownNameError } from '../../engine/routing/errors.js'
import {
  type AvoidPolygon,
  type Channel,
  CLOSED_BY_DEFAULT,
  PASSAGES,
  type PassageId,
  SOUTH_LIMIT_RANGE,
} from '../../engine/routing/request.js'
import { AREA_GROUPS, type AreaGroup } from '../../engine/sea/areas.js'
import type { IceArea } from '../../engine/sea/ice.js'
import type { InlandWaters } from '../../engine/sea/inland-waters.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type { Passage } from '../../engine/sea/passages.js'
import type { ShallowArea } from '../../engine/sea/shallow-areas.js'
import type { ClosureCause } from '../errors.js'
import type { Vessel } from '../ship/vessel.js'
import type { VesselClass } from '../ship/vessel-classes.js'
import { type ExceededLimit, exceededLimit, type VesselDimensions } from '../ship/vessel-fit.js'
import { straitsClosedTo } from './narrow-straits.js'

/**
 * How depths constrain a route. `warn`: a route through water that is too shallow gets a warning, unless
 * the depth closes it (`limitsClose`). `enforce`: the strait is closed, as by the limit of a canal, and
 * the shelf is avoided where possible. The depth of a strait is mostly recalled and often that of one of
 * several channels; the depths of shelves are coarse.
 */
export const DEPTH_MODES = ['warn', 'enforce'] as const
export type DepthMode = (typeof DEPTH_MODES)[number]

/** What a voyage must not use, what else it may use, and what it must avoid. */
export interface Constraints {
  /** Passages to close. Closing takes precedence over opening. */
  readonly closed?: readonly PassageId[] | undefined
  /** Passages to open; only those of `CLOSED_BY_DEFAULT` need it. */
  readonly opened?: readonly PassageId[] | undefined
  /** Areas in which a kilometre costs more, but which are not forbidden. */
  readonly avoid?: readonly AreaGroup[] | undefined
  /** Areas that the caller draws; up to 20, forbidden or penalised. */
  readonly polygons?: readonly AvoidPolygon[] | undefined
  /** Up to 5 channels that the data lacks. */
  readonly channels?: readonly Channel[] | undefined
  /** Default `warn`. */
  readonly depth?: DepthMode | undefined
  /**
   * Latitude that routes stay north of, degrees, in `SOUTH_LIMIT_RANGE`; -90 for none. Default
   * `DEFAULT_SOUTH_LIMIT`.
   */
  readonly southLimit?: number | undefined
}

/**
 * Latitude that voyages stay north of by default, degrees. Shipping companies limit great circles in
 * the Southern Ocean, often to 50 or 55° S, because of ice and weather (recalled, 2026).
 */
export const DEFAULT_SOUTH_LIMIT = -55

/** What determines the closures of a voyage. */
export interface ClosureOptions {
  readonly constraints?: Constraints | undefined
  readonly vessel?: (VesselDimensions & Partial<Pick<Vessel, 'type' | 'sizeClass'>>) | undefined
}

/** The passages, and the data to compare them with the vessel. */
export interface ClosureTables {
  readonly passages: readonly Passage[]
  readonly vesselClasses: readonly VesselClass[]
  /** Straits with their depths, for warnings; empty if they are not known. */
  readonly straits?: readonly NamedStrait[]
  /** Broad shelves by depth class; empty if they are not known. */
  readonly shallowAreas?: readonly ShallowArea[]
  /** Waters with ice, for dated warnings. */
  readonly iceAreas?: readonly IceArea[]
  /** What is known about the ways from rivers to the sea, for warnings. */
  readonly inlandWaters?: InlandWaters
}

/** A note about one passage, reported if the passage matters to the route. */
export interface ClosureNote
  /**
   * `closed_by_vessel`: closed to this vessel. `exceeds_limit`: the vessel is too large, but the passage
   * is open.
   */
  extends Warned<'closed_by_vessel' | 'exceeds_limit'> {
  readonly passage: PassageId
  readonly exceeded: ExceededLimit
}

/** The closures of a voyage, with their reasons and notes. */
export interface Closures {
  /** All closed passages, for whatever reason, in the order of their table. */
  readonly closed: readonly PassageId[]
  /** Closed by the vessel's size alone: the caller and the defaults would have left them open. */
  readonly closedByVessel: readonly PassageId[]
  /** Closed only by default: the caller neither opened nor closed them. */
  readonly closedByDefault: readonly PassageId[]
  readonly areas: readonly AreaGroup[]
  readonly polygons: readonly AvoidPolygon[]
  readonly channels: readonly Channel[]
  /** Null for none. */
  readonly southLimit: number | null
  readonly notes: readonly ClosureNote[]
  /** Named straits without a passage that the vessel's size closes. */
  readonly straits: readonly NamedStrait[]
}

/**
 * Determines what a voyage closes. Closing takes precedence: a passage in `closed` is closed even if
 * `opened` names it. Opening a passage with closing limits (a lock, a bar) does not open it to a vessel
 * that exceeds them. The limits of other straits close only with `enforce`; otherwise they become a
 * note.
 * @throws UnknownNameError for a passage or an area that this version does not know
 */
export function resolveClosures(
  {
    constraints: {
      closed = [],
      opened = [],
      avoid = [],
      polygons = [],
      channels = [],
      depth = 'warn',
      southLimit = DEFAULT_SOUTH_LIMIT,
    } = {},
    vessel,
  }: ClosureOptions,
  tables: ClosureTables,
): Closures {
  UnknownNameError.check('constraints.closed', closed, PASSAGES)
  UnknownNameError.check('constraints.opened', opened, PASSAGES)
  UnknownNameError.check('constraints.avoid', avoid, AREA_GROUPS)
  const closedByDefault = CLOSED_BY_DEFAULT.filter(
    (id) => !opened.includes(id) && !closed.includes(id),
  )
  const allClosed = new Set<PassageId>([...closed, ...closedByDefault])

  const dimensions = dimensionsOf(vessel, tables.vesselClasses)
  const notes = vesselNotes(dimensions, tables.passages, depth)
  const byVessel = new Set<string>(
    notes.filter((note) => note.code === 'closed_by_vessel').map((note) => note.passage),
  )
  return {
    closed: PASSAGES.filter((id) => allClosed.has(id) || byVessel.has(id)),
    closedByVessel: PASSAGES.filter((id) => byVessel.has(id) && !allClosed.has(id)),
    closedByDefault,
    areas: AREA_GROUPS.filter((group) => avoid.includes(group)),
    polygons,
    channels,
    southLimit: southLimit === SOUTH_LIMIT_RANGE.min ? null : southLimit,
    notes,
    straits: straitsClosedTo(dimensions, tables.straits ?? []),
  }
}

/** Why a passage is closed. */
export function causeOf(
  passage: PassageId,
  { closedByVessel, closedByDefault }: Closures,
): ClosureCause {
  if (closedByDefault.some((id) => id === passage)) return 'default'
  return closedByVessel.includes(passage) ? 'vessel' : 'constraints'
}

/** The class of a vessel of which only the type is known: an ordinary ship. Undefined for any other. */
export function ordinaryClassOf(
  vessel: ClosureOptions['vessel'],
  classes: readonly VesselClass[],
): VesselClass | undefined {
  if (vessel?.type === undefined || namedClassOf(vessel, classes) !== undefined) return undefined
  const { loaM, beamM, draughtM } = vessel
  if ([loaM, beamM, draughtM].some((metres) => metres !== undefined)) return undefined
  return classNamed(classes, vessel.type, ORDINARY_CLASS[vessel.type])
}

function namedClassOf(
  { type, sizeClass }: NonNullable<ClosureOptions['vessel']>,
  classes: readonly VesselClass[],
): VesselClass | undefined {
  if (type === undefined || sizeClass === undefined) return undefined
  return classNamed(classes, type, sizeClass)
}

/** The vessel's own dimensions; those typical of its size class, or of its type, if none are given. */
export function dimensionsOf(
  vessel: ClosureOptions['vessel'],
  classes: readonly VesselClass[],
): VesselDimensions {
  if (!vessel) return {}
  const typical = namedClassOf(vessel, classes) ?? ordinaryClassOf(vessel, classes)
  return {
    loaM: vessel.loaM ?? typical?.loaM,
    beamM: vessel.beamM ?? typical?.beamM,
    draughtM: vessel.draughtM ?? typical?.draughtM,
  }
}

function vesselNotes(
  vessel: VesselDimensions,
  passages: readonly Passage[],
  depth: DepthMode,
): ClosureNote[] {
  const isKnown = Object.values(vessel).some((dimension) => dimension !== undefined)
  if (!isKnown) return []
  return passages.flatMap((passage) => {
    const reason = exceededLimit(passage, vessel)
    if (reason === null) return []
    const shuts = passage.limitsClose || depth === 'enforce'
    const { id, name: place } = passage
    const said = warned(shuts ? 'closed_by_vessel' : 'exceeds_limit', { place, ...reason })
    return [{ ...said, passage: id, exceeded: reason }]
  })
}
