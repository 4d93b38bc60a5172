import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

function setUp(...files: string[]) {
  const folder = temporaryFolder()
  const paths = files.map((text, at) => {
    const path = join(folder, `ports-${at}.csv`)
    writeFileSync(path, text)
    return path
  })
  const matrix = (...args: string[]) => run(['matrix', ...paths, ...args], { open: fakeSea().open })
  return { matrix, out: join(folder, 'matrix.csv') }
}

const cells = (text: string) => parseCsv(text).map((row) => row.cells)

describe('fairway matrix', () => {
  test('has a row and a column for each place of a file', async () => {
    const { matrix, out } = setUp('port,size\nRotterdam,1\nSGSIN,2\n"40.5,-73.9",3\n')
    expect(await matrix('--out', out)).toMatchObject({
      errors: '',
      output: '',
      notes: ['Ignored columns: size.'],
    })
    const [head, rotterdam, singapore] = cells(readFileSync(out, 'utf8'))
    expect(head).toEqual(['km', 'Rotterdam', 'SGSIN', '40.5,-73.9', 'ignored_columns'])
    expect(rotterdam!.at(-1)).toBe('size')
    expect(rotterdam!.slice(0, 2)).toEqual(['Rotterdam', '0'])
    expect(rotterdam![2]).toBe(singapore![1])
    expect(Number(rotterdam![2])).toBeCloseTo(10_559, -3)
  })

  test('has the rows of one file and the columns of another, in the requested unit', async () => {
    const { matrix } = setUp('name\nRotterdam\n', 'lat,lon\n1.26,103.84\n-33.86,151.2\n')
    const km = cells((await matrix()).output)
    expect(km[0]).toEqual(['km', '1.26,103.84', '-33.86,151.2'])
    const nm = cells((await matrix('--unit', 'nm')).output)
    expect(Number(nm[1]![1]) * 1.852).toBeCloseTo(Number(km[1]![1]), 1)
    const hours = cells((await matrix('--unit', 'hours', '--speed', '16km/h')).output)
    // Not slowed by the Suez Canal: at 16 km/h, no faster than its limit.
    expect(Number(hours[1]![1]) * 16).toBeCloseTo(Number(km[1]![1]), 0)
  })

  test('has a row for each cell with --long, and in a Parquet file', async () => {
    const { matrix, out } = setUp('port\nRotterdam\n', 'port\nSGSIN\n"Göteborg, SE"\n')
    const { output } = await matrix('--unit', 'nm', '--long')
    const rows = cells(output)
    expect(rows[0]).toEqual(['origin', 'destination', 'distance_nm'])
    expect(rows.slice(1).map(([origin, destination]) => [origin, destination])).toEqual([
      ['Rotterdam', 'SGSIN'],
      ['Rotterdam', 'Göteborg, SE'],
    ])
    const path = out.replace('.csv', '.parquet')
    await matrix('--unit', 'nm', '--out', path, '--no-suez', '--no-gibraltar')
    const file = await asyncBufferFromFile(path)
    const [cut, near] = await parquetReadObjects({ file })
    expect(cut).toEqual({ origin: 'Rotterdam', destination: 'SGSIN', distance_nm: null })
    expect(near).toMatchObject({ destination: 'Göteborg, SE' })
  })

  test('warns of a departure in the past', async () => {
    const { matrix } = setUp('port\nRotterdam\nSGSIN\n')
    const { notes } = await matrix('--depart', '2024-03-01')
    expect(notes).toEqual([
      '2024-03-01 is in the past. Control areas and laws are those of that day; limits of canals are their standing ones, without the notices of any day.',
    ])
    expect((await matrix()).notes).toEqual([])
  })

  test('leaves a cell without a route empty and says so', async () => {
    const { matrix } = setUp('port\nRotterdam\nSGSIN\n')
    const { output, errors } = await matrix('--no-suez', '--no-gibraltar')
    expect(cells(output)[1]).toEqual(['Rotterdam', '', ''])
    expect(errors).toMatch(/^4 of 4 cells have no route\.\n/)
    expect(errors).toMatch(/Not connected with these closures: Rotterdam to Rotterdam, /)
  })

  test('reports every line with an unknown place', async () => {
    const { matrix } = setUp('port\nRotterdem\nSGSIN\nNowhere at all\n')
    const { errors, output } = await matrix()
    expect(output).toBe('')
    expect(errors).toContain('line 2: There is no port "Rotterdem"')
    expect(errors).toContain('line 4: There is no port "Nowhere at all"')
  })

  test('tells twenty of thousands of lines with an unknown place, and how many others there are', async () => {
    const names = Array.from({ length: 3000 }, (_, n) => `Nowhere ${n}`)
    const { matrix } = setUp(`port\n${names.join('\n')}\n`)
    const { errors } = await matrix()
    expect(errors).toContain('line 21: There is no port "Nowhere 19"')
    expect(errors).toContain('and 2,980 more')
    expect(errors.length).toBeLessThan(3000)
  })

  test.each([
    ['ports.ndjson', 'this command reads CSV and XLSX'],
    ['ports.parquet', 'this command reads CSV and XLSX'],
    ['ports.json', 'JSON is no table. Write one object per line (.ndjson) or CSV'],
  ])('does not read %s as CSV', async (name, words) => {
    const path = join(temporaryFolder(), name)
    writeFileSync(path, '{"port":"NLRTM"}')
    const { error } = await run(['matrix', path], { open: fakeSea().open })
    expect(error?.message).toContain(words)
  })

  test('reports every line with more cells than the first one', async () => {
    const { matrix } = setUp('port\nRotterdam\nVancouver, CA\n40.5,-73.9\n')
    const { error, output } = await matrix()
    expect(output).toBe('')
    expect(error).toBeInstanceOf(UsageError)
    const reason =
      'It has 2 cells, but the first line has 1. Quote cells that contain the separator.'
    expect(error?.message).toContain(`line 3: ${reason}\n  line 4: ${reason}`)
  })

  test('names the option and the folder if the matrix cannot be written', async () => {
    const { matrix, out } = setUp('port\nRotterdam\nSGSIN\n')
    const { error } = await matrix('--out', join(out, 'x.csv'))
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toContain(`there is no folder ${out}. Create it`)
  })

  test('has the warnings of the service, with the places as the file names them', async () => {
    const { matrix } = setUp('port\nRotterdam\n"9.1,54.1"\n"54.1,9.1"\n')
    const { notes } = await matrix('--vessel', 'bulker', '--size-class', 'giant', '--lonlat')
    expect(notes).toEqual([
      '54.1,9.1 is far from any port. Did you mean 9.1,54.1 (Friedrichskoog)? The order is longitude,latitude because of --lonlat.',
      expect.stringMatching(/^No bulker class has this name/),
      '1 of 3 origins was moved more than 5 km to navigable water, at most 7 km.',
      '1 of 3 destinations was moved more than 5 km to navigable water, at most 7 km.',
      expect.stringMatching(/ordinary bulker of the class panamax/),
    ])
  })

  test('says if there is no file, no row or no place in it', async () => {
    const { open } = fakeSea()
    expect((await run(['matrix', 'missing.csv'], { open })).errors).toContain(
      'There is no file missing.csv. Check its name and folder.',
    )
    expect((await setUp('port\n').matrix()).errors).toContain('no rows')
    expect((await setUp('ship\nEmma\n').matrix()).errors).toContain('A column is missing: "port"')
  })
})

test('a matrix reports the fuel of the ship, as the route does', async () => {
  const { matrix } = setUp('port\nRotterdam\nSGSIN\n')
  // At 16 km/h, the limit of the Suez Canal does not slow the ship.
  const slow = ['--vessel', 'bulker', '--speed', '16km/h']
  const ship = [...slow, '--fuel-per-day', '30', '--fuel-price', '500']
  const [[, row]] = [cells((await matrix('--unit', 'fuel_tonnes', ...ship)).output)]
  const usd = cells((await matrix('--unit', 'usd', ...ship)).output)
  const hours = cells((await matrix('--unit', 'hours', ...slow)).output)
  expect(Number(row![2])).toBeCloseTo((Number(hours[1]![2]) / 24) * 30, 0)
  expect(Number(usd[1]![2])).toBeCloseTo(Number(row![2]) * 500, -2)
  expect((await matrix('--unit', 'usd')).errors).toContain('add --fuel-price')
})

test('a matrix of fuel says what it assumes, each assumption once', async () => {
  const { matrix } = setUp('port\nRotterdam\nSGSIN\n')
  const { notes } = await matrix('--unit', 'fuel_tonnes')
  expect(notes).toContain(
    'No type of vessel is given: a vessel of type container and size class post_panamax is assumed.',
  )
  expect(notes).toContain(
    'Fuel: VLSFO is assumed, as none is given; estimates of a cargo assume HFO.',
  )
  expect(notes).toContain('Speed: 14 kn, as none is given.')
  expect(new Set(notes).size).toBe(notes.length)
  const given = ['--vessel', 'bulker', '--fuel-type', 'MGO', '--speed', '12kn']
  const told = (await matrix('--unit', 'fuel_tonnes', ...given)).notes.join('\n')
  expect(told).not.toMatch(/Fuel: |Speed: |No vessel/)
  expect((await matrix()).notes).toEqual([])
})

test('a matrix says that a price without its unit has no effect, and names the limit of a speed', async () => {
  const { matrix } = setUp('port\nRotterdam\nSGSIN\n')
  expect((await matrix('--fuel-price', '600')).notes).toEqual([
    '--fuel-price has no effect on --unit km.',
  ])
  const ship = ['--vessel', 'container', '--size-class', 'ulcv', '--speed', '30kn']
  expect((await matrix('--unit', 'co2e_tonnes', ...ship)).errors).toMatch(
    /^Fuel and emissions could not be calculated: --speed must be at most 44.4 km\/h \(24 kn\)/,
  )
})
