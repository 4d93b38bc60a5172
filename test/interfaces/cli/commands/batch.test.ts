import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

const VOYAGES = `lane,origin,destination
one,Rotterdam,Singapore
two,Rotterdem,Singapore
"three, quoted",NLRTM,"1.26,103.84"
four,Rotterdam,"52.5,13.4"
five,SGSIN,Rotterdam
`

function setUp(voyages = VOYAGES) {
  const folder = temporaryFolder()
  const [input, out] = [join(folder, 'voyages.csv'), join(folder, 'result.csv')]
  writeFileSync(input, voyages)
  const { open, router } = fakeSea()
  const batch = (...args: string[]) => run(['batch', input, ...args], { open })
  /** Ends the run, as a power cut does, after a number of routes. */
  const breakAfter = (routes: number) => {
    const before = router.asked.length
    const route = router.route.bind(router)
    router.route = (request) => {
      if (router.asked.length === before + routes) throw new Error('power cut')
      return route(request)
    }
    return () => {
      router.route = route
    }
  }
  return { input, out, open, router, batch, breakAfter, part: `${out}.part` }
}

const table = (path: string) => {
  const [head, ...rows] = parseCsv(readFileSync(path, 'utf8'))
  return rows.map(({ cells }) =>
    Object.fromEntries(head!.cells.map((name, at) => [name, cells[at]])),
  )
}

describe('fairway batch', () => {
  test('adds the route to each row and keeps the other columns', async () => {
    const { batch, out } = setUp()
    await batch('--out', out, '--no-panama', '--speed', '20km/h', '--depart', '2026-12-01')
    const [first, , third] = table(out)
    expect(first).toMatchObject({
      lane: 'one',
      origin: 'Rotterdam',
      distance_km: expect.stringMatching(/^10\d{3}\.\d+$/),
      passages: 'suez',
      speed_kmh: '20',
      resolution_km: '20',
      closed: 'panama',
      departure: '2026-12-01',
      data_version: 'fake-1',
      error: '',
    })
    expect(third).toMatchObject({ lane: 'three, quoted', destination: '1.26,103.84', error: '' })
  })

  test('reports a bad row with its line, and continues', async () => {
    const { batch, out } = setUp()
    const { error, notes } = await batch('--out', out)
    expect(error?.message).toBe(`2 of 5 rows have no route: see the column "error" of ${out}.`)
    expect(notes[0]).toBe('Ignored columns: lane.')
    expect(notes[1]).toBe(
      'line 3: There is no port "Rotterdem". Did you mean Rotterdam, Netherlands (NLRTM)?',
    )
    expect(notes[2]).toMatch(
      /^line 5: The destination is more than 50 km .* The nearest ports, in a straight line: .* The nearest navigable water is 166 km away at 53\.9000°N 14\.2500°E\.$/,
    )
    expect(table(out).map((row) => row['error'] !== '')).toEqual([false, true, false, true, false])
    expect(table(out).at(-1)!['distance_km']).not.toBe('')
  })

  test('warns of a departure in the past, of a row or of all', async () => {
    const { batch, out } = setUp(
      'origin,destination,depart\nRotterdam,SGSIN,2024-03-01\nRotterdam,SGSIN,\n',
    )
    await batch('--out', out)
    expect(table(out).map(({ remarks }) => remarks)).toEqual(['past_departure', ''])
    await batch('--out', out, '--overwrite', '--depart', '2024-03-02')
    expect(table(out).map(({ remarks }) => remarks)).toEqual(['past_departure', 'past_departure'])
  })

  test('keeps every warning of a row in its remarks', async () => {
    const { batch, out } = setUp(
      [
        'origin,destination,vessel,size_class,avoid,allow',
        'NLRTM,SGSIN,container,gigamax,,',
        'NLRTM,SGSIN,container,gigamax,northeast,northeast',
        'NLRTM,SGSIN,,,,',
        'Nowhere,SGSIN,,,,',
      ].join('\n'),
    )
    await batch('--out', out)
    expect(table(out).map(({ remarks }) => remarks)).toEqual([
      'unknown_size_class',
      'contradiction unknown_size_class',
      '',
      '',
    ])
  })

  test('accepts no port by part of a name or by a shared name, and names the ports it accepted', async () => {
    const { batch, out } = setUp(
      'origin,destination\nFoo,Singapore\nNewcastle,Singapore\n"Newcastle, GB",1.26N 103.84E\n',
    )
    const { error } = await batch('--out', out)
    expect(error?.message).toContain('2 of 3 rows have no route')
    const [half, shared, third] = table(out)
    expect(half).toMatchObject({ origin_port_id: '', distance_km: '' })
    expect(half!['error']).toContain('There is no port "Foo". Did you mean Fuzhou, China (CNFOC)')
    expect(shared!['error']).toMatch(
      /^2 ports are called "Newcastle": Newcastle, Australia \(AUNTL\); Newcastle upon Tyne, United Kingdom \(GBNCL\)\./,
    )
    expect(third).toMatchObject({
      origin_port: 'Newcastle upon Tyne, United Kingdom (GBNCL)',
      destination_port: '',
      error: '',
    })
  })

  test('rejects a table with a misplaced quote, and names its line', async () => {
    const { batch } = setUp('origin,destination\nNLRTM,SGSIN\n"NLRTM,SGSIN\n')
    const { error } = await batch()
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toMatch(
      /voyages\.csv, line 3: a quoted cell has no closing quote; add it\.$/,
    )
  })

  test('lists twenty bad rows and counts the others', async () => {
    const { batch } = setUp(`origin,destination\n${'Nowhere,Singapore\n'.repeat(23)}`)
    const { notes } = await batch()
    expect(notes).toHaveLength(21)
    expect(notes.at(-1)).toBe('and 3 more')
  })

  test('resumes after an interruption without repeating a row', async () => {
    const { batch, out, part, router, breakAfter } = setUp()
    const mend = breakAfter(2)
    expect((await batch('--out', out)).error?.message).toBe('power cut')
    expect(existsSync(out)).toBe(false)
    expect(table(part).map(({ lane }) => lane)).toEqual(['one', 'two', 'three, quoted'])
    mend()
    const asked = router.asked.length
    const { notes, errors } = await batch('--out', out)
    expect(notes[1]).toBe('Resuming after row 3.')
    expect(router.asked.length - asked).toBe(2)
    expect(errors).toContain('2 of 5 rows have no route')
    expect(existsSync(part)).toBe(false)
    const fresh = setUp()
    await fresh.batch('--out', fresh.out)
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(fresh.out, 'utf8'))
  })

  test('writes no cell that a spreadsheet would run, and resumes after one', async () => {
    const { batch, out, part, breakAfter } = setUp(
      'lane,origin,destination\n=1+1,"-33.9,18.4",Singapore\n@two,SGSIN,Rotterdam\n',
    )
    const mend = breakAfter(1)
    expect((await batch('--out', out)).error?.message).toBe('power cut')
    expect(table(part)).toHaveLength(1)
    mend()
    await batch('--out', out)
    expect(table(out)).toMatchObject([
      { lane: "'=1+1", origin: '-33.9,18.4', error: '' },
      { lane: "'@two", error: '' },
    ])
  })

  test.each(['Speed-KMH', 'Speed (KMH)', 'SPEED KMH'])(
    'resumes beside a column "%s", whose empty cells take the speed',
    async (column) => {
      const { batch, out, part, breakAfter } = setUp(
        `lane,origin,destination,${column}\none,Rotterdam,Singapore,20\ntwo,SGSIN,Rotterdam,\nthree,NLRTM,Singapore,\n`,
      )
      const mend = breakAfter(2)
      expect((await batch('--out', out)).error?.message).toBe('power cut')
      expect(table(part)).toHaveLength(2)
      mend()
      const { notes, errors } = await batch('--out', out)
      expect(errors).toBe('')
      expect(notes).toContain('Resuming after row 2.')
      expect(table(out).map(({ error }) => error)).toEqual(['', '', ''])
    },
  )

  test('drops a row that was cut in the middle', async () => {
    const { batch, out, part, breakAfter } = setUp()
    const mend = breakAfter(2)
    await batch('--out', out)
    mend()
    const whole = readFileSync(part, 'utf8')
    // Inside the quotes of the last row.
    writeFileSync(part, whole.slice(0, whole.indexOf('three') + 3))
    expect((await batch('--out', out)).notes[1]).toBe('Resuming after row 2.')
    expect(table(out).map(({ lane }) => lane)).toEqual([
      'one',
      'two',
      'three, quoted',
      'four',
      'five',
    ])
  })

  test('plans the remaining rows for the day on which it started', async () => {
    const { batch, out, breakAfter } = setUp()
    const mend = breakAfter(1)
    await batch('--out', out, '--depart', '2026-12-01')
    mend()
    await batch('--out', out)
    expect(new Set(table(out).flatMap(({ departure }) => departure || []))).toEqual(
      new Set(['2026-12-01']),
    )
  })

  test.each([
    ['other options', ['--no-suez'], VOYAGES, 'with a different closed'],
    ['other rows', [], VOYAGES.replace('one', 'uno'), 'its row 1 does not match the input'],
    ['other columns', [], VOYAGES.replace('lane', 'path'), 'its columns differ'],
    ['fewer rows', [], 'lane,origin,destination\n', 'it has more rows'],
  ])('does not continue with %s', async (_, options, voyages, reason) => {
    const { batch, input, out, breakAfter } = setUp()
    const mend = breakAfter(1)
    await batch('--out', out)
    mend()
    writeFileSync(input, voyages)
    const { errors } = await batch('--out', out, ...options)
    expect(errors).toContain(reason)
    expect(errors).toContain('Remove it, or give another --out.')
  })

  test('overwrites a result only with --overwrite', async () => {
    const { batch, out } = setUp()
    writeFileSync(out, 'kept')
    expect((await batch('--out', out)).errors).toContain('already exists. Add --overwrite')
    expect(readFileSync(out, 'utf8')).toBe('kept')
    await batch('--out', out, '--overwrite')
    expect(table(out)).toHaveLength(5)
  })

  test('names the option and the folder if the result cannot be written', async () => {
    const { batch, input, router } = setUp()
    for (const folder of [join(dirname(input), 'none'), input]) {
      const { error } = await batch('--out', join(folder, 'x.csv'))
      expect(error).toBeInstanceOf(UsageError)
      expect(error?.message).toBe(
        `--out ${folder}/x.csv: there is no folder ${folder}. Create it, or give another --out.`,
      )
    }
    expect(router.asked).toEqual([])
  })

  test('prints without --out, and shows its progress only to those who watch', async () => {
    const { input, open } = setUp()
    const piped = await run(['batch', input], { open })
    expect(piped.output.trimEnd().split('\n')).toHaveLength(6)
    expect(piped.shown).toEqual([])
    const watched = await run(['batch', input], { open, isWatched: true })
    expect(watched.shown[0]).toContain('1 rows, 100 % of the file')
    expect(watched.shown.at(-1)).toBe('')
  })

  test.each([
    ['', 'is empty'],
    ['from,where\nRotterdam,Singapore\n', 'A column is missing: "destination"'],
    ['origin,destination,error\nRotterdam,Singapore,\n', 'already has columns named error'],
  ])('rejects the table %j', async (voyages, reason) => {
    expect((await setUp(voyages).batch()).errors).toContain(reason)
  })

  test.each(['Resolution', 'avoid_area', 'depth', 'lonlat'])(
    'rejects the column %s, which would set nothing',
    async (name) => {
      const { batch, out, router } = setUp(`origin,destination,${name}\nRotterdam,SGSIN,x\n`)
      const { error } = await batch('--out', out)
      expect(error).toBeInstanceOf(UsageError)
      expect(error?.message).toContain(`The column "${name}" has the name of an option`)
      expect(error?.message).toContain('rename or remove the column')
      expect(router.asked).toEqual([])
    },
  )

  test('accepts coordinates in separate columns, and reports missing and surplus cells', async () => {
    const { batch, out } = setUp(
      'origin_lat,origin_lon,to\n51.98,4.05,SGSIN\n51.98,,SGSIN\n51.98,4.05,SGSIN,more\n',
    )
    await batch('--out', out)
    expect(table(out).map(({ error }) => error)).toEqual([
      '',
      'The longitude is missing: give both latitude and longitude.',
      'It has 4 cells, but the first line has 3. Quote cells that contain the separator.',
    ])
  })
})
