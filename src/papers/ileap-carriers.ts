/** The energy carriers of iLEAP 1.0.0 (`EnergyCarrierType`). */
export const ILEAP_CARRIERS = [
  'Diesel',
  'HVO',
  'Petrol',
  'CNG',
  'LNG',
  'LPG',
  'HFO',
  'MGO',
  'Aviation fuel',
  'Hydrogen',
  'Methanol',
  'Electric',
] as const
export type IleapCarrierName = (typeof ILEAP_CARRIERS)[number]

/** Its units of energy: litres, kilograms, kilowatt-hours, megajoules. */
export const ENERGY_UNITS = ['l', 'kg', 'kWh', 'MJ'] as const

/** In iLEAP's list, residual oils are HFO and distillates MGO; null for a fuel that the list lacks. */
export function carrierName(fuel: string): IleapCarrierName | null {
  return FUELS.find(([codes]) => codes.test(fuel))?.[1] ?? null
}

const FUELS: readonly (readonly [RegExp, IleapCarrierName])[] = [
  [/^(HFO|VLSFO|ULSFO)$/, 'HFO'],
  [/^(MGO|MDO)$/, 'MGO'],
  [/^HVO$/, 'HVO'],
  [/(^|_)LNG(_|$)/, 'LNG'],
  [/(^|_)LPG(_|$)/, 'LPG'],
  [/(^|_)METHANOL$/, 'Methanol'],
  [/(^|_)HYDROGEN(_|$)/, 'Hydrogen'],
]
