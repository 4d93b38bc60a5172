import { describe, expect, test } from 'vitest'
import { ESTIMATE_FIGURES, ROUTE_FIGURES } from '../../../src/api/columns/figures.js'
import { rowMembers } from '../../../src/api/columns/row-members.js'
import { EmissionsRequestBody } from '../../../src/api/schemas/emissions-request.js'
import { RouteRequestBody } from '../../../src/api/schemas/route-request.js'
import { UsageError } from '../../../src/cli/failure.js'
import { BodyReader } from '../../../src/cli/table/body-reader.js'
import { estimates } from '../../../src/cli/table/estimates.js'
import { routes } from '../../../src/cli/table/routes.js'
import { fakeSea, run } from '../run.js'

const REFERENCES = [
  ...['Job No', 'Ref', 'Reference', 'Our Ref', 'HBL', 'House B/L', 'B/L No', 'B/L', 'Booking No'],
  ...[
    'File No',
    'Consignment No',
    'Order No',
    'PO Number',
    'Container No',
    'MBL',
    'Bill of Lading',
  ],
  ...['Shipment No', 'Booking Ref.', 'Customer Ref', 'Job #'],
  ...['Sendungsnummer', 'Auftragsnummer', 'Referenz', 'Buchungsnummer', 'Containernummer'],
  ...['Numéro de dossier', 'Connaissement', 'Numéro de commande'],
  ...['Referencia', 'Pedido', 'Conocimiento de embarque', 'Expediente', 'Riferimento', 'Pratica'],
  ...['Numero spedizione', 'Zendingnummer', 'Opdrachtnummer', 'Numer zlecenia', 'Konşimento no'],
  ...['提单号', '订单号', '箱号', '业务编号'],
]
const TEMPERATURES = [
  ...['Temperature', 'Temp. °C', 'Temp', 'Set point', 'Setpoint (°C)', 'Reefer Temp', 'Temp (C)'],
  ...['Temperatur', 'Température', 'Temperatura', '温度', 'Cargo temp setting'],
]
const UNITS = [
  'unit',
  'UoM',
  'Weight Unit',
  'Unit of Measure',
  'Einheit',
  'Unidad',
  'Unité',
  '单位',
]
const STOPS = [
  ...['T/S Port', 'via', 'Transhipment Port', 'Transshipment', 'T/S Port 1', 'Umschlaghafen'],
  ...['Port de transbordement', 'Puerto de transbordo', '中转港', 'Date of transhipment port'],
]
const MODES = ['Mode', 'Transport Mode', 'Mode of Transport', 'FCL/LCL', 'Load type', '运输方式']
const STATES = ['Status', 'Shipment Status', 'Statut', 'Estado', 'Stato', 'Cancelled', '状态']
const OTHERS = [
  'Remark',
  'Customer',
  'Rate',
  'ETA',
  'Incoterm',
  'Seal',
  'Vessel Master',
  'Fuel price',
]

const BODY = { estimate: EmissionsRequestBody, route: RouteRequestBody } as const
const KIND = { estimate: estimates, route: routes } as const
const FIGURES = { estimate: ESTIMATE_FIGURES, route: ROUTE_FIGURES } as const

/** Whether a column counts, read or refused, or is ignored and named. */
function verdictOfTable(kind: keyof typeof KIND, name: string): 'counts' | 'ignored' {
  const reader = new BodyReader(KIND[kind].columns)
  const { ignored, faults } = reader.unread([name], {})
  return ignored.includes(name) && faults.length === 0 ? 'ignored' : 'counts'
}

function verdictOverHttp(kind: keyof typeof KIND, name: string): 'counts' | 'ignored' {
  const known = Object.keys(BODY[kind].properties)
  try {
    const { body } = rowMembers({ [name]: 'x' }, known, FIGURES[kind])
    return name in body && !known.includes(name) ? 'ignored' : 'counts'
  } catch {
    return 'counts'
  }
}

describe('a column that could change a figure', () => {
  const all = { REFERENCES, TEMPERATURES, UNITS, STOPS, MODES, STATES }
  test.each(Object.entries(all).flatMap(([kind, names]) => names.map((name) => [kind, name])))(
    '%s: "%s" is read or refused in a list of shipments',
    (_, name) => {
      expect(verdictOfTable('estimate', name)).toBe('counts')
    },
  )

  test.each(OTHERS)('"%s" cannot: it is ignored and named', (name) => {
    expect(verdictOfTable('estimate', name)).toBe('ignored')
  })

  test('has the same verdict in a file and in a row over HTTP', () => {
    const names = [...Object.values(all).flat(), ...OTHERS].filter(
      (name) => !/^(via|mode)$/i.test(name),
    )
    expect(names.length).toBeGreaterThan(60)
    const verdicts = (of: typeof verdictOfTable) =>
      names.flatMap((name) =>
        (['estimate', 'route'] as const).map((kind) => `${kind} ${name}: ${of(kind, name)}`),
      )
    expect(verdicts(verdictOverHttp)).toEqual(verdicts(verdictOfTable))
  })

  test('identifies a row over HTTP if it is a reference, and is refused there if it is not', () => {
    const known = Object.keys(EmissionsRequestBody.properties)
    const rowOf = (name: string) => rowMembers({ [name]: 'x' }, known, ESTIMATE_FIGURES)
    for (const name of REFERENCES) expect(rowOf(name), name).toEqual({ id: 'x', body: {} })
    const others = [...TEMPERATURES, ...UNITS, ...STOPS, ...MODES, ...STATES]
    const read = others.filter((name) => {
      try {
        rowOf(name)
        return true
      } catch {
        return false
      }
    })
    expect(read).toEqual([])
  })

  test('is left out if the caller says so, which the answer names', async () => {
    const input = 'from,to,teu,Temp setting of box\nNLRTM,SGSIN,2,-18\n'
    const refused = await run(['shipments', '-'], { ...fakeSea(), input })
    expect(refused.error).toBeInstanceOf(UsageError)
    expect(refused.errors).toContain('add --columns temperature="Temp setting of box"')
    const told = ['shipments', '-', '--format', 'ndjson', '--ignore', 'Temp setting of box']
    const { output } = await run(told, { ...fakeSea(), input })
    expect(JSON.parse(output)).toMatchObject({ ignored_columns: ['Temp setting of box'] })
  })
})

/** The answers to the rows of a list of shipments. */
async function answersTo(input: string, ...args: string[]) {
  const ran = await run(['shipments', '-', '--format', 'ndjson', ...args], { ...fakeSea(), input })
  const lines = ran.output.split('\n').filter((line) => line !== '')
  return { ...ran, lines: lines.map((line) => JSON.parse(line)) }
}

describe('what the cells of a shipment say', () => {
  test('the best reference is the id, and the number of the container tells its rows apart', async () => {
    const head = 'HBL,Container No,Our Ref,from,to,teu\n'
    const { lines } = await answersTo(`${head}H1,C1,,NLRTM,SGSIN,2\nH1,C2,O2,NLRTM,SGSIN,2\n`)
    expect(lines.map(({ id }) => id)).toEqual(['H1 C1', 'O2 C2'])
  })

  test.each([
    ['-18', true],
    ['+15', true],
    ['-18 °C', true],
    ['2 to 8', true],
    ['frozen', true],
    ['ambient', false],
    ['', false],
    ['n/a', false],
  ])('a temperature of "%s" means refrigerated: %s', async (cell, reefer) => {
    const { lines } = await answersTo(`from,to,teu,Temperature\nNLRTM,SGSIN,2,${cell}\n`)
    expect(lines[0].answer.activity.reefer).toBe(reefer)
  })

  test.each([
    ['mass_tonnes,unit', '40000,lbs', 'mass_tonnes is in tonnes, but unit says "lbs"'],
    ['Weight (kg),UoM', '40000,t', 'Weight (kg) is in kg, but UoM says "t"'],
    ['Weight,Unit', '40000,stone', 'Unit "stone" is no known unit of mass'],
    ['teu,Temperature', '2,warmish', 'is no temperature'],
    ['teu,T/S Port', '2,Colombo', 'fairway chain adds up the voyages'],
    ['teu,Mode', '2,4', 'Mode "4 (air)" is no voyage by sea'],
    ['teu,Mode', '2,teleport', 'is no known mode of transport'],
    ['teu,Status', '2,whatever', 'is no known status'],
    ['Container Type,Containers,Weight (kg)', 'ZZ9,1,9000', 'is no known container type'],
  ])('%s with %s is refused in its row', async (head, cells, why) => {
    const { lines } = await answersTo(`from,to,${head}\nNLRTM,SGSIN,${cells}\n`)
    expect(lines[0].problem.detail).toContain(why)
  })

  test.each([
    ['Weight,Unit', '18000,kg', 18],
    ['Gross Weight,UoM', '18,MT', 18],
    ['Gewicht,Einheit', '18000,kg', 18],
    ['Quantity,Unit', '20,short tons', 18.1436948],
    ['Weight (kg),UoM', '18000,CTN', 18],
  ])('%s of %s are tonnes', async (head, cells, tonnes) => {
    const { lines } = await answersTo(
      `from,to,${head}\nNLRTM,SGSIN,"${cells.replace(',', '","')}"\n`,
    )
    expect(lines[0].answer.activity.mass_tonnes).toBeCloseTo(tonnes, 6)
  })

  test.each(['SEA LCL', 'LCL', 'FCL', 'Sea-FCL'])(
    '%s travels as a container does',
    async (mode) => {
      const rows = (cells: string) =>
        answersTo(`from,to,mass_tonnes,Mode,container_type\n${cells}\n`)
      const [said] = (await rows(`NLRTM,SGSIN,2.276,${mode},`)).lines
      const [box] = (await rows('NLRTM,SGSIN,2.276,SEA,container')).lines
      expect(said.answer.emissions).toEqual(box.answer.emissions)
      const [general] = (await rows('NLRTM,SGSIN,2.276,SEA,')).lines
      expect(said.answer.emissions.wtw_kg_co2e).toBeLessThan(general.answer.emissions.wtw_kg_co2e)
    },
  )

  test('1X40HC counts containers in any column', async () => {
    const { lines } = await answersTo('POL,POD,VOLUME\nNLRTM,SGSIN,1X40HC\n')
    expect(lines[0].answer.activity.teu).toBeCloseTo(2, 1)
  })

  test('a cancelled row is excluded, counted in a note, and no failure', async () => {
    const input =
      'Job No,from,to,teu,Status\nJ1,NLRTM,SGSIN,2,Shipped\nJ2,NLRTM,SGSIN,2,CANCELLED\n'
    const { lines, notes, error } = await answersTo(input)
    expect(error).toBeNull()
    expect(notes).toContain('1 row is cancelled and not counted.')
    expect(lines[1]).toMatchObject({ id: 'J2', answer: null })
    expect(lines[1].problem.detail).toBe('Not counted: Status CANCELLED.')
  })

  test('ignored columns are in every line, and in the remarks of a table', async () => {
    const input = 'from,to,teu,Customer\nNLRTM,SGSIN,2,C\n'
    expect((await answersTo(input)).lines[0].ignored_columns).toEqual(['Customer'])
    const { output } = await run(['shipments', '-'], { ...fakeSea(), input })
    expect(output).toContain('columns_ignored')
  })
})

test('a port of transhipment is a stop of a planned route', async () => {
  const { open, router } = fakeSea()
  const input = 'POL,POD,T/S Port\nNLRTM,SGSIN,Algeciras\nNLRTM,SGSIN,direct\n'
  const { error } = await run(['batch', '-'], { open, input })
  expect(error).toBeNull()
  expect(router.asked.length).toBe(3)
})

/** The commands that read a table, each with a table that it accepts. */
const TABLES = [
  [['batch', '-', '--format', 'ndjson'], 'from,to', 'NLRTM,SGSIN'],
  [['shipments', '-', '--format', 'ndjson'], 'from,to,teu', 'NLRTM,SGSIN,2'],
  [
    'ship-year - --year 2026 --type bulk_carrier --deadweight 82000 --format json'.split(' '),
    'from,to,date,distance_nm,HFO',
    'NLRTM,SGSIN,2026-02-01,8300,700',
  ],
  [
    ['trace', '-', '--format', 'json'],
    'time,lat,lon',
    '2026-02-01T00:00Z,51.95,2\n2026-02-01T12:00Z,50.1,-2',
  ],
  [['matrix', '-', '--long'], 'port', 'NLRTM\nSGSIN'],
] as const

describe.each(TABLES)('%j', (args, head, rows) => {
  const withColumn = (name: string, cell: string, ...more: string[]) => {
    const lines = rows.split('\n').map((row) => `${row},${cell}`)
    const input = `${head},${name}\n${lines.join('\n')}\n`
    return run([...args, ...more], { ...fakeSea(), input })
  }

  test('names a column that it does not read in its answer', async () => {
    const { output, errors, error } = await withColumn('Seal', 'X')
    expect([errors, error]).toEqual(['', null])
    // A table of routes repeats its columns, and its remarks say that some were not read.
    expect(output).toMatch(/ignored_columns|columns_ignored/)
    expect(output).toContain('Seal')
  })

  test('names a column that the caller told it not to read', async () => {
    const { output, error } = await withColumn('longitud_e', '7', '--ignore', 'longitud_e')
    expect(error).toBeNull()
    expect(output).toContain('longitud_e')
  })

  test('refuses --columns with a name that the file does not have', async () => {
    const { error } = await withColumn('Seal', 'X', '--ignore', 'Sael')
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain('the file has no column "Sael"')
  })

  test('refuses a value in a column without a name', async () => {
    const { output, errors, error } = await withColumn('', '7.5')
    expect(error).not.toBeNull()
    expect(`${output}${errors}${error!.message}`).toContain('but no name in the first line')
    expect((await withColumn('', '')).error).toBeNull()
  })
})

test.each([
  ['40NOR', 40],
  ['40PW', 40],
  ['45PW', 45],
  ['40SD', 40],
  ['40HC empty', 40],
])('%s with its number and mass is counted by its length, or refused', async (type, feet) => {
  const { lines } = await answersTo(
    `from,to,Container Type,Containers,Weight (kg)\nNLRTM,SGSIN,${type},1,9000\n`,
  )
  const [{ answer, problem }] = lines
  if (problem !== null) return expect(problem.detail).toContain('is no known container type')
  expect(answer.activity.teu).toBeCloseTo(feet / 20, 2)
})

test('Chinese names of ports and mass, and numbered names of ports, are read', async () => {
  const [chinese] = (await answersTo('起运港,目的港,毛重(KG)\nNLRTM,SGSIN,18000\n')).lines
  expect(chinese.answer.activity.mass_tonnes).toBe(18)
  const [named] = (await answersTo('PORT_NAME_FROM,PORT_NAME_TO,teu\nRotterdam,Singapore,2\n'))
    .lines
  expect(named.answer.activity.teu).toBe(2)
})

test('one row decides the order of the days of its file', async () => {
  const input = 'time,lat,lon\n01/02/2026 00:00,51.95,2\n13/02/2026 00:00,50.1,-2\n'
  const { output, error } = await run(['trace', '-', '--format', 'json'], { ...fakeSea(), input })
  expect(error).toBeNull()
  expect(JSON.parse(output).duration_hours).toBe(12 * 24)
})
