import { describe, expect, it } from 'vitest'
import { HubCover, type PathTree } from '../../build/port-labels/hub-cover.js'
import { seeded } from '../geo/random.js'

const SIDE = 9
const PLACES = 30

/** Shortest paths on a grid of streets, where most pairs have many paths of one length. */
function treeFrom(start: number, places: readonly number[], random: () => number): PathTree {
  const at = new Map([[start, 0]])
  const vertex = [start]
  const parent = [-1]
  const km = [0]
  for (let node = 0; node < vertex.length; node++) {
    const here = vertex[node]!
    const [x, y] = [here % SIDE, Math.floor(here / SIDE)]
    const next = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const
    for (const [i, j] of [...next].sort(() => random() - 0.5)) {
      const there = SIDE * j + i
      if (i < 0 || j < 0 || i >= SIDE || j >= SIDE || at.has(there)) continue
      at.set(there, vertex.length)
      vertex.push(there)
      parent.push(node)
      km.push(km[node]! + 1)
    }
  }
  return {
    vertex: Int32Array.from(vertex),
    parent: Int32Array.from(parent),
    km: Float64Array.from(km),
    ends: Int32Array.from(places, (place) => at.get(place)!),
  }
}

describe('labels of hubs', () => {
  it.each([1, 2, 3])(
    'have every distance as a sum over a hub, also where paths are equally long (seed %i)',
    (seed) => {
      const random = seeded(seed)
      const all = Array.from({ length: SIDE * SIDE }, (_, i) => i)
      const places = all.sort(() => random() - 0.5).slice(0, PLACES)
      const trees = places.map((place) => treeFrom(place, places, random))
      const { labels, hubs } = new HubCover(trees, PLACES, SIDE * SIDE).labels(() => undefined)
      const sums = labels.map((from) =>
        labels.map((to) =>
          from.hubs.reduce((least, hub, i) => {
            const other = to.hubs.indexOf(hub)
            return other < 0 ? least : Math.min(least, from.km[i]! + to.km[other]!)
          }, Number.POSITIVE_INFINITY),
        ),
      )
      const [x, y] = [(v: number) => v % SIDE, (v: number) => Math.floor(v / SIDE)]
      const wanted = places.map((a) =>
        places.map((b) => Math.abs(x(a) - x(b)) + Math.abs(y(a) - y(b))),
      )
      for (const [i, row] of sums.entries()) {
        expect(row.filter((_, j) => j !== i)).toEqual(wanted[i]!.filter((_, j) => j !== i))
      }
      for (const { hubs: own } of labels) {
        expect(own).toEqual([...new Set(own)].sort((a, b) => a - b))
        expect(Math.max(...own)).toBeLessThan(hubs)
      }
    },
  )
})
