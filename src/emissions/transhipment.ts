import type { FactorSet } from './factor-set.js'
import type { CarbonLaw } from './factors/law-names.js'
import type { LawRow } from './factors/law-row.js'
import type { LawDay } from './law-day.js'

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
