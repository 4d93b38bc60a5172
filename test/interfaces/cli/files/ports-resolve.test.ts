import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerRequest } from '../../../../src/contract/operations/requests.js'
import { parseCsv } from '../../../../src/emissions/pack/csv.js'
import { ports } from '../../../support/tables.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { run } from '../run.js'

async function resolve(text: string, ...args: string[]) {
  const path = join(temporaryFolder(), 'places.csv')
  writeFileSync(path, text)
  const done = await run(['ports', 'resolve', path, ...args])
  const [head, ...rows] = parseCsv(done.output).map(({ cells }) => cells)
  const lines = rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head![at]!, cell])))
  return { ...done, lines }
}

const FILE = `Port,Country
NLRTMAPM2,
Newcastle,AU
Newcastle,
Madridd,
新加坡港,
"Rotterdam, NL",
NLRTM,
St Petersburg,
`

describe('fairway ports resolve', () => {
  test('says of each place which port a request would take, and by which rule', async () => {
    const { lines, notes, error } = await resolve(FILE)
    expect(lines.map(({ unlocode, rule }) => [unlocode, rule])).toEqual([
      ['NLRTM', 'terminal'],
      ['AUNTL', 'name'],
      ['', ''],
      ['', ''],
      ['SGSIN', 'as_written'],
      ['NLRTM', 'as_written'],
      ['NLRTM', 'unlocode'],
      ['RULED', 'alternate_name'],
    ])
    expect(lines[0]!['terminal']).toBe('APM2')
    expect(lines[2]).toMatchObject({ line: '4', verdict: 'ambiguous' })
    expect(lines[2]!['candidates']).toContain('GBNCL Newcastle upon Tyne, GB')
    expect(lines[7]!['candidates']).toBe('USPIE St Petersburg, US')
    expect(notes).toEqual(['6 matched, 1 ambiguous, 1 unknown.'])
    expect(error!.message).toContain('Some places have no port')
  })

  test('takes the end of a voyage that a ship types, as a route to it does', async () => {
    const typed = [
      'NLRTM>DEHAM',
      'NL RTM => DE HAM',
      'NLRTM-DEHAM',
      'ROTTERDAM >> HAMBURG',
      '>DEHAM',
      '?? >> DEHAM',
      'NLRTM → DEHAM',
    ]
    const { lines } = await resolve(
      `MMSI,Destination\n${typed.map((one) => `1,${one}`).join('\n')}\n`,
    )
    expect(lines.map(({ unlocode, rule }) => [unlocode, rule])).toEqual(
      typed.map(() => ['DEHAM', 'as_written']),
    )
  })

  test('guesses no country for three letters, nor the end of a shuttle', async () => {
    const { lines } = await resolve('Destination\nRTM-HAM\nNLRTM<>GBFXT\nNLRTM>\n')
    expect(lines.map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'unknown'])
  })

  test('lists only what a person should look at', async () => {
    const { lines } = await resolve(FILE, '--review')
    expect(lines.map(({ line }) => line)).toEqual(['4', '5', '6', '7', '9'])
  })

  test('reads a list without a header, and a column that the caller names', async () => {
    const list = await resolve('Rotterdam\nShanghai\n')
    expect(list.lines.map(({ unlocode }) => unlocode)).toEqual(['NLRTM', 'CNSHA'])
    const named = await resolve('Ref,Loading at\n1,Rotterdam\n', '--columns', 'port=Loading at')
    expect(named.lines[0]!['unlocode']).toBe('NLRTM')
    const { error } = await resolve('Ref,Loading at\n1,Rotterdam\n')
    expect(error!.message).toContain('has no column of places. Name it: --columns port="Ref"')
  })

  test('says the same as /ports/match', async () => {
    const { lines } = await resolve(FILE)
    for (const line of lines) {
      const country = line['country'] === '' ? {} : { country: line['country'] }
      const request = { path: '/ports/match', body: { q: line['written'], ...country } }
      const { body } = await answerRequest(request, { ports, tools: null as never })
      const { port, verdict, rule, detail } = body as Record<string, never> & {
        port: { id: number } | null
      }
      expect([String(port?.id ?? ''), verdict, rule ?? '', detail ?? '']).toEqual(
        ['port_id', 'verdict', 'rule', 'detail'].map((name) => line[name]),
      )
    }
  })

  test('is the command for a voyage in one text: a search takes one port', async () => {
    for (const text of ['NLRTM>DEHAM', 'XXXXX → DEHAM']) {
      const { error } = await run(['ports', text])
      expect(error?.message).toContain(`"${text}": the arrow makes it a voyage`)
    }
  })
})
