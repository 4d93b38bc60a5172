import { describe, expect, test } from 'vitest'
import { ROTTERDAM } from '../../../support/test-ports.js'
import { PORT_PAIR, start } from './calculate-matrix.js'

describe('a matrix that is rejected', () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ port_id: ROTTERDAM.id }))

  test.each([
    ['no origins', { origins: [], destinations: many(1) }, 'matrix_empty', 0],
    ['no destinations', { origins: many(3), destinations: [] }, 'matrix_empty', 0],
    ['10,001 cells', { origins: many(1), destinations: many(10_001) }, 'matrix_too_large', 10_001],
  ])('for %s is rejected before any quota is used', async (_, payload, code, cells) => {
    const { matrix, used } = await start('none')
    const answer = await matrix(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code, cells, max_cells: 10_000 })
    expect(await used()).toBe(0)
  })

  test.each(['origins', 'destinations'])(
    'for its %s alone is rejected even if the other side is missing',
    async (side) => {
      const { matrix } = await start()
      const answer = await matrix({ [side]: many(10_001) })
      expect(answer.json()).toMatchObject({
        status: 422,
        errors: [{ pointer: `#/${side}`, code: 'too_long' }],
      })
    },
  )

  test('lists only the first of thousands of invalid places', async () => {
    const { matrix } = await start()
    const wrong = Array.from({ length: 2000 }, () => ({ port_id: 'y' }))
    const answer = await matrix({ origins: wrong, destinations: many(1) })
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.json().errors).toHaveLength(1)
    expect(answer.json().errors[0]).toMatchObject({ pointer: '#/origins/0/port_id' })
  })

  test('is rejected for its size before its fields are checked', async () => {
    const { matrix } = await start()
    const wrong = Array.from({ length: 50_000 }, () => ({}))
    const answer = await matrix({ origins: wrong, destinations: wrong })
    expect(answer.json()).toMatchObject({ status: 422, code: 'matrix_too_large' })
  })

  test('is called too large when it has more places than a body may have', async () => {
    const { matrix } = await start()
    const origins = Array.from({ length: 60_000 }, () => ({ coordinates: [4.05, 51.98] }))
    const answer = await matrix({ origins, destinations: many(1) })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'matrix_too_large', max_cells: 10_000 })
  })

  test('for the day, is charged nothing; one that fits is charged whole', async () => {
    const { matrix, used } = await start('tiny')
    const rejected = await matrix({ origins: many(2), destinations: many(2) })
    expect(rejected.json()).toMatchObject({ code: 'quota_exceeded', required: 4, remaining: 3 })
    expect(rejected.headers['retry-after']).toBeUndefined()
    expect(await used()).toBe(0)
    expect((await matrix({ origins: many(1), destinations: many(3) })).statusCode).toBe(200)
    expect(await used()).toBe(3)
  })

  test.each([
    [{ origins: [{}], destinations: [{ port_id: 1 }] }, '#/origins/0'],
    [
      { origins: [{ coordinates: [0, 91] }], destinations: [{ port_id: 1 }] },
      '#/origins/0/coordinates/1',
    ],
    [{ origins: { port_id: 1 }, destinations: [{ port_id: 1 }] }, '#/origins'],
    [{ origins: [{ port_id: 1 }] }, '#/destinations'],
    [{ ...PORT_PAIR, resolution_km: 7 }, '#/resolution_km'],
    [{ ...PORT_PAIR, vessel: { draft_m: 9 } }, '#/vessel/type'],
  ])('for a wrong field, names it: %j', async (payload, pointer) => {
    const { matrix, used } = await start()
    const answer = await matrix(payload)
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.json().errors[0].pointer).toContain(pointer)
    expect(await used()).toBe(0)
  })

  test('for ports that do not exist, names all of them', async () => {
    const { matrix } = await start()
    const [a, b] = [{ port_id: 777_777 }, { port_id: 888_888 }]
    const answer = await matrix({ origins: [{ port_id: 88 }, a], destinations: [b] })
    expect(answer.json()).toMatchObject({ status: 404, code: 'port_not_found' })
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '#/origins/1/port_id',
      '#/destinations/0/port_id',
    ])
  })

  test('warns of a place that may be swapped, as a route does', async () => {
    const { matrix } = await start()
    const swapped = { coordinates: [51.95, 4.13] }
    const { warnings } = (await matrix({ ...PORT_PAIR, origins: [swapped] })).json()
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'maybe_swapped', pointer: '#/origins/0' }),
    )
  })

  test('reports unknown fields, and accepts the passages of a route', async () => {
    const { matrix, router } = await start()
    const body = (await matrix({ ...PORT_PAIR, include_ports: true, kiel: false })).json()
    expect(body.warnings).toMatchObject([{ code: 'unknown_field', pointer: '#/include_ports' }])
    expect(router.asked.at(-1)?.closed).toContain('kiel')
  })
})
