/** Laws of which the set has a table. */
export const LAWS = [
  'eu_ets',
  'fuel_eu',
  'uk_ets',
  'red',
  'mrv',
  'sulphur',
  'marpol',
  'cii',
] as const
export type Law = (typeof LAWS)[number]

/** Laws that price a voyage's emissions; each has its own scope. */
export const CARBON_LAWS = ['eu_ets', 'fuel_eu', 'uk_ets'] as const satisfies readonly Law[]
export type CarbonLaw = (typeof CARBON_LAWS)[number]

/** Their names in an answer. */
export const LAW_NAMES: Readonly<Record<Law, string>> = {
  eu_ets: 'EU ETS',
  fuel_eu: 'FuelEU',
  uk_ets: 'UK ETS',
  red: 'Directive (EU) 2018/2001',
  mrv: 'verification of emissions',
  sulphur: 'sulphur at berth',
  marpol: 'MARPOL',
  cii: 'CII',
}
