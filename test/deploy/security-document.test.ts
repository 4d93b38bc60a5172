import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')
const table = readFileSync('docs/asvs.csv', 'utf8')
const rows: Record<'requirement' | 'how' | 'evidence', string>[] = parse(table, { columns: true })
const ADMITTED = /\b(gap|yours|partly)\b/i

const isTest = (name: string) =>
  ['', '.test.ts', '.slow.test.ts', '.page.test.ts'].some((ending) =>
    existsSync(join('test', `${name}${ending}`)),
  )

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

test('every link of the security document leads to a file', () => {
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path!)
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

test('every row of the ASVS table has a test, a workflow, or a reason why it has none', () => {
  expect(rows.length).toBeGreaterThan(60)
  for (const { requirement, how, evidence } of rows) {
    const isAdmitted = ADMITTED.test(how) || /not required|not read/.test(how)
    const isProved = existsSync(evidence) || evidence.split(', ').every(isTest)
    const isStated = evidence === 'by design' || evidence === 'not applicable'
    expect(
      isProved || isStated || (evidence === 'none' && isAdmitted),
      `${requirement}: ${evidence}`,
    ).toBe(true)
  }
})

test('SECURITY.md names every requirement of the ASVS table that is not met whole', () => {
  const listed = [...text.matchAll(/^\| (\d[\d., -]*) \|/gm)].map(([, numbers]) => numbers)
  const admitted = rows.filter(({ how }) => ADMITTED.test(how))
  expect(admitted.map(({ requirement }) => requirement)).toEqual(listed)
})

test('every name in the security document that looks like a setting, path, file or command exists', () => {
  const source = sources('src')
  const schema = readFileSync('src/interfaces/http/config-schema.ts', 'utf8')
  const names = [...`${text}${table}`.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
  const settings = [...`${text}${table}`.matchAll(/FAIRWAY_([A-Z_]+)/g)].map(([, name]) => name!)
  const missing = settings.filter((name) => {
    const own = name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    return !schema.includes(`  ${own}:`)
  })
  expect(missing).toEqual([])
  const paths = names.filter((name) => /^\/(auth|v1|stats|docs|metrics)/.test(name))
  expect(paths.filter((path) => !source.includes(`'${path}'`))).toEqual([])
  const files = names.filter((name) => /^(docs|deploy|src)\/[\w/.-]+$/.test(name))
  expect(files.filter((path) => !existsSync(path))).toEqual([])
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const commands = names.flatMap((name) => /^npm run ([\w:]+)/.exec(name)?.slice(1) ?? [])
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
