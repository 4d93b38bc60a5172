import { type Passage, speedLimitOf } from '../../sea/passages.js'
import type { NetworkGraph } from '../graph.js'
import type { Reached } from './reached.js'

/**
 * Kilometres that a vessel sails elsewhere while the speed limits of passages delay it, for each set of
 * links. A link is the whole of a canal, but only the gate of a strait, whose length is in the table.
 */
export function delaysKm(
  { links }: Pick<Reached, 'links'>,
  { network }: NetworkGraph,
  passages: readonly Passage[],
  speedKmh: number,
): Float64Array {
  const { linkKm, linkPassage } = network
  return Float64Array.from(links, (set) => {
    const km = new Map<Passage, number>()
    for (const link of set) {
      const passage = passages[linkPassage[link]!]!
      const { gates, lengthKm } = passage
      const isGate = gates.length > 0 && lengthKm !== undefined
      km.set(passage, isGate ? lengthKm.value : (km.get(passage) ?? 0) + linkKm[link]!)
    }
    return [...km].reduce((sum, [passage, insideKm]) => {
      return sum + insideKm * slowness(passage, speedKmh) * speedKmh
    }, 0)
  })
}

/**
 * Hours that the speed limits of passages add on links; NaN if one is the gate of a strait, in which the
 * time depends on the line.
 */
export function linkDelayHours(
  links: readonly number[],
  { network }: NetworkGraph,
  passages: readonly Passage[],
  speedKmh: number,
): number {
  const { linkKm, linkPassage } = network
  return links.reduce((sum, link) => {
    const passage = passages[linkPassage[link]!]!
    const slow = slowness(passage, speedKmh)
    if (slow === 0) return sum
    return passage.gates.length > 0 ? Number.NaN : sum + linkKm[link]! * slow
  }, 0)
}

/** Hours that a kilometre inside a passage takes longer than elsewhere. */
function slowness(passage: Passage, speedKmh: number): number {
  const limitKmh = speedLimitOf(passage) ?? speedKmh
  return Math.max(0, 1 / limitKmh - 1 / speedKmh)
}
