import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type EstimateRequest,
  EVIDENCE_KINDS,
  estimate,
  type LegDistance,
  readFactorPack,
  readShipTable,
  TRADE_LANES,
  VESSEL_TYPES,
  withPack,
  withShipTable,
} from '../../src/emissions/index.js'
import { routeEmissions } from '../../src/emissions/route-emissions.js'
import { stayEmissions } from '../../src/emissions/stay-emissions.js'
import { Numbers } from '../../web/format/numbers.js'
import { de } from '../../web/texts/de.js'
import { service } from '../../web/texts/de-service.js'
import { SHELVES } from '../../web/texts/de-shelves.js'
import { en } from '../../web/texts/en.js'
import { serviceWording, translate } from '../../web/texts/service-text.js'
import { stepName, unitText } from '../../web/texts/service-words.js'
import { factors, random, randomRequest, sailed, withTestCarrier } from '../emissions/support.js'

const GERMAN = new Numbers('de-DE')
const SEED = 20261124

const LANES_CSV = `# name: lanes
# licence: for tests
# year: 2024
trade_lane,cargo,ttw,wtw
${TRADE_LANES.map((lane) => `${lane},dry,52.9,62.0`).join('\n')}
`

const CARRIER_LANE_CSV = `# name: fiction
# licence: for tests
code,name,year,trade_lane,cargo,ttw,wtw,unit,distance_basis,source
TEST,Test carrier (fiction),2024,transatlantic,dry,52.9,62.0,TEU-km,actual,invented
`

const IMO = 9260419
const SHIPS_CSV = `IMO Number,Reporting Period,Fuel consumption per transport work (mass),CO2 emissions per transport work (mass)
${IMO},2024,6.0,18.9
`

/** Requests that together use every method, ship, fuel and part of an estimate. */
function requests(): { request: EstimateRequest; distance: LegDistance }[] {
  const next = random(SEED)
  const routed = { ...sailed(12_000), shortestKm: 11_000, ecaKm: 900, passages: ['suez'] as const }
  const cargo = { teu: 20, reefer: true }
  const fuels = [...new Set(factors.fuels.values())]
  const certificate = { ghgGPerMj: 20 }
  const useOf = (code: string, needsCertificate: boolean) => ({
    type: code,
    ...(needsCertificate && { certificate }),
  })
  const evidence = EVIDENCE_KINDS.flatMap((kind) => [
    { kind, period: '2026-01-01/2026-12-31' },
    { kind, verifiedBy: 'a verifier' },
    { kind, period: '2026-01-01/2026-12-31', verifiedBy: 'a verifier' },
  ])
  const voyage = { hasEnds: true, originCountry: 'NL', destinationCountry: 'SG' } as const
  const portCalls = { shorePowerShare: 0.5, anchorageHours: 3 }
  const of = (request: EstimateRequest) => ({ request, distance: routed })
  return [
    ...Array.from({ length: 200 }, () => randomRequest(next)),
    ...fuels.flatMap(({ code, needsCertificate }) => [
      of({
        cargo,
        fuel: { fuels: [{ ...useOf(code, needsCertificate), tonnes: 600, ballastTonnes: 10 }] },
      }),
      of({
        cargo,
        fuel: {
          fuels: [
            { ...useOf(code, needsCertificate), tonnes: 600 },
            { type: 'MDO', tonnes: 10 },
          ],
        },
      }),
    ]),
    ...factors.vessels.classes.map(({ type, sizeClass }) => {
      const own = type === 'bulker' ? 'dry_bulk' : type
      return of({ cargo, vessel: { type: own, sizeClass }, voyage })
    }),
    ...[
      undefined,
      [
        { type: 'HFO', share: 0.5 },
        { type: 'LNG', share: 0.5 },
      ],
    ].flatMap((mix) =>
      [12_000, 13_500].map((capacityTeu) =>
        of({
          cargo,
          vessel: { type: 'container', capacityTeu, ...(mix && { fuels: mix }) },
          voyage,
          portCalls,
        }),
      ),
    ),
    ...[...factors.sea.rows.keys()].flatMap((factorRow) =>
      ['2025-01-01', '2026-12-01'].map((date) =>
        of({
          cargo: { massTonnes: 100 },
          vessel: { type: 'general_cargo' },
          voyage: { date },
          calculation: { factorRow },
        }),
      ),
    ),
    ...VESSEL_TYPES.map((type) => of({ cargo, vessel: { type } })),
    ...evidence.map((one) =>
      of({ cargo, fuel: { consumedTonnes: 500, type: 'HFO', evidence: one } }),
    ),
    of({}),
  ]
}

function estimates() {
  const plain = requests().map((one) => estimate(one.request, one.distance, withTestCarrier))
  const run = (request: EstimateRequest, set: typeof factors) =>
    estimate({ cargo: { teu: 4 }, ...request }, sailed(9000), set)
  const packed = (csv: string) => withPack(factors, readFactorPack(csv, 'test.csv', factors))
  const byLane = packed(LANES_CSV)
  const ship = { type: 'container', imo: IMO } as const
  const measured = withShipTable(factors, readShipTable(SHIPS_CSV, 'ships.csv'))
  return [
    ...plain,
    ...TRADE_LANES.map((tradeLane) =>
      run({ vessel: { type: 'container' }, voyage: { tradeLane } }, byLane),
    ),
    run(
      { carrier: { code: 'TEST' }, voyage: { tradeLane: 'transatlantic' } },
      packed(CARRIER_LANE_CSV),
    ),
    ...[{}, { fuelType: 'HFO' }].map((fuel) => run({ vessel: { ...ship, ...fuel } }, measured)),
  ]
}

const ESTIMATES = estimates()

function textsOf(one: (typeof ESTIMATES)[number]): string[] {
  const { factor, dataQuality, exclusions, framework, verification } = one
  return [
    ...[factor.name, factor.source, factor.table, factor.licence],
    ...dataQuality.notes,
    ...exclusions,
    ...[framework.statement, verification],
  ]
}

function assumptions(): string[] {
  const routes = factors.vessels.classes.flatMap(({ type, sizeClass }) =>
    [8, 20, 80].flatMap((speedKmh) => {
      const base = { distanceKm: 5000, ecaKm: 400, speedKmh, fuelPriceUsdPerTonne: 600 }
      const vessels = [{ type }, { type, fuelTonnesPerDay: 30 }]
      const slow =
        speedKmh < 80
          ? [
              { type, sizeClass },
              { type, loaM: 200 },
            ]
          : []
      return [...vessels, ...slow].map((vessel) => routeEmissions({ ...base, vessel }, factors))
    }),
  )
  const stays = [0, 0.5].map((shorePowerShare) =>
    stayEmissions(
      {
        vessel: { type: 'container' },
        hours: 20.5,
        portFuel: { shorePowerShare },
        country: 'NL',
        isInControlArea: false,
        fuelPriceUsdPerTonne: null,
      },
      factors,
    ),
  )
  return [...routes, ...stays].flatMap((one) => one.assumptions)
}

/** Written by the operator, in any language. */
const OPERATORS = ['for tests', 'test.csv', 'fiction', 'lanes', 'invented']

const TEXTS = [...new Set([...ESTIMATES.flatMap(textsOf), ...assumptions()])].filter(
  (text) => !OPERATORS.includes(text),
)

test('every text of an estimate and a route has a German translation', () => {
  expect(TEXTS.filter((text) => translate(text, service, GERMAN) === null)).toEqual([])
})

test('no translation is of a text that the service no longer has', () => {
  const used = service.texts.filter((one) =>
    TEXTS.some((text) => translate(text, { ...service, texts: [one] }, GERMAN) !== null),
  )
  expect(service.texts.filter((one) => !used.includes(one)).map(([english]) => english)).toEqual([])
})

test('every step of an estimate has a name in both languages', () => {
  const ids = [...new Set(ESTIMATES.flatMap(({ steps }) => steps.map(({ id }) => id)))]
  expect(ids).toContain('eca_upper_fuel_t_per_day')
  for (const texts of [en, de]) expect(ids.filter((id) => stepName(id, texts) === null)).toEqual([])
})

test('no two steps of an estimate have the same name', () => {
  for (const { steps } of ESTIMATES) {
    const names = steps.map(({ id }) => stepName(id, de))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  }
})

test('German numbers and words stand in the places of a text', () => {
  const german = (text: string) => serviceWording(text, de, GERMAN)
  expect(german('Modelled container, neo_panamax, HFO')).toEqual({
    text: 'Containerschiff Neo-Panamax, modelliert, HFO',
  })
  expect(german('crude tanker, 80,000-119,999 dwt').text).toBe('Rohöltanker, 80.000–119.999 tdw')
  expect(german('container, 8000+ TEU').text).toBe('Containerschiff, ab 8.000 TEU')
  expect(
    german('Shore power of 480.5 g CO2e/kWh, all of it well to tank; its cost is not included.')
      .text,
  ).toBe('Landstrom mit 480,5 g CO₂e/kWh, ganz als Well-to-Tank; die Kosten enthalten ihn nicht.')
  expect(german('A text of a newer service.')).toEqual({
    text: 'A text of a newer service.',
    lang: 'en',
  })
  expect(unitText('kg CO2e/kg fuel', de)).toBe('kg CO₂e/kg Kraftstoff')
})

test('every shelf has a German name', () => {
  const file = readFileSync('data/built/shallow-areas.json', 'utf8')
  const { areas } = JSON.parse(file) as { areas: { name: string }[] }
  const names = [...new Set(areas.map(({ name }) => name))].sort()
  expect(Object.keys(SHELVES).sort()).toEqual(names)
})
