import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../../lab/seeded.js'
import { NoRouteError, PointOnLandError } from '../../../src/engine/routing/errors.js'
import {
  type MatrixRequest,
  PASSAGES,
  type RouteEnd,
  type RouteRequest,
} from '../../../src/engine/routing/request.js'
import { EMISSIONS_QUANTITIES } from '../../../src/planning/cargo/vessel-emissions.js'
import { OverloadedError } from '../../../src/planning/errors.js'
import { DISTANCES_ONLY } from '../../../src/planning/matrix-cells.js'
import { SeaThreads } from '../../../src/runtime/threads/sea-threads.js'
import { DATA_FOLDER } from '../../support/sea.js'

const WORKER = new URL('../../support/sea-worker.mjs', import.meta.url)
const SEED = 20261121
const VOYAGE = { resolutionKm: 100 as const, closed: [], date: '2026-11-21' }
const PORTS = [1068, 1309, 319].map((portId) => ({ portId }))
const MADRID = { position: [-3.7, 40.42] } as const
const patient = () => new AbortController().signal
const legOf = (request: RouteRequest, alternatives = 0) => ({
  from: 0,
  to: 1,
  through: [],
  canals: [],
  request,
  alternatives,
  closedByVessel: [],
  worthOpening: [],
  openedLocally: [],
  openWithoutSize: { passages: [], straits: [] },
  barred: [],
  shallows: [],
})

describe('the sea on threads', () => {
  let sea: SeaThreads
  beforeAll(async () => {
    const options = { folder: DATA_FOLDER, first: 100, resolutions: [100], worker: WORKER } as const
    sea = await SeaThreads.open({ ...options, threads: 2, limit: 3 })
  })
  afterAll(() => sea?.close())

  const single = (request: MatrixRequest, row: number, column: number): number | null => {
    const origin = request.origins[row]!
    const destination = request.destinations[column]!
    try {
      return sea.router.route({ ...request, origin, destination }).distanceKm
    } catch (error) {
      if (error instanceof NoRouteError || error instanceof PointOnLandError) return null
      throw error
    }
  }

  /** Compares every cell with the route of its pair. Port tables have whole metres, hence 3 m. */
  async function compare(request: MatrixRequest, withControlAreas: boolean) {
    const { result } = await sea.matrix(
      request,
      withControlAreas ? EMISSIONS_QUANTITIES : DISTANCES_ONLY,
      patient(),
    )
    const { distanceKm } = result.cells
    request.origins.forEach((_, row) => {
      request.destinations.forEach((_, column) => {
        const km = distanceKm[row * request.destinations.length + column]!
        const expected = single(request, row, column)
        const what = `seed ${SEED}, row ${row}, column ${column}`
        if (expected === null) expect(km, what).toBeNaN()
        else expect(Math.abs(km - expected), what).toBeLessThan(withControlAreas ? 1e-6 : 0.003)
      })
    })
    return result
  }

  test('gives every cell the length of its single route, over random ends and closures', {
    timeout: 30_000,
  }, async () => {
    const random = seeded(SEED)
    const end = (): RouteEnd =>
      random() < 0.5
        ? PORTS[Math.floor(random() * PORTS.length)]!
        : { position: [random() * 360 - 180, random() * 130 - 60] }
    for (const [rows, columns] of [
      [4, 3],
      [1, 8],
      [8, 1],
    ] as const) {
      const closed = PASSAGES.filter(() => random() < 0.3)
      const origins = Array.from({ length: rows }, end)
      const destinations = Array.from({ length: columns }, end)
      await compare({ ...VOYAGE, closed, origins, destinations }, false)
    }
  })

  test('reports the part of each route in control areas, and where its ends snap to water', async () => {
    const request = { ...VOYAGE, origins: [...PORTS, MADRID], destinations: PORTS.slice(0, 1) }
    const { cells, origins, destinations } = await compare(request, true)
    expect(cells.ecaKm![0]).toBe(0)
    expect(cells.ecaKm![1]!).toBeGreaterThan(100)
    expect(cells.ecaKm![3]!).toBeNaN()
    expect(origins[0]).toEqual(destinations[0])
    expect([...origins, ...destinations][3]).toBeNull()
  })

  test('finds the same routes and alternatives as the router in this thread', async () => {
    const request: RouteRequest = { ...VOYAGE, origin: PORTS[0]!, destination: PORTS[1]! }
    const { result } = await sea.routes(legOf(request, 1), patient())
    const route = sea.router.route(request)
    const alternatives = sea.router.alternatives(request, route, 1)
    expect(result).toEqual([{ route, alternatives, missed: [] }])
  })

  test('rejects with the message of the engine', async () => {
    const request: RouteRequest = { ...VOYAGE, origin: PORTS[0]!, destination: MADRID }
    await expect(sea.routes(legOf(request), patient())).rejects.toThrow(PointOnLandError)
    const inTheMediterranean = { position: [19, 36] } as const
    const shut = { ...request, destination: inTheMediterranean, closed: PASSAGES }
    const error = await sea.routes(legOf(shut), patient()).catch((rejection: unknown) => rejection)
    expect(error).toBeInstanceOf(NoRouteError)
    expect((error as NoRouteError).wouldOpen.length).toBeGreaterThan(0)
  })

  test('distinguishes a fault from a rejection', async () => {
    const nowhere = { ...VOYAGE, origin: { portId: 999_999 }, destination: PORTS[0]! }
    await expect(sea.routes(legOf(nowhere), patient())).rejects.toThrow('No port has the id 999999')
    const matrix = { ...VOYAGE, origins: [{ portId: 999_999 }], destinations: PORTS }
    await expect(sea.matrix(matrix, DISTANCES_ONLY, patient())).rejects.toThrow('No port')
    expect(sea.load.jobs).toBe(0)
  })

  test('rejects a channel that ends on land, in routes and matrices', async () => {
    const channels = [{ name: 'Dry', line: [[9, 50], [10, 50]] as [number, number][] }] // biome-ignore format: a line
    const request = { ...VOYAGE, channels }
    const dry = { code: 'invalid_request', field: 'channels[0].line[0]' }
    const run = { ...request, origin: PORTS[0]!, destination: PORTS[1]! }
    await expect(sea.routes(legOf(run), patient())).rejects.toMatchObject(dry)
    const matrix = { ...request, origins: PORTS, destinations: PORTS }
    await expect(sea.matrix(matrix, DISTANCES_ONLY, patient())).rejects.toMatchObject(dry)
    expect(sea.load.jobs).toBe(0)
  })

  test('stops when nobody waits, and lets a small matrix overtake a large one', async () => {
    const many = Array.from({ length: 100 }, (_, at) => PORTS[at % PORTS.length]!)
    const large = { ...VOYAGE, origins: many, destinations: many }
    const small = { ...VOYAGE, origins: PORTS.slice(0, 1), destinations: PORTS.slice(1, 2) }
    const leaving = new AbortController()
    const calculation = sea.matrix(large, EMISSIONS_QUANTITIES, leaving.signal)
    calculation.catch(() => undefined)
    await sea.matrix(small, EMISSIONS_QUANTITIES, patient())
    expect(sea.load.jobs).toBe(1)
    leaving.abort(new Error('gone'))
    await expect(calculation).rejects.toThrow('gone')
    expect(sea.load.jobs).toBe(0)
    await compare(small, false)
  })

  test('accepts up to its limit of calculations and no more', async () => {
    const request = { ...VOYAGE, origins: PORTS, destinations: PORTS }
    const asked = Array.from({ length: 5 }, () => sea.matrix(request, DISTANCES_ONLY, patient()))
    const ended = await Promise.allSettled(asked)
    expect(ended.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ])
    expect((ended[4] as PromiseRejectedResult).reason).toBeInstanceOf(OverloadedError)
  })
})
