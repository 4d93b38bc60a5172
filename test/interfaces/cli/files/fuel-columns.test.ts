import { describe, expect, test } from 'vitest'
import { run } from '../run.js'

const SHIP = ['--year', '2026', '--type', 'bulk_carrier', '--deadweight', '82000']
const year = async (head: string, cells: string, ...args: string[]) => {
  const input = `date,distance_nm,cargo_tonnes,${head}\n2026-02-01,5300,70000,${cells}\n`
  return run(['ship-year', '-', ...SHIP, '--format', 'json', ...args], { input })
}

type Refused = [head: string, cells: string, why: string]

describe('columns of fuel in noon reports', () => {
  test.each([
    ['VLSFO ME,VLSFO AE,MGO', '500,60,40', { VLSFO: 560, MGO: 40 }],
    ['HFO,AE MGO', '500,100', { HFO: 500, MGO: 100 }],
    ['ME HFO (mt),Boiler HFO', '500,100', { HFO: 600 }],
    ['HFO Consumption (mt)', '600', { HFO: 600 }],
    ['HFO at sea,HFO in port', '500,100', { HFO: 600 }],
    ['Cons. LSMGO kg', '600000', { MGO: 600 }],
    ['MGO 0.1%,VLSFO 0.50% S ME,RMG 380 Boiler', '1,2,3', { MGO: 1, VLSFO: 2, HFO: 3 }],
    ['Gas oil D/G,Diesel,Schweröl HM', '1,2,3', { MGO: 1, MDO: 2, HFO: 3 }, 'HFO=Schweröl HM'],
    ['LPG ME,Methanol (mt),LNG M/E', '1,2,3', { LPG_BUTANE: 1, METHANOL: 2, LNG_OTTO_MS: 3 }],
    ['HFO ME 1,HFO ME 2,HFO DG + Boiler', '1,2,3', { HFO: 6 }],
    ['HFO ME at sea,HFO ME in port,HFO AE at sea', '1,2,3', { HFO: 6 }],
    ['FO ME,AE Cons', '1,2', { VLSFO: 3 }, 'VLSFO=FO ME,VLSFO=AE Cons'],
  ])('%s are summed by fuel', async (head, cells, tonnes, stated?: string) => {
    const { output, error } = await year(head, cells, ...(stated ? ['--columns', stated] : []))
    expect(error).toBeNull()
    const answer = JSON.parse(output)
    const found = Object.fromEntries(
      answer.fuels.map((fuel: { fuel_type: string; tonnes: number }) => [
        fuel.fuel_type,
        fuel.tonnes,
      ]),
    )
    expect(found).toEqual(tonnes)
  })

  test('600 t of a laden bulk carrier over 5,300 nm are rated D', async () => {
    const { output } = await year('VLSFO ME,VLSFO AE,MGO', '500,60,40')
    const { cii } = JSON.parse(output)
    expect(cii.attained).toBeCloseTo(4.355, 2)
    expect(cii.rating).toBe('D')
  })

  test.each<Refused>([
    ['HFO,HFO ME', '600,500', 'may both count the same HFO'],
    ...['HFO (m3)', 'FO m3', 'VLSFO litres', 'MGO (m³)', 'ME FO cons ltr', 'DO gallons'].map(
      (fuel): Refused => [`LNG,${fuel}`, '600,5', 'has fuel by volume'],
    ),
    ...['STS', 'Ship-to-ship', 'Ice miles', 'Eisfahrt', 'Voyages'].map(
      (name): Refused => [`HFO,${name}`, '600,5', `The column ${name} is not read`],
    ),
    ['HFO,Fuel consumption', '500,100', 'looks like an amount of fuel'],
    ['HFO,ME FO Cons', '500,100', 'looks like an amount of fuel'],
    ['HFO ME,HFO at sea', '500,500', 'may both count the same HFO'],
    ['HFO AE,HFO AE 2', '500,500', 'may both count the same HFO'],
    ['HFO ME,HFO total', '500,500', 'may both count the same HFO'],
    ['HFO,B24', '500,40', 'names a blend, whose parts count apart'],
    ['HFO,B30 VLSFO ME', '500,40', 'names a blend, whose parts count apart'],
    ['HFO,Biofuel', '500,40', 'names a blend, whose parts count apart'],
    ...['FAME', 'UCOME', 'HVO ME', 'Ethanol (mt)', 'Bio-LNG', 'e-methanol'].map(
      (fuel): Refused => [`HFO,${fuel}`, '500,40', 'certificate_ghg_g_per_mj is required'],
    ),
    ...['ME Cons', 'Boiler', 'BLR (mt)', 'FO ME', 'Fuel LS', 'Ammonia', 'BOG', 'Consumption'].map(
      (fuel): Refused => [`HFO,${fuel}`, '500,40', 'looks like an amount of fuel'],
    ),
    ['HFO,Unit', '500,kg', 'Write the unit into the name of the amount'],
  ])('%s are refused', async (head, cells, why) => {
    expect((await year(head, cells)).errors).toContain(why)
  })

  test('an unknown status counts, with a note, and is named in the answer', async () => {
    const { output, notes } = await year('HFO,Status', '500,odd')
    expect(notes.join()).toContain('Status "odd" is no known status: its rows count.')
    const answer = JSON.parse(output)
    expect([answer.fuels[0].tonnes, answer.ignored_columns]).toEqual([500, ['Status']])
  })

  test('a stock, water and lubricants are no fuel that was burnt; all but the stock are named as ignored', async () => {
    const others = ['HFO ROB', 'FW cons', 'Cyl oil cons', 'ME RPM', 'AE hours', 'Captain']
    const { output } = await year(`HFO,${others}`, `500${',9'.repeat(others.length)}`)
    const answer = JSON.parse(output)
    expect(answer.fuels[0].tonnes).toBe(500)
    expect(answer.ignored_columns).toEqual(others.slice(1))
    expect(answer.asked.request.rows[0].stocks).toEqual([{ type: 'HFO', rob_tonnes: 9 }])
  })

  test('--columns names a fuel, and --ignore leaves a column out', async () => {
    const { output } = await year(
      'FO Cons,HFO ME',
      '600,500',
      '--columns',
      'HFO=FO Cons',
      '--ignore',
      'HFO ME',
    )
    expect(JSON.parse(output).fuels).toMatchObject([{ fuel_type: 'HFO', tonnes: 600 }])
  })
})

test('a noon report has one error for all of its columns that are not understood', async () => {
  const head = 'HFO bonus,ME Cons,FO m3,STS,HFO ME,HFO'
  const { error } = await year(head, '1,2,3,yes,4,5')
  const told = `${error}`
    .split('\n')
    .map((line) => /The columns? ([^,:]+?) (is|has|names|looks|and)/.exec(line)?.[1])
  expect(told).toEqual(['HFO bonus', 'ME Cons', 'FO m3', 'HFO ME', 'STS'])
})

test.each([
  ['date,distance_nm', 'Month,Ballast nm', []],
  ['Captain,Engineer', 'Month,Ballast nm', ['Month', 'Ballast nm']],
  ['Captain,Engineer', 'Timestamp,Distance OG', ['Timestamp', 'Distance OG']],
])('beside %s, of %s are refused: %s', async (others, names, refused) => {
  const input = `${others},${names},cargo_tonnes,HFO\n2026-02-01,5300,2,5300,70000,9\n`
  const { error } = await run(['ship-year', '-', ...SHIP, '--format', 'json'], { input })
  for (const name of names.split(','))
    expect(`${error}`.includes(`The column ${name} is not read`)).toBe(refused.includes(name))
})
