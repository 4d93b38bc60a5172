import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { digestOf } from '../../../../src/contract/operations/papers/digest.js'
import { fakeSea, run } from '../run.js'

const WHO = ['--organisation', 'Example Ltd', '--services', 'Containers']
const YEAR = ['--from', '2026-01-01', '--to', '2026-06-30', '--format', 'json']
/** A forwarder's list: one row is cancelled, one has an impossible port. */
const TABLE = `Job No;Von;Nach;TEU;Abfahrt;Status
J-1;Rotterdam;Singapur;2;02.03.2026;
J-2;Hamburg;Shanghai;1;03.03.2026;
J-3;Hamburg;Shanghai;1;04.03.2026;storniert
J-4;Hamburg;Atlantis;1;05.03.2026;
`

const folder = mkdtempSync(join(tmpdir(), 'fairway-source-'))
afterAll(() => rmSync(folder, { recursive: true }))
function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const table = fileOf('jobs.csv', TABLE)
const open = fakeSea().open

async function declared(...args: string[]) {
  const { output } = await run(['shipments', table, '--format', 'ndjson', '--date-order', 'dmy'], {
    open,
  })
  const result = fileOf('result.ndjson', output)
  return run(['declaration', result, ...WHO, ...YEAR, '--source', table, ...args])
}

/** With its digest made anew, as one who hides something would. */
function changed(text: string, change: (declaration: Record<string, unknown>) => void): string {
  const declaration = JSON.parse(text)
  change(declaration)
  return JSON.stringify({ ...declaration, digest: digestOf(declaration) })
}

const verify = (text: string, ...args: string[]) =>
  run(['verify', fileOf('declaration.json', text), ...args], { open })

describe('a declaration of a file', () => {
  test('has its hash and the number of its rows: counted and not included are all of them', async () => {
    const { output } = await declared()
    const { source_files, shipments, not_included } = JSON.parse(output)
    const sha256 = createHash('sha256').update(TABLE).digest('hex')
    expect(source_files).toEqual([{ name: 'jobs.csv', sha256, rows: 4 }])
    expect(shipments + not_included.length).toBe(4)
    const { output: said, error } = await verify(output, '--source', table)
    expect(said).toContain('1 of 1 answers are equal.')
    expect(error).toBeNull()
  })

  test('is refused if a row of the file is not in the result', async () => {
    const longer = fileOf('longer.csv', `${TABLE}J-5;Hamburg;Santos;1;06.03.2026;\n`)
    const { errors } = await declared('--source', longer)
    expect(errors).toContain('longer.csv: 1 of 5 rows are neither declared nor listed')
    expect(errors).toContain('line 6 (J-5)')
  })

  test('is caught if a row was taken out, though its digest was made anew', async () => {
    const { output } = await declared()
    const without = changed(output, (one) => {
      one['not_included'] = (one['not_included'] as { id: string }[]).filter(
        ({ id }) => id !== 'J-4',
      )
    })
    expect((await verify(without)).error).toBeNull()
    const { output: said, error } = await verify(without, '--source', table)
    expect(said).toContain(
      '1 of 4 rows are neither declared nor listed as not included: line 5 (J-4)',
    )
    expect(error!.message).toBe('Declarations do not fit their files.')
    const other = changed(output, (one) => {
      one['source_files'] = []
    })
    expect((await verify(other, '--source', table)).output).toContain(
      'jobs.csv is none of the files that the declaration names',
    )
  })

  test('corrects an earlier one, whose own digest is checked', async () => {
    const { output: first } = await declared()
    const earlier = fileOf('earlier.json', first)
    const { output: second } = await declared('--supersedes', earlier)
    expect(JSON.parse(second).supersedes).toBe(JSON.parse(first).digest)
    const both = [fileOf('later.json', second), earlier]
    expect((await run(['verify', ...both], { open })).error).toBeNull()
    const touched = fileOf('touched.json', first.replace('Example Ltd', 'Other Ltd'))
    expect((await declared('--supersedes', touched)).errors).toContain(
      'was changed after it was made',
    )
    const third = changed(first, (one) => {
      one['services'] = 'Other'
    })
    const apart = await run(['verify', both[0]!, fileOf('third.json', third)], { open })
    expect(apart.output).toContain('which is the digest of none of the declarations given')
  })
})
