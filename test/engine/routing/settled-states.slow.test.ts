import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DetourSearch } from '../../../src/engine/routing/avoid/detour-search.js'
import { NetworkGraph } from '../../../src/engine/routing/graph.js'
import {
  BY_OCEAN,
  type PassageId,
  type RouteEnd,
  type RouteOptions,
} from '../../../src/engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../../src/engine/routing/router.js'
import { Gates } from '../../../src/engine/routing/search/gates.js'
import { ShortestPathSearch } from '../../../src/engine/routing/search/shortest-path.js'
import { sea } from '../../support/sea.js'

// Speed without a clock: the states that searches take from their queues. A count that grows is a loss of
// speed. A new network has other counts; they change in its commit.

const PORTS = {
  Rotterdam: 1068,
  Singapore: 1309,
  Shanghai: 319,
  'New York': 1454,
  Santos: 145,
  Durban: 1549,
  Sydney: 85,
  Valparaiso: 258,
  Yokohama: 904,
  Hamburg: 395,
  Mumbai: 734,
  Lagos: 1053,
  Piraeus: 660,
  Gdansk: 1208,
  Vancouver: 206,
}
type Name = keyof typeof PORTS

const BOX = {
  mode: 'forbid',
  rings: [
    [
      [-40, 25],
      [-20, 25],
      [-20, 50],
      [-40, 50],
    ],
  ],
} as const
const SOUTH = { southLimit: BY_OCEAN } as const
const DATE = '2026-06-01'
const ATLANTIC = [-30, 42] as const
const ARABIAN = [60, 15] as const
const TASMAN = [160, -38] as const

type Place = Name | readonly [lon: number, lat: number]
type Options = Omit<RouteOptions, 'date'>

/**
 * States taken from the queue, in searches without areas and in those around or through them. Most pairs of
 * ports need no search: the tables of landmarks and the labels of ports answer them.
 */
const GOLDEN: readonly [from: Place, to: Place, Options, [plain: number, detours: number]][] = [
  ['Rotterdam', 'Singapore', {}, [0, 0]],
  ['Rotterdam', 'Singapore', { closed: ['suez'] }, [0, 0]],
  ['Shanghai', 'New York', {}, [0, 0]],
  ['Shanghai', 'New York', { closed: ['panama', 'suez'] }, [0, 0]],
  ['Santos', 'Yokohama', {}, [257, 0]],
  ['Santos', 'Yokohama', SOUTH, [257, 2179]],
  ['Durban', 'Sydney', SOUTH, [22, 782]],
  ['Sydney', 'Valparaiso', SOUTH, [6, 478]],
  ['Hamburg', 'Gdansk', {}, [0, 0]],
  ['Hamburg', 'Gdansk', { closed: ['kiel'] }, [0, 0]],
  ['Mumbai', 'Lagos', {}, [539, 0]],
  ['Piraeus', 'Vancouver', {}, [0, 0]],
  [ATLANTIC, 'Piraeus', {}, [0, 0]],
  [ARABIAN, 'Lagos', {}, [547, 0]],
  [ATLANTIC, ARABIAN, {}, [0, 0]],
  [TASMAN, ATLANTIC, {}, [0, 0]],
  ['New York', 'Piraeus', { avoidPolygons: [BOX] }, [0, 2110]],
  ['New York', 'Piraeus', { avoidPolygons: [{ ...BOX, mode: 'penalise' }] }, [0, 5793]],
  ['Rotterdam', 'Singapore', { avoidAreas: ['piracy'] }, [0, 42298]],
  ['Hamburg', 'New York', { avoidAreas: ['eca'] }, [40, 52318]],
]

/** Three matrices of the first ports with themselves. */
const MATRICES: readonly [ports: number, Options, [plain: number, detours: number]][] = [
  // Labels do not tell lengths where a path may pass their limit.
  [15, {}, [2417, 0]],
  [15, { closed: ['suez', 'panama'] }, [1765, 0]],
  // All ends have labels, which need no search.
  [8, SOUTH, [0, 0]],
]

type Search = ShortestPathSearch | DetourSearch

function endAt(place: Place): RouteEnd {
  return typeof place === 'string' ? { portId: PORTS[place] } : { position: [place[0], place[1]] }
}

/** What all searches settle from now on, in sum. */
function countSettled(): [plain: number, detours: number] {
  const settled: [number, number] = [0, 0]
  for (const [i, { prototype }] of [ShortestPathSearch, DetourSearch].entries()) {
    const find = prototype.find as (...args: unknown[]) => unknown
    vi.spyOn(prototype, 'find').mockImplementation(function (this: Search, ...args: unknown[]) {
      const found = find.apply(this, args)
      settled[i]! += this.settled
      return found as null
    })
  }
  return settled
}

describe('the work of searches at 20 km', () => {
  let data: SeaData
  beforeAll(async () => {
    data = (await sea(20)).data
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(GOLDEN)('%s to %s with %o', (from, to, options, expected) => {
    const [origin, destination] = [endAt(from), endAt(to)]
    const router = new SeaRouter(data)
    const settled = countSettled()
    router.route({ origin, destination, resolutionKm: 20, date: DATE, ...options })
    expect(settled).toEqual(expected)
  })

  it.each(MATRICES)('a matrix of %i ports with %o', (count, options, expected) => {
    const ends = Object.values(PORTS)
      .slice(0, count)
      .map((portId) => ({ portId }))
    const router = new SeaRouter(data)
    const settled = countSettled()
    router.matrix({ origins: ends, destinations: ends, resolutionKm: 20, date: DATE, ...options })
    expect(settled).toEqual(expected)
  })

  it('walks down the landmarks of five routes through gates with few reads', () => {
    const router = new SeaRouter(data)
    const read = vi.spyOn(NetworkGraph.prototype, 'landmarkKm')
    const pairs: readonly [Place, Place][] = [
      ['Rotterdam', 'Singapore'],
      ['Shanghai', 'New York'],
      ['Hamburg', 'Gdansk'],
      [ATLANTIC, 'Piraeus'],
      [ARABIAN, ATLANTIC],
    ]
    const reads = pairs.map(([from, to]) => {
      const [origin, destination] = [endAt(from), endAt(to)]
      read.mockClear()
      router.route({ origin, destination, resolutionKm: 20, date: DATE })
      return read.mock.calls.length
    })
    // Where labels do not decide (the fourth), all distances between gates are read.
    expect(reads).toEqual([446, 330, 1679, 21_384, 324])
  })

  it('solves the gates once for a route and all that its closed passages would save', () => {
    const router = new SeaRouter(data)
    const solve = vi.spyOn(Gates.prototype, 'distancesBy')
    const closed: PassageId[] = ['suez', 'panama', 'kiel', 'northeast', 'northwest']
    const km = router.lengths(
      {
        origin: endAt('Rotterdam'),
        destination: endAt('Yokohama'),
        resolutionKm: 20,
        date: DATE,
        closed,
        ...SOUTH,
      },
      closed.map((id) => closed.filter((other) => other !== id)),
    )
    expect(km.map(Math.round)).toEqual([20_652, 23_170, 26_686, 12_544, 13_812])
    expect(solve).toHaveBeenCalledTimes(1)
  })
})
