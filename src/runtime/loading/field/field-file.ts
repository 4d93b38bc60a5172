import { readFile, stat } from 'node:fs/promises'
import type { Position } from '../../../engine/geo/position.js'
import type { Weather, WeatherField } from '../../../planning/weather/weather-field.js'
import { degreesOf, refuseOrder, refuseProjection, type TimeAxis, timesOf } from './axes.js'
import {
  FieldFileError,
  type GridVariable,
  MOST_BYTES,
  MOST_VALUES,
  openGridFile,
} from './grid-file.js'
import { meaningOf, type Quantity, textOf } from './quantities.js'

/** Names of quantities: of the CF conventions, and of weather services. */
const NAMES = {
  windU: 'eastward_wind u10 10u uwnd ugrd10m ugrd_10maboveground u_component_of_wind_10m',
  windV: 'northward_wind v10 10v vwnd vgrd10m vgrd_10maboveground v_component_of_wind_10m',
  currentU:
    'eastward_sea_water_velocity surface_eastward_sea_water_velocity uo water_u ucur ucurrent',
  currentV:
    'northward_sea_water_velocity surface_northward_sea_water_velocity vo water_v vcur vcurrent',
  waveHeight: 'sea_surface_wave_significant_height vhm0 swh htsgw htsgw_surface',
  waveFrom: 'sea_surface_wave_from_direction vmdr mwd dirpw dirpw_surface',
} as const satisfies Readonly<Record<Quantity, string>>

const PAIRS = [
  ['windU', 'windV'],
  ['currentU', 'currentV'],
  ['waveHeight', 'waveFrom'],
] as const satisfies readonly (readonly [Quantity, Quantity])[]

interface Plane {
  readonly lon: Float64Array
  readonly lat: Float64Array
  readonly time: TimeAxis
  readonly values: Float32Array
}

/**
 * Opens an operator's field of wind, waves or currents: NetCDF on a grid of latitude and longitude in time.
 * @throws FieldFileError that names the file and the remedy
 */
export async function openField(path: string): Promise<WeatherField> {
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES)
      throw new FieldFileError(
        `has ${Math.round(size / 1e6)} MB, of at most ${MOST_BYTES / 1e6}. ${CUT}`,
      )
    return fieldOf(await openGridFile(await readFile(path)), path)
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new FieldFileError(`${path}: there is no such file`)
    if (cause instanceof FieldFileError) throw new FieldFileError(`${path} ${message}`, { cause })
    throw cause
  }
}

const CUT = 'Cut it to the voyage: `cdo sellonlatbox,W,E,S,N -seldate,FROM,TO in.nc out.nc`'

/** @throws FieldFileError */
export function fieldOf(variables: readonly GridVariable[], source: string): WeatherField {
  const found = Object.fromEntries(
    Object.entries(NAMES).map(([quantity, names]) => [
      quantity,
      named(variables, names.split(' ')),
    ]),
  ) as Record<Quantity, GridVariable | undefined>
  const pairs = PAIRS.filter(([one, other]) => found[one] && found[other])
  if (pairs.length === 0) {
    const names = variables.map(({ name }) => name).join(', ')
    throw new FieldFileError(
      `has no pair of wind (u10, v10), current (uo, vo) or waves (VHM0, VMDR); it has ${names}`,
    )
  }
  const used = pairs.flat().map((quantity) => found[quantity]!)
  const count = used.reduce(
    (sum, one) => sum + one.dimensions.reduce((n, { size }) => n * size, 1),
    0,
  )
  if (count > MOST_VALUES)
    throw new FieldFileError(
      `has ${Math.round(count / 1e6)} million values, of at most ${MOST_VALUES / 1e6}. ${CUT}`,
    )
  const planes = new Map(pairs.flat().map((one) => [one, planeOf(found[one]!, one, variables)]))
  const pairAt = (
    [one, other]: readonly [Quantity, Quantity],
    position: Position,
    timeMs: number,
  ) => {
    if (!planes.has(one)) return null
    const [a, b] = [
      valueAt(planes.get(one)!, position, timeMs),
      valueAt(planes.get(other)!, position, timeMs),
    ]
    return a === null || b === null ? null : ([a, b] as const)
  }
  return {
    source,
    at: (position, timeMs): Weather | null => {
      const [wind, current, waves] = PAIRS.map((pair) => pairAt(pair, position, timeMs))
      if (!wind && !current && !waves) return null
      return {
        ...(wind && { wind }),
        ...(current && { current }),
        ...(waves && { waves: { heightM: waves[0], fromDegrees: waves[1] } }),
      }
    },
  }
}

function named(variables: readonly GridVariable[], names: readonly string[]) {
  return variables.find(
    ({ name, attributes, dimensions }) =>
      dimensions.length >= 3 &&
      [textOf(attributes['standard_name']), name].some((one) => names.includes(one.toLowerCase())),
  )
}

function planeOf(
  variable: GridVariable,
  quantity: Quantity,
  variables: readonly GridVariable[],
): Plane {
  const { dimensions, name } = variable
  const axes = dimensions.map((dimension) => variables.find((one) => one.name === dimension.name))
  refuseOrder(variable, axes)
  refuseProjection(variable, variables)
  const levels = dimensions.slice(1, -2).find(({ size }) => size > 1)
  if (levels)
    throw new FieldFileError(
      `has ${levels.size} levels of ${name}: take one, \`cdo sellevidx,1 in.nc out.nc\``,
    )
  const [lon, lat] = [degreesOf(axes.at(-1), 'longitude'), degreesOf(axes.at(-2), 'latitude')]
  const time = timesOf(axes[0], dimensions[0]!.size)
  const values = Float32Array.from(variable.values(), meaningOf(variable, quantity))
  const expected = dimensions.reduce((product, { size }) => product * size, 1)
  if (values.length !== expected)
    throw new FieldFileError(
      `is cut or damaged: ${name} has ${values.length} of ${expected} values`,
    )
  return { lon, lat, time, values }
}

/** Between the four cells and the two times round a place; null outside, and beside a gap such as land. */
function valueAt(
  { lon, lat, time, values }: Plane,
  [x, y]: Position,
  timeMs: number,
): number | null {
  const west = Math.min(lon[0]!, lon.at(-1)!)
  const step = Math.abs(lon[1]! - lon[0]!)
  const turned = west + ((((x - west) % 360) + 360) % 360)
  // Beyond the last column of a whole circle comes the first.
  const isWhole = Math.abs(lon.at(-1)! - lon[0]!) + step > 359.99
  const columns = between(lon, turned) ?? (isWhole ? wrapped(lon, turned, step) : null)
  const rows = between(lat, y)
  const times = 'months' in time ? monthOf(timeMs) : between(time.ms, timeMs)
  if (columns === null || rows === null || times === null) return null
  let [sum, weight] = [0, 0]
  for (const [t, ofTime] of times) {
    for (const [row, ofRow] of rows) {
      for (const [column, ofColumn] of columns) {
        const value = values[(t * lat.length + row) * lon.length + column]!
        const share = ofTime * ofRow * ofColumn
        if (Number.isNaN(value) || share === 0) continue
        sum += value * share
        weight += share
      }
    }
  }
  return weight < 0.25 ? null : sum / weight
}

type Weighted = readonly (readonly [index: number, weight: number])[]

function between(axis: ArrayLike<number>, value: number): Weighted | null {
  const last = axis.length - 1
  const rises = axis[last]! >= axis[0]!
  const ahead = (at: number) => (rises ? axis[at]! <= value : axis[at]! >= value)
  if (!ahead(0) || (axis[last] !== value && ahead(last))) return null
  let [low, high] = [0, last]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (ahead(middle)) low = middle
    else high = middle
  }
  if (low === high) return [[low, 1]]
  const share = (value - axis[low]!) / (axis[high]! - axis[low]!)
  return [
    [low, 1 - share],
    [high, share],
  ]
}

function wrapped(lon: Float64Array, value: number, step: number): Weighted {
  const [first, last] = lon[1]! > lon[0]! ? [0, lon.length - 1] : [lon.length - 1, 0]
  const share = Math.min(1, Math.max(0, (value - lon[last]!) / step))
  return [
    [last, 1 - share],
    [first, share],
  ]
}

function monthOf(timeMs: number): Weighted {
  return [[new Date(timeMs).getUTCMonth(), 1]]
}
