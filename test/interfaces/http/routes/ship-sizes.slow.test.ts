import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'

const ENDS = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }

interface Asked {
  readonly vessel?: object
  readonly cargo?: object
}

async function route(asked: Asked) {
  const { inject, bearer } = await buildTestApp()
  const payload = { ...ENDS, ...asked }
  const headers = await bearer()
  const answer = await inject({ method: 'POST', url: '/calculate-route', headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const codes = ({ body }: Awaited<ReturnType<typeof route>>): string[] =>
  body.warnings.map(({ code }: { code: string }) => code)

describe('a ship of a route that is given by its size', () => {
  test.each([
    [{ vessel: { type: 'container', capacity_teu: 13_000 } }, 'container', 'neo_panamax'],
    [{ vessel: { type: 'container', gross_tonnage: 17_500 } }, 'container', 'feeder'],
    [{ vessel: { type: 'bulker', deadweight_tonnes: 82_000 } }, 'bulker', 'panamax'],
    [{ vessel: { type: 'dry_bulk', deadweight_tonnes: 12_000 } }, 'bulker', 'handysize'],
    [{ vessel: { type: 'tanker', gross_tonnage: 160_000 } }, 'tanker', 'vlcc'],
  ])(
    '%j counts as a %s of the class %s, which a warning says, and has fuel of its own',
    async (asked, type, size_class) => {
      const [stated, named] = [await route(asked), await route({ vessel: { type, size_class } })]
      const ratio = stated.body.emissions.fuel_tonnes / named.body.emissions.fuel_tonnes
      // 13,000 TEU is the nominal capacity of its class.
      expect(ratio === 1).toBe(size_class === 'neo_panamax')
      expect(Math.abs(ratio - 1)).toBeLessThan(0.7)
      expect(stated.body.distance_km).toBe(named.body.distance_km)
      expect(codes(stated)).toEqual(['vessel_size_assumed', ...codes(named)])
    },
  )

  test.each([
    [
      { type: 'bulker', deadweight_tonnes: 5_000 },
      { loa_m: 95, beam_m: 14, draft_m: 6 },
    ],
    [
      { type: 'tanker', deadweight_tonnes: 8_000 },
      { loa_m: 120, beam_m: 19, draft_m: 7.5 },
    ],
  ])(
    '%j is smaller than all classes: its hull is smaller, and it burns less',
    async (vessel, hull) => {
      const [small, smallest] = [
        await route({ vessel }),
        await route({ vessel: { type: vessel.type, deadweight_tonnes: 26_000 } }),
      ]
      const [{ values }] = small.body.warnings
      expect(values).toMatchObject(hull)
      const share = small.body.emissions.fuel_tonnes / smallest.body.emissions.fuel_tonnes
      expect(share).toBeGreaterThan(0.35)
      expect(share).toBeLessThan(0.75)
      const deeper = await route({ vessel: { ...vessel, draft_m: hull.draft_m } })
      expect(deeper.body.emissions.fuel_tonnes).toBe(small.body.emissions.fuel_tonnes)
    },
  )

  test('is a coaster by its name, as by 5,000 t of deadweight', async () => {
    const coaster = await route({ vessel: { type: 'Coaster' } })
    const bulker = await route({ vessel: { type: 'bulker', deadweight_tonnes: 5_000 } })
    expect(coaster.body.emissions.fuel_tonnes).toBe(bulker.body.emissions.fuel_tonnes)
    expect(codes(coaster)).toContain('vessel_likened')
  })

  test('has dimensions of its own where they are given', async () => {
    const [own, typical] = [
      await route({ vessel: { type: 'bulker', deadweight_tonnes: 180_000, draft_m: 10 } }),
      await route({ vessel: { type: 'bulker', deadweight_tonnes: 180_000 } }),
    ]
    expect(codes(own)).not.toContain('shallow_water')
    expect(codes(typical)[0]).not.toBe(undefined)
    expect(own.body.emissions).not.toEqual(typical.body.emissions)
  })

  test.each([
    ['40HC', false],
    ['99ZZ', true],
  ])('in %s containers is warned of if nobody knows the type', async (container_type, isWarned) => {
    const answer = await route({ cargo: { container_type } })
    expect(codes(answer).includes('unknown_container_type')).toBe(isWarned)
  })

  test.each([
    [{ cargo: { container_type: '40HC' } }, {}],
    [{ cargo: { teu: 2 } }, {}],
    [{ cargo: { container_type: '40HC' }, vessel: { draft_m: 12 } }, { draft_m: 12 }],
    [{ vessel: { capacity_teu: 4_250 } }, { size_class: 'panamax' }],
  ])('%j sails on a container ship, and a warning says so', async (asked, details) => {
    const answer = await route(asked)
    const named = await route({ vessel: { type: 'container', ...details } })
    expect(answer.status).toBe(200)
    expect(answer.body.emissions).toEqual(named.body.emissions)
    expect(codes(answer)).toContain('vessel_assumed')
  })

  test('is the given one for cargo in containers', async () => {
    const answer = await route({ cargo: { teu: 2 }, vessel: { type: 'bulker' } })
    const named = await route({ vessel: { type: 'bulker' } })
    expect(answer.body.emissions).toEqual(named.body.emissions)
    expect(codes(answer)).not.toContain('vessel_assumed')
  })

  test('says that an IMO number and a second size have no effect', async () => {
    const vessel = {
      type: 'bulker',
      size_class: 'handymax',
      imo: 9_811_000,
      deadweight_tonnes: 63_500,
    }
    const unused = (await route({ vessel })).body.warnings.filter(
      ({ code }: { code: string }) => code === 'not_used',
    )
    expect(unused.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '#/vessel/imo',
      '#/vessel/deadweight_tonnes',
    ])
  })

  test('needs no type beside dimensions in a voyage: they close canals, and nothing has fuel', async () => {
    const { inject, bearer } = await buildTestApp()
    const stops = [ENDS.origin, ENDS.destination]
    const payload = { stops, vessel: { draft_m: 20.5, beam_m: 60 } }
    const url = '/v1/voyages'
    const answer = (await inject({ method: 'POST', url, headers: await bearer(), payload })).json()
    expect(answer.options.closed_by_vessel).toContain('suez')
    expect(answer.totals.fuel_tonnes).toBeNull()
  })

  test.each([{}, { draft_m: 9 }, { imo: 9_811_000, name: 'Ever' }])(
    'is rejected without a type in a single route: %j',
    async (vessel) => {
      const { status, body } = await route({ vessel })
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ pointer: '#/vessel/type', code: 'required' }])
    },
  )

  test('is rejected if nothing says its type', async () => {
    const { status, body } = await route({ vessel: { deadweight_tonnes: 50_000 } })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: '#/vessel/type', code: 'required' }])
  })

  test.each(['handy', 'seawaymax', 'chinamax', 'q_max', 'vlac', 'conro', 'lctc', 'minibulker'])(
    'may be called %s',
    async (type) => {
      expect((await route({ vessel: { type } })).status).toBe(200)
    },
  )
})
