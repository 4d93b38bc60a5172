import { describe, expect, it } from 'vitest'
import { ring } from '../../../src/engine/geo/ring.js'
import { firstStates } from '../../../src/engine/routing/avoid/tables/endpoint-costs.js'
import { activeLandmarks, LowerBounds, leastKm } from '../../../src/engine/routing/lower-bounds.js'
import { NetworkRouter } from '../../../src/engine/routing/network-router.js'
import { OneToManySearch } from '../../../src/engine/routing/search/one-to-many.js'
import { ShortestPathSearch } from '../../../src/engine/routing/search/shortest-path.js'
import type { Endpoint } from '../../../src/engine/routing/snap/endpoint.js'
import { toLandmarks } from '../../../src/engine/routing/snap/joined.js'
import type { Area } from '../../../src/engine/sea/areas.js'
import { EMPTY, FULL, fromNumber, type IndexSet } from '../../../src/engine/sea/index-set.js'
import { legKm } from '../../../src/engine/sea/legs.js'
import { someSeeds } from '../../support/cases.js'
import { seeded } from '../geo/random.js'
import { randomPlan, rectangle, type SyntheticSea, syntheticSea } from './synthetic-sea.js'
import { dijkstra, distanceTo, join } from './twin.js'

const METRE = 0.001
/** The tables have whole metres, at either end of a sum. */
const TABLE = 0.0025
const SEEDS = someSeeds([1, 2, 3], [4, 5, 6, 7, 8])
const ENDS = 10

/** Some of a sea's ports, and positions all over it that can be snapped. */
function endpoints({ inner, content }: SyntheticSea, random: () => number): Endpoint[] {
  const ends: Endpoint[] = Array.from(content.portId.slice(0, 3), (_, i) => inner.snapper.atPort(i))
  while (ends.length < ENDS) {
    const end = inner.snapper.at([22 + 60 * random(), -30 + 50 * random()])
    if (end.kind !== 'too-far') ends.push(end)
  }
  return ends
}

function randomClosed(random: () => number): IndexSet {
  return random() < 0.2 ? EMPTY : fromNumber(Math.floor(random() * 4096))
}

const close = (a: number, b: number, within: number): boolean =>
  a === b || Math.abs(a - b) <= within

const SEAS = SEEDS.flatMap((seed) => [
  { seed, finished: false },
  { seed, finished: true },
])

describe.each(SEAS)(
  'a random sea, seed $seed, finished $finished: against plain Dijkstra',
  ({ seed, finished }) => {
    const random = seeded(seed)
    const sea = syntheticSea(randomPlan(random), [], { finished })
    const { inner, network } = sea
    const { graph } = inner
    const ends = inner.facing(endpoints(sea, random))
    const joins = ends.map((end) => join(network, end))

    it('paths, their lines and rows of a matrix are as short, to a metre', () => {
      const closed = randomClosed(random)
      const { km: matrix } = inner.matrix(ends, ends, closed)
      let found = 0
      ends.forEach((origin, i) => {
        const fromOrigin = dijkstra(network, joins[i]!, closed)
        ends.forEach((destination, j) => {
          const why = `seed ${seed}, closed ${closed}, ${i} to ${j}`
          const want = distanceTo(network, fromOrigin, joins[i]!, joins[j]!, closed)
          const query = inner.query(origin, destination, closed)
          const path = inner.shortest(query)
          const km = path
            ? inner.build(query, path).distancesKm().at(-1)!
            : Number.POSITIVE_INFINITY
          const cell = matrix[i * ends.length + j]!
          expect(close(Number.isNaN(cell) ? Number.POSITIVE_INFINITY : cell, km, METRE), why).toBe(
            true,
          )
          if (path?.kind === 'inshore') expect(km, why).toBeLessThan(want + METRE)
          else expect(close(km, want, METRE), `${why}: ${km}, the twin says ${want}`).toBe(true)
          expect(inner.connects(query), why).toBe(path !== null)
          if (path) found++
        })
      })
      expect(found).toBeGreaterThan(ENDS)
    })

    it('one search to many, and one to one, find the same with every gate closed', () => {
      const all = [...ends.keys()]
      const oneToMany = new OneToManySearch(graph)
      const oneToOne = new ShortestPathSearch(graph)
      ends.forEach((origin, i) => {
        const km = dijkstra(network, joins[i]!, FULL)
        // The twin has no path for shut endpoints, while the searches only look at the graph.
        const bestKm = new Float64Array(ends.length).fill(Number.POSITIVE_INFINITY)
        oneToMany.run(origin, ends, all, bestKm)
        ends.forEach((destination, j) => {
          const why = `seed ${seed}, ${i} to ${j}`
          // If two ends see each other, the searches find only paths that turn, which are longer.
          if (destination.kind === 'sea' && joins[i]!.horizon?.sees(destination.view.vector)) return
          const path = oneToOne.find({ origin, destination }, Number.POSITIVE_INFINITY)
          expect(close(path?.km ?? Number.POSITIVE_INFINITY, bestKm[j]!, 1e-6), why).toBe(true)
          if (origin.kind === 'fairway') return
          const want = Math.min(
            ...destination.states.map((state, k) => km[graph.mirror(state)]! + destination.km[k]!),
          )
          expect(close(bestKm[j]!, want, 1e-6), why).toBe(true)
        })
      })
    })

    it('distances to some landmarks are those of the end', () => {
      const some = Int32Array.from(graph.network.landmarks.keys()).filter((r) => r % 2 === 0)
      ends.forEach((end, j) => {
        const { landmarkKm, acrossKm } = toLandmarks(graph, end, some)
        some.forEach((r, k) => {
          const why = `seed ${seed}, ${j} to landmark ${r}`
          expect(landmarkKm[k], why).toBeCloseTo(end.landmarkKm[r]!, 6)
          expect(acrossKm[k], why).toBeCloseTo(end.acrossKm[r]!, 2)
        })
      })
    })

    it('lower bounds are never above the distance', () => {
      ends.forEach((destination, j) => {
        if (destination.kind === 'fairway') return
        const toAll = dijkstra(network, joins[j]!, FULL)
        ends.forEach((origin, i) => {
          if (origin.kind === 'fairway') return
          const km = Math.min(
            ...origin.states.map((state, k) => toAll[graph.mirror(state)]! + origin.km[k]!),
          )
          expect(leastKm(origin, destination), `seed ${seed}, ${i} to ${j}`).toBeLessThanOrEqual(km)
          const bounds = new LowerBounds(graph, destination, activeLandmarks(origin, destination))
          toAll.forEach((stateKm, state) => {
            const bound = bounds.from(graph.entityOfState(state), Number.POSITIVE_INFINITY)
            // An arc cosine is accurate only to 10 cm if the two places are one.
            expect(bound, `seed ${seed}, state ${state} to ${j}`).toBeLessThanOrEqual(
              stateKm + METRE,
            )
          })
        })
      })
    })

    it('paths to landmarks are as long as Dijkstra says, and as the table has them', () => {
      const { landmarks } = network
      ends.forEach((end, i) => {
        if (end.kind === 'fairway') return
        const km = dijkstra(network, joins[i]!, FULL)
        for (let landmark = 0; landmark < landmarks.length; landmark++) {
          const why = `seed ${seed}, end ${i}, landmark ${landmark}`
          const want = km[graph.stateOfNode(landmarks[landmark]!)]!
          expect(close(end.landmarkKm[landmark]!, want, TABLE), why).toBe(true)
          if (want === Number.POSITIVE_INFINITY) continue
          expect(close(inner.landmarks.path(end, landmark).km, want, METRE), why).toBe(true)
        }
      })
    })

    it('the gates above the network give the distances of the open network', () => {
      const closed = randomClosed(random)
      const { count } = inner.gates
      const km = inner.gates.km(closed)
      for (let i = 0; i < count; i++) {
        const node = inner.landmarks.endpoint(i)
        const fromGate = dijkstra(network, join(network, node), closed)
        for (let j = 0; j < count; j++) {
          const why = `seed ${seed}, closed ${closed}, gate ${i} to ${j}`
          const want = fromGate[graph.stateOfNode(network.landmarks[j]!)]!
          expect(close(km[i * count + j]!, want, count * TABLE), why).toBe(true)
        }
      }
    })
  },
)

describe.each([11, 12])('a random sea with an area to avoid, seed %i', (seed) => {
  const random = seeded(seed)
  const sea = syntheticSea(randomPlan(random))
  const { inner, network } = sea
  const { graph, detours } = inner
  // From the middle of one island to that of another, so that no corner of the area lies on water.
  const area = { rings: [ring(rectangle(44.5, -19.5, 72.5, 8.5))] } as unknown as Area
  const avoidance = detours.ofAreas([area])
  const { avoided } = avoidance.corners

  /** Least cost from an endpoint to every state, by Dijkstra's algorithm without a queue. */
  function costs(origin: Endpoint, closed: IndexSet): Float64Array {
    const { legs } = network
    const { edgeFirst, edgeTo } = legs
    const cost = new Float64Array(graph.states).fill(Number.POSITIVE_INFINITY)
    const done = new Uint8Array(graph.states)
    for (const [state, c] of firstStates(graph, origin, avoided)) {
      cost[state] = Math.min(cost[state]!, c)
    }
    for (;;) {
      let state = -1
      cost.forEach((c, s) => {
        if (!done[s] && c < (state < 0 ? Number.POSITIVE_INFINITY : cost[state]!)) state = s
      })
      if (state < 0) return cost
      done[state] = 1
      const reach = (to: number, c: number) => {
        cost[to] = Math.min(cost[to]!, cost[state]! + c)
      }
      // A path may turn away from the shore.
      reach(graph.mirror(state), 0)
      for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
        const to = edgeTo[k]!
        const [from, end] = [graph.entityOfState(state), graph.entityOfState(to)]
        reach(to, avoidance.corners.networkLegCost(k, legKm(legs, state, k), from, end))
      }
      if (!graph.isNode(state)) continue
      graph.eachLink(state, closed, (to, km, link) => {
        reach(to, avoided.lineCost(graph.linkPositions(link), km))
      })
    }
  }

  it('tables that another router made give the same', () => {
    const other = new NetworkRouter(network, sea.coast)
    const known = detours.prepare(avoidance).packed()
    const theirs = other.detours.ofAreas([area])
    expect(other.detours.prepare(theirs, known).packed().costs).toBe(known.costs)
    const ends = endpoints(sea, random)
    for (const origin of ends) {
      for (const destination of ends) {
        const query = inner.query(origin, destination, EMPTY)
        const mine = detours.find(query, avoidance, Number.POSITIVE_INFINITY)
        const found = other.detours.find(query, theirs, Number.POSITIVE_INFINITY)
        expect(found?.cost).toBe(mine?.cost)
      }
    }
    avoidance.tables = null
  })

  it('the search costs what plain Dijkstra over the same legs does, with tables and without', () => {
    expect(avoidance.corners.nodes).toEqual([])
    const ends = endpoints(sea, random)
    const closed = randomClosed(random)
    const fromAll = ends.map((origin) => costs(origin, closed))
    let searched = 0
    for (const isPrepared of [false, true]) {
      if (isPrepared) detours.prepare(avoidance)
      for (const [i, origin] of ends.entries()) {
        for (const [j, destination] of ends.entries()) {
          const want = Math.min(
            ...firstStates(graph, destination, avoided).map(
              ([state, c]) => fromAll[i]![graph.mirror(state)]! + c,
            ),
          )
          const query = inner.query(origin, destination, closed)
          const why = `seed ${seed}, closed ${closed}, ${i} to ${j}, ${isPrepared}`
          // No path is cheaper, and with a limit just above, the path has several places.
          if (want === Number.POSITIVE_INFINITY) continue
          const below = detours.find(query, avoidance, want - METRE)
          expect(below === null || below.places.length === 0, why).toBe(true)
          const path = detours.find(query, avoidance, want + METRE)
          expect(path, why).not.toBeNull()
          if (path!.places.length > 0) searched++
        }
      }
    }
    expect(searched).toBeGreaterThan(10)
  })
})
