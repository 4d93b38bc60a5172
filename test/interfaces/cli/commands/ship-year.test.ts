import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ShipYear } from '../../../../src/client/schema.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { run } from '../run.js'

const SHIP = ['--year', '2026', '--type', 'bulk_carrier', '--deadweight', '82000']
const LARGE = [...SHIP, '--gross-tonnage', '44000']

/** The answer to a CSV text of the standard input. */
async function yearOf(csv: string, ...more: string[]) {
  const result = await run(['ship-year', '-', ...LARGE, '--format', 'json', ...more], {
    input: csv,
  })
  if (result.error) throw result.error
  return { ...result, year: JSON.parse(result.output) as ShipYear }
}

describe('fairway ship-year', () => {
  it('reads voyages and stays of a file whose columns are named after fuels', async () => {
    const { year, notes } = await yearOf(
      [
        'from,to,port,ETD,distance_nm,cargo_tonnes,VLSFO_t,MGO tonnes,captain',
        'NLRTM,SGSIN,,2026-02-01T06:00Z,8300,70000,700,20,A',
        'SGSIN,NLRTM,,2026-03-15,8300,0,500.5,,B',
        ',,"Rotterdam, NL",2026-04-20,,,,12,',
      ].join('\n'),
      '--eua-price',
      '75',
    )
    expect(year.fuels.map(({ fuel_type, tonnes }) => [fuel_type, tonnes])).toEqual([
      ['VLSFO', 1200.5],
      ['MGO', 32],
    ])
    expect(year.distance_nm).toBe(16_600)
    expect(year.laden_nm).toBe(8300)
    const gases = 0.00005 * 28 + 0.00018 * 265
    const due = 0.5 * (1200.5 * (3.151 + gases) + 20 * (3.206 + gases)) + 12 * (3.206 + gases)
    expect(year.ets!.allowances_tonnes).toBeCloseTo(due, 6)
    expect(year.ets!.cost).toBeCloseTo(75 * due, 4)
    expect(year.warnings).toEqual([])
    expect(notes).toEqual(['Ignored columns: captain.'])
  })

  it('reads semicolons, decimal commas, certificates and engines', async () => {
    const { year } = await yearOf(
      [
        'from;to;date;distance_nm;cargo_tonnes;LNG_DIESEL_SS;Biodiesel (t);certificate_ghg_g_per_mj;certificate_id;certificate_scheme',
        'NLRTM;SGSIN;2026-02-01;8300,5;70000;500,25;300;14,9;ISCC-1;ISCC EU',
      ].join('\n'),
    )
    expect(year.distance_nm).toBe(8300.5)
    expect(year.fuels).toMatchObject([
      { fuel_type: 'LNG_DIESEL_SS', tonnes: 500.25 },
      { fuel_type: 'BIODIESEL', certificate: 'ISCC-1', tonnes: 300 },
    ])
    expect(year.fuel_eu!.prioritised.ghg_intensity_g_per_mj).toBeLessThan(
      year.fuel_eu!.pro_rata.ghg_intensity_g_per_mj,
    )
  })

  it('takes the same request as a JSON file, and prints lines', async () => {
    const file = join(temporaryFolder(), 'year.json')
    const rows = [{ distance_nm: 150_000, fuels: [{ type: 'MDO', tonnes: 19_000 }] }]
    const ship = { type: 'ro_ro_passenger_ship', gross_tonnage: 25_000 }
    writeFileSync(file, JSON.stringify({ year: 2019, ship, rows }))
    const { output } = await run(['ship-year', '--request', file])
    expect(output).toContain('B: attained 16.244 g CO2/(GT nm), required 19.184')
    expect(output).toContain('EU ETS      did not apply')
    expect(output).toContain('EEOI        unknown: give cargo_tonnes of every voyage')
  })

  it.each([
    ['no column of a fuel', 'from,to\nNLRTM,SGSIN', 'has no column of a fuel'],
    ['a cell that is no number', 'distance_nm,HFO\n100,much', 'line 2: HFO "much" is not a number'],
    ['an unknown port', 'port,HFO\nNLXXX,1', 'line 2:'],
    ['a negative distance', 'distance_nm,HFO\n-5,1', 'line 2, distance_nm must be'],
    ['a negative amount of fuel', 'distance_nm,HFO\n5,-1', 'line 2, HFO'],
    ['a day that does not exist', 'date,distance_nm,HFO\n2026-02-30,5,1', 'line 2'],
    ['a day of another year', 'date,distance_nm,HFO\n2025-01-01,5,1', 'line 2, date must be'],
    [
      'a biofuel without its certificate',
      'distance_nm,BIODIESEL\n5,1',
      'line 2, certificate_ghg_g_per_mj is required',
    ],
    ['both units of distance', 'distance_nm,distance_km,HFO\n5,9,1', 'not both'],
  ])('refuses %s, by its line', async (_, csv, told) => {
    const { errors } = await run(['ship-year', '-', ...LARGE], { input: csv })
    expect(errors).toContain(told)
  })

  it('refuses a column of exclusions from the CII with the field that has them', async () => {
    const input = 'distance_nm,HFO,Exclude from CII\n500,40,Yes\n'
    const { errors } = await run(['ship-year', '-', ...LARGE], { input })
    expect(errors).toContain('The column Exclude from CII is not read. Write ice or safety into')
  })

  it('asks for the order of a date of either order, and reads it as told', async () => {
    const input = 'from,to,date,HFO\nNLRTM,SGSIN,01/04/2026,500\n'
    const { errors } = await run(['ship-year', '-', ...LARGE], { input })
    expect(errors).toContain('line 2: "01/04/2026" may begin with the day or with the month: ')
    expect(errors).toContain('add --date-order dmy or --date-order mdy.')
  })

  it('asks what a point separates beside decimal commas, and reads it as told', async () => {
    const csv =
      'from;to;date;distance_nm;cargo_tonnes;HFO\nNLRTM;SGSIN;2026-02-01;8.300;70.000;1.250\n'
    const { errors } = await run(['ship-year', '-', ...LARGE], { input: csv })
    expect(errors).toContain('may have thousands or decimals. Add --points')
    const { year } = await yearOf(csv, '--points', 'thousands')
    expect([year.distance_nm, year.fuels[0]!.tonnes]).toEqual([8300, 1250])
  })

  it('refuses a misspelt column, which would change a figure, and suggests the one meant', async () => {
    const input = 'from,to,date,distence_nm,HFO\nNLRTM,SGSIN,2026-02-01,8300,500\n'
    const { errors } = await run(['ship-year', '-', ...LARGE], { input })
    expect(errors).toContain('The column distence_nm is not read: did you mean distance_nm?')
    expect(errors).toContain('--ignore "distence_nm" leaves it out.')
  })

  it('refuses a day that it does not read, as the rules of laws depend on it', async () => {
    const input = 'from,to,Sailing date,HFO\nNLRTM,SGSIN,2026-02-01,500\n'
    const { errors } = await run(['ship-year', '-', ...LARGE], { input })
    expect(errors).toContain('add --columns depart_at="Sailing date"')
    const { year } = await yearOf(input, '--columns', 'depart_at=Sailing date')
    const firstRow = { rows: [{ date: '2026-02-01' }] }
    expect(year.asked.request).toMatchObject(firstRow)
    const noon = await yearOf(input.replace('Sailing date', 'Report Date'))
    expect(noon.year.asked.request).toMatchObject(firstRow)
  })

  it('asks for rows, and for what a year needs', async () => {
    expect((await run(['ship-year', ...SHIP])).errors).toContain('Give a CSV file')
    const { errors } = await run(['ship-year', '-', '--year', '2026'], { input: 'HFO\n1' })
    expect(errors).toContain('ship')
  })
})

it('lists rows that are cancelled in its JSON', async () => {
  const { year } = await yearOf(
    'id,distance_nm,HFO,Status\nV1,100,10,sailed\nV2,100,10,CANCELLED\n',
  )
  expect(year).toMatchObject({ distance_nm: 100, cancelled_rows: ['V2'] })
})
