import { LRUCache } from 'lru-cache'
import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { UnknownNameError } from '../../engine/routing/errors.js'
import { kept } from '../../engine/routing/kept.js'
import {
  type AvoidPolygon,
  BY_OCEAN,
  type Channel,
  CLOSED_BY_DEFAULT,
  PASSAGES,
  type PassageId,
  SOUTH_LIMIT_RANGE,
  type SouthLimitOption,
} from '../../engine/routing/request.js'
import { AREA_GROUPS, type AreaGroup } from '../../engine/sea/areas.js'
import type { IceArea } from '../../engine/sea/ice.js'
import type { InlandWaters } from '../../engine/sea/inland-waters.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type { Passage } from '../../engine/sea/passages.js'
import { asPlainArea, type ShallowArea } from '../../engine/sea/shallow-areas.js'
import type { ClosureCause } from '../errors.js'
import type { VesselClass } from '../ship/speed.js'
import {
  type ExceededLimit,
  exceededLimit,
  type OpenWithoutSize,
  openWithoutSize,
  straitsClosedTo,
  tooShallow,
  type VesselDimensions,
} from '../ship/vessel-fit.js'
import {
  type DefaultClosure,
  type LocalPassage,
  localPassages,
  worthOpening,
} from './default-closures.js'
import { areasTooShallow } from './shallow-areas.js'

/**
 * How depths constrain a route. `warn`: a route through water that is too shallow gets a warning, unless
 * the depth closes it (`limitsClose`). `enforce`: the strait is closed, as by the limit of a canal, and
 * the shelf is avoided where possible. The depth of a strait is mostly recalled and often that of one of
 * several channels; the depths of shelves are coarse.
 */
export const DEPTH_MODES = ['warn', 'enforce'] as const
export type DepthMode = (typeof DEPTH_MODES)[number]
export const DEFAULT_DEPTH: DepthMode = 'warn'

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
  /** Default `DEFAULT_DEPTH`. */
  readonly depth?: DepthMode | undefined
  /**
   * Latitude that routes stay north of, degrees, in `SOUTH_LIMIT_RANGE`; -90 for none. Default
   * `DEFAULT_SOUTH_LIMIT`, which differs by ocean.
   */
  readonly southLimit?: number | undefined
}

/**
 * What voyages stay north of by default. Shipping companies limit great circles in the Southern Ocean because of
 * weather and ice, to some 40 to 42° S in the Atlantic and Indian Ocean and 50° S in the Pacific (recalled, 2026).
 */
export const DEFAULT_SOUTH_LIMIT: SouthLimitOption = BY_OCEAN

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
  readonly southLimit: SouthLimitOption | null
  readonly notes: readonly ClosureNote[]
  /** Of the vessel; an unknown one closes nothing. */
  readonly dimensions: VesselDimensions
  /** Named straits without a passage that the vessel's size closes. */
  readonly straits: readonly NamedStrait[]
  /** Those, and, if `depth` is `enforce`, all that are too shallow for it. */
  readonly barred: readonly NamedStrait[]
  /**
   * Shelves too shallow for the vessel, which the route avoids where possible, if `depth` is `enforce`.
   */
  readonly shallows: readonly ShallowArea[]
  /** Closed by default, and named if they would save much. */
  readonly worthOpening: readonly DefaultClosure[]
  /** Closed by default, but open to local voyages. */
  readonly locals: readonly LocalPassage[]
  /** What is open, or closed by default, only because the size of the vessel is unknown. */
  readonly openWithoutSize: OpenWithoutSize
}

/** Kept answers: most voyages have the same few conditions, and each takes some kilobytes. */
const MAX_KEPT = 64

const decided = new WeakMap<ClosureTables, LRUCache<string, Closures>>()

/**
 * Determines what a voyage closes. Closing takes precedence: a passage in `closed` is closed even if
 * `opened` names it. Opening a passage with closing limits (a lock, a bar) does not open it to a vessel
 * that exceeds them. The limits of other straits close only with `enforce`; otherwise they become a
 * note.
 * @throws UnknownNameError for a passage or an area that this version does not know
 */
export function resolveClosures(
  constraints: Constraints,
  dimensions: VesselDimensions,
  tables: ClosureTables,
): Closures {
  const { polygons = [], channels = [] } = constraints
  const make = () => decide(constraints, dimensions, tables)
  // What a caller draws is long, and seldom the same.
  if (polygons.length > 0 || channels.length > 0) return make()
  const ofTables = kept(decided, tables, () => new LRUCache<string, Closures>({ max: MAX_KEPT }))
  return kept(ofTables, JSON.stringify([constraints, dimensions]), make)
}

function decide(
  {
    closed = [],
    opened = [],
    avoid = [],
    polygons = [],
    channels = [],
    depth = DEFAULT_DEPTH,
    southLimit,
  }: Constraints,
  dimensions: VesselDimensions,
  { passages, straits = [], shallowAreas = [] }: ClosureTables,
): Closures {
  UnknownNameError.check('constraints.closed', closed, PASSAGES)
  UnknownNameError.check('constraints.opened', opened, PASSAGES)
  UnknownNameError.check('constraints.avoid', avoid, AREA_GROUPS)
  const closedByDefault = CLOSED_BY_DEFAULT.filter(
    (id) => !opened.includes(id) && !closed.includes(id),
  )
  const allClosed = new Set<PassageId>([...closed, ...closedByDefault])

  const notes = vesselNotes(dimensions, passages, depth)
  const byVessel = new Set<string>(
    notes.filter((note) => note.code === 'closed_by_vessel').map((note) => note.passage),
  )
  const narrow = straitsClosedTo(dimensions, straits)
  const ofNarrow = new Set<string | undefined>(narrow.map(({ passage }) => passage))
  const fitting = closedByDefault.filter((id) => !byVessel.has(id) && !ofNarrow.has(id))
  const isEnforced = depth === 'enforce'
  return {
    closed: PASSAGES.filter((id) => allClosed.has(id) || byVessel.has(id)),
    closedByVessel: PASSAGES.filter((id) => byVessel.has(id) && !allClosed.has(id)),
    closedByDefault,
    areas: AREA_GROUPS.filter((group) => avoid.includes(group)),
    polygons,
    channels,
    southLimit: southLimit === SOUTH_LIMIT_RANGE.min ? null : (southLimit ?? DEFAULT_SOUTH_LIMIT),
    notes,
    dimensions,
    straits: narrow,
    barred: isEnforced ? [...new Set([...narrow, ...tooShallow(straits, dimensions)])] : narrow,
    shallows: isEnforced ? areasTooShallow(shallowAreas, dimensions.draughtM).map(asPlainArea) : [],
    worthOpening: worthOpening(fitting, dimensions, passages),
    locals: localPassages(fitting, dimensions, passages),
    openWithoutSize: openWithoutSize(dimensions, passages, straits),
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

/** The passages that are closed to a voyage, without those that are closed to none of its legs. */
export function closuresWithout(
  closures: Closures,
  legs: readonly { readonly openedLocally: readonly PassageId[] }[],
): Closures {
  const isOpen = (id: PassageId) => legs.every(({ openedLocally }) => openedLocally.includes(id))
  if (!closures.closedByDefault.some(isOpen)) return closures
  return {
    ...closures,
    closed: closures.closed.filter((id) => !isOpen(id)),
    closedByDefault: closures.closedByDefault.filter((id) => !isOpen(id)),
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
