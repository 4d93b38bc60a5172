import { AREA_GROUPS, type AreaGroup } from '../sea/areas.js'
import type { Passage, SeaPassageId } from '../sea/passages.js'
import { UnknownNameError } from './errors.js'
import { CLOSED_BY_DEFAULT, PASSAGES, type PassageId } from './request.js'
import { findVesselClass, type VesselClass } from './vessel-classes.js'
import { exceededLimit, type VesselDimensions } from './vessel-fit.js'

/** Areas that `avoid` can name, in a caller's words. */
export const AVOIDABLE_AREAS = ['seca', 'piracy'] as const
export type AvoidableArea = (typeof AVOIDABLE_AREAS)[number]
/** A caller's word for each group of areas: the API says `seca` for emission control areas. */
export const AREA_NAMES = { eca: 'seca', piracy: 'piracy' } as const satisfies Record<
  AreaGroup,
  AvoidableArea
>

export { CLOSED_BY_DEFAULT }
export type AllowValue = (typeof CLOSED_BY_DEFAULT)[number]
export type AvoidValue = PassageId | AvoidableArea

export interface VesselRestrictions extends VesselDimensions {
  readonly type?: string
  readonly sizeClass?: string
}

/** What a request says about passages; all of it optional, `true` and absent mean the same. */
export interface ClosureOptions {
  readonly suez?: boolean
  readonly panama?: boolean
  readonly gibraltar?: boolean
  readonly kiel?: boolean
  readonly avoid?: readonly AvoidValue[]
  readonly allow?: readonly AllowValue[]
  readonly vessel?: VesselRestrictions
}

/** The data that the vessel's part needs. */
export interface ClosureTables {
  readonly passages: readonly Passage[]
  readonly vesselClasses: readonly VesselClass[]
}

/** A remark on one passage; a caller tells it when the passage matters to the route at hand. */
export interface ClosureNote {
  /** `closed_by_vessel`: shut for this ship. `exceeds_limit`: too large, but it can't be shut. */
  readonly code: 'closed_by_vessel' | 'exceeds_limit'
  readonly passage: SeaPassageId
  readonly detail: string
}

export interface Closures {
  /** All that is closed, for whatever reason, in mask order. */
  readonly closed: readonly PassageId[]
  /** Closed by the ship's size alone: the caller and the defaults would have left them open. */
  readonly closedByVessel: readonly PassageId[]
  /** Closed by default alone: neither allowed nor shut by name. */
  readonly closedByDefault: readonly PassageId[]
  readonly areas: readonly AreaGroup[]
  readonly notes: readonly ClosureNote[]
}

/**
 * What a request closes. Closing wins over opening: a passage named in `avoid` is shut even when
 * its flag is true or `allow` names it, and no flag opens a canal to a ship that exceeds its legal
 * limit. Canals shut by limit; limits of straits are depths, often of one channel among several and
 * mostly recalled, so they are told as a note and close nothing.
 * @throws UnknownNameError for a name in `avoid` or `allow` that can't be closed or opened
 */
export function resolveClosures(options: ClosureOptions, tables: ClosureTables): Closures {
  UnknownNameError.check('avoid', options.avoid ?? [], [...PASSAGES, ...AVOIDABLE_AREAS])
  UnknownNameError.check('allow', options.allow ?? [], CLOSED_BY_DEFAULT)
  const avoid = new Set<string>(options.avoid ?? [])
  for (const id of ['suez', 'panama', 'gibraltar', 'kiel'] as const) {
    if (options[id] === false) avoid.add(id)
  }
  const allow = new Set<string>(options.allow ?? [])
  const closedByDefault = CLOSED_BY_DEFAULT.filter((id) => !allow.has(id) && !avoid.has(id))
  const shut = new Set<string>([...avoid, ...closedByDefault])

  const notes = vesselNotes(dimensionsOf(options.vessel, tables.vesselClasses), tables.passages)
  const byVessel = new Set<string>(
    notes.filter((note) => note.code === 'closed_by_vessel').map((note) => note.passage),
  )
  return {
    closed: PASSAGES.filter((id) => shut.has(id) || byVessel.has(id)),
    closedByVessel: PASSAGES.filter((id) => byVessel.has(id) && !shut.has(id)),
    closedByDefault,
    areas: AREA_GROUPS.filter((group) => avoid.has(AREA_NAMES[group])),
    notes,
  }
}

/** The ship's own dimensions, and those typical of its size class where it gives none. */
export function dimensionsOf(
  vessel: VesselRestrictions | undefined,
  classes: readonly VesselClass[],
): VesselDimensions {
  if (!vessel) return {}
  const typical =
    vessel.type !== undefined && vessel.sizeClass !== undefined
      ? findVesselClass(classes, vessel.type, vessel.sizeClass)
      : undefined
  return {
    loaM: vessel.loaM ?? typical?.loaM,
    beamM: vessel.beamM ?? typical?.beamM,
    draughtM: vessel.draughtM ?? typical?.draughtM,
  }
}

function vesselNotes(vessel: VesselDimensions, passages: readonly Passage[]): ClosureNote[] {
  return passages.flatMap((passage) => {
    const reason = exceededLimit(passage, vessel)
    if (reason === null) return []
    const shuts = passage.closable && passage.kind === 'canal'
    return [
      {
        code: shuts ? ('closed_by_vessel' as const) : ('exceeds_limit' as const),
        passage: passage.id,
        detail: `${passage.name}: ${reason}.`,
      },
    ]
  })
}
