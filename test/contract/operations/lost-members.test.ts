import { describe, expect, test } from 'vitest'
import { ESTIMATE_FIGURES, ROUTE_FIGURES } from '../../../src/contract/columns/figures.js'
import { rowMembers } from '../../../src/contract/columns/row-members.js'
import { estimate } from '../../../src/contract/operations/estimate.js'
import { lostMembers } from '../../../src/contract/operations/lost-members.js'
import { call } from '../../../src/contract/operations/operation.js'
import { declaration } from '../../../src/contract/operations/papers/declaration.js'
import { ChainRequestBody } from '../../../src/contract/schemas/emissions/chain.js'
import { DeclarationRequestBody } from '../../../src/contract/schemas/emissions/declaration.js'
import { EmissionsRequestBody } from '../../../src/contract/schemas/emissions/emissions-request.js'
import { ShipYearRequestBody } from '../../../src/contract/schemas/emissions/ship-year.js'
import { MatrixRequestBody } from '../../../src/contract/schemas/matrix.js'
import { ReachRequestBody } from '../../../src/contract/schemas/reach.js'
import { RouteRequestBody } from '../../../src/contract/schemas/route-request.js'
import { TraceRequestBody } from '../../../src/contract/schemas/trace.js'
import { VoyageRequestBody } from '../../../src/contract/schemas/voyage-request.js'
import type { JsonSchema } from '../../../src/contract/validation/json-schema.js'
import { operationTools } from './operation-tools.js'

const MEMBERS = {
  temperature: -18,
  unit: 'lbs',
  transport_mode: 'AIR',
  'T/S Port': 'SGSIN',
  status: 'cancelled',
  Cancelled: 'yes',
  fuel_used: 40,
  distance_nm: 8000,
  sailing_date: '2026-02-01',
  load_type: 'LCL',
  colour: 'red',
  Customer: 'C',
  note: '40 t',
} as const
const pointersOf = (schema: object, body: unknown) =>
  lostMembers(schema as JsonSchema, body).map(({ pointer }) => pointer)

/** What a row of a batch refuses. */
function refusedInBatch(schema: { properties: object }, name: string, figures: string[]): boolean {
  const row = { [name]: MEMBERS[name as keyof typeof MEMBERS] }
  const all = figures as readonly string[] as typeof ESTIMATE_FIGURES
  return rowMembers(row, Object.keys(schema.properties), all).problems.length > 0
}

describe('an unknown member that could change a figure', () => {
  test.each(Object.keys(MEMBERS))('%s has the verdict of a row of a batch', (name) => {
    const member = { [name]: MEMBERS[name as keyof typeof MEMBERS] }
    const ofEstimate = refusedInBatch(EmissionsRequestBody, name, [...ESTIMATE_FIGURES])
    const at = name.replace('/', '~1').replace(' ', '%20')
    expect(pointersOf(EmissionsRequestBody, member)).toEqual(ofEstimate ? [`#/${at}`] : [])
    expect(pointersOf(DeclarationRequestBody, { rows: [{}, member] })).toEqual(
      ofEstimate ? [`#/rows/1/${at}`] : [],
    )
    const ofRoute = refusedInBatch(RouteRequestBody, name, [...ROUTE_FIGURES])
    for (const schema of [RouteRequestBody, VoyageRequestBody, MatrixRequestBody])
      expect(pointersOf(schema, member)).toEqual(ofRoute ? [`#/${at}`] : [])
  })

  test('is refused inside the cargo too, but not in a place, nor if it is empty', () => {
    const body = {
      route: { origin: { name: 'Houston', state: 'TX' }, status: '' },
      cargo: { teu: 1, temperature: '-18 C', unit: null },
    }
    expect(pointersOf(EmissionsRequestBody, body)).toEqual(['#/cargo/temperature'])
  })

  test('is found behind any number of others', () => {
    const rows = Array.from({ length: 100 }, (_, at) => (at < 99 ? { a: 1 } : { temperature: 4 }))
    expect(pointersOf(DeclarationRequestBody, { rows })).toEqual(['#/rows/99/temperature'])
  })

  test('of a row of a ship-year gets the place where it belongs', () => {
    const row = { HFO: 40, 'ME Cons': 3, 'HFO ROB': 9, unit: 'kg', distance_km: 9, Captain: 'C' }
    const found = lostMembers(ShipYearRequestBody as JsonSchema, { rows: [row] })
    expect(found.map(({ pointer }) => pointer)).toEqual(
      ['HFO', 'ME%20Cons', 'unit', 'distance_km'].map((name) => `#/rows/0/${name}`),
    )
    expect(found[0]!.detail).toContain('put it into fuels')
  })

  test('is an error of an estimate and of a declaration with the field and the remedy', async () => {
    const { tools } = operationTools()
    const row = {
      route: { distance_km: 9000, distance_type: 'sfd', depart_at: '2025-02-01' },
      cargo: { teu: 2, temperature: -18 },
    }
    const told = (pointer: string) => ({
      status: 422,
      members: {
        errors: [{ pointer, code: 'not_allowed', detail: expect.stringContaining('cargo.reefer') }],
      },
    })
    await expect(call(estimate, row, tools)).rejects.toMatchObject(told('#/cargo/temperature'))
    const header = {
      organisation: 'A',
      services: 'B',
      period: { from: '2025-01-01', to: '2025-12-31' },
    }
    const body = { ...header, rows: [{ id: 'S', ...row }] }
    await expect(call(declaration, body, tools)).rejects.toMatchObject(
      told('#/rows/0/cargo/temperature'),
    )
  })
})

describe('a second word for a member', () => {
  const refused = (name: string, value: unknown) => [name, value] as const
  test.each([
    refused('ffe', 3),
    refused('feu', 3),
    refused('total_teu', 5),
    refused('mass_kg', 40_000),
    refused('gross_weight_kg', 40_000),
    refused('weight', 50),
    refused('Bruttogewicht', '50 t'),
    refused('weight_lbs', 50_000),
    refused('no_of_containers', 4),
  ])('%s is refused if it contradicts the amount of the cargo', (name, value) => {
    const cargo = { teu: 4, mass_tonnes: 20, containers: 2, [name]: value }
    for (const [schema, body, at] of [
      [EmissionsRequestBody, { cargo }, '#'],
      [DeclarationRequestBody, { rows: [{ cargo }] }, '#/rows/0'],
      [ChainRequestBody, { cargo }, '#'],
    ] as const)
      expect(pointersOf(schema, body)).toEqual([`${at}/cargo/${name}`])
    expect(pointersOf(EmissionsRequestBody, { cargo, [name]: value })).toContain(`#/${name}`)
  })

  test.each([
    ['ffe', 'cargo.teu, times 2'],
    ['teus', 'cargo.teu'],
    ['mass_kg', 'cargo.mass_tonnes, divided by 1,000'],
    ['weight_lbs', 'cargo.mass_tonnes, times 0.00045359237'],
    ['short_tons', 'cargo.mass_tonnes, times 0.90718474'],
    ['long_tons', 'cargo.mass_tonnes, times 1.0160469088'],
    ['gross_weight', 'cargo.mass_tonnes, in tonnes (kilograms divided by 1,000)'],
    ['weight_t', 'cargo.mass_tonnes'],
    ['kg_per_container', 'cargo.mass_tonnes, times the number of containers, divided by 1,000'],
  ])('the remedy for %s says how it becomes the member: %s', (name, remedy) => {
    const [problem] = lostMembers(EmissionsRequestBody as JsonSchema, { cargo: { [name]: 3 } })
    expect(problem?.detail).toMatch(new RegExp(`put it into ${remedy.replace(/[().]/g, '.')}$`))
  })

  test('is no news if it has the same amount, or is no mass of the cargo with its packaging', () => {
    const cargo = { teu: 4, mass_tonnes: 20 }
    const same = { ffe: 2, mass_kg: 20_000, weight: '20 t', gross_weight: 20_000 }
    const others = { net_weight_kg: 18_000, vgm_kg: 25_000, volume_cbm: 60, packages: 12 }
    expect(pointersOf(EmissionsRequestBody, { cargo: { ...cargo, ...same, ...others } })).toEqual(
      [],
    )
  })

  test.each(['etd', 'atd', 'departure_date', 'loading_date', 'laycan', 'month', 'sailing_date'])(
    '%s is refused where nothing else says the departure',
    (name) => {
      const of = (depart_at?: string) => ({ [name]: '2026-02-01', ...(depart_at && { depart_at }) })
      const day = '2026-02-01'
      for (const schema of [RouteRequestBody, VoyageRequestBody, ReachRequestBody]) {
        expect(pointersOf(schema, of())).toEqual([`#/${name}`])
        expect(pointersOf(schema, of(day))).toEqual([])
      }
      expect(pointersOf(EmissionsRequestBody, { route: of() })).toEqual([`#/route/${name}`])
      expect(pointersOf(EmissionsRequestBody, { route: of(day) })).toEqual([])
    },
  )

  test.each<[string, unknown]>([
    ['closed', ['suez']],
    ['closures', 'panama'],
    ['avoided', ['Suez Canal']],
    ['no_suez', true],
    ['suez_closed', true],
    ['avoid_canals', 'Suez'],
    ['excluded', 'Cape of Good Hope'],
  ])('%s is refused: it closes or opens a passage', (name, value) => {
    const member = { [name]: value }
    for (const schema of [RouteRequestBody, VoyageRequestBody, MatrixRequestBody, ReachRequestBody])
      expect(pointersOf(schema, member)).toEqual([`#/${name}`])
    expect(pointersOf(EmissionsRequestBody, { route: member })).toEqual([`#/route/${name}`])
  })
})

describe('rows of two ships', () => {
  const rows = [{ imo: 9321483 }, { imo: '9000001' }, { imo: 'IMO 9321483' }]
  test.each([
    ['rows', ShipYearRequestBody],
    ['fixes', TraceRequestBody],
  ])('are refused in %s, by name', (name, schema) => {
    const found = lostMembers(schema as JsonSchema, { [name]: rows })
    expect(found).toMatchObject([{ pointer: `#/${name}` }])
    expect(found[0]!.detail).toContain('got 2 by their imo: 9321483, 9000001')
    expect(pointersOf(schema, { [name]: [rows[0], rows[2], {}] })).toEqual([])
  })
})
