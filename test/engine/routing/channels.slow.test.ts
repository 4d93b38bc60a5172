import { describe, expect, it } from 'vitest'
import { extentOf } from '../../../src/engine/geo/box.js'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import { positionAtKm } from '../../../src/engine/geo/interpolate.js'
import { lineKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { NoRouteError, PointForbiddenError } from '../../../src/engine/routing/errors.js'
import {
  type AvoidPolygon,
  type Channel,
  PASSAGES,
  type RouteEnd,
  type RouteRequest,
} from '../../../src/engine/routing/request.js'
import { seeded } from '../geo/random.js'
import { randomPlan, rectangle, type SyntheticSea, syntheticSea } from './synthetic-sea.js'

const DATE = '2026-06-01'
/** Cells are sums of lengths from tables with whole metres. */
const CELL = 0.012
/** A path is searched to a metre. */
const PATH = 0.002
const SAMPLES = 20_000

type Asked = Omit<RouteRequest, 'origin' | 'destination'>

/** Kilometres, where those inside penalised areas count as ten; Infinity without a route. */
function costOf({ router }: SyntheticSea, request: RouteRequest): number {
  try {
    const { distanceKm, polygonKm = [] } = router.route(request)
    const { avoidPolygons = [] } = request
    return polygonKm.reduce(
      (sum, km, at) => sum + (avoidPolygons[at]!.mode === 'penalise' ? 9 * km : 0),
      distanceKm,
    )
  } catch (error) {
    const isNone = error instanceof NoRouteError || error instanceof PointForbiddenError
    if (isNone) return Number.POSITIVE_INFINITY
    throw error
  }
}

/**
 * The slow and obvious twin: all sequences of different channels, each in both directions, and between them the route
 * over the sea alone.
 */
function cheapest(
  sea: SyntheticSea,
  asked: Asked,
  channelCost: (channel: Channel) => number,
  [origin, destination]: readonly [RouteEnd, RouteEnd],
): number {
  const { channels = [], ...plain } = asked
  const known = new Map<string, number>()
  const over = (from: RouteEnd, to: RouteEnd) => {
    const key = JSON.stringify([from, to])
    if (!known.has(key)) {
      known.set(key, costOf(sea, { ...plain, origin: from, destination: to }))
    }
    return known.get(key)!
  }
  const best = (from: RouteEnd, left: readonly Channel[]): number =>
    Math.min(
      over(from, destination),
      ...left.flatMap((channel) => {
        const others = left.filter((one) => one !== channel)
        const [start, end] = [channel.line[0]!, channel.line.at(-1)!]
        return [[start, end] as const, [end, start] as const].map(
          ([enter, leave]) =>
            over(from, { position: enter }) +
            channelCost(channel) +
            best({ position: leave }, others),
        )
      }),
    )
  return best(origin, channels)
}

const isWaterAt = ({ router }: SyntheticSea, [lon, lat]: Position) => !router.isLand(lon, lat)

function randomWater(sea: SyntheticSea, random: () => number): Position {
  for (;;) {
    const at: Position = [22 + 60 * random(), -30 + 50 * random()]
    if (isWaterAt(sea, at)) return at
  }
}

/** Shortcuts through islands. */
function randomChannels(sea: SyntheticSea, random: () => number): Channel[] {
  const channels: Channel[] = []
  while (channels.length < 3) {
    const start = randomWater(sea, random)
    const end = randomWater(sea, random)
    const middle: Position = [(start[0] + end[0]) / 2 + random(), (start[1] + end[1]) / 2]
    const line = [start, middle, end]
    const ends = { origin: { position: start }, destination: { position: end } }
    const isShort = lineKm(line) < 500 && !isWaterAt(sea, middle)
    if (!isShort || costOf(sea, { ...ends, date: DATE }) < 1.3 * lineKm(line)) continue
    channels.push({ name: `channel ${channels.length + 1}`, line })
  }
  return channels
}

function squareAround([lon, lat]: Position, mode: AvoidPolygon['mode']): AvoidPolygon {
  return { mode, rings: [rectangle(lon - 1, lat - 1, lon + 1, lat + 1) as Position[]] }
}

describe.each([1, 2, 3, 4])('a random sea with three channels, seed %i', (seed) => {
  const random = seeded(seed)
  const sea = syntheticSea(randomPlan(random), [], { finished: seed % 2 === 0 })
  const { router } = sea
  const channels = randomChannels(sea, random)
  // Places beside channels, because most of the sea has no use for them.
  const beside = channels.flatMap(({ line }) => [line[0]!, line[2]!]).slice(0, 3)
  const positions = [...beside, ...Array.from({ length: 2 }, () => randomWater(sea, random))]
  const ports = [...sea.content.portId.slice(0, 2)]
  const ends: RouteEnd[] = [
    ...positions.map((position) => ({ position })),
    ...ports.map((portId) => ({ portId })),
  ]
  const closed = PASSAGES.filter(() => random() < 0.5)
  const asked: Asked = { channels, closed, resolutionKm: 20, date: DATE }
  const kmOf = ({ line }: Channel) => lineKm(line)

  it('routes and cells are as short as the shortest of all sequences of channels', () => {
    const { distancesKm } = router.matrix({ ...asked, origins: ends, destinations: ends })
    const rows = router.matrixRows({ ...asked, origins: ends, destinations: ends, speedKmh: 20 })
    let through = 0
    for (const [i, origin] of ends.entries()) {
      const found = rows.found(i, 0, ends.length)
      for (const [j, destination] of ends.entries()) {
        const why = `seed ${seed}, ${i} to ${j}`
        const want = cheapest(sea, asked, kmOf, [origin, destination])
        const cell = distancesKm[i * ends.length + j]!
        if (want === Number.POSITIVE_INFINITY) {
          expect(cell, why).toBeNaN()
          continue
        }
        const route = router.route({ ...asked, origin, destination })
        expect(Math.abs(route.distanceKm - want), why).toBeLessThan(PATH)
        expect(Math.abs(cell - want), why).toBeLessThan(CELL)
        expect(Math.abs(found.km[j]! - want), why).toBeLessThan(CELL)
        const [km] = router.lengths({ ...asked, origin, destination }, [closed])
        expect(Math.abs(km! - want), why).toBeLessThan(CELL)
        if (!route.channels) continue
        through++
        for (const { channel, entryKm, exitKm } of route.channels) {
          expect(exitKm - entryKm, why).toBeCloseTo(kmOf(channels[channel]!), 3)
        }
        const named = route.passages.map(({ id }) => id)
        expect(
          rows.passages(i, j)?.map(({ id }) => id),
          why,
        ).toEqual(named)
      }
    }
    expect(through).toBeGreaterThan(2)
  })

  it('around and through areas too, which also lie on channels', () => {
    const [first, second] = channels.map(({ line }) => line[1]!)
    const avoidPolygons = [squareAround(first!, 'forbid'), squareAround(second!, 'penalise')]
    const areas: Asked = { ...asked, avoidPolygons }
    // At places so close that it matters no more.
    // At places so close that it matters no more.
    const inside = ({ line }: Channel, area: AvoidPolygon) => {
      const [west, south, east, north] = extentOf(area.rings[0]!)
      const km = distancesAlong(line)
      const at = Array.from({ length: SAMPLES }, (_, i) =>
        positionAtKm(line, km, (km.at(-1)! * (i + 0.5)) / SAMPLES),
      )
      const isIn = ([lon, lat]: Position) => lon > west && lon < east && lat > south && lat < north
      return at.filter(isIn).length / SAMPLES
    }
    const [forbidden, penalised] = avoidPolygons as [AvoidPolygon, AvoidPolygon]
    const costs = new Map(
      channels.map((channel) => [
        channel,
        inside(channel, forbidden) > 0
          ? Number.POSITIVE_INFINITY
          : kmOf(channel) * (1 + 9 * inside(channel, penalised)),
      ]),
    )
    const channelCost = (channel: Channel) => costs.get(channel)!
    const free = ends.slice(0, 4).filter((end) => {
      try {
        router.route({ ...areas, origin: end, destination: end })
        return true
      } catch {
        return false
      }
    })
    for (const origin of free) {
      for (const destination of free) {
        const want = cheapest(sea, areas, channelCost, [origin, destination])
        const cost = costOf(sea, { ...areas, origin, destination })
        const why = `seed ${seed}, ${JSON.stringify([origin, destination])}`
        if (want === Number.POSITIVE_INFINITY) expect(cost, why).toBe(want)
        else expect(Math.abs(cost - want), why).toBeLessThan(PATH + want / 1000)
      }
    }
  })
})
