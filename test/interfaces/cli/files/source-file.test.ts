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

  test('is caught if a row was asked otherwise than the file has it, or left out for no reason', async () => {
    const { output } = await declared()
    const lighter = fileOf('lighter.csv', TABLE.replace('Singapur;2;', 'Singapur;1;'))
    const { output: result } = await run(
      ['shipments', lighter, '--format', 'ndjson', '--date-order', 'dmy'],
      { open },
    )
    const fromOther = await run([
      'declaration',
      fileOf('other.ndjson', result),
      ...WHO,
      ...YEAR,
      '--source',
      lighter,
    ])
    const own = JSON.parse(output)
    const posed = changed(fromOther.output, (one) => {
      one['source_files'] = own.source_files
    })
    expect((await verify(posed)).error).toBeNull()
    expect((await verify(posed, '--source', table)).output).toContain(
      'J-1: the file has cargo.teu 2, the declaration asked 1.',
    )
    const [, second] = result.split('\n')
    const one = await run(['declaration', fileOf('one.ndjson', second!), ...WHO, ...YEAR])
    const short = changed(one.output, (it) => {
      it['source_files'] = own.source_files
      it['not_included'] = [{ id: 'J-1', reason: 'by air' }, ...own.not_included]
    })
    const { output: said } = await verify(short, '--source', table)
    expect(said).toContain('J-1 is not included ("by air"), though its row gives an estimate.')
    expect(said).not.toContain('J-3')
  })

  test('is known by the digest on its paper, whatever was changed and made anew', async () => {
    const { output } = await declared()
    const { digest } = JSON.parse(output)
    const paper = await declared('--format', 'html')
    expect(paper.output).toMatch(/Digest of the JSON, SHA-256<.*[0-9a-f]{64}</)
    expect((await verify(output, '--digest', digest.toUpperCase())).error).toBeNull()
    for (const name of ['organisation', 'services', 'created']) {
      const other = changed(output, (one) => {
        one[name] = '2026-07-01'
      })
      expect((await verify(other)).error).toBeNull()
      expect((await verify(other, '--digest', digest)).output).toContain('is the digest of none')
    }
  })

  test('has a paper in words, with whole reasons', async () => {
    const { output } = await declared('--format', 'html')
    expect(output.replaceAll(/<style>.*<.style>/gs, '')).not.toMatch(/[a-z]_[a-z]/)
    expect(output).toContain('Not counted: Status storniert.')
  })

  test('has the doubles and the digest of its own list', async () => {
    const { output } = await declared()
    for (const [name, value] of [
      ['allowed_doubles', ['J-1 (2)']],
      ['inputs_digest', 'a'],
    ] as const) {
      const other = changed(output, (one) => {
        one[name] = value
      })
      expect((await verify(other)).output).toContain(`/${name}`)
    }
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
    const free = fileOf(
      'free.json',
      changed(second, (one) => {
        one['supersedes'] = null
        one['created'] = '2026-11-01'
      }),
    )
    expect((await run(['verify', free, earlier], { open })).output).toContain(
      'neither supersedes the other',
    )
    const third = changed(first, (one) => {
      one['services'] = 'Other'
    })
    const apart = await run(['verify', both[0]!, fileOf('third.json', third)], { open })
    expect(apart.output).toContain('which is the digest of none of the declarations given')
  })
})
