import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'
import { fakeSea, run } from '../../cli/run.js'

const CSV = 'text/csv'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const NDJSON = 'application/x-ndjson'

/** A German branch: semicolons, decimal commas, two legs before the ship. */
const BRANCH = `Auftragsnummer;Abschnitt;Leg;Verkehrsträger;Von;Nach;Anzahl Container;Containertyp;Gewicht (kg);Abfahrt
A-1;VL;1;LKW;Köln;Duisburg;1;40HC;18.500,0;02.03.2030
A-1;VL;2;Bahn;Duisburg;Hamburg;1;40HC;18.500,0;03.03.2030
A-1;HL;3;SEE FCL;Hamburg;Shanghai;1;40HC;18.500,0;06.03.2030
A-2;HL;1;LUFT;FRA;PVG;;;500,0;06.03.2030
`
/** A freight platform: tabs, transhipment, numbers of containers, a remark. */
const PLATFORM = `Booking No.\tContainer No\tMode\tPOL\tPOD\tT/S Port\tSize/Type\tGrs.Wgt KGS\tETD\tRemarks
B1\tMSKU1234565\tFCL\tCNSHA\tBRSSZ\tSGSIN\t20GP\t9100\t2030-04-01\tfragile
B1\tMSKU1234570\tFCL\tCNSHA\tBRSSZ\tSGSIN\t40RF\t24000\t2030-04-01\t
B2\t\tLCL\tINNSA\tGBFXT\t\t\t1200\t2030-04-09\t
`
const CARRIAGE = ['Ref', 'Mode', 'POL', 'POD', 'Place of Receipt', 'Place of Delivery']
/** A workbook with cells of their own types. */
const WORKBOOK = [
  [...CARRIAGE, 'TEU', 'Weight t', 'ETD'],
  ['W-1', 'Sea FCL', 'Rotterdam', 'New York', 'Köln', 'Chicago', 2, 22.5, '2030-05-01'],
  ['W-2', 'Sea FCL', 'Rotterdam', 'Atlantis', '', '', 1, 9, '2030-05-02'],
]
/** A program: rows that name their own columns, in another order and with gaps. */
const PROGRAM = [
  {
    shipment: 'P-1',
    leg: 1,
    mode: 'rail',
    from: 'Duisburg',
    to: 'Rotterdam',
    teu: 1,
    weight_t: 15,
  },
  { leg: 2, shipment: 'P-1', mode: 'sea', to: 'Santos', from: 'Rotterdam', etd: '2030-03-14' },
  { shipment: 'P-2', mode: 'road', from: 'Lyon', to: 'Milan', distance_km: 440, weight_t: 12 },
]
const PROGRAM_FILE = `shipment,leg,mode,from,to,teu,weight_t,etd,distance_km
P-1,1,rail,Duisburg,Rotterdam,1,15,,
P-1,2,sea,Rotterdam,Santos,,,2030-03-14,
P-2,,road,Lyon,Milan,,12,,440
`
/** An Asian office, in its own words. */
const OFFICE = `委托编号,运输方式,起运港,目的港,箱型箱量,毛重(KG),开航日期
C-1,海运,上海,汉堡,2x40HC,36000,2030/06/01
`

async function interfaces() {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = await bearer('enterprise')
  const http = (payload: string | Uint8Array, type: string, query = '') =>
    inject({
      method: 'POST',
      url: `/v1/emissions/legs${query}`,
      headers: { ...headers, 'content-type': type },
      payload: Buffer.from(payload),
    })
  const cli = async (bytes: string | Uint8Array, ending: string) => {
    const path = join(temporaryFolder(), `legs.${ending}`)
    writeFileSync(path, bytes)
    return run(['chain', path, '--format', 'ndjson'], { open: fakeSea().open })
  }
  return { http, cli }
}

/** What is of each request alone. Days of the rows are of 2030; others are of the run. */
const OF_RUN =
  /"(id|digest|calculated_at|day)":"(em_[^"]+|ch_[^"]+|[0-9a-f]{64}|(?!2030-)\d{4}-\d\d-[^"]+)"/g

/** Lines without what is of each request alone. */
function compared(text: string) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line.replaceAll(OF_RUN, '"$1":""')))
    .map(({ notes: _, problem, ...line }) => ({ ...line, detail: problem?.detail ?? null }))
}

test('a table of legs has the same chains at both interfaces, in every format', async () => {
  const { http, cli } = await interfaces()
  const book = await writeXlsx({ sheets: [{ name: 'Legs', rows: WORKBOOK }] })
  const lines = PROGRAM.map((row) => JSON.stringify(row)).join('\n')
  const files = [
    { bytes: BRANCH, type: CSV, ending: 'csv', ids: ['A-1', 'A-2'] },
    { bytes: PLATFORM, type: CSV, ending: 'tsv', ids: ['B1 MSKU1234565', 'B1 MSKU1234570', 'B2'] },
    { bytes: book, type: XLSX, ending: 'xlsx', ids: ['W-1', 'W-2'] },
    { bytes: lines, type: NDJSON, ending: 'csv', ids: ['P-1', 'P-2'], asFile: PROGRAM_FILE },
    { bytes: OFFICE, type: CSV, ending: 'csv', ids: ['C-1'] },
  ]
  for (const { bytes, type, ending, ids, asFile = bytes } of files) {
    const answer = await http(bytes, type)
    expect(answer.statusCode, answer.body).toBe(200)
    const own = compared(answer.body)
    expect(own.map(({ id }) => id)).toEqual(ids)
    expect(own.filter(({ answer }) => answer === null).map(({ id }) => id)).toEqual(
      ids.filter((id) => id === 'W-2'),
    )
    expect(own).toEqual(compared((await cli(asFile, ending)).output))
  }
})

test('the legs of a chain add up, hub and detour by their own arithmetic', async () => {
  const { http } = await interfaces()
  const [chain] = compared(
    (await http(PROGRAM.map((row) => JSON.stringify(row)).join('\n'), NDJSON)).body,
  )
  const kg = chain.answer.elements.map(
    (one: { emissions: { wtw_kg_co2e: number } }) => one.emissions.wtw_kg_co2e,
  )
  const sum = kg.reduce((a: number, b: number) => a + b, 0)
  expect(chain.answer.emissions.wtw_kg_co2e).toBeCloseTo(sum, 6)
  const hub = chain.answer.elements.find(({ kind }: { kind: string }) => kind === 'hub')
  // One TEU is 1 / 1.6 containers of 10 kg.
  expect(hub.emissions.wtw_kg_co2e).toBeCloseTo(10 / 1.6, 6)
})

test('says of the table what a caller must know, in the words of the address', async () => {
  const { http } = await interfaces()
  const [first] = (await http(PLATFORM, CSV)).body.split('\n')
  expect(JSON.parse(first!)).toMatchObject({
    ignored_columns: ['Remarks'],
    notes: ['Ignored columns: Remarks.'],
  })
  const odd = await http('Ref,Mode,From,To,Weight kg,ETD\nR,Sea,NLRTM,SGSIN,9000,01/04/2030\n', CSV)
  const { problem } = JSON.parse(odd.body)
  expect(problem.detail).toContain('date_order=dmy to the address')
  const dated = await http(
    'Ref,Mode,From,To,Weight kg,ETD\nR,Sea,NLRTM,SGSIN,9000,01/04/2030\n',
    CSV,
    '?date_order=dmy&format=csv',
  )
  expect(dated.body).toMatch(/^id,row,status,legs,mass_tonnes,/)
  const empty = await http('Ref,Colour\n', CSV)
  expect(empty.statusCode).toBe(422)
  const broken = await http('not a workbook', XLSX)
  expect(broken.statusCode).toBe(422)
  expect(broken.json().detail).toMatch(/^The body can't be read as a workbook/)
  expect((await http('', CSV)).json().detail).toMatch(/^The body is empty/)
  expect((await http('{}', 'application/json')).statusCode).toBe(415)
})
