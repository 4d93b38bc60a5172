import { describe, expect, it } from 'vitest'
import {
  type EstimateRequest,
  estimate,
  LAWS,
  LawFileError,
  territoryOf,
  voyageScope,
  withLaws,
} from '../../src/emissions/index.js'
import { fuelEuLimit } from '../../src/emissions/law/carbon-cost.js'
import { rateShip } from '../../src/emissions/law/cii.js'
import { dayOfVoyage } from '../../src/emissions/law-day.js'
import { factors, sailed } from './support.js'

const { laws } = factors
const days = (year: number) => [`${year}-01-01`, `${year}-07-01`, `${year}-12-31`].map(dayOfVoyage)
const YEARS = Array.from({ length: 12 }, (_, k) => 2024 + k)

/** The costs of 100 t HFO on a day. */
function carbonOn(day: string, from: string, to: string, set = factors) {
  const request: EstimateRequest = {
    fuel: { type: 'HFO', consumedTonnes: 100 },
    vessel: { type: 'container' },
    carbon: { year: Number(day.slice(0, 4)) },
    voyage: { originCountry: from, destinationCountry: to, date: day },
  }
  return estimate(request, sailed(1000), set)
}

describe('the rules of laws are rows', () => {
  it('each with its days, article and source', () => {
    expect(laws.rows.length).toBeGreaterThan(90)
    for (const { id, fromDay, untilDay, article, provenance } of laws.rows) {
      expect(fromDay, id).toMatch(/^\d{4}-\d\d-\d\d$/)
      if (untilDay) expect(untilDay > fromDay, id).toBe(true)
      expect(article.length, id).toBeGreaterThan(5)
      expect(provenance.source, id).toBeTruthy()
    }
    expect([...new Set(laws.rows.map(({ law }) => law))]).toEqual([...LAWS])
  })

  it.each(YEARS)('EU ETS in %i', (year) => {
    const phaseIn = year === 2024 ? 0.4 : year === 2025 ? 0.7 : 1
    const gases = year < 2026 ? ['CO2'] : ['CO2', 'CH4', 'N2O']
    for (const day of days(year)) {
      const { ets } = carbonOn(day, 'NL', 'SG').carbon!
      expect(ets).toMatchObject({ year, phaseIn, gases, scopeShare: 0.5 })
      expect(carbonOn(day, 'NL', 'NO').carbon!.ets!.scopeShare).toBe(1)
      const islands = carbonOn(day, 'ES', 'ES-CN').carbon!.ets!
      expect(islands.allowancesTonnes > 0, day).toBe(year > 2030)
      expect(islands.monitoredTonnes).toBeGreaterThan(300)
    }
  })

  it.each(YEARS)('FuelEU in %i', (year) => {
    const reduction = year < 2030 ? 0.02 : year < 2035 ? 0.06 : 0.145
    for (const day of days(year)) {
      const { fuelEu } = carbonOn(day, 'NL', 'SG').carbon!
      if (year === 2024) {
        expect(fuelEu).toBeNull()
        continue
      }
      expect(fuelEu!.scopeShare).toBe(0.5)
      expect(fuelEu!.limitGPerMj).toBeCloseTo(91.16 * (1 - reduction), 9)
      expect(carbonOn(day, 'NL', 'ES-CN').carbon!.fuelEu!.scopeShare).toBe(0.5)
      expect(carbonOn(day, 'NO', 'IS').carbon!.fuelEu!.scopeShare).toBe(0)
      expect(laws.row('fuel_eu', 'rfnbo_multiplier', day)?.value).toBe(year < 2034 ? 2 : undefined)
    }
  })

  it.each(YEARS)('UK ETS in %i', (year) => {
    for (const day of days(year)) {
      const { ukEts } = carbonOn(day, 'GB', 'GB-NIR').carbon!
      if (day < '2026-07-01') expect(ukEts, day).toBeNull()
      else {
        expect(ukEts!.scopeShare, day).toBe(0.5)
        expect(carbonOn(day, 'GB', 'NL').carbon!.ukEts!.scopeShare).toBe(0)
      }
    }
    expect(carbonOn('2026-06-30', 'GB', 'GB').carbon!.ukEts).toBeNull()
  })

  it.each(YEARS)('CII in %i', (year) => {
    const steps = [0.07, 0.09, 0.11, 0.13625, 0.1625, 0.18875, 0.215]
    const rated = rateShip({ ship: 'tanker', deadweightTonnes: 1e5 }, 4e5, year, factors)!
    const step = steps[year - 2024]
    if (step === undefined) expect(rated).toMatchObject({ required: null, rating: null })
    else expect(rated.required).toBeCloseTo(5247 * 1e5 ** -0.61 * (1 - step), 9)
  })

  it.each(YEARS)('renewable fuels, sulphur at berth and Arctic waters in %i', (year) => {
    for (const day of days(year)) {
      expect(laws.row('red', 'comparator', day)!.value).toBe(94)
      expect(laws.row('red', 'rfnbo_saving', day)!.value).toBe(0.7)
      const saving = (plant: string) => laws.row('red', 'biofuel_saving', day, plant)!.value
      expect(['2015-10-06', '2021-01-01', 'unknown'].map(saving)).toEqual([0.6, 0.65, 0.65])
      expect(laws.isAmong('NO', 'sulphur', 'berth_limit', day)).toBe(true)
      expect(laws.isAmong('US', 'sulphur', 'berth_limit', day)).toBe(false)
      const banned = laws.all('marpol', 'hfo_ban', day).map(({ key }) => key)
      expect(banned, day).toEqual(day < '2024-07-01' ? [] : ['northeast', 'northwest'])
    }
  })

  it('warn of heavy fuel oil in the Arctic since July 2024', () => {
    const codesOf = (date: string, passage: string, fuelType?: string) => {
      const vessel = { type: 'dry_bulk', deadweightTonnes: 60_000, fuelType } as const
      const request: EstimateRequest = { cargo: { massTonnes: 1000 }, vessel, voyage: { date } }
      const distance = { ...sailed(12_000), passages: [passage] }
      return estimate(request, distance, factors).warnings.map(({ code }) => code)
    }
    expect(codesOf('2026-08-01', 'northeast')).toContain('arctic_fuel')
    expect(codesOf('2026-08-01', 'northwest', 'VLSFO')).toContain('arctic_fuel')
    expect(codesOf('2026-08-01', 'northeast', 'MGO')).not.toContain('arctic_fuel')
    expect(codesOf('2024-06-30', 'northeast')).not.toContain('arctic_fuel')
    expect(codesOf('2026-08-01', 'suez')).not.toContain('arctic_fuel')
  })

  it('list what is not applied on the day', () => {
    const articles = (day: string) =>
      carbonOn(day, 'NL', 'SG').carbon!.notApplied.map(({ law, article }) => `${law}: ${article}`)
    const of2026 = articles('2026-08-01')
    expect(of2026.some((one) => one.includes('12(3-e)'))).toBe(true)
    expect(of2026.some((one) => one.includes('5(3)'))).toBe(false)
    expect(of2026.some((one) => one.includes('statement of intent'))).toBe(false)
    const of2034 = articles('2034-08-01')
    expect(of2034.some((one) => one.includes('statement of intent'))).toBe(true)
    expect(of2034.some((one) => one.includes('12(3-e)'))).toBe(false)
    expect(of2034.some((one) => one.includes('Article 5(3)'))).toBe(true)
  })

  it('warn where a container ship tranships near the EEA', () => {
    const at = (country: string, lon: number, lat: number) =>
      territoryOf({ country, lon, lat }, factors)
    expect(at('MA', -5.5, 35.89)).toBe('MA-PTM')
    expect(at('MA', -7.6, 33.6)).toBe('MA')
    const codes = (from: string, to: string) =>
      carbonOn('2026-08-01', from, to).warnings.map(({ code }) => code)
    expect(codes('SG', 'MA-PTM')).toContain('transhipment_port')
    expect(codes('EG-PSE', 'SG')).toContain('transhipment_port')
    expect(codes('SG', 'MA')).not.toContain('transhipment_port')
  })
})

describe("an operator's rows", () => {
  const file = (...rows: object[]) => JSON.stringify({ format: 'fairway-laws/1', rows })
  const own = (...rows: object[]) => withLaws(factors, file(...rows), '/etc/fairway/own.json')
  const faultOf = (text: string) => {
    try {
      withLaws(factors, text, 'own.json')
    } catch (error) {
      if (error instanceof LawFileError) return error.message
      throw error
    }
    return ''
  }
  const norway = {
    law: 'fuel_eu',
    id: 'fuel-eu-members-eea',
    rule: 'members',
    fromDay: '2027-01-01',
    untilDay: null,
    places: ['NO', 'IS'],
    article: 'a decision of the Joint Committee',
    source: 'a test',
  }

  it('take Norway into FuelEU from a day on', () => {
    const set = own(norway)
    expect(voyageScope('fuel_eu', 'NL', 'NO', dayOfVoyage('2026-12-31'), set)).toBe(0.5)
    expect(voyageScope('fuel_eu', 'NL', 'NO', dayOfVoyage('2027-01-01'), set)).toBe(1)
    const answer = carbonOn('2027-03-01', 'NO', 'IS', set)
    expect(answer.carbon!.fuelEu!.scopeShare).toBe(1)
    expect(answer.factorSetVersion).toBe(`${factors.version}+own.json`)
    expect(set.laws.rows.at(-1)!.provenance).toMatchObject({ kind: 'operator', source: 'a test' })
  })

  it('change the fields that they name, and no others', () => {
    const set = own({
      law: 'eu_ets',
      id: 'eu-ets-outermost-es',
      untilDay: '2028-12-31',
      source: 'a test',
    })
    const due = (day: string) => carbonOn(day, 'ES', 'ES-CN', set).carbon!.ets!.allowancesTonnes > 0
    expect([due('2028-12-31'), due('2029-01-01')]).toEqual([false, true])
    expect(carbonOn('2028-06-01', 'FR', 'RE', set).carbon!.ets!.allowancesTonnes).toBe(0)
    expect(fuelEuLimit(dayOfVoyage('2026-01-01'), set.laws)).toBe(
      fuelEuLimit(dayOfVoyage('2026-01-01'), laws),
    )
  })

  it.each([
    ['not JSON', 'nonsense', 'is not JSON'],
    ['another format', '{"format":"x","rows":[]}', 'must be fairway-laws/1'],
    ['no source', file({ ...norway, source: undefined }), 'source'],
    ['an unknown law', file({ ...norway, law: 'us_ets' }), 'must be one of eu_ets'],
    ['an unknown rule', file({ ...norway, rule: 'member' }), 'must be one of least_gross_tonnage'],
    ['a misspelt field', file({ ...norway, untilday: null }), 'untilday'],
    ['an impossible day', file({ ...norway, fromDay: '2027-13-01' }), 'must be a day'],
    ['a day that no month has', file({ ...norway, fromDay: '2027-02-30' }), 'must be a day'],
    [
      'a country in words',
      file({ ...norway, places: ['Norway'] }),
      'rows[0] (fuel-eu-members-eea).places: must be codes such as NO',
    ],
    ['a country that does not exist', file({ ...norway, places: ['UK'] }), 'GB for the UK'],
    [
      'a field that the rule has no use for',
      file({ ...norway, value: 0.5 }),
      'has no meaning for a row of members',
    ],
    [
      'a key that nothing asks for',
      file({ ...norway, id: 'x', rule: 'scope', key: 'inner', value: 1, places: undefined }),
      '(x).key: must be one of intra, outermost, extra, outside, berth, got inner',
    ],
    [
      'a misspelt id',
      file({ law: 'fuel_eu', id: 'fuel-eu-penalti', value: 3000, source: 'a test' }),
      '(fuel-eu-penalti).rule: is missing. No row of ours has this id',
    ],
    [
      'two rows of one id',
      JSON.stringify({ format: 'fairway-laws/1', rows: [norway, norway] }),
      'rows[1] (fuel-eu-members-eea).id: is that of',
    ],
    [
      'an end before the start',
      file({ ...norway, untilDay: '2020-01-01' }),
      'is before 2027-01-01',
    ],
    [
      'two rows of one rule on one day',
      file({
        ...norway,
        id: 'x',
        rule: 'scope',
        key: 'intra',
        value: 0.5,
        places: undefined,
      }),
      'fuel-eu-scope-intra and x are in force on the same days',
    ],
    [
      'a gap',
      file({ law: 'eu_ets', id: 'eu-ets-gwp', untilDay: '2027-12-31', source: 'a test' }),
      'eu_ets has no row of gwp on',
    ],
    [
      'a share above 1',
      file({ law: 'eu_ets', id: 'eu-ets-phase-in-2026', value: 100, source: 'a test' }),
      'must be a number from 0 to 1',
    ],
  ])('are refused with %s, by a message that names the file', (_, text, told) => {
    const message = faultOf(text)
    expect(message).toContain(told)
    expect(message).toContain('own.json')
  })
})
