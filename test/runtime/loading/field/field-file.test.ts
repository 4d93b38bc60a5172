import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { WeatherHull } from '../../../../src/planning/weather/kwon.js'
import { voyageInField } from '../../../../src/planning/weather/weather-field.js'
import { fieldOf, openField } from '../../../../src/runtime/loading/field/field-file.js'
import type { GridVariable } from '../../../../src/runtime/loading/field/grid-file.js'
import { equatorVoyage } from '../../../planning/weather/equator-voyage.js'
import { netcdf } from './netcdf.js'

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
  readonly attributes: Readonly<Record<string, Readonly<Record<string, string | number>>>>
}
const GRID: Grid = {
  ...{ time: TIMES, lat: LAT, lon: LON },
  attributes: {
    time: { units: HOURS },
    lat: { units: 'degrees_north' },
    lon: { units: 'degrees_east' },
  },
}

type At = (time: number, lat: number, lon: number) => number

function file(quantities: Readonly<Record<string, At>>, grid: Partial<Grid> = {}): string {
  const { time, lat, lon, attributes } = { ...GRID, ...grid }
  const values = (of: At) => time.flatMap((t) => lat.flatMap((y) => lon.map((x) => of(t, y, x))))
  const bytes = netcdf(
    { time: time.length, lat: lat.length, lon: lon.length },
    [
      { name: 'time', dimensions: ['time'], values: time },
      { name: 'lat', dimensions: ['lat'], values: lat },
      { name: 'lon', dimensions: ['lon'], values: lon },
      ...Object.entries(quantities).map(([name, of]) => {
        return { name, dimensions: ['time', 'lat', 'lon'], values: values(of) }
      }),
    ].map((one) => ({ ...one, attributes: attributes[one.name] ?? {} })),
  )
  const path = join(mkdtempSync(join(tmpdir(), 'field-')), 'field.nc')
  writeFileSync(path, bytes)
  return path
}

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
    ['a bad grid', { lon: [0, 10, 5, 20] }, /a bad grid: its longitude/],
    [
      'another projection',
      { attributes: { ...GRID.attributes, lon: { units: 'm' } } },
      /longitude in m .* another projection\. .*cdo remapbil/,
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
    ['a cut file', 'CDF\u0001\0\0', /cannot be read/],
  ])('of %s is refused with a way to convert it', async (_, head, message) => {
    const path = join(mkdtempSync(join(tmpdir(), 'field-')), 'field.grb')
    writeFileSync(path, Buffer.from(head, 'latin1'))
    await expect(openField(path)).rejects.toThrow(message)
  })

  test('of a cut file whose head is whole is refused too', async () => {
    const path = file({ uo: () => 0, vo: () => 0 })
    writeFileSync(path, readFileSync(path).subarray(0, -2000))
    await expect(openField(path)).rejects.toThrow(/field\.nc cannot be read: .* Is it whole\?/)
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
