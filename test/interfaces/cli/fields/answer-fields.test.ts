import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

function setUp(text = 'origin,destination\nNLRTM,SGSIN\nNowhere,SGSIN\n') {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  writeFileSync(at('v.csv'), text)
  const { open } = fakeSea()
  return { at, fairway: (...args: string[]) => run(args, { open }) }
}

describe('--fields', () => {
  test('prints only the named members of an answer, as fields= does over HTTP', async () => {
    const { fairway } = setUp()
    const mask = ['--fields', 'distance_nm,passages(id),origin/port/unlocode']
    const { output } = await fairway('route', 'Rotterdam', 'Singapore', ...mask)
    expect(JSON.parse(output)).toEqual({
      distance_nm: expect.any(Number),
      passages: [{ id: 'suez' }],
      origin: { port: { unlocode: 'NLRTM' } },
    })
  })

  test('leaves out what this answer does without, as every door does', async () => {
    const { fairway } = setUp()
    const mask = ['--fields', 'wait_hours,distance_nm,alternatives(emissions)']
    const { output } = await fairway('route', 'Rotterdam', 'Singapore', ...mask)
    expect(JSON.parse(output)).toEqual({ distance_nm: expect.any(Number), alternatives: [] })
  })

  test.each([
    [
      'a member inside that no answer has',
      ['--fields', 'passages(idd)'],
      'names passages/idd, but',
    ],
    ['a member that no answer has', ['--fields', 'distance'], '--fields names distance, but'],
    ['a mask that cannot be read', ['--fields', 'origin('], 'is not expected there'],
    ['another format', ['--fields', 'id', '--format', 'gpx'], 'leave it out for gpx'],
  ])('rejects %s', async (_, args, message) => {
    const { fairway } = setUp()
    const { errors } = await fairway('route', 'Rotterdam', 'Singapore', ...args)
    expect(errors).toContain(message)
  })

  test('chooses columns of a table, and keeps the reason of a failure', async () => {
    const { at, fairway } = setUp()
    await fairway('batch', at('v.csv'), '--out', at('r.csv'), '--fields', 'distance_nm')
    const [head, first, second] = readFileSync(at('r.csv'), 'utf8').split('\n')
    expect(head).toBe('origin,destination,distance_nm,error')
    expect(first).toMatch(/^NLRTM,SGSIN,\d+\.\d+,$/)
    expect(second).toMatch(/^Nowhere,SGSIN,,"?There is no port/)
    const wrong = await fairway('batch', at('v.csv'), '--out', at('s.csv'), '--fields', 'distance')
    expect(wrong.errors).toMatch(/names distance, but the columns of the result are origin_port_id/)
  })

  test('of figures in tenths is answered from cells, with the same figures as from routes', async () => {
    const rows = 'origin,destination\nNLRTM,SGSIN\nUSNYC,BRSSZ\nNowhere,SGSIN\nJPTYO,USLAX\n'
    const { at, fairway } = setUp(rows)
    const figures = 'destination_port,distance_km,distance_nm,duration_hours'
    const asked = (out: string, fields: string, ...more: string[]) =>
      fairway('batch', at('v.csv'), '--out', at(out), '--fields', fields, ...more)
    await asked('cells.csv', figures, '--tenths')
    await asked('routes.csv', `${figures},remarks`, '--tenths')
    await asked('exact.csv', `${figures},remarks`)
    const read = (name: string) => {
      const [head, ...lines] = parseCsv(readFileSync(at(name), 'utf8'))
      const columns = head!.cells.flatMap((column, cell) => (column === 'remarks' ? [] : [cell]))
      return lines.map(({ cells }) => columns.map((cell) => cells[cell]))
    }
    expect(read('cells.csv')).toEqual(read('routes.csv'))
    const tenths = read('exact.csv').map((cells) =>
      cells.map((cell) => (/^\d+\.\d{3}$/.test(cell!) ? `${Math.round(+cell! * 10) / 10}` : cell)),
    )
    expect(read('cells.csv')).toEqual(tenths)
  })

  test('chooses members of the complete answers of a table', async () => {
    const { at, fairway } = setUp('id,distance_km,distance_type,mass_tonnes\nS-1,8400,sfd,12\n')
    const out = at('e.ndjson')
    await fairway(
      'shipments',
      at('v.csv'),
      '--out',
      out,
      '--fields',
      'method,activity(mass_tonnes)',
    )
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
      id: 'S-1',
      answer: { activity: { mass_tonnes: 12 }, method: expect.any(String) },
    })
    expect(Object.keys(JSON.parse(readFileSync(out, 'utf8')).answer)).toHaveLength(2)
  })

  test('does not resume what does not show how it was calculated', async () => {
    const { at, fairway } = setUp()
    writeFileSync(at('r.csv.part'), 'origin,destination,distance_nm,error\nNLRTM,SGSIN,1,\n')
    const { errors } = await fairway(
      ...['batch', at('v.csv'), '--out', at('r.csv'), '--fields', 'distance_nm'],
    )
    expect(errors).toContain('cannot be resumed: remove it')
  })
})

test('a table says only which passages differ from the usual ones', async () => {
  const { at, fairway } = setUp()
  const asked = ['--no-suez', '--allow', 'northwest', '--avoid', 'seca']
  await fairway('batch', at('v.csv'), '--out', at('r.ndjson'), ...asked)
  const [row] = readFileSync(at('r.ndjson'), 'utf8').split('\n')
  expect(JSON.parse(row!)).toMatchObject({ closed: 'suez seca', opened: 'northwest' })
})
