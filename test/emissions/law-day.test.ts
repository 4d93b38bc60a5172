import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { LawBook } from '../../src/emissions/factors/law-book.js'
import type { LawRow } from '../../src/emissions/factors/law-row.js'
import {
  dayOfVoyage,
  type EstimateRequest,
  estimate,
  findShip,
  LAWS,
  lastDayOf,
  RATED_SHIPS,
  shipYear,
  stayEmissions,
  type YearRow,
} from '../../src/emissions/index.js'
import { rateShip } from '../../src/emissions/law/cii.js'
import { factors } from './support.js'

const { laws } = factors
const PROOF = { id: 'ISCC-1', scheme: 'ISCC EU' }
const FUELS = [
  { type: 'HFO', tonnes: 100 },
  { type: 'BIODIESEL', tonnes: 50, certificate: { ghgGPerMj: 32.9, ...PROOF } },
  { type: 'E_METHANOL', tonnes: 20, certificate: { ghgGPerMj: 28, ...PROOF, scheme: 'CertifHy' } },
]
const row = (more: Partial<YearRow>): YearRow => ({
  date: '2026-08-01',
  distanceNm: 1000,
  cargoTonnes: 50_000,
  fuels: FUELS,
  ...more,
})

/** Figures of 2025 to 2034 in which every rule has a part. */
function figuresOf(rows: readonly LawRow[]): unknown[] {
  const set = { ...factors, laws: new LawBook(rows) }
  const request = (day: string, more: Partial<EstimateRequest>): EstimateRequest => ({
    vessel: { type: 'container', capacityTeu: 8000, deadweightTonnes: 100_000, grossTonnage: 9000 },
    carbon: { year: Number(day.slice(0, 4)), euaPriceEur: 80, ukaPriceGbp: 60, windShare: 0.12 },
    voyage: { originCountry: 'NL', destinationCountry: 'SG', date: day },
    ...more,
  })
  const route = { distanceKm: 5000, type: 'sfd', passages: ['northeast', 'northwest'] } as const
  const at = (day: string, from: string, to: string, more: Partial<EstimateRequest> = {}) =>
    estimate(
      request(day, {
        voyage: { originCountry: from, destinationCountry: to, date: day, hasEnds: true },
        ...more,
      }),
      route,
      set,
    )
  const measured = {
    fuel: { fuels: FUELS, evidence: { kind: 'mrv_report', verifiedBy: 'DNV' } },
  } as const
  return [
    at('2026-12-01', 'NL', 'SG', measured),
    at('2026-12-01', 'GB', 'GB-NIR', measured),
    at('2026-12-01', 'ES', 'ES-CN', measured),
    at('2030-12-01', 'SG', 'MA-PTM'),
    at('2034-12-01', 'EG-PTS', 'MQ'),
    at('2026-12-01', 'NO', 'GB', { cargo: { teu: 10 }, portCalls: { berthHours: 20 } }),
    ...(['container_ship', 'tanker'] as const).map((type) =>
      shipYear(
        {
          year: 2026,
          ship: { type, deadweightTonnes: 90_000, grossTonnage: 50_000 },
          carbon: { euaPriceEur: 80, ukaPriceGbp: 60, windShare: 0.06 },
          rows: [
            row({ origin: 'SG', destination: 'MA-PTM', date: '2026-02-01' }),
            row({ origin: 'MA-PTM', destination: 'ES', date: '2026-02-20' }),
            row({ port: 'GB', distanceNm: 0 }),
            ...(type === 'tanker'
              ? (['sts', 'shuttle'] as const).map((tankerService) =>
                  row({ origin: 'GB', destination: 'NL', tankerService }),
                )
              : []),
            row({ fuels: [{ type: 'HFO', tonnes: 100, deductibleTonnes: 20 }] }),
          ],
        },
        set,
      ),
    ),
    RATED_SHIPS.flatMap((ship) =>
      [3000, 40_000, 70_000, 300_000].map((size) =>
        rateShip({ ship, deadweightTonnes: size, grossTonnage: size }, 1e5, 2027, set),
      ),
    ),
    stayEmissions(findShip({ type: 'container' }, null, set), {
      hours: 20,
      portFuel: {},
      country: 'NL',
      day: dayOfVoyage('2026-12-01'),
      isInControlArea: false,
    }),
  ]
}

/** A row whose content is another one. */
const changed = (one: LawRow): LawRow => ({
  ...one,
  value: one.value === null ? null : one.rule.endsWith('saving') ? 0.9 : one.value * 0.5,
  places: new Set(one.places.size > 0 ? ['SG'] : []),
  names: one.names.length > 0 ? ['nobody'] : [],
  gases: one.gases.length > 0 ? ['n2o'] : [],
  gwp: one.gwp && 'AR4',
  line: one.line && { ...one.line, a: one.line.a * 2 },
  what: one.what && `${one.what}, changed`,
})

const before = figuresOf(laws.rows)
/** The table with other rows in the place of one. */
const withInstead = (id: string, ...rows: readonly LawRow[]) =>
  laws.rows.flatMap((one) => (one.id === id ? rows : [one]))

describe('a day of law', () => {
  it.each([
    ['behind', (now: LawRow, later: LawRow) => [now, later]],
    ['before', (now: LawRow, later: LawRow) => [later, now]],
  ])('has no figure of a row of 2099, which stands %s that of today', (_, inOrder) => {
    const twins = laws.rows.map((one) => {
      const untilDay = one.untilDay ?? '2098-12-31'
      const id = `${one.id}-later`
      const twin = { ...changed(one), id, fromDay: '2099-01-01', untilDay: null }
      return { id: one.id, rows: inOrder({ ...one, untilDay }, twin) }
    })
    const isMoved = (rows: readonly LawRow[]) => !isDeepStrictEqual(figuresOf(rows), before)
    if (!isMoved(twins.flatMap(({ rows }) => rows))) return
    const alone = twins.filter(({ id, rows }) => isMoved(withInstead(id, ...rows)))
    expect.fail(`Rows whose twin moves a figure: ${alone.map(({ id }) => id).join(', ')}`)
  })

  it.each([
    'red-comparator',
    'red-rfnbo',
    'red-biofuel-unknown',
    'red-scheme-iscc-eu',
    'mrv-verifier-dnv',
    'cii-biofuel',
    'sulphur-berth-eu',
    'marpol-hfo-northeast',
    'fuel-eu-transhipment',
    'eu-ets-transhipment',
    'uk-ets-phase-in',
    'fuel-eu-wind-10',
  ])('would move figures if %s changed on its own days', (id) => {
    const one = laws.rows.find((other) => other.id === id)!
    expect(figuresOf(withInstead(id, changed(one)))).not.toEqual(before)
  })

  it('is that of the edition of the factors without a voyage and a year', () => {
    const fuel = { fuels: FUELS }
    const vessel = { type: 'dry_bulk', deadweightTonnes: 82_000 } as const
    const of = (rows: readonly LawRow[]) =>
      estimate(
        { fuel, vessel },
        { distanceKm: 1000, type: 'actual' },
        {
          ...factors,
          laws: new LawBook(rows),
        },
      )
    const one = laws.rows.find(({ id }) => id === 'red-comparator')!
    const later = { ...changed(one), id: 'later', fromDay: '2035-01-01' }
    const rows = withInstead(one.id, { ...one, untilDay: '2034-12-31' }, later)
    expect(of(rows)).toEqual(of(laws.rows))
  })
})

/** A change of a row moves the years in which it is in force: if that is meant, write the new hash here. */
const PINNED: Readonly<Record<number, string>> = {
  2024: '99 rows efc45800bb36',
  2025: '130 rows 2d3a1475b2f3',
  2026: '144 rows fd8986cefe54',
  2027: '144 rows ecae64202b29',
  2030: '143 rows e4814fddcf4b',
  2035: '136 rows 037c02d0632e',
}

describe('the rules of a year', () => {
  it.each([2024, 2025, 2026, 2027, 2030, 2035])('are those of the pinned table in %i', (year) => {
    const inForce = laws.rows
      .filter(({ fromDay, untilDay }) => {
        const day = lastDayOf(year)
        return fromDay <= day && (untilDay === null || untilDay >= day)
      })
      .map(({ provenance: _, untilDay: _end, places, ...one }) => ({ ...one, places: [...places] }))
      .sort((a, b) => LAWS.indexOf(a.law) - LAWS.indexOf(b.law) || (a.id < b.id ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(inForce)).digest('hex').slice(0, 12)
    expect(`${inForce.length} rows ${hash}`).toBe(PINNED[year])
  })
})
