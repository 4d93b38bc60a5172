import { boxOf, type PortPlace } from './factors/box.js'
import type { CarbonLaw, CarbonRules, EtsExemption } from './factors/carbon.js'

/**
 * The territory of a port: the ISO 3166-1 code of its country, or the ISO 3166-2 code of an outermost
 * region that shares its country's code (`ES-CN`, `PT-20`, `PT-30`).
 */
export function territoryOf(
  place: PortPlace,
  { carbon }: { readonly carbon: Pick<CarbonRules, 'subdivisions'> },
): string {
  return boxOf(place, carbon.subdivisions)?.code ?? place.country
}

/**
 * Share of a voyage in scope of a law, 0 to 1. EU ETS: the whole voyage between two EEA ports, half of
 * it with one. FuelEU: the whole voyage between two ports of the Union, half of it with one or with an
 * outermost region; Norway and Iceland are third countries. Sources: Directive 2003/87/EC, Article 3ga;
 * Regulation (EU) 2023/1805, Article 2(1).
 * @param origin a country or an outermost region, as returned by `territoryOf`
 */
export function voyageScope(
  law: CarbonLaw,
  origin: string,
  destination: string,
  year: number,
  { scope, territories }: CarbonRules,
): number {
  const rows = territories[law]
  const { members, outermost } = rows.findLast(({ fromYear }) => year >= fromYear) ?? rows[0]!
  const ends = [origin, destination].map((code) => code.toUpperCase())
  const isOutermost = (code: string) => outermost.has(code)
  const inside = ends.filter((code) => isOutermost(code) || members.has(code.slice(0, 2))).length
  if (inside === 2 && ends.some(isOutermost)) return scope.outermost
  return [scope.outside, scope.extra, scope.intra][inside]!
}

/**
 * The rule by which a voyage needs no allowances of EU ETS, with the stays in port for it: one between
 * an outermost region and a port of the same state, until the end of 2030. Null if it needs them.
 * Source: Directive 2003/87/EC, Article 12(3-b).
 */
export function etsExemption(
  origin: string,
  destination: string,
  year: number,
  { ets }: Pick<CarbonRules, 'ets'>,
): EtsExemption | null {
  const ends = [origin, destination].map((code) => code.toUpperCase())
  const isOf = (state: string, regions: ReadonlySet<string>) =>
    ends.some((end) => regions.has(end)) && ends.every((end) => end === state || regions.has(end))
  const found = ets.exemptions.find(
    ({ fromYear, lastYear, regions }) =>
      year >= fromYear &&
      year <= lastYear &&
      [...regions].some(([state, outermost]) => isOf(state, outermost)),
  )
  return found ?? null
}

/**
 * Share of a stay in port in scope of a law: the whole stay in a port of its territory, including
 * outermost regions.
 */
export function berthScope(
  law: CarbonLaw,
  territory: string,
  year: number,
  { scope, territories }: CarbonRules,
): number {
  const rows = territories[law]
  const { members, outermost } = rows.findLast(({ fromYear }) => year >= fromYear) ?? rows[0]!
  const code = territory.toUpperCase()
  return outermost.has(code) || members.has(code.slice(0, 2)) ? scope.atBerth : 0
}

/**
 * Share of a voyage in scope of UK ETS: the whole voyage between two ports of the United Kingdom, half
 * of it between Great Britain and Northern Ireland. Crown dependencies have country codes of their own.
 */
export function ukVoyageScope(origin: string, destination: string, { ukEts }: CarbonRules): number {
  const ends = [origin, destination].map((code) => code.toUpperCase())
  if (!ends.every(isBritish)) return 0
  const inNorth = ends.filter((code) => code === 'GB-NIR').length
  return inNorth === 1 ? ukEts.northernIreland : ukEts.domestic
}

/**
 * Whether the law of a port limits the sulphur of every ship at berth to 0.10 %: ports of the EEA
 * (Directive (EU) 2016/802, Article 7) and of the United Kingdom (SI 2008/2924, recalled).
 */
export function limitsSulphurAtBerth(
  country: string,
  { carbon }: { readonly carbon: Pick<CarbonRules, 'territories'> },
): boolean {
  const members = carbon.territories.ets.at(-1)?.members
  return isBritish(country) || (members?.has(country.slice(0, 2).toUpperCase()) ?? false)
}

/** Whether a territory belongs to the United Kingdom. */
export function isBritish(territory: string): boolean {
  return territory.toUpperCase().slice(0, 2) === 'GB'
}
