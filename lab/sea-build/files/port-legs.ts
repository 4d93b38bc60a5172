import { entityOf, mirror, stateOfNode } from '../../../src/engine/sea/sight/states.js'
import { Sweep, type SweptNetwork } from '../../../src/engine/sea/sight/sweep.js'
import type { NetworkContent } from '../../../src/engine/sea/stored/network-content.js'

/**
 * The legs that a shortest path between two of the given nodes uses with every gate closed, by their
 * index in `legTo`, ascending. One path counts per pair. Only legs over the sea, because every network
 * has all links.
 */
export function findPortLegs(
  { legFirst, legTo }: Pick<NetworkContent, 'legFirst' | 'legTo'>,
  network: SweptNetwork,
  nodes: Iterable<number>,
  report: (done: number) => void,
): Int32Array {
  const { cornerCount } = network
  const sweep = new Sweep(network, { parents: true })
  const parent = sweep.parent!
  const states = Array.from(new Set(nodes), (node) => stateOfNode(cornerCount, node))
  const bays = new Set(states.map((state) => network.stateBay[state]!))
  const isUsed = new Uint8Array(legTo.length)
  const walked = new Int32Array(parent.length).fill(-1)
  states.forEach((from, i) => {
    sweep.reset(bays).start(from, 0)
    sweep.advance(Number.POSITIVE_INFINITY)
    for (const to of states.slice(i + 1)) {
      if (sweep.km[to] === Number.POSITIVE_INFINITY) continue
      for (let at = to; at !== from && walked[at] !== i; at = parent[at]!) {
        walked[at] = i
        const leg = legBetween(legFirst, legTo, cornerCount, parent[at]!, at)
        if (leg >= 0) isUsed[leg] = 1
      }
    }
    if (i % 200 === 199) report(i + 1)
  })
  const used: number[] = []
  isUsed.forEach((flag, leg) => {
    if (flag === 1) used.push(leg)
  })
  return Int32Array.from(used)
}

/** Index of the leg from one state to another; -1 if a link joins them instead. */
function legBetween(
  legFirst: Int32Array,
  legTo: Int32Array,
  cornerCount: number,
  from: number,
  to: number,
): number {
  const isForward = entityOf(cornerCount, from) < entityOf(cornerCount, to)
  const row = isForward ? from : mirror(cornerCount, to)
  const end = isForward ? to : mirror(cornerCount, from)
  for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) if (legTo[k] === end) return k
  return -1
}
