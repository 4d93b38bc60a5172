import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../src/tables/text/failure.js'
import { fakeSea, run } from '../../interfaces/cli/run.js'

test('a column that the caller leaves out is named in the answer', async () => {
  const input = 'from,to,teu,Temp setting of box\nNLRTM,SGSIN,2,-18\n'
  const read = await run(['shipments', '-', '--format', 'ndjson'], { ...fakeSea(), input })
  expect(JSON.parse(read.output).answer.activity.reefer).toBe(true)
  const told = ['shipments', '-', '--format', 'ndjson', '--ignore', 'Temp setting of box']
  const { output } = await run(told, { ...fakeSea(), input })
  const { answer, ignored_columns } = JSON.parse(output)
  expect(answer.activity.reefer).toBe(false)
  expect(ignored_columns).toEqual(['Temp setting of box'])
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
    ['teu,T/S Port', '2,Colombo', 'Use fairway chain for the voyages'],
    ['teu,Mode', '2,4', 'Mode "4 (air)" is no voyage by sea'],
    ['teu,Mode', '2,teleport', 'is no known mode of transport'],
    ['teu,Bunker', '2,120', 'looks like an amount or a share of a fuel'],
    ['teu,HVO share', '2,30', 'looks like an amount or a share of a fuel'],
    ['teu,Modality', '2,Rail', 'Mode "Rail" is no voyage by sea'],
    ['teu,Leg type', '2,Pre-carriage', 'Mode "Pre-carriage" is no voyage by sea'],
    ['teu,Escala', '2,Algeciras', 'Use fairway chain for the voyages'],
    ['teu,2nd vessel', '2,MSC ANNA', 'Use fairway chain for the voyages'],
    ["40',Status", '18000,Booked', 'is no number of containers'],
    ['20ft,Container Type', '10,40HC', 'counts containers of one type'],
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

  test.each([
    ['T/S,teu', 'No,2'],
    ['T/S,teu', '0,2'],
    ['Transshipment,teu', 'n.a.,2'],
    ['Via,teu', 'Suez,2'],
    ['Via,teu', 'Suez Canal,2'],
    ['Temperature control,teu', 'No,2'],
    ['Cooling,teu', 'No,2'],
    ['Kühlgut,teu', 'nein,2'],
    ['State,teu', 'SP,2'],
    ['Status,teu', 'Rolled,2'],
    ['Status,teu', 'not cancelled,2'],
    ['Deleted,teu', 'No,2'],
    ['Biofuel %,teu', '0,2'],
    ['Transport type,teu', 'Export,2'],
    ['Service type,teu', 'International,2'],
    ['Delivery mode,teu', 'CY/CY,2'],
    ['Units,teu', '12,2'],
    ['Trade lane,teu', 'FEWB,2'],
    ['Trade lane,teu', 'Asia - North Europe,2'],
    ['TEU count,teu', '2,2'],
    ["20',40HC", '2,0'],
  ])('%s with %s is as if only 2 TEU were said', async (head, cells) => {
    const answerTo = async (of: string, row: string) =>
      (await answersTo(`from,to,${of}\nNLRTM,SGSIN,${row}\n`)).lines[0].answer
    const [said, bare] = [await answerTo(head, cells), await answerTo('teu', '2')]
    expect(said.emissions).toEqual(bare.emissions)
  })

  test.each([
    ['Kühlung', 'Ja'],
    ['Frozen', 'x'],
    ['Perishable', 'Yes'],
    ['Cooling', '1'],
    ['Congelado', 'sí'],
  ])('%s with %s means refrigerated', async (head, cell) => {
    const { lines } = await answersTo(`from,to,teu,${head}\nNLRTM,SGSIN,2,${cell}\n`)
    expect(lines[0].answer.activity.reefer).toBe(true)
  })

  test('the way round the Cape of Good Hope does not take Suez', async () => {
    const { lines } = await answersTo('from,to,teu,Via\nNLRTM,SGSIN,2,Cape of Good Hope\n')
    expect(lines[0].answer.asked.request.route.suez).toBe(false)
  })

  test('a name of a fuel is that of the ship', async () => {
    const { lines } = await answersTo('from,to,teu,Bunker\nNLRTM,SGSIN,2,LNG\n')
    expect(lines[0].answer.asked.request.vessel.fuel_type).toBe('LNG')
  })

  test('an actual departure counts before the planned one', async () => {
    const { lines } = await answersTo(
      'from,to,teu,ETD,ATD\nNLRTM,SGSIN,2,2026-02-27,2026-03-01\nNLRTM,SGSIN,2,2026-02-27,\n',
    )
    expect(lines.map(({ answer }) => answer.asked.day)).toEqual(['2026-03-01', '2026-02-27'])
  })

  test('numbers of containers by type are added up', async () => {
    const { lines } = await answersTo("from,to,20',40HC,40RF\nNLRTM,SGSIN,10,5,0\n")
    expect(lines[0].answer.activity.teu).toBeCloseTo(20, 1)
  })

  test.each([
    ['Status', 'Foo', 'Status "Foo" is no known status: its rows count.'],
    ['Trade lane', 'FEWB', 'Trade lane "FEWB" is no trade lane of Clean Cargo'],
  ])('an unknown %s counts, with a note, and is named in the answer', async (head, cell, note) => {
    const row = `NLRTM,SGSIN,2,${cell}\n`
    const { lines, notes, error } = await answersTo(`from,to,teu,${head}\n${row}${row}`)
    expect(error).toBeNull()
    expect(notes.filter((line) => line.includes(note))).toHaveLength(1)
    expect(lines.map(({ ignored_columns }) => ignored_columns)).toEqual([[head], [head]])
  })

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
    expect(output).toContain('columns_ignored:customer')
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

describe('a column of another name', () => {
  test.each([
    ['Vessel size', 'panamax', { vessel: { size_class: 'panamax' } }],
    ['Schiffsgröße', 'panamax', { vessel: { size_class: 'panamax' } }],
    ['Routing', 'Cape', { route: { suez: false } }],
    ['Route', 'via Cape', { route: { suez: false } }],
    ['Route', 'Suez', { route: { suez: true } }],
    ['Via Suez', 'No', { route: { suez: false } }],
    ['Suez Canal', 'no', { route: { suez: false } }],
    ['Reefer', 'NOR', { cargo: { reefer: false } }],
    ['Reefer', 'yes', { cargo: { reefer: true } }],
    ['Temperature', 'NOR', { cargo: { teu: 2 } }],
    ['Cancel date', '2026-03-15', { cargo: { teu: 2 } }],
    ['Cancelling', '15 Mar 2026', { cargo: { teu: 2 } }],
    ['N. cntr', 'MSKU1234567', { cargo: { teu: 2 } }],
  ])('%s with "%s" is understood', async (name, cell, request) => {
    const { lines } = await answersTo(`POL,POD,TEU,${name}\nNLRTM,SGSIN,2,${cell}\n`)
    expect(lines[0].answer.asked.request).toMatchObject(request)
    const cold = lines[0].answer.activity.reefer
    expect(cold).toBe(name === 'Reefer' && cell === 'yes')
  })

  test.each([
    ['Rohgewicht,Einheit', '20000,kg', { mass_tonnes: 20 }],
    ['Peso bruto,Unidad', '20,t', { mass_tonnes: 20 }],
    ['Masse brute,Unité', '20000,kg', { mass_tonnes: 20 }],
    ['Tipo container,N. cntr', '40HC,3', { container_type: '40HC', containers: 3 }],
    ['Equipment,Nr. Container', '40HC,3', { container_type: '40HC', containers: 3 }],
  ])('%s are the cargo', async (names, cells, cargo) => {
    const { lines } = await answersTo(`POL,POD,${names}\nNLRTM,SGSIN,${cells}\n`)
    expect(lines[0].answer.asked.request.cargo).toMatchObject(cargo)
  })

  test('a code of a mode that systems number differently is refused with the words for modes', async () => {
    const { lines } = await answersTo('POL,POD,TEU,MoT\nNLRTM,SGSIN,2,03\nNLRTM,SGSIN,2,Sea\n')
    expect(lines[0].problem.detail).toContain('write sea, road, rail, air or inland waterway')
    expect(lines[1].status).toBe(200)
  })
})
