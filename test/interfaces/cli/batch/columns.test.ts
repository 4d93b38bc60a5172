import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

/** Plans the rows of a file, and reads the result by its columns. */
async function batch(file: string | Buffer, ...args: string[]) {
  const folder = temporaryFolder()
  const [input, out] = [join(folder, 'voyages.csv'), join(folder, 'result.csv')]
  writeFileSync(input, file)
  const { open, router } = fakeSea()
  const ran = await run(['batch', input, '--out', out, ...args], { open })
  const read = () => {
    const [head, ...rows] = parseCsv(readFileSync(out, 'utf8'))
    return rows.map(({ cells }) => Object.fromEntries(head!.cells.map((n, at) => [n, cells[at]])))
  }
  return { ...ran, router, rows: ran.error instanceof UsageError ? [] : read() }
}

const errorsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ error }) => error)

describe('the columns of a batch', () => {
  test('identify a port by id, by code, and by name with its country', async () => {
    const { rows } = await batch(
      'origin_port_id,origin_unlocode,origin_name,origin_country,destination\n' +
        '1068,,,,SGSIN\n,nlrtm,,,SGSIN\n,,Rotterdam,,SGSIN\n,,Newcastle,GB,SGSIN\n,,Vancouver,Canada,SGSIN\n',
    )
    expect(errorsOf(rows)).toEqual(['', '', '', '', ''])
    expect(rows.map((row) => row['origin_port'])).toEqual([
      ...Array(3).fill('Rotterdam, Netherlands (NLRTM)'),
      'Newcastle upon Tyne, United Kingdom (GBNCL)',
      'Vancouver, Canada (CAVAN)',
    ])
    // A column of the result that is in the file already is filled in place.
    expect(rows.map((row) => row['origin_port_id']).slice(0, 3)).toEqual(['1068', '1068', '1068'])
  })

  test('never accept a port by part of a name, a shared name, or an unknown code', async () => {
    const { rows, router } = await batch(
      'origin_name;origin_country;origin_unlocode;to\n' +
        'Foo;;;SGSIN\nNewcastle;;;SGSIN\nRotterdam;Germany;;SGSIN\n;;XXYYY;SGSIN\n',
    )
    expect(router.asked).toEqual([])
    expect(errorsOf(rows)).toEqual([
      expect.stringContaining('Did you mean Fuzhou'),
      expect.stringContaining('2 ports are called "Newcastle"'),
      expect.stringContaining('There is no port "Rotterdam, Germany"'),
      expect.stringContaining('There is no port "XXYYY"'),
    ])
  })

  test('prefer coordinates to a name, and question a code that is far from them', async () => {
    const { rows } = await batch(
      'from_name,from_lat,from_lon,from_locode,to\n' +
        'A,51.98,4.05,,SGSIN\nA,51.98N,4.05E,,SGSIN\nA,51.98,4.05,NLRTM,SGSIN\nA,1.2,103.8,NLRTM,SGSIN\nA,91,0,,SGSIN\n',
    )
    expect(rows[0]!['distance_km']).toBe(rows[1]!['distance_km'])
    expect(rows[2]!['origin_port_id']).toBe('1068')
    expect(errorsOf(rows)).toEqual([
      ...['', '', ''],
      'The coordinates of the origin are far from Rotterdam, the port of its code. Correct one of them.',
      'latitude 91 is not between -90 and 90.',
    ])
  })

  test('set speed, day, vessel and closures of their row, before the options', async () => {
    const { rows } = await batch(
      'origin,destination,speed,speed_kn,depart,vessel,size_class,avoid,suez\n' +
        'NLRTM,SGSIN,,,,,,,\n' +
        'NLRTM,SGSIN,14kn,,2026-12-24,,,malacca dover,\n' +
        'NLRTM,SGSIN,,10,24.12.2026,container,ulcv,,no\n',
      ...['--speed', '20km/h', '--depart', '2026-11-30', '--no-kiel'],
    )
    expect(errorsOf(rows)).toEqual(['', '', ''])
    expect(rows.map((row) => row['speed_kmh'])).toEqual(['20', '25.928', '18.52'])
    const day = (row: Record<string, unknown>) => row['departure']
    expect(rows.map(day)).toEqual(['2026-11-30', '2026-12-24', '2026-12-24'])
    expect(rows[0]!['closed']).toBe('kiel')
    expect(rows[1]!['closed']).toBe('malacca dover kiel')
    expect(rows[2]!['closed']).toMatch(/^suez panama kiel st-lawrence-seaway /)
    expect(rows[2]!['passages']).toBe('')
  })

  test.each([
    ['Max Draft', '14.5', 'draught', '14.5'],
    ['Max Draught (m)', '14.5 m', 'draught', '14.5'],
    ['Draught (ft)', '50', 'draught', '15.24'],
    ['LOA (ft)', '1300', 'loa', '396.24'],
    ['Beam (feet)', '200', 'beam', '60.96'],
    ['Avg Speed', '18kn', 'speed_kn', '18'],
    ['Cruising speed', '18 kn', 'speed_kn', '18'],
  ])('%s %s is %s %s', async (name, cell, usual, same) => {
    const of = async (column: string, value: string) =>
      (await batch(`from,to,${column}\nNLRTM,SGSIN,${value}\n`)).router.asked
    expect(await of(name, cell)).toEqual(await of(usual, same))
    const { notes, rows } = await batch(`from,to,${name}\nNLRTM,SGSIN,${cell}\n`)
    expect([notes, errorsOf(rows)]).toEqual([[], ['']])
  })

  test('send the route through places and passages', async () => {
    const { rows, router } = await batch(
      'origin,destination,via\nNLRTM,SGSIN,suez | 36N 6W\nNLRTM,SGSIN,Atlantis\n',
    )
    const ends = router.asked.flatMap(({ origin, destination }) => [origin, destination])
    expect(ends).toContainEqual(expect.objectContaining({ passage: 'suez' }))
    expect(ends).toContainEqual({ position: [-6, 36] })
    expect(errorsOf(rows)).toEqual(['', expect.stringContaining('no port "Atlantis"')])
  })

  test.each([
    'POD2',
    'POD 2',
    '2nd POD',
    '2nd Discharge Port',
    'Second Discharge Port',
    'Discharge Port 2',
    'Port of Discharge 3',
    'POD2 Code',
    'Löschhafen 2',
  ])('"%s" is called at after the first port of discharge', async (name) => {
    const { rows, error } = await batch(
      `from,to,${name},via\nNLRTM,SGSIN,IDJKT,\nNLRTM,IDJKT,,SGSIN\n`,
    )
    expect([error, ...errorsOf(rows)]).toEqual([null, '', ''])
    expect(rows[0]!['destination_port']).toContain('IDJKT')
    expect(rows[0]!['distance_km']).toBe(rows[1]!['distance_km'])
  })

  test('ports of loading come first, those of discharge last, in the order of their numbers', async () => {
    const { rows } = await batch(
      'POD3,POD2,T/S Port,Load Port 3,2nd POL,POL,POD,via\n' +
        'JPTYO,IDJKT,LKCMB,ESALG,BEANR,NLRTM,SGSIN,\n' +
        ',,,,,NLRTM,JPTYO,BEANR|ESALG|LKCMB|SGSIN|IDJKT\n',
    )
    expect(errorsOf(rows)).toEqual(['', ''])
    expect(rows[0]!['distance_km']).toBe(rows[1]!['distance_km'])
  })

  test.each([
    ['Transshipment', 'Y', 'does not say where the ship calls'],
    ['Number of transhipments', '2', 'does not say where the ship calls'],
    ['Rotation', 'NLRTM-ESALG-SGSIN', 'has several places'],
  ])('%s %s is refused with the form that is read', async (name, cell, why) => {
    const { rows } = await batch(`from,to,${name}\nNLRTM,SGSIN,${cell}\nNLRTM,SGSIN,N\n`)
    expect(errorsOf(rows)[0]).toContain(`${name} "${cell}" ${why}: write the places between`)
  })

  test.each(['via', 'Via', 'Routing', 'T/S Port'])('"Cape" in %s closes Suez', async (name) => {
    const { rows } = await batch(`from,to,${name}\nNLRTM,SGSIN,Cape\n`)
    expect(rows[0]).toMatchObject({ error: '', closed: 'suez' })
  })

  test.each([
    ['speed', '14', 'speed: Give a unit'],
    ['speed_kn', '1,4,5', 'speed_kn "1,4,5" is not a number'],
    ['speed_kmh', '900', 'speed_kmh must be between 1 and 200, got 900'],
    ['speed_kn', '900', 'speed_kn (in km/h) must be between 1 and 200, got 1666.8'],
    ['depart', 'soon', 'or a day (2026-12-01, midnight UTC)'],
    ['vessel', 'Contaner', 'vessel "Contaner" must be one of container, '],
    ['vessel_type', 'Emma', 'vessel_type "Emma" must be one of container, '],
    ['size_class', 'panamax', 'vessel_type is required'],
    ['suez', 'maybe', 'suez "maybe" is neither true nor false.'],
    ['avoid', 'suez suezz', 'avoid "suezz" must be one of suez, panama, '],
    ['draught', '99', 'draught must be above 0 and at most 30, got 99'],
  ])('reject the %s %j in its row', async (column, value, reason) => {
    const { rows, router } = await batch(`from,to,${column}\nNLRTM,SGSIN,"${value}"\n`)
    expect(rows[0]!['error']).toContain(reason)
    expect(router.asked).toEqual([])
  })

  test('are listed when they are not read, with what was probably meant', async () => {
    const { notes } = await batch('origin,destination,remark,sped\nNLRTM,SGSIN,x,y\n')
    expect(notes).toEqual(['Ignored columns: remark, sped (did you mean speed?).'])
  })

  test('a column that differs in a whole word from a name is not taken for a misspelt one', async () => {
    const { notes } = await batch('origin,destination,lead_date,origin_time\nNLRTM,SGSIN,x,y\n')
    expect(notes).toEqual(['Ignored columns: lead_date (did you mean load_date?), origin_time.'])
  })

  test('must not contain duplicates', async () => {
    const { error } = await batch('origin,from,destination\nNLRTM,DEHAM,SGSIN\n')
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toContain('The columns "origin" and "from" mean the same.')
  })

  test('are kept where nothing reads them, even if two have the same name', async () => {
    const { rows, errors } = await batch('note,origin,note,destination\na,NLRTM,b,SGSIN\n')
    expect(errors).toBe('')
    expect(rows[0]!['note']).toBe('b')
  })
})

describe('files as spreadsheets write them', () => {
  const GERMAN = 'Nr;Origin Name;Origin_Latitude;Origin_Longitude;Destination;Speed_kn\r\n'
  const german = `${GERMAN}1;Malmö;55,62;12,99;"1,22; 103,8";14,5\r\n2;Umeå;63,7;20,3;SGSIN;1.400,5\r\n`

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${german}`)],
    ['Windows-1252', Buffer.from(german, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${german}`, 'utf16le')],
    [
      'UTF-16 with tabs',
      Buffer.from(
        `\ufeff${german.replace('"1,22; 103,8"', '1,22 103,8').replaceAll(';', '\t')}`,
        'utf16le',
      ),
    ],
    ['a line that names the separator', Buffer.from(`sep=;\r\n${german}`)],
  ])('may have semicolons, decimal commas and %s', async (_, file) => {
    const { rows } = await batch(file)
    expect(rows[0]).toMatchObject({ 'Origin Name': 'Malmö', error: '', speed_kmh: '26.854' })
    expect(rows[1]!['error']).toContain('must be between 1 and 200, got 2593.726')
  })

  test('may have line breaks in quotes, empty rows and no last line end', async () => {
    const { rows, notes, errors } = await batch(
      'origin,remark,destination\r\n\r\nNLRTM,"two\r\nlines, ""quoted""",SGSIN\r\n,,\r\nNLRTM,,Nowhere',
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ remark: 'two\nlines, "quoted"', error: '' })
    expect(notes.at(-1)).toMatch(/^line 6: There is no port "Nowhere"/)
    expect(errors).toContain('1 of 2 rows')
  })

  test('never read one number as two', async () => {
    const { rows } = await batch('origin;destination\n51,98;SGSIN\n51,98 4,05;SGSIN\n')
    expect(errorsOf(rows)).toEqual([expect.stringContaining('may be one number or two'), ''])
  })
})
