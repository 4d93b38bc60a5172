import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { fakeSea, run } from '../run.js'

/** Plans the rows of a file, and reads the result by its columns. */
async function batch(input: string, ...args: string[]) {
  const { open } = fakeSea()
  const { output, error, errors, notes } = await run(['batch', '-', ...args], { open, input })
  const [head, ...lines] = parseCsv(output === '' ? 'empty\n' : output)
  const rows = lines.map(({ cells }) =>
    Object.fromEntries(head!.cells.map((name, at) => [name, cells[at]!])),
  )
  return { rows, error, errors, notes }
}

const PORTS = ['Rotterdam, Netherlands (NLRTM)', 'Singapore (SGSIN)']
const portsOf = (row: Readonly<Record<string, string>>) => [
  row['origin_port'],
  row['destination_port'],
]

describe('files as people have them', () => {
  test.each([
    ['POL,POD'],
    ['Load Port,Discharge Port'],
    ['port_of_loading,port_of_discharge'],
    ['Loadport,Disport'],
    ['Departure Port,Arrival Port'],
    ['POL Name,POD Name'],
    ['From Port,To Port'],
    ['portOfLoading,portOfDischarge'],
    ['originPort,destinationPort'],
    ['departureLocationName,arrivalLocationName'],
    ['loading_port,port_destination'],
    ['Load,Discharge'],
    ['P.O.L.,P.O.D.'],
    ['Ladehafen,Löschhafen'],
    ['Abgangshafen,Zielhafen'],
    ['Puerto de carga,Puerto de descarga'],
    ['Puerto Origen,Puerto Destino'],
    ['Port de chargement,Port de déchargement'],
    ['Porto di partenza,Porto di arrivo'],
    ['Porto de origem,Porto de destino'],
  ])('%s are the two ends', async (head) => {
    const { rows } = await batch(`${head}\nRotterdam,Singapore\n`)
    expect(portsOf(rows[0]!)).toEqual(PORTS)
  })

  test.each([
    ['POL - POD', 'Rotterdam - Singapore'],
    ['POL/POD', 'NLRTM/SGSIN'],
    ['Route', 'Rotterdam – Singapore'],
    ['Lane', 'Rotterdam → Singapore'],
    ['Port pair', 'Rotterdam to Singapore'],
    ['Trade lane', 'Rotterdam-Singapore'],
  ])('a column %s has both ends: %s', async (head, cell) => {
    const { rows } = await batch(`id,${head}\n1,${cell}\n`)
    expect(portsOf(rows[0]!)).toEqual(PORTS)
  })

  test('a column of both ends counts only if no other names an end, and names two places', async () => {
    const beside = await batch('Route,POL,POD\nHamburg - Busan,Rotterdam,Singapore\n')
    expect(portsOf(beside.rows[0]!)).toEqual(PORTS)
    const { output } = await run(['batch', '-', '--dry-run'], {
      ...fakeSea(),
      input: 'Route,Speed kn\nRotterdam - Algeciras - Singapore,14\nAE7,14\n',
    })
    expect(output).toContain(
      'line 2: "Rotterdam - Algeciras - Singapore" names 3 places. Write origin,',
    )
    expect(output).toContain(
      'line 3: "AE7" does not name two places, such as Rotterdam - Singapore.',
    )
  })

  test('titles above the names of the columns are passed over, and a note says so', async () => {
    const file =
      'Fixture list week 48,,\nPrepared by: Desk 2,,\n,,\nLoad Port,Disch Port,Commodity\nRotterdam,Singapore,firm\nRotterdam,,\n'
    const { rows, notes } = await batch(file)
    expect(portsOf(rows[0]!)).toEqual(PORTS)
    expect(notes).toContain('Standard input: Line 4 names the columns. Above it are titles.')
    const { output } = await run(['batch', '-', '--dry-run'], { ...fakeSea(), input: file })
    expect(output).toContain('line 6: Disch Port is required')
  })

  test('two lines name the columns together, and a note says so', async () => {
    const { output, notes } = await run(['batch', '-', '--dry-run'], {
      ...fakeSea(),
      input: `Fixtures,,,,,
Shipment,,Load Port,,Discharge Port,,Vessel,
No,ETD,Name,Country,Name,Country,Type,Speed (kn)
A1,2026-12-01,Rotterdam,Netherlands,Singapore,,container,15
`,
    })
    expect(notes).toContain(
      'Standard input: Lines 2 and 3 name the columns together. Above them is a title.',
    )
    expect(output).toContain(
      'line 4: {"origin":{"name":"Rotterdam","country":"Netherlands"},"destination":{"name":"Singapore"},"depart_at":"2026-12-01","vessel":{"type":"container"},"speed_kmh":27.78}',
    )
  })

  test.each([
    ['Origin,,Destination,\nLat,Lon,Lat,Lon\n51.95,4.05,1.26,103.84\n', '"lat":51.95,"lon":4.05'],
    ['POL,POD,Speed,Draught\n,,kn,m\nRotterdam,Singapore,15,11.5\n', '"draft_m":11.5'],
  ])('a second line of parts or units belongs to the names: %j', async (input, read) => {
    const { output } = await run(['batch', '-', '--dry-run'], { ...fakeSea(), input })
    expect(output).toContain(read)
    expect(output).toContain('0 of 1 rows cannot be read')
  })

  test('a first row of places is no part of the names above it', async () => {
    const { rows } = await batch('Origin,,Destination,\nRotterdam,NL,Singapore,SG\n')
    expect(portsOf(rows[0]!)).toEqual(PORTS)
  })

  test.each([
    ['Containers,Weight per Container (kg)', '10,12500', '"mass_tonnes":125'],
    ['Container Type,Gross Weight / Container (t)', '2x40HC+1x20DV,14', '"mass_tonnes":42'],
    ['TEU,t per TEU', '20,9.5', '"mass_tonnes":190'],
  ])('the mass of one container is multiplied by their number: %s', async (names, cells, mass) => {
    const input = `POL,POD,${names}\nNLRTM,SGSIN,${cells}\n`
    const { output } = await run(['shipments', '-', '--dry-run'], { ...fakeSea(), input })
    expect(output).toContain(mass)
  })

  test('the mass of one container without their number is asked about', async () => {
    const input = 'POL,POD,Weight per Container (kg)\nNLRTM,SGSIN,12500\n'
    const { output } = await run(['shipments', '-', '--dry-run'], { ...fakeSea(), input })
    expect(output).toContain('is of one only. The row also needs containers, or a container type')
  })

  test.each([
    ['Tug', 'there are no figures for ships such as Tug: leave out the type'],
    ['Supramax 58-63k dwt', 'write one size, such as Supramax 60,500 dwt'],
  ])(
    '%s in a column of ships is refused with a remedy, not taken for a name',
    async (ship, why) => {
      const { rows } = await batch(`POL,POD,Vessel\nNLRTM,SGSIN,${ship}\n`)
      expect(rows[0]!['error']).toContain(why)
    },
  )

  test.each([
    ['Ship type,DWT', 'bulker,82k', '"deadweight_tonnes":82000'],
    ['Ship type,DWT', 'bulker,"81,5k dwt"', '"deadweight_tonnes":81500'],
    ['Avg Spd (kts)', '12.4', '"speed_kmh":22.96'],
    ['Abfahrt', '05.12.2026', '"depart_at":"2026-12-05"'],
    ['Fecha de salida', '2026-12-05', '"depart_at":"2026-12-05"'],
    ['etd_utc', '2026-12-05T12:00:00Z', '"depart_at":"2026-12-05T12:00:00Z"'],
    ['Schiffstyp', 'Containerschiff', '"vessel":{"type":"containerschiff"}'],
    ['Tipo de buque', 'Granelero', '"vessel":{"type":"granelero"}'],
  ])('a column %s with %s is read', async (name, cell, read) => {
    const input = `DEPART_PORT_CD,ARRIVE_PORT_CD,${name}\nNLRTM,SGSIN,${cell}\n`
    const { output } = await run(['batch', '-', '--dry-run', '--date-order', 'dmy'], {
      ...fakeSea(),
      input,
    })
    expect(output).toContain(read)
  })

  test.each(['GRS_WGT_KG', 'Qty (mts)'])('%s is a mass', async (name) => {
    const input = `POL,POD,${name}\nNLRTM,SGSIN,5000\n`
    const { output } = await run(['shipments', '-', '--dry-run'], { ...fakeSea(), input })
    expect(output).toMatch(/"mass_tonnes":50*[,}]/)
  })

  test('a first line of several names is never a title, nor one above two cells', async () => {
    const { rows, notes } = await batch('origin,destination\nRotterdam,Singapore\n')
    expect(portsOf(rows[0]!)).toEqual(PORTS)
    expect(notes.join()).not.toContain('names the columns')
    const { error } = await batch('Ports,\nRotterdam,Singapore\n')
    expect(error?.message).toContain('The first line has: Ports, .')
  })

  test('a line of totals is called so', async () => {
    const { rows } = await batch('POL,POD,Qty\nRotterdam,Singapore,1\nTOTAL,,1\n')
    expect(portsOf(rows[0]!)).toEqual(PORTS)
    const { output } = await run(['batch', '-', '--dry-run'], {
      ...fakeSea(),
      input: 'POL,POD\nGrand total:,Singapore\n',
    })
    expect(output).toContain('line 2: "Grand total:" names no port. It begins a line of totals')
  })

  test('a code or a load beside a port may be of another kind, and counts alone', async () => {
    const beside = await batch('POL,POL Code,POD,POD Code,Load\nRotterdam,17,Singapore,18,25000\n')
    expect(portsOf(beside.rows[0]!)).toEqual(PORTS)
    const alone = await batch('departurePortCode,arrivalPortCode\nNLRTM,SGSIN\n')
    expect(portsOf(alone.rows[0]!)).toEqual(PORTS)
  })

  test('a code counts in rows where the port beside it is empty', async () => {
    const file =
      'Origin,POL,POL Code,POD,POD Code\nDallas,,NLRTM,,SGSIN\nDallas,Rotterdam,17,Singapore,18\n,Rotterdam,,,SGSIN\n'
    const { rows } = await batch(file)
    for (const row of rows) expect(portsOf(row)).toEqual(PORTS)
    const { output } = await run(['batch', '-', '--dry-run'], { ...fakeSea(), input: file })
    expect(output).toContain('POL Code: origin, where a better column is empty')
  })

  test.each(['Origin', 'from'])('the code of the sea leg counts beside %s', async (name) => {
    const { rows } = await batch(`${name},POL Code,POD\nDallas,NLRTM,Singapore\n`)
    expect(portsOf(rows[0]!)).toEqual(PORTS)
  })

  test('olon, olat, dlon and dlat are coordinates', async () => {
    const { rows } = await batch('olon,olat,dlon,dlat\n4.05,51.98,103.7,1.2\n')
    expect(rows[0]).toMatchObject({ error: '' })
    expect(Number(rows[0]!['distance_km'])).toBeGreaterThan(5000)
  })

  test('--columns names any others, and the one of two that counts', async () => {
    const file = 'Origin,Start,POL,Ziel\nDallas,x,Rotterdam,Singapore\n'
    const two = await batch('Origin,From,POD\nDallas,Rotterdam,Singapore\n')
    expect(two.errors).toContain('"Origin" and "From" mean the same')
    expect(two.errors).toContain('--columns origin="From"')
    const { rows } = await batch(file, '--columns', 'origin=POL,destination=Ziel')
    expect(portsOf(rows[0]!)).toEqual(PORTS)
    const none = await batch(file, '--columns', 'origin=Hafen,destination=Ziel')
    expect(none.errors).toContain('the file has no column "Hafen"')
    const odd = await batch(file, '--columns', 'orijin=POL')
    expect(odd.errors).toContain('"orijin" is no column that is read')
  })

  test('the ports of the sea leg count beside the ends of the whole way', async () => {
    const file = 'Origin Port,Load Port,POD,Destination\nDallas,Rotterdam,Singapore,Venlo DC\n'
    const { rows } = await batch(file)
    expect([rows[0]!['origin_port_id'], rows[0]!['destination_port']]).toEqual(['1068', PORTS[1]])
    const { errors, rows: whole } = await batch(file, '--columns', 'destination=Destination')
    expect(errors + whole[0]!['error']).toContain('There is no port "Venlo DC"')
  })

  test('a code may stand in two columns: the country, and the rest', async () => {
    const file = 'pol_country_code,pol,pod_country_code,pod\nNL,RTM,Singapore,sin\n'
    expect(portsOf((await batch(file)).rows[0]!)).toEqual(PORTS)
    const odd = await batch(file.replace('NL,', 'DE,'))
    expect(odd.rows[0]!['error']).toContain('There is no port "RTM')
  })

  test('a country beside a name as systems write it narrows it', async () => {
    const file = 'POL,POL country,POD\nPort of Newcastle,AU,Singapore\n'
    expect((await batch(file)).rows[0]!['origin_port']).toContain('AUNTL')
  })

  test('departure_lat and arrival_lon of tracked voyages are coordinates', async () => {
    const head = 'imo,departure_lat,departure_lon,arrival_lat,arrival_lon'
    const { rows } = await batch(`${head}\n9811000,51.98,4.05,1.2,103.7\n`)
    expect(rows[0]).toMatchObject({ error: '' })
    expect(Number(rows[0]!['distance_km'])).toBeGreaterThan(5000)
  })

  test.each([
    ['25-Dec-2026'],
    ['25 Dec 2026'],
    ['25 December 2026'],
    ['December 25, 2026'],
    ['25-Dec-26'],
    ['2026/12/25'],
    ['25.12.2026'],
    ['46381'],
  ])('%s is a day', async (date) => {
    const { rows } = await batch(`POL;POD;ETD\nRotterdam;Singapore;${date}\n`)
    expect(rows[0]).toMatchObject({ departure: '2026-12-25', error: '' })
  })

  test.each([
    ['12-15 Dec 2026', '2026-12-12'],
    ['laycan 12-15 Dec 2026', '2026-12-12'],
    ['12/15 December 2026', '2026-12-12'],
    ['12 - 15 Dec 2026', '2026-12-12'],
    ['12-15/12/2026', '2026-12-12'],
    ['12/15 Dec 2026', '2026-12-12'],
    ['3-5.7.2026', '2026-07-03'],
    ['Lay/Can: 12th-15th Dec 2026', '2026-12-12'],
    ['Dec 12-15, 2026', '2026-12-12'],
    ['28 Dec - 2 Jan 2027', '2026-12-28'],
    ['28 Dec 2026 - 2 Jan 2027', '2026-12-28'],
    ['12.12.2026 - 15.12.2026', '2026-12-12'],
    ['2026-12-12 to 2026-12-15', '2026-12-12'],
  ])('of the laycan %s the first day counts', async (laycan, departure) => {
    const { rows } = await batch(`Load Port;Disport;Laycan\nRotterdam;Singapore;${laycan}\n`)
    expect(rows[0]).toMatchObject({ departure, error: '' })
  })

  test.each(['31-28 Dec 2026', 'Dec 15-12, 2026', '15-12/12/2026'])(
    '%s is no laycan',
    async (laycan) => {
      const { rows } = await batch(`Load Port;Disport;Laycan\nRotterdam;Singapore;"${laycan}"\n`)
      expect(rows[0]!['error']).toContain('Laycan must be')
    },
  )

  test('a laycan needs a year, and says nothing beside a departure', async () => {
    const without = await batch('POL;POD;Laycan\nRotterdam;Singapore;12-15 Dec\n')
    expect(without.rows[0]!['error']).toContain('"12-15 Dec" has no year')
    const file = 'POL;POD;Laycan;ETD\nRotterdam;Singapore;10-12 Dec 2026;2026-12-14\n'
    const { rows } = await batch(file)
    expect(rows[0]).toMatchObject({ departure: '2026-12-14', error: '' })
  })

  test('a laycan counts where the departure is empty, and one without days is none', async () => {
    const file =
      'POL;POD;ETD;Laycan\nRotterdam;Singapore;;12-15 Dec 2026\nRotterdam;Singapore;;prompt\nRotterdam;Singapore;;DNR\n'
    const { rows } = await batch(file)
    expect(rows[0]).toMatchObject({ departure: '2026-12-12' })
    expect(rows.map(({ error }) => error)).toEqual(['', '', ''])
    const { output } = await run(['batch', '-', '--dry-run'], { ...fakeSea(), input: file })
    expect(output).toContain('Laycan: depart_at, where a better column is empty')
  })

  test('the name of a country counts where its code is empty', async () => {
    const file =
      'Origin,Origin Country,Origin Country Code,Destination\nNewcastle,Australia,,Singapore\nNewcastle,x,AU,Singapore\n'
    const { rows } = await batch(file)
    expect(rows.map((row) => row['origin_port'])).toEqual(
      Array(2).fill('Newcastle, Australia (AUNTL)'),
    )
  })

  test('a row with a departure has its time and that of the arrival, in UTC', async () => {
    const file = 'POL;POD;ETD\nRotterdam;Singapore;2026-12-25T22:30-05:00\nRotterdam;Singapore;\n'
    const { rows } = await batch(file)
    const [dated, undated] = rows
    expect(dated).toMatchObject({
      departure: '2026-12-26',
      departure_time: '2026-12-26T03:30:00.000Z',
    })
    const hours = Number(dated!['duration_hours'])
    const arrival = Date.parse(dated!['arrival_time']!) - Date.parse(dated!['departure_time']!)
    expect(arrival / 3_600_000).toBeCloseTo(hours, 1)
    expect(undated).toMatchObject({ departure_time: '', arrival_time: '' })
  })

  test('01/04/2026 is a day only with a stated order', async () => {
    const file = 'POL,POD,ETD\nRotterdam,Singapore,01/04/2026\n'
    const { rows } = await batch(file)
    expect(rows[0]!['error']).toContain('add --date-order dmy or --date-order mdy')
    for (const [order, day] of [
      ['dmy', '2026-04-01'],
      ['mdy', '2026-01-04'],
    ] as const) {
      const stated = await batch(file, '--date-order', order)
      expect(stated.rows[0]).toMatchObject({ departure: day, error: '' })
    }
  })

  test('a number may have the unit of its column, but no other', async () => {
    const file = (cells: string) =>
      `POL,POD,ship_type,speed_kn,draught\nRotterdam,Singapore,bulker,${cells}\n`
    const { rows } = await batch(file('14 kn,12.5 m'))
    expect(rows[0]).toMatchObject({ error: '' })
    expect(Number(rows[0]!['speed_kmh'])).toBeCloseTo(25.928, 3)
    const wrong = await batch(file('14 kn,12.5 kn'))
    expect(wrong.rows[0]!['error']).toContain('another unit than its column')
  })

  // The shapes of files of public repositories: rates, orders, manifests, bookings and logs of voyages.
  test.each([
    [
      'rates of a forwarder',
      "Rate No,Provider,POL,POD,ContSize,Rate,Curr\nR-1,Any,NLRTM,SGSIN,40'HC,1100,USD",
      {},
    ],
    [
      'orders of charterers',
      'order,received,laycan_start,laycan_end,load_port,discharge_port,cargo\n7,x,2026-11-05,2026-11-12,Rotterdam,Singapore,ore',
      { departure: '2026-11-05' },
    ],
    [
      'a manifest with spaces in its head',
      'rotation no,container no,origin port,load port,discharge port ,destination port ,weight\n1,C,BEBRU,NLRTM,SGSIN,MYKUL,9',
      {},
    ],
    [
      'bills of lading with a country and its code',
      'bol_number,origin_country,origin_country_code,destination_country_code,origin_port,destination_port,teu\nB1,Netherlands,NL,SG,Rotterdam,Singapore,4',
      {},
    ],
    [
      'bulk orders with addresses',
      'type,mode,origin_port,destination_port,pickup_location,delivery_location,gross_weight\nexport,ocean,NLRTM,SGSIN,Venlo NL,Jurong,5000',
      {},
    ],
    [
      'a log of voyages',
      'vessel_id,departure_port,arrival_port,voyage_date,sailed_nm,fuel_type,fuel_tons\n1,Rotterdam,Singapore,2026-05-15,8300,HFO,310',
      { departure: '2026-05-15' },
    ],
    [
      'containers under way',
      'container_number,container_type,departure_port,arrival_port,estimated_departure,estimated_arrival\nC1,STD,Rotterdam,Singapore,2026-02-15,2026-03-20',
      { departure: '2026-02-15', remarks: expect.stringContaining('unknown_container_type') },
    ],
    [
      'a schedule with the name of a ship',
      'agency,vessel_name,voyage_no,origin_port,destination_port,etd_date,eta_date\nA,MV Example,12E,Rotterdam,Singapore,2026-06-01,2026-07-01',
      { departure: '2026-06-01' },
    ],
    [
      'bookings with spaces behind the commas',
      'ID, Booking, POL,POD, ETD,Customer\n1,B7,Rotterdam,Singapore,15-Jun-2026,C',
      { departure: '2026-06-15' },
    ],
    [
      'orders whose vessel is a name',
      'order_number,atd,status,vessel,voyage,pol,pod\nO1,2026-02-03,sailed,MSC EXAMPLE,FE123W,NLRTM,SGSIN',
      {},
    ],
  ])('%s are read as they are', async (_, file, expected) => {
    const { rows, errors } = await batch(`${file}\n`)
    expect(errors).not.toContain('mean the same')
    const ports = { origin_port_id: '1068', destination_port_id: '1309' }
    expect(rows[0]).toMatchObject({ ...ports, error: '', ...expected })
  })

  test('a vessel that resembles a type is a misspelt type, and a default stays for a name', async () => {
    const file = (vessel: string) => `POL,POD,Vessel\nNLRTM,SGSIN,${vessel}\n`
    const wrong = await batch(file('Contaner'))
    expect(wrong.rows[0]!['error']).toContain('did you mean container?')
    const either = await batch(file('Panamax'))
    expect(either.rows[0]!['error']).toMatch(/must be one of container, .* and \d+ others/)
    const typed = await batch(file('Container vessel'))
    expect(typed.rows[0]!['error']).toBe('')
    const alike = await batch(file('Cape Bulk'))
    expect(alike.rows[0]!['error']).toBe('')
    const named = await batch(file('MSC EXAMPLE'), '--vessel', 'bulker', '--dwt', '180000')
    expect(named.rows[0]).toMatchObject({ error: '' })
    expect(named.rows[0]!['remarks']).toContain('vessel_size_assumed')
  })

  test.each([
    ['Supramax 58k dwt', { type: 'supramax', deadweight_tonnes: 58000 }],
    ['Kamsarmax (82,000 dwt)', { type: 'kamsarmax', deadweight_tonnes: 82000 }],
    ['VLCC 300k', { type: 'vlcc', deadweight_tonnes: 300000 }],
    ['Feeder 1700 TEU', { type: 'feeder', capacity_teu: 1700 }],
    ['Feeder 1.700 TEU', { type: 'feeder', capacity_teu: 1700 }],
    ['58k dwt Supramax', { type: 'supramax', deadweight_tonnes: 58000 }],
    ['MR tanker 50000', { type: 'mr', deadweight_tonnes: 50000 }],
    ['LNG carrier 174k cbm', { type: 'lng_carrier' }],
    ['8,000-10,000 TEU', { type: 'post_panamax_plus' }],
  ])('%s is a type and a size', async (vessel, expected) => {
    const input = `POL,POD,Vessel\nNLRTM,SGSIN,"${vessel}"\n`
    const { output } = await run(['batch', '-', '--dry-run'], { ...fakeSea(), input })
    expect(output).toContain(`"vessel":${JSON.stringify(expected)}`)
  })

  test.each([['Panamax 75k'], ['Kamsarmax 82'], ['Supramax 58k cbm']])(
    '%s in a column of ships is a type that is asked about, not a name',
    async (vessel) => {
      const { rows } = await batch(`POL,POD,Vessel\nNLRTM,SGSIN,"${vessel}"\n`)
      expect(rows[0]!['error']).toContain(`Vessel "${vessel}" must be one of container`)
    },
  )

  test('a stated size of a ship counts beside the one of its type', async () => {
    const input = 'POL,POD,Vessel,dwt\nNLRTM,SGSIN,Supramax 58k dwt,57400\n'
    const { output } = await run(['batch', '-', '--dry-run'], { ...fakeSea(), input })
    expect(output).toContain('"vessel":{"type":"supramax","deadweight_tonnes":57400}')
  })

  test('--dry-run shows the columns and rows as understood, and those that cannot be read', async () => {
    const input =
      'POL,POD,ETD,Remark\nRotterdam,SGSIN,25-Dec-2026,x\nNowhere,SGSIN,01/04/2026,y\nRotterdam,SGSIN,,\n'
    const { open, router } = fakeSea()
    const { output, error } = await run(['batch', '-', '--dry-run'], { open, input })
    expect(error).toBeNull()
    expect(output.split('\n').filter(Boolean)).toEqual([
      'POL: origin',
      'POD: destination',
      'ETD: depart_at',
      'Remark: copied to the result, not read',
      'line 2: {"origin":{"name":"Rotterdam"},"destination":{"name":"SGSIN"},"depart_at":"2026-12-25"}',
      'line 4: {"origin":{"name":"Rotterdam"},"destination":{"name":"SGSIN"}}',
      expect.stringMatching(/^line 3: There is no port "Nowhere".*--date-order dmy/),
      '1 of 3 rows cannot be read. Nothing was calculated.',
    ])
    expect(router.asked).toEqual([])
  })

  test('--dry-run finds the wrong dates that the run would find', async () => {
    const days = ['2026-13-01', '2026-02-30', '24/12/26', '20261225', '20261225T0800Z']
    const input = ['POL,POD,ETD', ...days.map((day) => `Rotterdam,SGSIN,${day}`), ''].join('\n')
    const { output } = await run(['batch', '-', '--dry-run'], { open: fakeSea().open, input })
    const lines = output.split('\n').filter((line) => line.startsWith('line'))
    expect(lines.sort()).toEqual([
      expect.stringMatching(/^line 2: ETD must be .*"2026-13-01"/),
      expect.stringMatching(/^line 3: ETD: There is no 2026-02-30/),
      expect.stringMatching(/^line 4: "24.12.26" has a year of two digits/),
    ])
    expect(output).toContain('3 of 5 rows cannot be read.')
    const { rows } = await batch(input)
    expect(rows.map(({ departure }) => departure)).toEqual(['', '', '', '2026-12-25', '2026-12-25'])
  })
})
