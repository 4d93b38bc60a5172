import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { WeatherHull } from '../../../../src/planning/weather/kwon.js'
import { voyageInField } from '../../../../src/planning/weather/weather-field.js'
import { fieldOf, openField } from '../../../../src/runtime/loading/field/field-file.js'
import type { GridVariable } from '../../../../src/runtime/loading/field/grid-file.js'
import { meaningOf } from '../../../../src/runtime/loading/field/quantities.js'
import { equatorVoyage } from '../../../planning/weather/equator-voyage.js'
import { netcdf } from './netcdf.js'
import { transposedNetcdf4 } from './netcdf4.js'

const HULL: WeatherHull = {
  isContainer: false,
  condition: 'laden',
  lengthM: 225,
  blockCoefficient: 0.83,
  volumeM3: 88_000,
}
const START = Date.UTC(2026, 0, 20)
const HOURS = 'hours since 2026-01-20 00:00:00'
const LON = Array.from({ length: 11 }, (_, at) => at * 10 - 10)
const LAT = [10, 0, -10]
const TIMES = Array.from({ length: 41 }, (_, at) => at * 12)

interface Grid {
  readonly time: number[]
  readonly lat: number[]
  readonly lon: number[]
  readonly order: readonly string[]
  readonly attributes: Readonly<Record<string, Readonly<Record<string, string | number>>>>
}
const GRID: Grid = {
  ...{ time: TIMES, lat: LAT, lon: LON, order: ['time', 'lat', 'lon'] },
  attributes: {
    time: { units: HOURS },
    lat: { units: 'degrees_north' },
    lon: { units: 'degrees_east' },
  },
}

type At = (time: number, lat: number, lon: number) => number

function file(quantities: Readonly<Record<string, At>>, grid: Partial<Grid> = {}): string {
  const { time, lat, lon, order, attributes } = { ...GRID, ...grid }
  const values = (of: At) => time.flatMap((t) => lat.flatMap((y) => lon.map((x) => of(t, y, x))))
  const bytes = netcdf(
    { time: time.length, lat: lat.length, lon: lon.length },
    [
      { name: 'time', dimensions: ['time'], values: time },
      { name: 'lat', dimensions: ['lat'], values: lat },
      { name: 'lon', dimensions: ['lon'], values: lon },
      ...Object.entries(quantities).map(([name, of]) => {
        return { name, dimensions: order, values: values(of) }
      }),
    ].map((one) => ({ ...one, attributes: attributes[one.name] ?? {} })),
  )
  return written(bytes)
}

function written(bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'field-')), 'field.nc')
  writeFileSync(path, bytes)
  return path
}

const withUnits = (units: string, ...names: readonly string[]) => ({
  attributes: { ...GRID.attributes, ...Object.fromEntries(names.map((one) => [one, { units }])) },
})

const sailed = async (path: string, degrees = 60) =>
  voyageInField(equatorVoyage(degrees), START, await openField(path), () => HULL)

describe('an operator’s field', () => {
  test('of still air and water changes nothing, exactly', async () => {
    const { hours, factor } = await sailed(
      file({ u10: () => 0, v10: () => 0, uo: () => 0, vo: () => 0 }),
    )
    expect(hours).toBeCloseTo(equatorVoyage(60).totals.hours, 9)
    expect(factor).toBeCloseTo(1, 12)
  })

  test('of a current along the way shortens it by the law of speeds, and one against it lengthens it', async () => {
    const speedMs = 26 / 3.6
    for (const current of [1, -1]) {
      const { factor } = await sailed(file({ uo: () => current, vo: () => 0 }))
      expect(factor).toBeCloseTo(speedMs / (speedMs + current), 9)
    }
  })

  test('of wind and waves from ahead lengthens it, and of the two the one that hinders more counts', async () => {
    const wind = await sailed(file({ u10: () => -12, v10: () => 0 }))
    const waves = await sailed(file({ VHM0: () => 1, VMDR: () => 90 }))
    const both = await sailed(file({ u10: () => -12, v10: () => 0, VHM0: () => 1, VMDR: () => 90 }))
    expect(wind.factor).toBeGreaterThan(waves.factor)
    expect(waves.factor).toBeGreaterThan(1)
    expect(both.factor).toBeCloseTo(wind.factor, 9)
  })

  test('is met where and when the ship is there', async () => {
    // A storm that lies east of 40° until the ship has come there, or only behind it.
    const during = file({ u10: (_, __, x) => (x > 45 ? -14 : 0), v10: () => 0 })
    const over = file({ u10: (t, _, x) => (x > 45 && t < 24 ? -14 : 0), v10: () => 0 })
    expect((await sailed(during)).factor).toBeGreaterThan(1.02)
    expect((await sailed(over)).factor).toBeCloseTo(1, 9)
  })

  test('says which share of the way it has', async () => {
    const half = file({ uo: () => 1, vo: () => 0 }, { lon: [0, 10, 20, 30] })
    expect((await sailed(half)).knownShare).toBeCloseTo(0.5, 1)
    const late = file({ uo: () => 1, vo: () => 0 }, { time: TIMES.map((hour) => hour + 5000) })
    expect((await sailed(late)).knownShare).toBe(0)
  })

  test('may be a climatology, whose months come every year', async () => {
    const months = Array.from({ length: 12 }, (_, at) => at * 730 + 365)
    const attributes = {
      ...GRID.attributes,
      time: { units: 'hours since 0001-01-01', modulo: ' ' },
    }
    const current = (t: number) => (t < 730 ? 1 : -1)
    const path = file({ uo: current, vo: () => 0 }, { time: months, attributes })
    const field = await openField(path)
    const inMonth = (month: number) =>
      voyageInField(equatorVoyage(20), Date.UTC(2031, month, 5), field, () => HULL).factor
    expect(inMonth(0)).toBeLessThan(1)
    expect(inMonth(1)).toBeGreaterThan(1)
  })

  test('has longitudes of 0 to 360, round the world, and rows from the north or the south', async () => {
    const lon = Array.from({ length: 36 }, (_, at) => at * 10)
    const field = await openField(
      file({ uo: (_, __, x) => x / 1000, vo: () => 0 }, { lon, lat: [-10, 0, 10] }),
    )
    expect(field.at([-5, 0], START)!.current![0]).toBeCloseTo(0.175, 6)
    expect(field.at([355, 5], START)!.current![0]).toBeCloseTo(0.175, 6)
    expect(field.at([725, 5], START)!.current![0]).toBeCloseTo(0.005, 6)
    expect(field.at([0, 50], START)).toBeNull()
  })

  test.each([
    ['a gap in time', { time: [0, 12, 24, 60, 72, 84] }, /a gap in time from 2026-01-21/],
    ['times that fall', { time: [0, 12, 6] }, /times that do not rise/],
    ['latitudes of no place', { lat: [-60, 45, 150] }, /a bad grid: its latitude goes beyond 90/],
    ['a bad grid', { lon: [0, 10, 5, 20] }, /a bad grid: its longitude/],
    [
      'another projection',
      { attributes: { ...GRID.attributes, lon: { units: 'm' } } },
      /longitude in m .* another projection\. .*cdo remapbil/,
    ],
    [
      'a rotated grid',
      {
        attributes: {
          ...GRID.attributes,
          lon: { units: 'degrees', standard_name: 'grid_longitude' },
        },
      },
      /grid_longitude for longitude, which is another projection\. .*cdo remapbil/,
    ],
    [
      'another order',
      { order: ['time', 'lon', 'lat'] },
      /uo in the order time, lon, lat; .*`ncpdq -a time,lat,lon in\.nc out\.nc`/,
    ],
    [
      'times of thousandths',
      { attributes: { ...GRID.attributes, time: { units: 'milliseconds since 2026-01-20' } } },
      /times in "milliseconds since/,
    ],
    [
      'times of a place',
      { attributes: { ...GRID.attributes, time: { units: `${HOURS} Europe/Paris` } } },
      /times in ".*Europe\/Paris"/,
    ],
    [
      'times since a day of another calendar',
      { attributes: { ...GRID.attributes, time: { units: 'hours since 0001-01-01' } } },
      /since 1, .*cdo setreftime,1900-01-01/,
    ],
    [
      'another calendar',
      { attributes: { ...GRID.attributes, time: { units: HOURS, calendar: '360_day' } } },
      /calendar 360_day/,
    ],
    [
      'times without a date',
      { attributes: { ...GRID.attributes, time: { units: 'months' } } },
      /times in "months"/,
    ],
  ])('with %s is refused by name, with the remedy', async (_, grid, message) => {
    const path = file({ uo: () => 0, vo: () => 0 }, grid)
    await expect(openField(path)).rejects.toThrow(message)
    await expect(openField(path)).rejects.toThrow(path)
  })

  test('with one half of a pair says what it has', async () => {
    await expect(openField(file({ u10: () => 0 }))).rejects.toThrow(
      /no pair of wind .*; it has time, lat, lon, u10/,
    )
  })

  test.each([
    ['GRIB', 'GRIB\0\0\0\u0002', /is GRIB, .*wgrib2 in\.grib2 -netcdf out\.nc/],
    ['64-bit data', 'CDF\u0005\0\0\0\0', /nccopy -k classic/],
    ['no grid', 'lat,lon,u,v', /is neither NetCDF nor GRIB/],
    ['a cut file', 'CDF\u0001\0\0', /is cut or damaged/],
  ])('of %s is refused with a way to convert it', async (_, head, message) => {
    const path = join(mkdtempSync(join(tmpdir(), 'field-')), 'field.grb')
    writeFileSync(path, Buffer.from(head, 'latin1'))
    await expect(openField(path)).rejects.toThrow(message)
  })

  test('of a cut file whose head is whole is refused too, of either kind', async () => {
    const classic = readFileSync(file({ uo: () => 0, vo: () => 0 }))
    for (const bytes of [classic, transposedNetcdf4()]) {
      for (const length of [20, 300, bytes.length - 1]) {
        const path = written(bytes.subarray(0, length))
        await expect(openField(path)).rejects.toThrow(/field\.nc is cut or damaged\. Get it again/)
      }
    }
  })

  test('of NetCDF-4 in another order is refused, though latitudes are as many as longitudes', async () => {
    await expect(openField(written(transposedNetcdf4()))).rejects.toThrow(
      /uo in the order time, lon, lat; .*`ncpdq -a time,lat,lon in\.nc out\.nc`/,
    )
  })

  test('on a rotated grid by its grid mapping is refused, and on a grid of latitude and longitude read', () => {
    const variables = (mapping: string): GridVariable[] => {
      const [lists, size] = [[0, 1], 2]
      const axes = ['time', 'lat', 'lon']
      const data = { grid_mapping: 'crs' }
      return [
        ...axes.map((name) => ({
          name,
          dimensions: [{ name, size }],
          attributes: GRID.attributes[name]!,
          values: () => lists,
        })),
        ...['uo', 'vo'].map((name) => ({
          name,
          dimensions: axes.map((axis) => ({ name: axis, size })),
          attributes: data,
          values: () => Array(8).fill(1),
        })),
        {
          name: 'crs',
          dimensions: [],
          attributes: { grid_mapping_name: mapping },
          values: () => [],
        },
      ]
    }
    expect(() => fieldOf(variables('rotated_latitude_longitude'), 'x')).toThrow(
      /grid mapping rotated_latitude_longitude, which is another projection\. .*cdo remapbil/,
    )
    expect(fieldOf(variables('latitude_longitude'), 'x').at([0.5, 0.5], START)).not.toBeNull()
  })

  test.each([
    ['-12:00', 12],
    [' -12:00', 12],
    [' +0530', -5.5],
    [' Z', 0],
    ['.0 UTC', 0],
  ])('counts times since a moment with the offset "%s"', async (offset, hoursLater) => {
    const attributes = { ...GRID.attributes, time: { units: HOURS + offset } }
    const field = await openField(file({ uo: (t) => t / 1000, vo: () => 0 }, { attributes }))
    const at = START + (hoursLater + 24) * 36e5
    expect(field.at([0, 0], at)!.current![0]).toBeCloseTo(0.024, 6)
  })

  test.each([
    ['m s-1', 1],
    ['m s**-1', 1],
    ['meters per second', 1],
    ['m/s', 1],
    ['', 1],
    ['knots', 0.514444],
    ['kn', 0.514444],
    ['KT', 0.514444],
    ['km h-1', 0.277778],
    ['cm s-1', 0.01],
    ['mph', 0.44704],
    ['mi/h', 0.44704],
  ])('in the speeds "%s" is converted', async (units, factor) => {
    const grid = withUnits(units, 'u10', 'v10', 'uo', 'vo')
    const field = await openField(
      file({ u10: () => 5, v10: () => -5, uo: () => 1, vo: () => 0 }, grid),
    )
    const { wind, current } = field.at([0, 0], START)!
    expect(wind![0]).toBeCloseTo(5 * factor, 5)
    expect(wind![1]).toBeCloseTo(-5 * factor, 5)
    expect(current![0]).toBeCloseTo(factor, 5)
  })

  test('of waves in feet and radians is converted', async () => {
    const attributes = { ...GRID.attributes, swh: { units: 'ft' }, mwd: { units: 'radian' } }
    const field = await openField(file({ swh: () => 10, mwd: () => Math.PI }, { attributes }))
    const { heightM, fromDegrees } = field.at([0, 0], START)!.waves!
    expect(heightM).toBeCloseTo(3.048, 5)
    expect(fromDegrees).toBeCloseTo(180, 4)
  })

  test.each([
    ['u10', 'furlong', /u10 in furlong, which is not read; .*m\/s, .*u10=u10\*FACTOR/],
    ['u10', 'ms', /u10 in ms, which is not read/],
    ['swh', 'm s-1', /swh in m s-1, which is not read; .* m, cm, ft\./],
    ['mwd', 'm', /mwd in m, which is not read/],
  ])('with %s in "%s" is refused by name, with the remedy', async (name, units, message) => {
    const path = file(
      { u10: () => 0, v10: () => 0, swh: () => 0, mwd: () => 0 },
      withUnits(units, name),
    )
    await expect(openField(path)).rejects.toThrow(message)
  })

  test.each([
    ['u10', 1e20, /u10 of 1e20 m\/s, and the sea has -120 to 120 m\/s\. .*cdo setctomiss,1e20/],
    ['v10', -999, /v10 of -999 m\/s/],
    ['uo', 50, /uo of 50 m\/s, and the sea has -10 to 10 m\/s/],
    ['swh', 1e20, /swh of 1e20 m, and the sea has 0 to 40 m/],
    ['swh', -1, /swh of -1 m/],
    ['mwd', -999, /mwd of -999 degree/],
  ])(
    'with %s of %d somewhere is refused, unless it is marked as a gap',
    async (name, value, message) => {
      const still = Object.fromEntries(
        ['u10', 'v10', 'uo', 'vo', 'swh', 'mwd'].map((one) => [one, () => 0]),
      )
      const once = { ...still, [name]: (t: number, y: number) => (t === 12 && y === 0 ? value : 0) }
      await expect(openField(file(once))).rejects.toThrow(message)
      for (const mark of ['_FillValue', 'missing_value']) {
        const attributes = { ...GRID.attributes, [name]: { [mark]: value } }
        await expect(openField(file(once, { attributes }))).resolves.toBeDefined()
      }
    },
  )

  test('with a gap marked as a double beside values of less precision has the gap', () => {
    const attributes = { missing_value: 1e20 }
    const reads = meaningOf({ name: 'u10', dimensions: [], attributes, values: () => [] }, 'windU')
    expect(reads(Math.fround(1e20))).toBeNaN()
    expect(reads(5)).toBe(5)
  })

  test('of more values than memory is kept for is refused before they are read', () => {
    const list = (name: string, size: number): GridVariable => ({
      name,
      dimensions: [{ name, size }],
      attributes: {},
      values: () => [0, 1],
    })
    const large = (name: string): GridVariable => ({
      name,
      dimensions: ['time', 'lat', 'lon'].map((axis) => ({ name: axis, size: 400 })),
      attributes: {},
      values: () => {
        throw new Error('read')
      },
    })
    const variables = [
      list('time', 400),
      list('lat', 400),
      list('lon', 400),
      large('uo'),
      large('vo'),
    ]
    expect(() => fieldOf(variables, 'x')).toThrow(
      /128 million values, of at most 20.*cdo sellonlatbox/,
    )
  })
})
