import type { FactorSet } from '../factor-set.js'
import { boxOf, type PortPlace } from '../factors/box.js'
import type { LawBook } from '../factors/law-book.js'
import type { CarbonLaw } from '../factors/law-names.js'
import type { LawRow } from '../factors/law-row.js'
import type { LawDay } from '../law-day.js'

/**
 * The territory of a port: the ISO 3166-1 code of its country, or the code of a part of it to which
 * other rules apply (`ES-CN`, `PT-20`, `PT-30`, `GB-NIR`).
 */
export function territoryOf(
  place: PortPlace,
  { subdivisions }: Pick<FactorSet, 'subdivisions'>,
): string {
  return boxOf(place, subdivisions)?.code ?? place.country
}

/**
 * Share of a voyage in scope of a law on a day, 0 to 1: by the number of its ends that lie in the
 * territory of the law, and by the rows for outermost regions (FuelEU) and Northern Ireland (UK ETS).
 * Sources: Directive 2003/87/EC, Article 3ga; Regulation (EU) 2023/1805, Article 2(1).
 * @param origin a country or a part of one, as returned by `territoryOf`
 */
export function voyageScope(
  law: CarbonLaw,
  origin: string,
  destination: string,
  day: LawDay,
  { laws }: Pick<FactorSet, 'laws'>,
): number {
  const ends = [origin, destination]
  const count = (rule: string) => ends.filter((end) => laws.isAmong(end, law, rule, day)).length
  const inside = ends.filter((end) => isInside(end, law, day, laws)).length
  const between = () => {
    if (count('outermost') > 0) return 'outermost'
    return count('northern_ireland') === 1 ? 'northern_ireland' : 'intra'
  }
  const key = inside === 2 ? between() : inside === 1 ? 'extra' : 'outside'
  return laws.row(law, 'scope', day, key)?.value ?? 0
}

/** Share of a stay in port in scope of a law on a day: all of it in a port of its territory. */
export function berthScope(
  law: CarbonLaw,
  territory: string,
  day: LawDay,
  { laws }: Pick<FactorSet, 'laws'>,
): number {
  return isInside(territory, law, day, laws)
    ? (laws.row(law, 'scope', day, 'berth')?.value ?? 0)
    : 0
}

function isInside(place: string, law: CarbonLaw, day: LawDay, laws: LawBook): boolean {
  return laws.isAmong(place, law, 'members', day) || laws.isAmong(place, law, 'outermost', day)
}

/**
 * The rule by which a voyage needs no allowances of EU ETS, with the stays in port for it: one between
 * an outermost region and a port of the same state, until the end of 2030. Null if it needs them.
 * Source: Directive 2003/87/EC, Article 12(3-b).
 */
export function etsExemption(
  origin: string,
  destination: string,
  day: LawDay,
  { laws }: Pick<FactorSet, 'laws'>,
): LawRow | null {
  const ends = [origin, destination].map((code) => code.toUpperCase())
  const found = laws
    .all('eu_ets', 'outermost_exemption', day)
    .find(
      ({ key, places }) =>
        ends.some((end) => places.has(end)) && ends.every((end) => end === key || places.has(end)),
    )
  return found ?? null
}

/**
 * Whether the law of a port limits the sulphur of every ship at berth to 0.10 %: ports of the EEA
 * (Directive (EU) 2016/802, Article 7) and of the United Kingdom (SI 2008/2924, recalled).
 */
export function limitsSulphurAtBerth(
  country: string,
  day: LawDay,
  { laws }: Pick<FactorSet, 'laws'>,
): boolean {
  return laws.isAmong(country, 'sulphur', 'berth_limit', day)
}

/**
 * The rule by which the stop of a container ship in a port is no port of call: its voyage goes on. Null if
 * it is one.
 * @param place a country or a part of one, as returned by `territoryOf`
 * @param key `possible` for a port whose name may mean a listed one, as Port Said may mean East Port Said
 */
export function transhipmentRule(
  law: CarbonLaw,
  place: string,
  day: LawDay,
  { laws }: Pick<FactorSet, 'laws'>,
  key: 'possible' | null = null,
): LawRow | null {
  const code = place.toUpperCase()
  const rows = laws.all(law, 'transhipment', day)
  return rows.find((row) => row.key === key && row.places.has(code)) ?? null
}
