import type { EmissionsEstimate } from '../../../client/schema.js'

type Step = EmissionsEstimate['steps'][number]

/** Endings of names, the longest first: the unit of the value, and what it says in words behind the rest of the name. */
const ENDINGS: readonly (readonly [ending: string, unit: string, words: string])[] = [
  ['t_per_day', 't/day', 'per day'],
  ['km_per_day', 'km/day', 'distance per day'],
  ['kg_per_h', 'kg/h', 'fuel per hour'],
  ['g_per_kwh', 'g/kWh', 'fuel per kWh'],
  ['g_per_mj', 'g/MJ', 'per MJ'],
  ['mj_per_kg', 'MJ/kg', ''],
  ['per_kg', 'kg/kg', 'per kg of fuel'],
  ['hours', 'h', 'hours'],
  ['tonnes', 't', ''],
  ['kwh', 'kWh', 'energy'],
  ['kw', 'kW', 'power'],
  ['km', 'km', 'distance'],
  ['kn', 'kn', ''],
  ['kg', 'kg', '(kg)'],
  ['g', 'g', '(g)'],
]
/** Names that are more than their words. */
const WHOLE: Readonly<Record<string, string>> = {
  km_per_nm: 'km in a nautical mile',
  kw_per_teu: 'kW per TEU',
  tonnes_per_teu: 'tonnes per TEU',
  distance_km: 'distance',
  adjusted_km: 'adjusted distance',
  shortest_km: 'shortest distance',
  eca_km: 'distance in control areas',
  daf: 'distance adjustment factor',
  grid_g_per_kwh: 'emissions of the grid per kWh',
  canal_kg_per_h: 'fuel per hour in canals',
  teu: 'TEU',
  speed_kn: 'speed',
  lowest_load: 'lowest load',
}
const WORDS: Readonly<Record<string, string>> = {
  ttw: 'tank to wake',
  wtt: 'well to tank',
  wtw: 'well to wake',
  eca: 'control areas',
  cf: 'Cf of',
  gwp: 'GWP of',
  lhv: 'heating value',
  co2: 'CO2',
  ch4: 'CH4',
  n2o: 'N2O',
  teu: 'TEU',
  kwh: 'kWh',
}

/** Steps of a calculation in words and with units, each followed by the values that no earlier step has shown. */
export function stepsInWords(steps: readonly Step[]): string[] {
  const shown = new Set<string>()
  return steps.flatMap(({ id, formula, inputs, result, unit }) => {
    const given = Object.entries(inputs).filter(([name]) => !shown.has(name))
    shown.add(id)
    const told = formula.replaceAll(/[a-z]\w*/gi, (name) =>
      name === 'min' || name === 'max' ? name : nameOf(name),
    )
    return [
      `    ${nameOf(id)} = ${told.replaceAll('*', '×')} = ${withUnit(result, unit === '1' ? '' : unit)}`,
      ...(given.length === 0
        ? []
        : [`      with ${given.map(([name, value]) => valueInWords(name, value)).join(', ')}`]),
    ]
  })
}

/** `origin port fuel (kg)` for `origin_port_fuel_kg`: mass alone tells apart what is of one kilometre and of all. */
function nameOf(id: string): string {
  const whole = WHOLE[id]
  if (whole !== undefined) return whole
  const [ending = '', , behind = ''] = endingOf(id) ?? []
  const bare = ending === '' ? id : id.slice(0, -ending.length - 1)
  const words = bare.split('_').map((word) => WORDS[word] ?? word)
  return [...words, ...(behind === '' ? [] : [behind])].join(' ')
}

function valueInWords(id: string, value: number): string {
  const unit = / (in a|per TEU)\b/.test(WHOLE[id] ?? '') ? '' : (endingOf(id)?.[1] ?? '')
  return `${nameOf(id).replace(/ \(k?g\)$/, '')} ${withUnit(value, unit)}`
}

const endingOf = (id: string) => ENDINGS.find(([one]) => id.endsWith(`_${one}`))

/** Enough digits to check a step by hand. */
function withUnit(value: number, unit: string): string {
  return `${Number(value.toPrecision(7))}${unit === '' ? '' : ` ${unit}`}`
}
