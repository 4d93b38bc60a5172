import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { UsageError } from '../../src/cli/failure.js'
import { fakeSea, run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'fairway-declaration-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WHO = ['--organisation', 'Example Ltd', '--services', 'Containers']
const YEAR = ['--from', '2025-01-01', '--to', '2025-12-31']

async function estimateFile(name: string, wrap: (json: string) => string): Promise<string> {
  const json = ['--distance', '1000km', '--teu', '2', '--format', 'json']
  const { output } = await run(['emissions', ...json], { open: fakeSea().open })
  const path = join(folder, name)
  writeFileSync(path, wrap(JSON.stringify(JSON.parse(output))))
  return path
}

describe('fairway declaration', () => {
  test('adds up files with one estimate, a list, or one estimate per line', async () => {
    const files = [
      await estimateFile('one.json', (json) => json),
      await estimateFile('list.json', (json) => `[${json},${json}]`),
      await estimateFile('lines.ndjson', (json) => `${json}\n\n${json}\n${json}\n`),
    ]
    const { output } = await run(['declaration', ...files, ...WHO, ...YEAR, '--format', 'json'])
    expect(JSON.parse(output)).toMatchObject({ organisation: 'Example Ltd', shipments: 6 })
  })

  test('lists the shipments of a batch that have no estimate', async () => {
    const rejected = { id: 'S-8', row: 2, answer: null, problem: { detail: 'No such port.' } }
    const file = await estimateFile('rows.ndjson', (json) => {
      const row = { id: 'S-1', row: 1, answer: JSON.parse(json), problem: null }
      return `${JSON.stringify(row)}\n${JSON.stringify(rejected)}\n`
    })
    const { output, notes } = await run(['declaration', file, ...WHO, ...YEAR])
    expect(notes).toEqual([`${file}: 1 row has no estimate and is listed as not included.`])
    expect(output).toContain('1 of 2; 1 could not be estimated')
    expect(output).toContain('<td>S-8</td><td>No such port.</td>')
    expect(output).toContain('<tr><td>S-1</td>')
  })

  test('writes a page to a file', async () => {
    const out = join(folder, 'declaration.html')
    const file = await estimateFile('page.json', (json) => json)
    await run(['declaration', file, ...WHO, ...YEAR, '--out', out])
    expect(readFileSync(out, 'utf8')).toContain('<h1>Declaration of transport emissions</h1>')
  })

  test.each([
    ['{"a":1}', YEAR, /entry 1 is not an estimate/],
    ['{"a":1', YEAR, /line 1 is not JSON/],
    ['[]', YEAR, /contains no estimate/],
    ['[]', ['--from', '2026', '--to', '2026-12-31'], /--from must be a day/],
    ['[]', ['--from', '2025-12-31', '--to', '2025-01-01'], /is before/],
    ['[]', ['--from', '2025-12-31', '--to', '9999-01-01'], /in the future/],
  ])('rejects %s with %j', async (text, period, message) => {
    const path = join(folder, 'wrong.json')
    writeFileSync(path, text)
    const { error } = await run(['declaration', path, ...WHO, ...period])
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toMatch(message)
  })
})
