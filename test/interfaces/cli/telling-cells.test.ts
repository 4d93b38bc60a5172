import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../src/emissions/pack/csv.js'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

async function shipments(table: string, ...args: string[]) {
  const path = join(temporaryFolder(), 'shipments.csv')
  writeFileSync(path, table)
  return run(['shipments', path, ...args], { open: fakeSea().open })
}

async function rowsOf(table: string, ...args: string[]) {
  const { output } = await shipments(table, ...args)
  const [head = [], ...rows] = parseCsv(output).map(({ cells }) => cells)
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
}

describe('a column whose name nothing reads', () => {
  test('says by its cells whether cargo is in containers, and what is no voyage by sea', async () => {
    const [lcl, air] = await rowsOf(`Ref,POL,POD,kg,Tipo,Transport
A,Valencia,Veracruz,8400,LCL,SEA
B,Valencia,Veracruz,8400,FCL,AIR
`)
    expect(lcl!['factor_id']).toContain('container')
    expect(air!['error']).toContain('Mode "AIR" is no voyage by sea')
  })

  test.each([
    ['Actual Mass', '18.5', 'It looks like the mass of the cargo'],
    ['Gewicht lt. Frachtbrief', '18.5', 'It looks like the mass of the cargo'],
    ['Zdnx', '2026-03-12', 'Its cells are days'],
    ['CO2e factor g/tkm', '8.5', 'A factor of your own belongs into a factor pack'],
    ['Return trip', 'Yes', 'A row is of one voyage'],
    ['Frequency per week', '2', 'A row is of one voyage'],
  ])('%s stops the file rather than be left out', async (name, cell, why) => {
    const table = `Ref,POL,POD,TEU,${name}\nA,Hamburg,Santos,2,${cell}\n`
    expect((await shipments(table)).errors).toContain(why)
    const [row] = await rowsOf(table, '--ignore', name)
    expect(row!['cargo_teu']).toBe('2')
  })

  test.each([
    'Net weight',
    'Tare',
    'VGM',
    'Chargeable weight',
    'Invoice date',
    'ETA',
    'Vessel DWT',
  ])('%s is left out, because it is no mass or departure of the shipment', async (name) => {
    const cell = /date|ETA/.test(name) ? '2026-03-12' : '18.5'
    const [row] = await rowsOf(`Ref,POL,POD,TEU,${name}\nA,Hamburg,Santos,2,${cell}\n`)
    expect(row!['cargo_teu']).toBe('2')
  })

  test('is refused if it counts containers in some rows, or stands beside their type', async () => {
    const head = 'Ref,POL,POD,kg'
    const some = `${head},Bultos\nA,Hamburg,Santos,8400,12 pallets\nB,Hamburg,Santos,8400,1x20\n`
    expect((await shipments(some)).errors).toContain('Some of its cells count containers')
    const beside = `${head},Container type,Qty\nA,Hamburg,Santos,36000,40HC,2\n`
    expect((await shipments(beside)).errors).toContain('The column Qty is not read')
    const [row] = await rowsOf(beside, '--columns', 'containers=Qty')
    expect(row!['cargo_teu']).toBe('4')
  })

  test.each(['Cntr No', 'Container mode', 'Booking No'])(
    'counted containers in the column %s are no reference and no way of transport',
    async (name) => {
      const table = `ref,POL,POD,kg,${name}\nA,NLRTM,SGSIN,14000,1X40HC\n`
      expect((await shipments(table)).errors).toContain('Some of its cells count containers')
    },
  )
})

test('containers are counted with LCL among them, in Russian letters, and with numbers in French', async () => {
  const rows = await rowsOf(`Ref,POL,POD,kg,Контейнер
A,Hamburg,Santos,18500,1х40НС
B,Hamburg,Santos,2276,LCL
C,Hamburg,Santos,40000,2 x 20'
`)
  expect(rows.map((row) => row['cargo_teu'])).toEqual(['2', '0.2276', '2'])
  expect(rows[1]!['factor_id']).toContain('container')
  const [french] = await rowsOf(
    'Ref,POL,POD,kg,Nb conteneurs,Type\nA,Hamburg,Santos,48000,2,40RH\n',
  )
  expect(french!['cargo_teu']).toBe('4')
})

test('days are read as China, Japan and Korea write them', async () => {
  const rows = await rowsOf(
    'Ref,POL,POD,TEU,ETD\nA,Hamburg,Santos,2,2026年3月12日\nB,Hamburg,Santos,2,2026년 3월 12일\n',
  )
  expect(rows.map((row) => row['error'])).toEqual(['', ''])
})

test('remarks of a file stay beside those of the result', async () => {
  const [row] = await rowsOf('Ref,POL,POD,TEU,Remarks\nA,Hamburg,Santos,2,urgent\n')
  expect(row).toMatchObject({ Remarks: 'urgent', error: '' })
  expect(row!['fairway_remarks']).toContain('vessel_assumed')
})

test('the unit of a mass is read under any name', async () => {
  const rows = await rowsOf(
    'Ref,POL,POD,Gewicht brutto,ME\nA,Hamburg,Santos,8400,KG\nB,Hamburg,Santos,7.25,TO\n',
  )
  expect(rows.map((row) => row['cargo_tonnes'])).toEqual(['8.4', '7.25'])
  const [other] = await rowsOf('Ref,POL,POD,Weight,Zdnx\nA,Hamburg,Santos,39683,LBS\n')
  expect(Number(other!['cargo_tonnes'])).toBeCloseTo(18, 2)
})
