import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { EmissionsRequestBody } from '../../../../src/contract/schemas/emissions/emissions-request.js'
import type { JsonSchema } from '../../../../src/contract/validation/json-schema.js'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { ESTIMATE_FIELDS } from '../../../../src/tables/fields/estimate-fields.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { fakeSea, run } from '../run.js'

const folder = mkdtempSync(join(tmpdir(), 'fairway-shipments-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function fileOf(text: string, name = 'shipments.csv'): string {
  const path = join(folder, `${files++}-${name}`)
  writeFileSync(path, text)
  return path
}

const shipments = (...args: string[]) => run(['shipments', ...args], { open: fakeSea().open })

/** Rows of a CSV text as objects. */
function rowsOf(text: string): Record<string, string>[] {
  const [head, ...rows] = parseCsv(text)
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, at) => [head!.cells[at], cell])),
  )
}

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const MIXED = `Shipment ID,Origin,Destination,TEU,Distance km,Distance type,Customer
S-1,Rotterdam,Singapore,2,,,A
S-2,,,2,8400,sfd,B
S-3,Rotterdem,Singapore,2,,,C
S-4,Rotterdam,Singapore,-2,,,D
S-5,Rotterdam,Singapore,two,,,E
`

describe('fairway shipments', () => {
  test('closes the passages of each row', async () => {
    const table =
      'origin,destination,teu,suez,panama\nRotterdam,Singapore,2,no,\nRotterdam,Singapore,2,,never\n'
    const { open, router } = fakeSea()
    const { output, notes } = await run(['shipments', fileOf(table)], { open })
    expect(notes.join('\n')).not.toContain('Ignored columns')
    expect(router.asked).toMatchObject([{ closed: expect.arrayContaining(['suez']) }])
    expect(rowsOf(output)[1]!['error']).toContain('panama "never" is neither true nor false')
  })

  test.each(['24.12.2026 08:00', '2026-12-24 08:00', '2026-12-24T08:00', '2026-12-24'])(
    'reads the departure %s as UTC',
    async (departure) => {
      const { open, router } = fakeSea()
      const table = `origin,destination,teu,departure\nRotterdam,Singapore,2,${departure}\n`
      const { error } = await run(['shipments', fileOf(table)], { open })
      expect(error).toBeNull()
      expect(router.asked[0]?.date).toBe('2026-12-24')
    },
  )

  test('estimates every row, with and without a route, and explains failures', async () => {
    const { output, error, notes } = await shipments(fileOf(MIXED))
    const rows = rowsOf(output)
    expect(rows.map((row) => row['Shipment ID'])).toEqual(['S-1', 'S-2', 'S-3', 'S-4', 'S-5'])
    expect(Number(rows[0]!['wtw_kg_co2e'])).toBeGreaterThan(0)
    expect(rows[0]!['data_version']).toBe('fake-1')
    expect(rows[1]).toMatchObject({ way_km: '8400', data_version: '', error: '', Customer: 'B' })
    expect(rows[2]!['error']).toContain('There is no port "Rotterdem"')
    expect(rows[3]!['error']).toContain('TEU must be above 0')
    expect(rows[4]!['error']).toContain('TEU "two" is not a number')
    expect(error?.message).toContain('3 of 5 rows have no estimate')
    expect(notes.join('\n')).toContain('Ignored columns: Customer.')
  })

  test.each([
    ['FFE', '2', 40, 4],
    ['feu', '1.5', 30, 3],
    ['TEUs', '4', 40, 4],
    ['mass_kg', '18100', 18.1, 1.81],
    ['Gross weight (kg)', '21300', 21.3, 2.13],
    ['KG', '500', 0.5, 0.05],
    ['Gross weight [kg]', '500', 0.5, 0.05],
    ['Gross kg', '500', 0.5, 0.05],
    ['Total Kgs', '500', 0.5, 0.05],
    ['G.W. (kgs)', '500 kgs', 0.5, 0.05],
    ['Gross Wt. (MT)', '0.5', 0.5, 0.05],
    ['weight (lbs)', '10000 lbs', 4.5359237, 0.45359237],
  ])('reads the cargo column %s in its unit', async (column, cell, tonnes, teu) => {
    const file = fileOf(`origin,destination,${column}\nRotterdam,Singapore,${cell}\n`)
    const { output, error } = await shipments(file)
    expect(error).toBeNull()
    const [row] = rowsOf(output)
    expect(Number(row!['cargo_tonnes'])).toBe(tonnes)
    expect(Number(row!['cargo_teu'])).toBeCloseTo(teu, 9)
  })

  test('two columns of one amount may fill each other, but not contradict', async () => {
    const lane = 'Rotterdam,Singapore'
    const table = `origin,destination,teu,ffe\n${lane},4,2\n${lane},,2\n${lane},4,\n${lane},2,2\n${lane},,-2\n`
    const rows = rowsOf((await shipments(fileOf(table))).output)
    expect(rows.map(({ cargo_teu }) => cargo_teu)).toEqual(['4', '4', '4', '', ''])
    expect(rows[3]!['error']).toContain(
      'teu and ffe (in TEU, 2 each) contradict each other: 2 and 4',
    )
    expect(rows[4]!['error']).toContain('teu or ffe must be above 0')
  })

  test('a row without cargo has an error, not an estimate for one tonne', async () => {
    const lane = 'Rotterdam,Singapore'
    const table = `origin,destination,teu,consumed_tonnes,fuel.type\n${lane},,,\n${lane},2,,\n${lane},,900,HFO\n`
    const { output, error } = await shipments(fileOf(table))
    const rows = rowsOf(output)
    expect(rows[0]).toMatchObject({ wtw_kg_co2e: '', remarks: '' })
    expect(rows[0]!['error']).toContain('cargo is required in every row')
    expect(rows[1]!['error']).toBe('')
    expect(rows[2]!['error']).toBe('')
    expect(error?.message).toContain('1 of 3 rows has no estimate')
    const none = rowsOf((await shipments(fileOf(`origin,destination\n${lane}\n`))).output)
    expect(none[0]!['error']).toContain('cargo is required in every row')
    const route = { distance_km: 8400, distance_type: 'sfd' }
    const bodies = fileOf(`${JSON.stringify({ route })}\n`, 'bodies.ndjson')
    expect(linesOf((await shipments(bodies)).output)[0]).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '#/cargo', code: 'required' }] },
    })
  })

  test('a row of more than a container holds has an error, which asks for the unit', async () => {
    const table = 'id,distance_km,distance_type,teu,containers,container_type,mass_tonnes\n'
    const rows = 'A,100,sfd,4,,,18500\nB,100,sfd,,2,40HC,90\nC,100,sfd,4,,,100\n'
    const [a, b, c] = rowsOf((await shipments(fileOf(table + rows))).output)
    expect(a!['error']).toContain('mass_tonnes is 4625 t in a TEU, more than the 35 t')
    expect(b!['error']).toContain('45 t in a container, more than the 40 t')
    expect(c!['error']).toBe('')
  })

  test('reads containers by their type, yes and no in other languages, and has the money of a row', async () => {
    const head = 'POL;POD;ETD;kg;Containers;Container type;Reefer'
    const file = fileOf(`${head}\nNLRTM;SGSIN;2026/03/01;"21.300,5";2;40HC;Ja\n`)
    const { output } = await shipments(file, '--vessel', 'container', '--eua-price', '70')
    const [row] = rowsOf(output)
    expect(row).toMatchObject({ cargo_tonnes: '21.3005', cargo_teu: '4', error: '' })
    expect(Number(row!['ets_cost_eur'])).toBeGreaterThan(0)
    expect(Number(row!['fuel_eu_penalty_eur'])).toBeGreaterThan(0)
    const without = rowsOf((await shipments(file, '--vessel', 'container')).output)
    expect(without[0]!['ets_cost_eur']).toBe('')
  })

  test('cargo in kilograms is cargo, whatever other columns look like one', async () => {
    const file = fileOf('From,To,Container,Qty,Gross Weight (kg)\nNLRTM,SGSIN,x,3,18000\n')
    const [row] = rowsOf((await shipments(file)).output)
    expect(row).toMatchObject({ cargo_tonnes: '18', error: '' })
  })

  test.each(['Gewicht (kg)', 'Bruttogewicht kg', 'Peso (kg)', 'Poids brut (kg)', 'Vægt (kg)'])(
    '%s is a mass',
    async (column) => {
      const file = fileOf(`Ladehafen,Zielhafen,${column}\nNLRTM,SGSIN,18000\n`)
      const [row] = rowsOf((await shipments(file)).output)
      expect(row).toMatchObject({ cargo_tonnes: '18', error: '' })
    },
  )

  test.each([
    ...['weight', 'tons', 'Gewicht'].map((name) => [
      name,
      `If it is in kilograms, add --columns mass_kg="${name}"; if in metric tonnes, --columns mass_tonnes="${name}".`,
    ]),
    ...['Qty', 'Quantity'].map((name) => [
      name,
      `If it counts containers, add --columns containers="${name}"; if TEU, --columns teu="${name}"; if metric tonnes, --columns mass_tonnes="${name}".`,
    ]),
    ...['Net weight kg', 'N.W. (kgs)', 'Nett Weight KG'].map((name) => [
      name,
      `Cargo counts with its packaging (ISO 14083): add the gross weight, or take the net one for it with --columns mass_kg="${name}".`,
    ]),
    ['Shipment (kg)', 'If it is the gross mass, add --columns mass_kg="Shipment (kg)".'],
    ['CBM', 'A volume is no amount of cargo here: add one of these.'],
  ])(
    'rejects a file whose only cargo is in the column %s, unless all rows have a cargo',
    async (column, remedy) => {
      const file = fileOf(`origin,destination,reefer,${column}\nRotterdam,Singapore,yes,18000\n`)
      const { output, error } = await shipments(file)
      expect(output).toBe('')
      expect(error?.message).toBe(
        `The column ${column} is not read. Cargo is in mass_tonnes (metric tonnes) or mass_kg, in teu, ffe (2 TEU) or containers (by container_type). ${remedy}`,
      )
      const all = await shipments(file, '--teu', '2')
      expect(all.notes.join('\n')).toContain(`Ignored columns: ${column}`)
      expect(all.error).toBeNull()
    },
  )

  test('asks for the meaning of a number beside a type of container, even if the mass is known', async () => {
    const file = fileOf('POL,POD,Equipment,Qty,kg\nNLRTM,SGSIN,40HC,2,21300\n')
    expect((await shipments(file)).error?.message).toMatch(
      /Qty is not read.*containers="Qty"; if it counts pieces, or the type counts the containers \(2x40HC\), rename it\.$/,
    )
    const [row] = rowsOf((await shipments(file, '--columns', 'containers=Qty')).output)
    expect(row).toMatchObject({ cargo_teu: '4', cargo_tonnes: '21.3', error: '' })
    const bare = fileOf('POL,POD,Qty,kg\nNLRTM,SGSIN,2,21300\n')
    expect((await shipments(bare)).notes.join()).toContain('Ignored columns: Qty')
  })

  test('refuses a row of another mode of transport', async () => {
    const file = fileOf(
      'Shipment No.,POL,POD,Mode,teu\nA,NLRTM,SGSIN,SEA,1\nB,NLRTM,SGSIN,Truck,1\n',
    )
    const [sea, truck] = rowsOf((await shipments(file)).output)
    expect(sea).toMatchObject({ 'Shipment No.': 'A', error: '' })
    expect(truck!['error']).toContain('Mode "Truck" is no voyage by sea. Use fairway chain')
  })

  test('a coaster is a ship of 5,000 t, as for a route, and says so', async () => {
    const file = fileOf('POL,POD,ship_type,tonnes\nNLRTM,SGSIN,Coaster,1000\n')
    const { output } = await shipments(file, '--format', 'ndjson')
    const { factor, warnings } = JSON.parse(output).answer
    expect(factor.name).toBe('general cargo, 5000-9999 dwt')
    expect(warnings[0].detail).toContain('5,000 t deadweight by its name')
  })

  test('identifies a shipment by its number', async () => {
    const file = fileOf('Shipment No.,POL,POD,teu\nMX-1,NLRTM,SGSIN,1\n')
    const { output } = await shipments(file, '--format', 'ndjson')
    expect(JSON.parse(output).id).toBe('MX-1')
    const both = fileOf('Shipment Ref,Shipment No.,id,POL,POD,teu\nR,MX-1,A,NLRTM,SGSIN,1\n')
    expect(JSON.parse((await shipments(both, '--format', 'ndjson')).output).id).toBe('A')
    const two = fileOf('Shipment Ref,Shipment No.,POL,POD,teu\nR,MX-1,NLRTM,SGSIN,1\n')
    expect(JSON.parse((await shipments(two, '--format', 'ndjson')).output).id).toBe('MX-1')
  })

  test.each([
    ['13/03/2026', '2026-03-13'],
    ['03/13/2026', '2026-03-13'],
    ['04/04/2026', null],
  ])('reads the departure %s as %s, if only one order is possible', async (departure, day) => {
    const file = fileOf(`POL,POD,ETD,teu\nNLRTM,SGSIN,${departure},1\n`)
    const { output } = await shipments(file, '--format', 'ndjson')
    const { answer, problem } = JSON.parse(output)
    expect(answer?.asked.request.route.depart_at ?? null).toBe(day)
    if (day === null) expect(problem.detail).toContain('add --date-order')
  })

  test('says that a day of one order is missing', async () => {
    const file = fileOf('POL,POD,ETD,teu\nNLRTM,SGSIN,30/02/2026,1\n')
    const [row] = rowsOf((await shipments(file)).output)
    expect(row!['error']).toContain('There is no 2026-02-30')
  })

  test('names some of the many names of ships, and the likely one', async () => {
    const file = fileOf('POL,POD,ship_type,teu\nNLRTM,SGSIN,Contaner,1\n')
    const [row] = rowsOf((await shipments(file)).output)
    expect(row!['error']).toMatch(
      /must be one of container, .* others .*; did you mean container\?$/,
    )
    expect(row!['error']!.length).toBeLessThan(300)
  })

  test.each([
    ['Containers', '1X40HC', '2'],
    ['Containers', '2 x 20GP', '2'],
    ['Equipment', "3*40'HQ", '6'],
    ['Equipment', "1*40'HC", '2'],
    ['Equipment', "3 x 20'", '3'],
    ['Equipment', '2x40HC + 20DV', '5'],
    ['TEU', '2x40HC', '4'],
  ])('a column %s with %s is %s TEU', async (column, cell, teu) => {
    const file = fileOf(`POL,POD,${column}\nNLRTM,SGSIN,${cell}\n`)
    const [row] = rowsOf((await shipments(file)).output)
    expect(row).toMatchObject({ cargo_teu: teu, error: '' })
  })

  test('a number of containers needs their length, and one number is enough', async () => {
    const head = 'origin,destination,Containers,container_type\n'
    const file = fileOf(`${head}NLRTM,SGSIN,2,\nNLRTM,SGSIN,2,1x40HC\n`)
    const [bare, both] = rowsOf((await shipments(file)).output)
    expect(bare!['error']).toContain('container_type must state the length')
    expect(both!['error']).toContain('is 2, but container_type counts 1: give one of them')
  })

  test('names the ports that were taken', async () => {
    const file = fileOf('POL,POD,teu\nPort of Rotterdam,"1.2,103.7",2\n')
    const [row] = rowsOf((await shipments(file)).output)
    expect(row).toMatchObject({
      origin_port_id: '1068',
      origin_port: 'Rotterdam, NL (NLRTM)',
      destination_port_id: '',
      destination_port: '',
    })
  })

  test('has the same columns whatever happens to the rows', async () => {
    const [head, ...others] = parseCsv((await shipments(fileOf(MIXED))).output)
    for (const { cells } of others) expect(cells).toHaveLength(head!.cells.length)
    expect(head!.cells.at(-1)).toBe('error')
  })

  test('reads NDJSON with the bodies of the service, and answers as its batch does', async () => {
    const route = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
    const rows = [{ id: 'a', route, cargo: { teu: 2 } }, { route }, { route: { distance_km: 1 } }]
    const file = fileOf(
      `${rows.map((row) => JSON.stringify(row)).join('\n')}\nnonsense\n`,
      'a.ndjson',
    )
    const lines = linesOf((await shipments(file, '--teu', '7')).output)
    expect(lines.map(({ id, row, status }) => [id, row, status])).toEqual([
      ['a', 1, 200],
      [2, 2, 200],
      [3, 3, 422],
      [4, 4, 422],
    ])
    expect(lines[0].answer.activity.teu).toBe(2)
    expect(lines[1].answer.activity.teu).toBe(7)
    expect(lines[2].problem.errors[0].pointer).toBe('#/route/distance_type')
    const members = ['id', 'row', 'status', 'replayed', 'answer', 'problem']
    for (const line of lines) expect(Object.keys(line)).toEqual(members)
  })

  test('rejects a line with a field twice, and a file of --request with one', async () => {
    const twice = '{"route":{"distance_km":1,"distance_type":"sfd"},"cargo":{"teu":2,"teu":3}}'
    const [line] = linesOf((await shipments(fileOf(twice, 'b.ndjson'))).output)
    const remedy = 'has the field "teu" twice. Remove one of them.'
    expect(line.problem.detail).toContain(`An object of the line ${remedy}`)
    const request = fileOf(twice, 'request.json')
    const { error } = await shipments(fileOf(MIXED), '--request', request)
    expect(error?.message).toContain(`An object of the file ${request} ${remedy}`)
  })

  test('says of a row with a volume alone that a volume is no amount of cargo', async () => {
    const table =
      'Job No,Mode,POL,POD,kg,CBM\nA,LCL,Rotterdam,Singapore,,7.2\nB,LCL,Rotterdam,Singapore,2276,7.2\n'
    const { notes } = await shipments(fileOf(table))
    expect(notes.join('\n')).toContain(
      'line 2: cargo needs TEU, containers or tonnes: a volume (CBM) or lane metres are no amount.',
    )
  })

  test('reads semicolons with decimal commas, and standard input', async () => {
    const input = 'teu;mass_tonnes;distance_km;distance_type\n2;18,5;8400;sfd\n'
    const { output } = await run(['shipments', '-'], { open: fakeSea().open, input })
    expect(rowsOf(output)[0]!['cargo_tonnes']).toBe('18.5')
  })

  test('writes a file whose estimates fairway declaration adds up', async () => {
    const out = join(folder, 'estimates.ndjson')
    await shipments(fileOf(MIXED), '--out', out)
    const again = await shipments(fileOf(MIXED), '--out', out)
    expect(again.error).toBeInstanceOf(UsageError)
    const who = ['--organisation', 'Example Ltd', '--services', 'Containers']
    const year = ['--from', '2025-01-01', '--to', '2025-12-31']
    const { output, notes } = await run(['declaration', out, ...who, ...year, '--format', 'json'])
    expect(JSON.parse(output)).toMatchObject({ shipments: 2 })
    expect(notes.join()).toContain('3 rows')
    expect(readFileSync(out, 'utf8').split('\n')).toHaveLength(6)
  })

  test.each([
    ['teu,TEU\n1,2\n', 'mean the same'],
    ['teu,error\n1,2\n', 'Rename them'],
    ['', 'is empty'],
  ])('rejects the file %j', async (text, reason) => {
    const { errors, output } = await shipments(fileOf(text))
    expect(output).toBe('')
    expect(errors).toContain(reason)
  })
})

test('every option of an estimate is a field of the request', () => {
  for (const { path } of ESTIMATE_FIELDS) {
    const found = path
      .split('.')
      .reduce<JsonSchema | undefined>(
        (schema, step) => schema?.properties?.[step],
        EmissionsRequestBody as JsonSchema,
      )
    expect(found, path).toBeDefined()
  }
})

test.each(['VLCC 30k dwt', '30k dwt VLCC'])(
  '%s is the ship of its size in a route and in an estimate',
  async (ship) => {
    const { open } = fakeSea()
    const route = await run(['route', 'NLRTM', 'SGSIN', '--vessel', ship, '--format', 'json'], {
      open,
    })
    expect(JSON.parse(route.output).warnings).toContainEqual(
      expect.objectContaining({
        code: 'vessel_size_assumed',
        values: expect.objectContaining({ type: 'tanker', size_class: 'mr' }),
      }),
    )
    const cargo = ['--vessel', ship, '--tonnes', '1000', '--format', 'json']
    const estimate = await run(['emissions', 'NLRTM', 'SGSIN', ...cargo], { open })
    expect(JSON.parse(estimate.output).factor.name).toBe('Modelled tanker, mr, HFO')
    const table = fileOf(`POL,POD,Vessel,tonnes\nNLRTM,SGSIN,${ship},1000\n`)
    const [row] = rowsOf((await shipments(table)).output)
    expect(Number(row!['wtw_kg_co2e'])).toBeCloseTo(
      JSON.parse(estimate.output).emissions.wtw_kg_co2e,
      3,
    )
  },
)

// The shapes of files of public repositories: bookings, jobs, orders, bills of lading, manifests and uploads.
test.each([
  [
    'bookings without a name of their first column',
    ',CONSIGNEE,BOOKING,POL,POD,ETD,ETA,CONTS,Equipment\nA1,X,B1,NLRTM,SGSIN,5-Dec-2026,3-Jan-2027,2,40HC',
    { cargo_teu: '4' },
  ],
  [
    'a plan with positions of factories',
    'Ship Date,Supplier,Supplier Lat,Port of Loading,Port of Discharge,DC Lat,TEU\n2026-12-05,S,51.1,NLRTM,SGSIN,1.2,3',
    { cargo_teu: '3' },
  ],
  [
    'jobs with first and last ports',
    'shipment,first_load,last_discharge,vessel,load_port,discharge_port,carrier_name,teu,container_count\nJ1,BEANR,IDJKT,SHIP,NLRTM,SGSIN,Line,4,2',
    { cargo_teu: '4' },
  ],
  [
    'orders of bulk with the name of a ship',
    'cargo_ref,charterer,vessel_name,load_port,discharge_port,laycan_start,laycan_end,quantity_mt\nC1,X,SHIP,NLRTM,SGSIN,2026-12-05,2026-12-10,55000',
    { cargo_tonnes: '55000' },
  ],
  [
    'an upload of codes',
    'origin_port_code,destination_port_code,cargo_value,etd,eta,vessel_name,weight_kg\nNLRTM,SGSIN,1000,2026-12-05T10:00:00Z,,SHIP,9000',
    { cargo_tonnes: '9' },
  ],
  [
    'bills of lading of a customs',
    'CONTAINER_TYPE,GROSS_WEIGHT,METRIC_TONS,ORIGIN_PORT,SHIPMENT_DATE,TEU,UNLOADING_PORT,VESSEL_NAME\nDRY,36000,36,NLRTM,2026-12-05,4,SGSIN,SHIP',
    { cargo_teu: '4', cargo_tonnes: '36' },
  ],
  [
    'a manifest in camel case',
    'billOfLading,arrivalDate,foreignPortOfLading,portOfUnlading,weightKg\nB1,2026-12-05,NLRTM,SGSIN,36000',
    { cargo_tonnes: '36' },
  ],
  [
    'containers under way with the IMO number of their ship',
    'container_number,etd,atd,origin_name,origin_unlocode,origin_country,destination_name,destination_unlocode,vessel_name,vessel_imo,teu\nC1,2026-12-05T10:00:00Z,,Rotterdam,NLRTM,Netherlands,Singapore,SGSIN,SHIP,9811000,2',
    { cargo_teu: '2' },
  ],
  [
    'a report of a forwarder with the ends of both ways',
    'Shipment_ID,Mode,Origin_Port,Dest_Port,Gross_Weight_Kg,Chargeable_Weight,POL_Name,POD_Name,Loading_Date,ETD\nS1,SEA,Dallas,Jurong,9000,9500,Rotterdam,Singapore,,2026-12-05',
    { cargo_tonnes: '9' },
  ],
  [
    'an order with both ends and two days',
    'Order,Origin Port,Dest Port,ETD,Loading Date,Laycan,Total Kgs\nO1,NLRTM,SGSIN,,2026-12-05,1-3 Dec 2026,9000',
    { cargo_tonnes: '9' },
  ],
])('%s are read as they are', async (_, table, expected) => {
  const file = fileOf(`${table}\n`)
  const { output, error } = await shipments(file)
  expect(error).toBeNull()
  const ports = { origin_port_id: '1068', destination_port_id: '1309', error: '' }
  expect(rowsOf(output)[0]).toMatchObject({ ...ports, ...expected })
  const [line] = linesOf((await shipments(file, '--format', 'ndjson')).output)
  if (table.includes('2026-12-05') && !table.includes('arrivalDate'))
    expect(line.answer.departure).toBe('2026-12-05')
})

test('the numbers of a column are read by all of its cells, and a dry run shows how', async () => {
  const file = fileOf(
    'POL,POD,mass_kg,teu\nNLRTM,SGSIN,30.000,2\nNLRTM,SGSIN,"12.500,0",1\nNLRTM,SGSIN,9.500,1\n',
  )
  const { output, notes } = await shipments(file)
  expect(rowsOf(output).map(({ cargo_tonnes }) => cargo_tonnes)).toEqual(['30', '12.5', '9.5'])
  expect(notes).toEqual([])
  const { output: shown } = await shipments(file, '--dry-run')
  expect(shown).toContain('mass_kg: cargo.mass_tonnes; decimals have commas: "12.500,0"\n')
  expect(shown).toContain('teu: cargo.teu\n')
})

test('a number without a sign of its style is refused, or read with a note', async () => {
  const semicolons = fileOf('POL;POD;tonnes\nNLRTM;SGSIN;1,200\n')
  const [row] = rowsOf((await shipments(semicolons)).output)
  expect(row!['error']).toContain('tonnes "1,200" may have thousands or decimals')
  const read = await shipments(semicolons, '--points', 'decimals')
  expect(rowsOf(read.output)[0]!['cargo_tonnes']).toBe('1200')
  const commas = fileOf('POL,POD,tonnes\nNLRTM,SGSIN,18.500\n')
  const { output, notes } = await shipments(commas)
  expect(rowsOf(output)[0]!['cargo_tonnes']).toBe('18.5')
  expect(notes).toEqual([expect.stringMatching(/^tonnes: the point of "18\.500" is read as/)])
})

test('a file of a German system is read as its caller says, with the points of thousands that its cells show', async () => {
  const table =
    'Sendung;POL;POD;ETD;Anzahl;Containertyp;Gewicht (kg);Kühlcontainer\n' +
    'S-1;NLRTM;SGSIN;03.02.2026;2;40RF;21.300;Ja\n' +
    'S-2;SGSIN;DEHAM;28.10.2026;1;20DV;9.500,5;Nein\n'
  const columns =
    'id=Sendung,mass_kg=Gewicht (kg),containers=Anzahl,container_type=Containertyp,reefer=Kühlcontainer'
  const args = [fileOf(table), '--columns', columns, '--format', 'ndjson']
  const { output, error } = await shipments(...args)
  expect(error).toBeNull()
  const answers = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map(({ id }) => id)).toEqual(['S-1', 'S-2'])
  expect(answers.map(({ answer }) => answer.asked.request.cargo)).toEqual([
    { containers: 2, mass_tonnes: 21.3, container_type: '40RF', reefer: true },
    { containers: 1, mass_tonnes: 9.5005, container_type: '20DV', reefer: false },
  ])
  expect(answers.map(({ answer }) => answer.departure)).toEqual(['2026-02-03', '2026-10-28'])
})
