import { describe, expect, it } from 'vitest'
import { CARBON_LAWS } from '../../src/emissions/factors/law-names.js'
import { SHAPES } from '../../src/emissions/factors/law-row.js'
import { dayOfVoyage, lastDayOf, shipYear } from '../../src/emissions/index.js'
import { transhipmentRule, voyageScope } from '../../src/emissions/law/voyage-scope.js'
import { factors } from './support.js'

const { laws } = factors

/** Rules that one law has and another lacks, and why. Any other difference is a rule forgotten. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  'allowances are surrendered, a balance is not': ['phase_in', 'gases'],
  'a balance has a limit, a price and rewards': [
    ...['reference', 'reduction', 'penalty_eur_per_tonne', 'penalty_mj_per_tonne'],
    ...['rfnbo_multiplier', 'wind_factor'],
    ...['borrow_share', 'borrow_return', 'consecutive_increase'],
  ],
  'FuelEU counts half of voyages to outermost regions, EU ETS exempts some': [
    ...['outermost', 'outermost_exemption'],
  ],
  'the United Kingdom has Northern Ireland, and no ports near it': [
    ...['northern_ireland', 'transhipment'],
  ],
}
const explained = new Set(Object.values(ALONE).flat())
const rulesOf = (law: string) =>
  new Set(laws.rows.filter((row) => row.law === law).map(({ rule }) => rule))
const pairs = CARBON_LAWS.flatMap((a, at) => CARBON_LAWS.slice(at + 1).map((b) => [a, b] as const))

describe('the laws that price a voyage, pair by pair,', () => {
  it.each(pairs)('%s and %s have the same rules but for those that are explained', (a, b) => {
    const [own, other] = [rulesOf(a), rulesOf(b)]
    const onlyOne = [...own, ...other].filter((rule) => own.has(rule) !== other.has(rule))
    expect(onlyOne.filter((rule) => !explained.has(rule))).toEqual([])
  })

  it('EU ETS and FuelEU list the same ports of transhipment', () => {
    const placesOf = (law: 'eu_ets' | 'fuel_eu') =>
      laws.all(law, 'transhipment', lastDayOf(2026)).map(({ key, places }) => [key, [...places]])
    expect(placesOf('fuel_eu')).toEqual(placesOf('eu_ets'))
    for (const law of ['eu_ets', 'fuel_eu'] as const) {
      expect(transhipmentRule(law, 'MA-PTM', lastDayOf(2026), factors)).not.toBeNull()
      expect(transhipmentRule(law, 'EG-PTS', lastDayOf(2026), factors, 'possible')).not.toBeNull()
    }
    expect(transhipmentRule('fuel_eu', 'MA-PTM', dayOfVoyage('2025-06-29'), factors)).toBeNull()
  })

  it('EU ETS and FuelEU list the same kinds of rules that are not applied', () => {
    const wordsOf = (law: string) =>
      laws.rows.filter((row) => row.law === law && row.rule === 'not_applied').map(({ id }) => id)
    for (const kind of ['ice', 'islands', 'transhipment', 'offshore'])
      for (const law of ['eu-ets', 'fuel-eu'])
        expect(wordsOf(law.replace('-', '_'))).toContain(`${law}-not-${kind}`)
  })

  it('every law says on each of its days what offshore ships are to it', () => {
    for (const law of CARBON_LAWS) {
      const first = laws.firstDay(law, 'scope')
      const days = [first, '2026-07-01', '2026-12-31', '2027-01-01', '2035-01-01']
      for (const day of days.filter((one) => one >= first).map(dayOfVoyage)) {
        const told = laws.all(law, 'not_applied', day).filter(({ what }) => /^offshore/.test(what!))
        expect(told, `${law} ${day}`).toHaveLength(1)
      }
    }
    const ofDay = (day: string) =>
      laws.all('eu_ets', 'not_applied', dayOfVoyage(day)).map(({ id }) => id)
    expect(ofDay('2024-12-31')).not.toContain('eu-ets-not-small')
    expect(ofDay('2025-01-01')).toContain('eu-ets-not-small')
    expect(ofDay('2026-12-31')).toContain('eu-ets-not-offshore-2026')
    expect(ofDay('2027-01-01')).not.toContain('eu-ets-not-offshore-2026')
  })

  it.each(CARBON_LAWS)(
    '%s has its size, scopes and weights of gases from its first day on',
    (law) => {
      const rules = ['least_gross_tonnage', 'scope', 'members', 'gwp'] as const
      const first = laws.firstDay(law, 'scope')
      for (const rule of rules) {
        expect(laws.firstDay(law, rule), rule).toBe(first)
        for (let year = Number(first.slice(0, 4)); year <= 2035; year++)
          expect(laws.all(law, rule, lastDayOf(year)).length, `${rule} ${year}`).toBeGreaterThan(0)
      }
      expect(laws.row(law, 'least_gross_tonnage', lastDayOf(2030))!.value).toBe(5000)
    },
  )

  it('every rule that a law can have has a row', () => {
    for (const law of CARBON_LAWS) expect([...rulesOf(law)].sort()).toEqual(ruleNames(law))
  })

  it('members of one Union law are members of the other, but for the EEA and outermost regions', () => {
    const day = lastDayOf(2026)
    const members = laws.all('eu_ets', 'members', day).flatMap(({ places }) => [...places])
    const differ = members.filter(
      (place) => voyageScope('fuel_eu', place, place, day, factors) !== 1,
    )
    expect(differ.sort()).toEqual(['GF', 'GP', 'IS', 'LI', 'MF', 'MQ', 'NO', 'RE', 'YT'])
  })

  it('no law counts a fuel as renewable that another counts as fossil', () => {
    const cases = [
      [{}, false],
      [{ id: 'EU-ISCC-1' }, false],
      [{ id: 'tbc', scheme: 'ISCC EU' }, false],
      [{ id: 'EU-ISCC-1', scheme: 'in-house' }, false],
      [{ id: 'EU-ISCC-1', scheme: 'ISCC EU' }, true],
    ] as const
    for (const [proof, isRenewable] of cases) {
      const year = shipYear(
        {
          year: 2026,
          ship: { type: 'bulk_carrier', deadweightTonnes: 100_000, grossTonnage: 50_000 },
          rows: [
            {
              ...{ origin: 'NL', destination: 'DE', date: '2026-08-01', distanceNm: 350 },
              cargoTonnes: 80_000,
              fuels: [
                { type: 'BIODIESEL', tonnes: 100, certificate: { ghgGPerMj: 14.9, ...proof } },
              ],
            },
          ],
        },
        factors,
      )
      const counted = {
        cii: year.cii!.attained < 2,
        eeoi: year.eeoiGPerTnm! < 2.5,
        ets: year.ets!.allowancesTonnes < 10,
        fuelEu: year.fuelEu!.proRata.penaltyEur === 0,
        isSilent: !year.warnings.some(({ code }) => code === 'certificate_unproven'),
      }
      expect(new Set(Object.values(counted)), JSON.stringify(proof)).toEqual(new Set([isRenewable]))
    }
  })
})

function ruleNames(law: (typeof CARBON_LAWS)[number]): string[] {
  return Object.keys(SHAPES[law]).sort()
}
