import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Message, MessageCode } from '../../src/emissions/answer/messages.js'
import { MESSAGES } from '../../src/emissions/generated/sentences.js'
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
import { AREA_NAMES } from '../../src/planning/warnings.js'
import { Numbers } from '../../web/format/numbers.js'
import { de } from '../../web/texts/de.js'
import { LANGUAGES } from '../../web/texts/languages.js'
import { laterEn } from '../../web/texts/later-en.js'
import { nameWording, readableText, sentenceWording } from '../../web/texts/sentences.js'
import { stepName, unitText } from '../../web/texts/step-words.js'
import {
  factors,
  random,
  randomRequest,
  routeEmissions,
  sailed,
  withTestCarrier,
} from '../emissions/support.js'

const GERMAN = new Numbers('de-DE')
const SEED = 20261124
const OTHERS = await Promise.all(
  Object.entries(LANGUAGES)
    .filter(([code]) => code !== 'en')
    .map(async ([, { name, texts }]) => [name, await texts()] as const),
)

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
TEST,Test carrier (fiction),2024,transatlantic,reefer,52.9,62.0,TEU-km,actual,invented
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
    ...[false, true].map((reefer) =>
      run(
        {
          cargo: { teu: 4, reefer },
          carrier: { code: 'TEST' },
          voyage: { tradeLane: 'transatlantic' },
        },
        packed(CARRIER_LANE_CSV),
      ),
    ),
    ...[{}, { fuelType: 'HFO' }].map((fuel) => run({ vessel: { ...ship, ...fuel } }, measured)),
  ]
}

const ESTIMATES = estimates()

/** Names that a language writes in its own way: values of sentences, and where factors come from. */
function namesOf({ factor, dataQuality, exclusionCodes, framework }: (typeof ESTIMATES)[number]) {
  const messages = [
    factor.nameCode,
    framework.statementCode,
    ...dataQuality.noteCodes,
    ...exclusionCodes,
  ]
  return [factor.source, factor.table, factor.licence, ...messages.flatMap(namesInValues)]
}

/** Values that are the same in every language: codes of fuels, and words of the caller and the operator. */
const SAME = ['fuel', 'cargo_fuel', 'route_fuel', 'grade', 'row', 'period', 'verifier']
const OPERATORS = ['pack', 'name', 'carrier']

function namesInValues({ values }: Message): string[] {
  return Object.entries(values)
    .filter(([name]) => ![...SAME, ...OPERATORS].includes(name))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string')
}

function assumptions(): Message[] {
  const routes = factors.vessels.classes.flatMap(({ type, sizeClass }) => {
    const base = { distanceKm: 5000, ecaKm: 400, speedKmh: 20, fuelPriceUsdPerTonne: 600 }
    return routeEmissions({ ...base, vessel: { type, sizeClass, loaM: 200 } }, factors)
  })
  return routes.flatMap(({ assumptionCodes }) => assumptionCodes)
}

/** Written by the operator of a test, in any language. */
const OF_TESTS = ['for tests', 'test.csv', 'fiction', 'lanes', 'invented']

/** Units, licences and lines of an operator's table, which are the same in every language. */
const isPlain = (name: string) => /^(TEU|CEU|OGL-3.0|Apache-2.0|line \d+)$/.test(name)

const SHELVES = [
  ...new Set(
    (
      JSON.parse(readFileSync('data/built/shallow-areas.json', 'utf8')) as {
        areas: { name: string }[]
      }
    ).areas.map(({ name }) => name),
  ),
]

const ICE = (
  JSON.parse(readFileSync('data/reference/ice.json', 'utf8')) as { areas: { name: string }[] }
).areas.map(({ name }) => name)
/** What warnings of closures and areas name. */
const IN_WARNINGS = ['length', 'beam', 'draught', 'this area', ...Object.values(AREA_NAMES)]

const NAMES = [
  ...new Set([
    ...ESTIMATES.flatMap(namesOf),
    ...assumptions().flatMap(namesInValues),
    ...[...SHELVES, ...ICE, ...IN_WARNINGS],
  ]),
].filter((name) => !OF_TESTS.includes(name) && !isPlain(name))

const bracesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(OTHERS)('the page in %s', (_, texts) => {
  test('has a name for everything that a sentence or a source can name', () => {
    expect(NAMES).toContain('crude_tanker')
    expect(NAMES.filter((name) => nameWording(name, texts).lang === 'en')).toEqual([])
  })

  test('has no name that the service no longer uses', () => {
    const used = new Set(NAMES.flatMap((name) => [name, readableText(name)]))
    expect(Object.keys(texts.names).filter((name) => !used.has(name))).toEqual([])
  })

  test('writes every value of a sentence, and no other', () => {
    for (const [code, text] of Object.entries(MESSAGES))
      expect([code, bracesOf(texts.messages.said![code as MessageCode])]).toEqual([
        code,
        bracesOf(text),
      ])
  })
})

test('every step of an estimate has a name in both languages', () => {
  const ids = [...new Set(ESTIMATES.flatMap(({ steps }) => steps.map(({ id }) => id)))]
  expect(ids).toContain('eca_upper_fuel_t_per_day')
  for (const texts of [laterEn, de])
    expect(ids.filter((id) => stepName(id, texts) === null)).toEqual([])
})

test('no two steps of an estimate have the same name', () => {
  for (const { steps } of ESTIMATES) {
    const names = steps.map(({ id }) => stepName(id, de))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  }
})

test('German numbers and words stand in the places of a sentence', () => {
  const german = (code: string, values: Message['values']) =>
    sentenceWording({ code, values }, 'A text of a newer service.', de, GERMAN)
  const modelled = { ship: 'container', size_class: 'neo_panamax', fuel: 'HFO' }
  expect(german('factor_of_modelled_ship', modelled)).toEqual({
    text: 'Containerschiff Neo-Panamax, modelliert, HFO',
  })
  const tanker = { ship: 'crude_tanker', from: 80_000, to: 119_999, unit: 'dwt' }
  expect(german('factor_of_size', tanker).text).toBe('Rohöltanker, 80.000–119.999 tdw')
  expect(german('factor_of_ship_year', { name: 'Fiction', year: 2024 }).text).toBe(
    'Fiction, EU-MRV 2024',
  )
  expect(german('shore_power', { g_per_kwh: 480.5 }).text).toBe(
    'Landstrom mit 480,5 g CO₂e/kWh, ganz als Well-to-Tank; die Kosten enthalten ihn nicht.',
  )
  const deviations = ['port_calls', 'ballast']
  expect(german('not_aligned', { deviations }).text).toContain(
    '(Hafenaufenthalte und Ballastfahrt)',
  )
  const unknown = { text: 'A text of a newer service.', lang: 'en' }
  expect(german('of_a_newer_service', {})).toEqual(unknown)
  expect(german('shore_power', {})).toEqual(unknown)
  expect(unitText('kg CO2e/kg fuel', de)).toBe('kg CO₂e/kg Kraftstoff')
})

test.each([
  ['asia_north_europe', 'Asia North Europe'],
  ['se_asia_ne_asia', 'SE Asia NE Asia'],
  ['south_america_africa', 'South America Africa'],
  ['intra_mediterranean', 'Intra Mediterranean'],
  ['neo_panamax', 'neo panamax'],
])('a trade has the names of its regions: %s', (id, words) => {
  expect(readableText(`the mean of ${id} (2022)`)).toBe(`the mean of ${words} (2022)`)
})
