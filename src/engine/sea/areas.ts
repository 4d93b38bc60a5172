import type { Position } from '../geo/position.js'
import { type Outlined, ring } from '../geo/ring.js'

/** `eca`: emission control areas. `piracy`: high-risk and war-listed areas. */
export const AREA_GROUPS = ['eca', 'piracy'] as const
/** A kind of area that routes can avoid. */
export type AreaGroup = (typeof AREA_GROUPS)[number]

interface AreaFacts {
  readonly id: string
  readonly name: string
  /** First day on which the sulphur limit is enforced, `YYYY-MM-DD`. Emission control areas only. */
  readonly enforcedFrom?: string
  readonly sulphurLimitPercent?: number
  /** Vessels whose keel was laid on or after this day must meet NOx Tier III here. */
  readonly noxTier3KeelFrom?: string
  /**
   * High-risk areas only: `newest`, the year of an older edition, or `own` for one that Fairway
   * defines.
   */
  readonly edition?: string
  readonly validFrom?: string
  readonly validTo?: string
  /** Whether the outline is a placeholder for legal coordinates that were unavailable. */
  readonly approximate: boolean
  readonly source: string
  readonly note?: string
}

/** An area at sea, ready for queries. No area contains a pole. */
export interface Area extends AreaFacts, Outlined {
  readonly group: AreaGroup
  /** The rings as written: not closed, with edges that are straight in longitude and latitude. None crosses ±180. */
  readonly outlines: readonly (readonly Position[])[]
}

/** An entry of data/reference/areas.json, which calls emission control areas `seca`. */
interface WrittenArea extends AreaFacts {
  readonly group: 'seca' | 'piracy'
  readonly rings: readonly (readonly Position[])[]
}

const FORMAT = 'fairway-areas/1'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The areas of a parsed data/reference/areas.json.
 * @throws Error that names the entry at fault if the data is not in the expected format.
 */
export function readAreas(json: unknown): readonly Area[] {
  const document = json as { format?: unknown; areas?: readonly WrittenArea[] }
  if (document?.format !== FORMAT) {
    throw new Error(
      `Areas: got format ${String(document?.format)}, expected ${FORMAT}. Rebuild the data.`,
    )
  }
  return (document.areas ?? []).map((area) => {
    const group = area.group === 'seca' ? 'eca' : area.group
    if (group === 'eca' ? !DAY.test(area.enforcedFrom ?? '') : !area.edition) {
      throw new Error(`Areas: ${area.id} needs ${group === 'eca' ? 'enforcedFrom' : 'edition'}.`)
    }
    return { ...area, group, outlines: area.rings, rings: area.rings.map(ring) }
  })
}

/**
 * The areas of a group that apply to a voyage. Emission control areas: those enforced on the day.
 * High-risk areas: those of one edition, whatever the day, because a listing has no announced end, and
 * an older edition is only ever chosen on purpose.
 * @param date `YYYY-MM-DD`
 */
export function areasInForce(
  areas: readonly Area[],
  group: AreaGroup,
  date: string,
  edition = 'newest',
): readonly Area[] {
  return areas.filter((area) => {
    if (area.group !== group) return false
    return group === 'eca' ? (area.enforcedFrom ?? '9999') <= date : area.edition === edition
  })
}

/** The areas of any voyage, on whatever day: all but older editions. */
export function areasOfVoyages(areas: readonly Area[]): readonly Area[] {
  return AREA_GROUPS.flatMap((group) => areasInForce(areas, group, '9999'))
}
