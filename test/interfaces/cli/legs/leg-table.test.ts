import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ChainEstimate } from '../../../../src/client/schema.js'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

async function chains(table: string, ...args: string[]) {
  const path = join(temporaryFolder(), 'legs.csv')
  writeFileSync(path, table)
  return run(['chain', path, ...args], { open: fakeSea().open })
}

async function answers(table: string, ...args: string[]) {
  const { output, notes } = await chains(table, '--format', 'ndjson', ...args)
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  return { lines, notes }
}

interface Line {
  readonly id: string | number
  readonly answer: ChainEstimate | null
  readonly problem: { readonly detail: string } | null
}

const modesOf = ({ answer }: Line) => answer!.elements.map(({ mode }) => mode)

const MIXED = `Job No;Leg;Mode;From;To;T/S Port;Containers;Gross Weight (kg);Distance km;ETD
J-1;2;SEA FCL;Hamburg;Shanghai;SGSIN;1x40HC;18.500,0;;03.03.2026
J-1;1;Truck;Munich, DE;Hamburg;;1x40HC;18.500,0;;
J-1;3;Road;Shanghai;Suzhou, CN;;;;110;
J-2;;AIR;FRA;PVG;;;500,0;;06.03.2026
J-3;1;Rail;Duisburg;Rotterdam;;1x20GP;15.000,0;;
J-3;2;Sea;Rotterdam;Santos;;;;;14.03.2026
`

describe('a table of legs', () => {
  test('makes a chain of the rows of a reference, in the order of its legs', async () => {
    const { lines, notes } = await answers(MIXED)
    expect(notes).toEqual([])
    expect(lines.map(({ id }) => id)).toEqual(['J-1', 'J-2', 'J-3'])
    expect(modesOf(lines[0]!)).toEqual(['road', 'hub', 'sea', 'hub', 'sea', 'hub', 'road'])
    expect(modesOf(lines[1]!)).toEqual(['air'])
    expect(modesOf(lines[2]!)).toEqual(['rail', 'hub', 'sea'])
    expect(lines[0]!.answer!.cargo).toMatchObject({ mass_tonnes: 18.5, teu: 2 })
    expect(lines[2]!.answer!.cargo).toMatchObject({ mass_tonnes: 15, teu: 1 })
  })

  test('takes the code of a port by road for the port, by air for the airport', async () => {
    const { lines } = await answers(
      'Ref,Leg,Mode,From,To,kg\nA,1,Road,Utrecht,NLRTM,9000\nB,1,Air,NLRTM,SGSIN,900\n',
    )
    expect(lines.map(({ answer }) => answer!.elements[0]!.name)).toEqual([
      'Utrecht, NL - Rotterdam, NL',
      expect.stringContaining('RTM - '),
    ])
  })

  test('takes a typed distance, and says where it estimates one and by which source', async () => {
    const { lines } = await answers(MIXED)
    const [first, , , , , , last] = lines[0]!.answer!.elements
    // Munich to Hamburg is 610 km as the crow flies.
    expect(first!.distance_km).toBeGreaterThan(1.29 * 600)
    expect(first!.distance_km).toBeLessThan(1.31 * 620)
    expect(last!.distance_km).toBe(110)
    const said = lines[0]!.answer!.warnings.filter(({ code }) => code === 'distance_estimated')
    expect(said).toHaveLength(1)
    expect(said[0]).toMatchObject({ pointer: '#/elements/0/distance_km' })
    expect(said[0]!.detail).toMatch(/times 1\.30 for detours by road \(Ballou.*2002, recalled\)/)
    const [flight] = lines[1]!.answer!.elements
    expect(flight).toMatchObject({ distance_type: 'gcd' })
    expect(lines[1]!.answer!.warnings[0]!.detail).toContain('times 1.00 for detours by air')
  })

  test('adds the way from a place of receipt and to a place of delivery', async () => {
    const { lines } =
      await answers(`Ref,Mode,POL,POD,Place of Receipt,Place of Delivery,Pre-carriage by,Weight kg
R-1,LCL,Rotterdam,New York,Köln,Chicago,Barge,2276
R-2,LCL,Rotterdam,New York,Rotterdam,,,2276
R-3,FCL,Rotterdam,New York,Köln,Chicago,Rail,2276
`)
    expect(lines[0]!.problem!.detail).toContain('no known detour by inland waterway')
    expect(modesOf(lines[1]!)).toEqual(['sea'])
    expect(modesOf(lines[2]!)).toEqual(['rail', 'sea', 'road'])
    expect(lines[2]!.answer!.elements[2]!.name).toMatch(/^New York - Chicago.*\(road is assumed\)$/)
  })

  test('knows POR and DEL of carriers, and no port in the day of a transhipment', async () => {
    const { lines } = await answers(
      'Job,POR,POL,T/S 1,T/S 1 ETD,POD,DEL,kg,Cntr\nA,Munich,Hamburg,SGSIN,2026-03-20,Sydney AU,Canberra,18500,1x40HC\n',
    )
    expect(modesOf(lines[0]!).filter((mode) => mode !== 'hub')).toEqual([
      'road',
      'sea',
      'sea',
      'road',
    ])
  })

  test('counts LCL and FCL as containers', async () => {
    const { lines } = await answers(
      'Ref,Mode,POL,POD,Weight kg\nR-1,SEA LCL,NLRTM,SGSIN,2276\nR-2,Sea,NLRTM,SGSIN,2276\n',
    )
    const shipOf = ({ answer }: Line) => answer!.elements[0]!.estimate!.factor.name
    expect(shipOf(lines[0]!)).toMatch(/container/i)
    expect(shipOf(lines[1]!)).not.toMatch(/container/i)
  })

  test('gives no answer for a reference of which a row cannot be read or contradicts another', async () => {
    const { lines, notes } = await answers(`Ref,Mode,From,To,Weight kg,Status
R-1,Truck,Atlantis,Hamburg,1000,
R-1,Sea,Hamburg,Santos,1000,
R-2,Sea,Hamburg,Santos,1000,
R-2,Sea,Hamburg,Santos,1000,
R-3,Truck,Berlin,Hamburg,1000,
R-3,Sea,Hamburg,Santos,2000,
R-4,Sea,Hamburg,Santos,,
R-5,Sea,Hamburg,Santos,1000,CANCELLED
`)
    const detail = (id: string) => lines.find((line) => line.id === id)?.problem?.detail
    expect(detail('R-1')).toContain('line 2: The origin "Atlantis" is no known city')
    expect(detail('R-2')).toContain('lines 4 and 5 have one reference and the same leg')
    expect(detail('R-3')).toContain('two values of mass_tonnes: 1 and 2')
    expect(detail('R-4')).toContain('the cargo is missing')
    expect(detail('R-5')).toBeUndefined()
    expect(notes).toContain('line 9: Not counted: Status CANCELLED.')
  })

  test('refuses rows of one chain that contradict each other in what holds for all of it', async () => {
    const { lines } = await answers(`Ref,Mode,From,To,Weight kg,Incoterm,Framework,Factor set,Via
R-1,Truck,Berlin,Hamburg,1000,FCA,,,
R-1,Sea,Hamburg,Santos,1000,CIF,,,
R-2,Truck,Berlin,Hamburg,1000,,GLEC,,
R-2,Sea,Hamburg,Santos,1000,,ISO 14083,,
R-3,Truck,Berlin,Hamburg,1000,,,2025,
R-3,Sea,Hamburg,Santos,1000,,,2026,
R-4,Truck,Berlin,Hamburg,1000,,,,Antwerp
R-5,Truck,Berlin,Hamburg,1000,FCA,GLEC,2025,
R-5,Sea,Hamburg,Santos,1000,FCA,,,
`)
    const detail = (id: string) => lines.find((line) => line.id === id)?.problem?.detail
    expect(detail('R-1')).toContain('lines 2 and 3 have one reference and two values of incoterm')
    expect(detail('R-2')).toContain('two values of framework: GLEC and ISO 14083')
    expect(detail('R-3')).toContain('two values of factor_set: 2025 and 2026')
    expect(detail('R-4')).toContain('a leg by road has no port of transhipment (Antwerp)')
    expect(lines.find(({ id }) => id === 'R-5')!.answer).toMatchObject({
      asked: { request: { incoterm: 'FCA', factor_set: '2025' } },
    })
  })

  test('refuses fuel of a lorry, whose factor is of the mean one', async () => {
    const { lines } = await answers(`Ref,Mode,From,To,Weight kg,Fuel type
R-1,Truck,Berlin,Hamburg,1000,HVO
`)
    expect(lines[0]!.problem?.detail).toContain('the fuel (HVO) of a leg by road is not read')
  })

  test('takes the day of a chain without a ship for its factors, and for the ship after a lorry', async () => {
    const { lines } = await answers(`Ref,Mode,From,To,Weight kg,ETD
R-1,Truck,Berlin,Hamburg,1000,2025-03-10
R-2,Truck,Berlin,Hamburg,1000,2025-03-10
R-2,Sea,Hamburg,Santos,1000,
`)
    const request = (at: number) => lines[at]!.answer!.asked.request as { depart_at?: string }
    expect(request(0).depart_at).toBe('2025-03-10')
    expect(lines[0]!.answer!.elements[0]!.source).toContain('2025')
    expect(lines[1]!.answer!.elements[1]!.name).toContain('departure is assumed')
    expect(lines[1]!.answer!.elements[1]!.estimate!.departure).toBe('2025-03-10')
  })

  test('makes a chain for each container of a reference', async () => {
    const { lines } = await answers(
      'Booking,Container No,Mode,From,To,Weight kg\nB,ABCU1,Sea,NLRTM,SGSIN,9000\nB,ABCU2,Sea,NLRTM,SGSIN,9500\n',
    )
    expect(lines.map(({ id }) => id)).toEqual(['B ABCU1', 'B ABCU2'])
  })

  test('takes the figure of the caller for a container at a terminal', async () => {
    const hubKg = async (...args: string[]) => {
      const { lines } = await answers(MIXED, ...args)
      return lines[0]!.answer!.by_mode.find(({ mode }) => mode === 'hub')?.wtw_kg_co2e
    }
    expect(await hubKg()).toBeCloseTo(3 * 10, 6)
    expect(await hubKg('--hub', '14')).toBeCloseTo(3 * 14, 6)
    expect(await hubKg('--hub', '0')).toBeUndefined()
  })

  test('is a table of chains as CSV', async () => {
    const { output } = await chains(MIXED)
    const [head, ...rows] = parseCsv(output).map(({ cells }) => cells)
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
      ['J-1', '4'],
      ['J-2', '1'],
      ['J-3', '2'],
    ])
    expect(new Set([head!, ...rows].map(({ length }) => length)).size).toBe(1)
  })

  test('takes origin and destination beside the ports for the ends of the whole way', async () => {
    const { lines, notes } = await answers(
      `Shipment ID,Transport Mode,Container Mode,Origin,Destination,Load Port,Discharge Port,Actual Weight,Weight UQ,TEU,ETD
S1,SEA,FCL,DEMUC,Suzhou,DEHAM,CNSHA,18400,KG,2,12-Mar-26
S2,ROA,FTL,Duisburg,Lyon,,,21500,KG,,16-Mar-26
S3,RAI,FCL,Duisburg,Warsaw,,,24.5,T,2,16-Mar-26
S4,SEA,FCL,DE,,NLRTM,SGSIN,9000,KG,1,16-Mar-26
`,
    )
    expect(lines.map(modesOf)).toEqual([
      ['road', 'hub', 'sea', 'hub', 'road'],
      ['road'],
      ['rail'],
      ['sea'],
    ])
    expect(lines[0]!.answer!.elements[4]!.name).toContain('Shanghai - Suzhou, CN')
    expect(notes.join('\n')).toContain('No leg before or after the ports for Origin "DE" (line 5)')
  })

  test('takes places of receipt and delivery for the ends of a row by road without ports', async () => {
    const { lines } = await answers(
      `Frachtauftrag;Etappe;Transportart;Ladehafen;Entladehafen;Übernahmeort;Auslieferort;Bruttogewicht;Gewichtseinheit;Entfernung (km)
61;10;LKW;;;Augsburg;Hamburg;18.400,00;KG;
61;20;See FCL;DEHAM;SGSIN;;;18.400,00;KG;
62;10;Binnenschiff;Rotterdam;Mannheim;;;1.450,00;TO;550
`,
    )
    expect(lines.map(modesOf)).toEqual([['road', 'sea'], ['inland_waterway']])
    expect(lines[1]!.answer!.transport_activity_tkm).toBe(1450 * 550)
  })

  test('knows cities inland in the scripts of their countries', async () => {
    const { lines } = await answers(
      '业务编号,运输方式,起运地,目的地,毛重(KG)\n1,铁路,西安,Мюнхен,21000\n2,公路,苏州,杭州,9000\n3,公路,Ciudad de México,Guadalajara,9000\n',
      ...['--columns', 'origin=起运地'],
    )
    expect(lines.map(({ answer }) => answer!.elements[0]!.name)).toEqual([
      'Xi’an, CN - Munich, DE',
      'Suzhou, CN - Hangzhou, CN',
      'Mexico City, MX - Guadalajara, MX',
    ])
  })

  test('reads pounds with the commas of thousands, says so, and names the fault of a row alone', async () => {
    const { lines, notes } = await answers(
      'File No,Svc,POL,POD,Final Dest,Gross Wt (lbs),Size/Type,Sail Date\nF-1,Air,ORD,NRT,,"1,102",,2026-03-13\nF-2,Ocean FCL,NLRTM,SGSIN,,"40,785",40HC,2026-03-13\nF-3,Ocean FCL,NLRTM,SGSIN,,many,40HC,2026-03-13\n',
    )
    expect(notes.join('\n')).toContain('is read as that of thousands')
    expect(lines[0]!.answer!.cargo.mass_tonnes).toBeCloseTo(1102 * 0.00045359237, 9)
    expect(lines[1]!.answer!.cargo.mass_tonnes).toBeCloseTo(40785 * 0.00045359237, 9)
    expect(modesOf(lines[0]!)).toEqual(['air'])
    expect(lines[2]!.problem!.detail).toContain('many')
    expect(lines[2]!.problem!.detail).not.toContain('required')
  })

  test('takes passengers of ferries as a chain, and no lorry of freight for them', async () => {
    const { lines } = await answers(
      'Ref,Leg,Mode,From,To,Foot passengers,Distance km\nT1,1,Ferry,Helsinki,Tallinn,2,\nT1,2,Fähre,Tallinn,Stockholm,,\nT2,1,Road,Turku,Helsinki,2,165\nT2,2,Ferry,Helsinki,Tallinn,2,\n',
    )
    const [chain] = lines
    expect(modesOf(chain!)).toEqual(['sea', 'sea'])
    for (const { estimate, distance_km, emissions } of chain!.answer!.elements) {
      expect(estimate!.factor.id).toBe('desnz-ferry-foot')
      expect(emissions.ttw_kg_co2e).toBeCloseTo(2 * 0.01871 * 1.15 * distance_km!, 9)
    }
    expect(lines[1]!.problem!.detail).toContain('is required for passengers')
  })

  test('sends cargo with the mode of a ferry on a ferry', async () => {
    const { lines } = await answers('Ref,Mode,From,To,kg\nA,Ferry,Dover,Calais,2000\n')
    expect(lines[0]!.answer!.elements[0]!.estimate!.factor.id).toBe('desnz-3242')
  })
})

describe('a mass beside TEU', () => {
  const tableOf = (column: string, cell: string) =>
    `reference,origin,destination,teu,"${column}"\nA,NLRTM,SGSIN,2,"${cell}"\n`

  test.each([
    ['MT', '24', 24],
    ['M/T', '24', 24],
    ['TNE', '24', 24],
    ['Load (t)', '24', 24],
    ['Quantity (t)', '24', 24],
    ['Tonnage (t)', '24', 24],
    ['KGM', '24000', 24],
    ['Bruttovikt (kg)', '24000', 24],
    ['Vægt (kg)', '24000', 24],
    ['Pounds', '20000', 9.0718474],
    ['short tons', '10', 9.0718474],
    ['Weight (long tons)', '10', 10.160469088],
  ])('is read in %s', async (column, cell, tonnes) => {
    const { lines } = await answers(tableOf(column, cell))
    expect(lines[0]!.answer!.cargo.mass_tonnes).toBeCloseTo(tonnes, 9)
  })

  test.each([
    ...['Tonnage', 'Cargo tonnage', 'Tons', 'G.W.', 'Vikt', 'Vekt', 'Vægt', 'Paino', 'Bruttopaino'],
    ...['Hmotnost', 'Trọng lượng', 'Shipment (kg)', 'Booked tons'],
  ])('is no assumed one where %s leaves its unit open', async (column) => {
    const { errors } = await chains(tableOf(column, '24'), '--format', 'csv')
    expect(errors).toContain(
      `The column ${column} is not read. It looks like the mass of the cargo: name it mass_tonnes`,
    )
    const { lines } = await answers(tableOf(column, '24'), '--ignore', column)
    expect(lines[0]!.answer!.cargo.mass_tonnes).toBe(20)
  })

  test.each([
    ...['Nettovikt', 'CO2 (t)', 'T/T', 'Revenue tons', 'WTW kg', 'Freight USD/MT', 'DWT (t)'],
    ...['Sold to', 'Tonne-km', 'MT return depot', 'Energy per ton'],
  ])('is not seen in %s', async (column) => {
    const { lines } = await answers(tableOf(column, '24'))
    expect(lines[0]!.answer!.cargo.mass_tonnes).toBe(20)
  })
})

test('a column of legs that nothing reads is in the remarks of each chain', async () => {
  const { output } = await chains(
    'reference,origin,destination,teu,Customer No,Colour\nA,NLRTM,SGSIN,2,7,red\n',
    '--format',
    'csv',
  )
  expect(output).toContain('columns_ignored:customer_no;colour')
})
