import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type { LimitSet, LocalUse, Passage } from '../../engine/sea/passages.js'
import { assumedSize, exceededLimit, straitsClosedTo } from '../ship/vessel-fit.js'

/**
 * Who sails in a narrow water if the request says nothing about it. `all`: every ship, with a warning where a
 * limit is exceeded. `small`: ships that fit its limits, and ships of unknown size, with a warning; an ordinary ship does
 * not fit. `local`: voyages with one end, or both, near it. `nobody`: only who asks for it.
 */
export const WATER_USES = ['all', 'small', 'local', 'nobody'] as const
export type WaterUse = (typeof WATER_USES)[number]

export function useOfPassage(passage: Passage): WaterUse {
  const { closedByDefault, local, limitsClose } = passage
  if (closedByDefault !== undefined) return local === undefined ? 'nobody' : 'local'
  return limitsClose && exceededLimit(passage, assumedSize({})) !== null ? 'small' : 'all'
}

export function useOfStrait(strait: NamedStrait): WaterUse {
  return straitsClosedTo(assumedSize({}), [strait]).length > 0 ? 'small' : 'all'
}

/** A row of the table of narrow waters. */
export interface NarrowWater {
  readonly name: string
  /** For `avoid` and `allow`; null for straits that only a vessel's size closes. */
  readonly passage: string | null
  readonly use: WaterUse
  readonly local: LocalUse | null
  /** Least depth of the usual fairway, m, recalled; null if it is not in the table. */
  readonly depthM: number | null
  /** A ship may pass if it fits any one of them; whether they close the water or only cause a warning. */
  readonly limits: readonly LimitSet[]
  readonly limitsClose: boolean
}

/** All narrow waters with a name: the passages, then the straits by name. */
export function narrowWaters(
  passages: readonly Passage[],
  straits: readonly NamedStrait[],
): NarrowWater[] {
  const ofPassage = (id: string) => straits.find(({ passage }) => passage === id)
  return [
    ...passages.map((passage) => {
      const { depthM = null, limits = [], limitsClose = false } = ofPassage(passage.id) ?? {}
      return {
        name: passage.name,
        passage: passage.id,
        use: useOfPassage(passage),
        local: passage.local ?? null,
        depthM,
        limits: [...passage.limits, ...limits],
        limitsClose: passage.limitsClose || limitsClose,
      }
    }),
    ...straits
      .filter(({ passage }) => passage === undefined)
      .map((strait) => ({
        name: strait.name,
        passage: null,
        use: useOfStrait(strait),
        local: null,
        depthM: strait.depthM,
        limits: strait.limits ?? [],
        limitsClose: strait.limitsClose === true,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  ]
}
