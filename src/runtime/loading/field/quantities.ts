import { FieldFileError, type GridVariable } from './grid-file.js'

const SPEED = { 'm/s': 1, 'cm/s': 0.01, 'km/h': 1 / 3.6, kn: 1852 / 3600, 'mi/h': 0.44704 }
const HEIGHT = { m: 1, cm: 0.01, ft: 0.3048 }
const ANGLE = { degree: 1, rad: 180 / Math.PI }

/** What a field may have, with bounds in the first unit: judgements of what no sea has. */
interface Measure {
  readonly units: Readonly<Record<string, number>>
  readonly least: number
  readonly most: number
}
const WIND: Measure = { units: SPEED, least: -120, most: 120 }
const CURRENT: Measure = { units: SPEED, least: -10, most: 10 }
const MEASURES = {
  windU: WIND,
  windV: WIND,
  currentU: CURRENT,
  currentV: CURRENT,
  waveHeight: { units: HEIGHT, least: 0, most: 40 },
  waveFrom: { units: ANGLE, least: -360, most: 720 },
} as const satisfies Readonly<Record<string, Measure>>
export type Quantity = keyof typeof MEASURES

/** Of rounding, as packed values have. */
const SLACK = 1e-3
/** What libraries write where nothing was written: 9.97e36. */
const UNWRITTEN = 1e30

/** What stored values of a variable mean in SI units and degrees, NaN for gaps. @throws FieldFileError for other units */
export function meaningOf(
  { name, attributes }: GridVariable,
  quantity: Quantity,
): (stored: number) => number {
  const { units, least, most } = MEASURES[quantity] as Measure
  const [usual] = Object.keys(units)
  // Without units they are those of the CF conventions.
  const written = textOf(attributes['units']) || usual!
  const factor = units[shortOf(written)]
  if (factor === undefined)
    throw new FieldFileError(
      `has ${name} in ${written}, which is not read; read are ${Object.keys(units).join(', ')}. Convert it: \`ncap2 -s '${name}=${name}*FACTOR; ${name}@units="${usual}"' in.nc out.nc\``,
    )
  const numbers = (key: string) => [attributes[key] ?? []].flat().map(Number)
  const [scale = 1] = numbers('scale_factor')
  const [offset = 0] = numbers('add_offset')
  // A gap may be noted as a double beside values of less precision.
  const gaps = ['_FillValue', 'missing_value'].flatMap(numbers)
  const marks = [...gaps, ...gaps.map(Math.fround)]
  return (stored) => {
    if (marks.includes(stored) || Number.isNaN(stored) || Math.abs(stored) > UNWRITTEN)
      return Number.NaN
    const value = stored * scale + offset
    const meant = value * factor
    if (meant >= least - SLACK && meant <= most + SLACK) return meant
    const shown = shownOf(value)
    throw new FieldFileError(
      `has ${name} of ${shown} ${written}, and the sea has ${least} to ${most} ${usual}. If it marks a gap, say so: \`cdo setctomiss,${shown} in.nc out.nc\`; else correct the file`,
    )
  }
}

export function textOf(attribute: unknown): string {
  return String(attribute ?? '')
    .replaceAll('\0', '')
    .trim()
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\s.*^·_]/g, ''],
  [/⁻¹/g, '-1'],
  [/per/, '/'],
  [/centi(?=met)/, 'c'],
  [/kilo(?=met)/, 'k'],
  [/met(er|re)s?/, 'm'],
  [/sec(ond)?s?/, 's'],
  [/hours?|hr/, 'h'],
  [/miles?/, 'mi'],
  [/^(m|cm|km|mi)([sh])-1$/, '$1/$2'],
  [/^(knots?|kts?)$/, 'kn'],
  [/^(kmh|kph|kmph)$/, 'km/h'],
  [/^mph$/, 'mi/h'],
  [/^(feet|foot)$/, 'ft'],
  [/^(deg|°).*/, 'degree'],
  [/^radians?$/, 'rad'],
]

/** "m s**-1", "meters per second" and the like as "m/s". */
function shortOf(units: string): string {
  return SPELLINGS.reduce(
    (text, [spelling, short]) => text.replace(spelling, short),
    units.toLowerCase(),
  )
}

function shownOf(value: number): string {
  if (Math.abs(value) < 1e6) return String(Number(value.toPrecision(6)))
  return value.toExponential(3).replace(/\.?0+e\+/, 'e')
}
