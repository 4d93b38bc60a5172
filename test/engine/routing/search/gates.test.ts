import { describe, expect, it } from 'vitest'
import type { NetworkGraph } from '../../../../src/engine/routing/graph.js'
import { KeptBudget } from '../../../../src/engine/routing/kept-map.js'
import { leastThroughLinks } from '../../../../src/engine/routing/search/gate-paths.js'
import { Gates } from '../../../../src/engine/routing/search/gates.js'
import {
  EMPTY,
  has,
  type IndexSet,
  indexSet,
  without,
} from '../../../../src/engine/sea/index-set.js'
import { seeded } from '../../geo/random.js'

const STRAITS = 40
const GATES = 2 * STRAITS

/** Gates in two waters, each strait with one on either side of it: a water is a line, 1,000 km long. */
function straits(seed: number) {
  const random = seeded(seed)
  const at = Array.from({ length: GATES }, () => 1000 * random())
  const water = Array.from({ length: GATES }, () => Math.floor(2 * random()))
  const seaKm = (i: number, j: number) =>
    water[i] === water[j] ? Math.abs(at[i]! - at[j]!) : Number.POSITIVE_INFINITY
  const links = Array.from(
    { length: STRAITS },
    (_, l) => [2 * l, 2 * l + 1, 300 * random()] as const,
  )
  const network = {
    gateLandmarks: GATES,
    landmarks: Int32Array.from(at, (_, gate) => gate),
    cornerCount: 0,
    linkPassage: Int32Array.from(links, (_, l) => l),
    linkFrom: Int32Array.from(links, ([from]) => from),
    linkTo: Int32Array.from(links, ([, to]) => to),
    linkKm: Float64Array.from(links, ([, , km]) => km),
  }
  const graph = {
    network,
    budget: new KeptBudget(),
    landmarkKm: seaKm,
    isLinkClosed: (l: number, closed: IndexSet) => has(closed, l),
  }
  return { gates: new Gates(graph as unknown as NetworkGraph), seaKm, links }
}

/** Floyd and Warshall: every gate between all pairs. */
function shortestKm({ seaKm, links }: ReturnType<typeof straits>): Float64Array {
  const km = new Float64Array(GATES * GATES)
  for (let at = 0; at < km.length; at++) km[at] = seaKm(Math.floor(at / GATES), at % GATES)
  for (const [a, b, linkKm] of links) {
    km[a * GATES + b] = Math.min(km[a * GATES + b]!, linkKm)
    km[b * GATES + a] = Math.min(km[b * GATES + a]!, linkKm)
  }
  for (let k = 0; k < GATES; k++) {
    for (let at = 0; at < km.length; at++) {
      const [i, j] = [Math.floor(at / GATES), at % GATES]
      km[at] = Math.min(km[at]!, km[i * GATES + k]! + km[k * GATES + j]!)
    }
  }
  return km
}

describe('the distances between gates', () => {
  it.each([1, 2, 3])('are the shortest, and so are their paths, seed %i', (seed) => {
    const sea = straits(seed)
    const { gates, seaKm, links } = sea
    const km = gates.km(EMPTY)
    const off = shortestKm(sea).map((least, at) => {
      const steps = gates.steps(Math.floor(at / GATES), at % GATES, EMPTY)
      const sailedKm = steps.reduce(
        (sum, { from, to, link }) => sum + (link < 0 ? seaKm(from, to) : links[link]![2]),
        0,
      )
      return Math.max(Math.abs(km[at]! - least), Math.abs(sailedKm - least))
    })
    expect(Math.max(...off)).toBeLessThan(1e-6)
  })

  it('compare what straits bring nearer: 34,000 sums instead of 512,000', () => {
    const { gates } = straits(1)
    gates.km(EMPTY)
    expect(gates.compared).toBe(33_978)
  })

  it.each([1, 2, 3])('with some straits opened follow from those without them, seed %i', (seed) => {
    const { gates } = straits(seed)
    const base = indexSet(Array.from({ length: 36 }, (_, l) => l))
    const opened = indexSet([5, 20, 21, 22])
    const [between, all] = [gates.km(base), gates.km(without(base, opened))]
    const links = gates.linksOf(opened)
    const row = (gate: number) => between.slice(gate * GATES, (gate + 1) * GATES)
    const off = between.map((km, at) => {
      const [i, j] = [Math.floor(at / GATES), at % GATES]
      return Math.abs(Math.min(km, leastThroughLinks(row(i), between, row(j), links)) - all[at]!)
    })
    expect(Math.max(...off)).toBeLessThan(1e-6)
    expect(all.some((km, at) => km < between[at]! - 1)).toBe(true)
  })
})
