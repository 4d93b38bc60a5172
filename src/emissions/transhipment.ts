import type { FactorSet } from './factor-set.js'
import type { CarbonLaw } from './factors/law-names.js'
import type { LawRow } from './factors/law-row.js'
import type { LawDay } from './law-day.js'

/** Key of the rows of ports that may be meant by the name of a listed one. */
const POSSIBLE = 'possible'

/**
 * The rule by which the stop of a container ship in a port is no port of call: its voyage goes on. Null if
 * it is one.
 * @param place a country or a part of one, as returned by `territoryOf`
 */
export function transhipmentRule(
  law: CarbonLaw,
  place: string,
  day: LawDay,
  factors: Pick<FactorSet, 'laws'>,
): LawRow | null {
  return ruleAt(law, place, day, factors, null)
}

/** The rule of a listed port for which a port may stand, as Port Said does for East Port Said. */
export function possibleTranshipment(
  law: CarbonLaw,
  place: string,
  day: LawDay,
  factors: Pick<FactorSet, 'laws'>,
): LawRow | null {
  return ruleAt(law, place, day, factors, POSSIBLE)
}

function ruleAt(
  law: CarbonLaw,
  place: string,
  day: LawDay,
  { laws }: Pick<FactorSet, 'laws'>,
  wanted: string | null,
): LawRow | null {
  const code = place.toUpperCase()
  const rows = laws.all(law, 'transhipment', day)
  return rows.find(({ key, places }) => key === wanted && places.has(code)) ?? null
}
