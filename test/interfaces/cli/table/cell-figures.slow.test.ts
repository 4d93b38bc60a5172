import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../lab/seeded.js'
import { begin, routeFigures } from '../../../../src/contract/operations/index.js'
import type { PreparedSailing } from '../../../../src/contract/operations/sailing.js'
import { toolsHere } from '../../../../src/contract/operations/this-thread.js'
import type { RouteBody } from '../../../../src/contract/schemas/route-request.js'
import type { RouteFiguresBody } from '../../../../src/contract/write/write-route.js'
import { cellFigures, tenth } from '../../../../src/interfaces/cli/table/cell-figures.js'
import type { PreparedVoyage } from '../../../../src/planning/voyage/prepare.js'
import { cases } from '../../../support/cases.js'
import { sea } from '../../../support/sea.js'
import { tables } from '../../../support/tables.js'

const { router } = await sea(20)
const { router: fine } = await sea(5)
const toolsOf = (one: typeof router) =>
  toolsHere({ ...tables, router: one }, { factors: null, softwareVersion: '1' })
const [tools, fineTools] = [toolsOf(router), toolsOf(fine)]
const FIGURES = ['distance_km', 'distance_nm', 'duration_hours'] as const
const SEED = 57

type Ready = PreparedSailing<RouteFiguresBody, PreparedVoyage>

async function cellOf(body: Partial<RouteBody>) {
  const [own, engine] = body.resolution_km === 5 ? [fineTools, fine] : [tools, router]
  const begun = await begin<RouteBody, RouteFiguresBody, Ready>(routeFigures, body, own)
  return { ...begun, cell: cellFigures(begun.prepared.ready, FIGURES, engine) }
}

/** The figures of a cell and of its route, in tenths; null where the cell or the route tells none. */
async function bothOf(body: Partial<RouteBody>) {
  const { cell, answer } = await cellOf(body)
  const shown = (figures: Pick<RouteFiguresBody, keyof NonNullable<typeof cell>>) => ({
    origin: figures.origin.port,
    destination: figures.destination.port,
    km: tenth(figures.distance_km),
    nm: tenth(figures.distance_nm),
    hours: figures.duration_hours,
    speed: figures.speed_kmh,
  })
  const route = await answer().catch(() => null)
  return { cell: cell && shown(cell as RouteFiguresBody), route: route && shown(route) }
}

const random = seeded(SEED)
const port = () => {
  const { ports } = tables.ports
  return { port_id: ports[Math.floor(random() * ports.length)]!.id }
}
const position = () => ({
  coordinates: [random() * 360 - 180, random() * 150 - 65] as [number, number],
})

describe('the figures of a cell', () => {
  test.each([
    ['ports', 600, port, {}],
    ['ports at 10 km/h', 100, port, { speed_kmh: 10 }],
    ['ports without Suez', 100, port, { suez: false, avoid: ['gibraltar'] }],
    ['positions', 200, position, {}],
    ['ports at 5 km', 200, port, { resolution_km: 5 }],
  ] as const)('are those of its route, in tenths: %s', async (_, count, end, options) => {
    let told = 0
    for (let at = 0; at < cases(count); at++) {
      const body = { origin: end(), destination: end(), ...options } as Partial<RouteBody>
      const { cell, route } = await bothOf(body)
      if (cell === null) continue
      told += 1
      expect(cell, `seed ${SEED}: ${JSON.stringify(body)}`).toEqual(route)
    }
    expect(told / cases(count)).toBeGreaterThan(0.3)
  })

  test.each([
    { via: [{ unlocode: 'SGSIN' }] },
    { avoid: ['piracy'] },
    { vessel: { type: 'tanker', loa_m: 333, beam_m: 60, draft_m: 22 } },
    {
      avoid_areas: [
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        },
      ],
    },
    { depart_at: '2026-12-01', arrive_at: '2027-01-20' },
  ] as unknown as Partial<RouteBody>[])('are left to the route with %j', async (options) => {
    const ends = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'CNSHA' } }
    expect((await cellOf({ ...ends, ...options })).cell).toBeNull()
    expect((await cellOf(ends)).cell).not.toBeNull()
  })
})
