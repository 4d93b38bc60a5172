import { expect, it } from 'vitest'
import { type EstimateRequest, estimate } from '../../src/emissions/index.js'
import { factors } from './support.js'

const VOYAGE = { hasEnds: true, originCountry: 'NL', destinationCountry: 'GB' }
const SHIP = { type: 'container', capacityTeu: 1500 } as const
/** Rotterdam to Felixstowe, all of it inside a control area. */
const ESTUARIES = {
  distanceKm: 210,
  type: 'sfd',
  ecaKm: 210,
  endsInControlArea: { origin: true, destination: true },
} as const

const of = (request: EstimateRequest, leg: object = {}) =>
  estimate({ vessel: SHIP, voyage: VOYAGE, ...request }, { ...ESTUARIES, ...leg }, factors)
const partKg = (result: ReturnType<typeof of>, name: string) =>
  result.parts.find(({ part }) => part === name)?.wtwKgCo2e ?? 0
/** What refrigeration adds to a part. */
const added = (name: string, request: EstimateRequest = {}, leg: object = {}) =>
  partKg(of({ ...request, cargo: { teu: 10, reefer: true } }, leg), name) -
  partKg(of({ ...request, cargo: { teu: 10 } }, leg), name)
const MGO = 3.87151

it('refrigerated cargo draws electricity for half a call at each end, on the fuel of the port', () => {
  // 16.8 h at berth, 4 at anchor and 2 of manoeuvring; gas oil at 217 g/kWh.
  const half = (10 * 2.7 * 22.8 * 217) / 2000
  expect(added('origin_port')).toBeCloseTo(half * MGO, 2)
  expect(added('destination_port')).toBeCloseTo(half * MGO, 2)
  const { emissions } = of({ cargo: { teu: 10, reefer: true } })
  const atSea = partKg(of({ cargo: { teu: 10, reefer: true } }), 'reefer')
  expect(2 * half * MGO + atSea).toBeGreaterThan(0.5 * emissions.wtwKgCo2e)
})

it('the shore supplies its share of the plugs at berth too', () => {
  const portCalls = { berthHours: 20, anchorageHours: 0, manoeuvringHours: 0, gridGPerKwh: 500 }
  const shared = { portCalls: { ...portCalls, shorePowerShare: 0.25 } }
  expect(added('shore_power', shared)).toBeCloseTo((10 * 2.7 * 20 * 0.25 * 500) / 1000, 6)
  const half = (10 * 2.7 * 20 * 0.75 * 217) / 2000
  expect(added('origin_port', shared)).toBeCloseTo(half * MGO, 2)
})

it('waiting for a canal counts, and the slow passage of it', () => {
  const { steps } = of({ cargo: { teu: 10, reefer: true } }, { passages: ['suez'], ecaKm: 0 })
  const { slow_hours, wait_hours } = steps.find(({ id }) => id === 'canals_plugs_kg')!.inputs
  const kg = (10 * 2.7 * (slow_hours! + wait_hours!) * 227) / 1000
  expect(added('canals', {}, { passages: ['suez'], ecaKm: 0 })).toBeCloseTo(kg * 3.71138, 2)
  expect(wait_hours).toBe(10)
})

it('cargo without plugs, and refrigerated cargo on a bulk carrier, have none', () => {
  const ids = (request: EstimateRequest) => of(request).steps.map(({ id }) => id)
  expect(ids({ cargo: { teu: 10 } }).filter((id) => id.includes('plugs'))).toEqual([])
  const vessel = { type: 'dry_bulk', deadweightTonnes: 50_000 } as const
  expect(
    ids({ vessel, cargo: { teu: 10, reefer: true } }).filter((id) => id.includes('plugs')),
  ).toEqual([])
})

it('the plugs of a cargo say nothing about the ship: its indicators stay', () => {
  const vessel = { ...SHIP, deadweightTonnes: 18_000 }
  const portCalls = { shorePowerShare: 0.3 }
  for (const leg of [{}, { passages: ['suez'], ecaKm: 0 }]) {
    const indicators = (reefer: boolean) =>
      of({ vessel, portCalls, cargo: { teu: 10, reefer }, carbon: { year: 2026 } }, leg).indicators!
    const [dry, cooled] = [indicators(false), indicators(true)]
    expect(cooled.cii!.attained).toBeCloseTo(dry.cii!.attained, 9)
    expect(cooled.eeoiGPerTnm).toBeCloseTo(dry.eeoiGPerTnm!, 9)
    expect(cooled.seaCargoCharterGPerTnm).toBeCloseTo(dry.seaCargoCharterGPerTnm!, 9)
  }
})
