import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIELD_CODES } from '../../src/api/problem.js'
import { PROBLEMS } from '../../src/api/problem-table.js'
import { LANGUAGES } from '../../web/texts/languages.js'

const REJECTIONS = new Set<string>([...FIELD_CODES, ...Object.keys(PROBLEMS)])

const ALL = await Promise.all(
  Object.values(LANGUAGES).map(
    async ({ name, texts }) => [name, (await texts()).messages] as const,
  ),
)

describe.each(ALL)('the page in %s', (_, { problems, faults, warnings }) => {
  test('has its own text for every problem code of the service', () => {
    expect(Object.keys(PROBLEMS).filter((code) => !(code in problems))).toEqual([])
  })

  test('has its own text for every fault of a field', () => {
    expect(FIELD_CODES.filter((code) => !(code in faults))).toEqual([])
  })

  test('has its own text for every code of a warning that the sources name', () => {
    const codes = ['planning', 'emissions'].flatMap((folder) => warningCodes(join('src', folder)))
    expect(codes).toContain('snapped')
    expect([...new Set(codes)].filter((code) => !(code in warnings))).toEqual([])
  })
})

/** Beside warnings there are codes of rejected fields, which are in `faults`. */
function warningCodes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/\bcode: '(\w+)'(?: \| '(\w+)')?/g),
      ...source.matchAll(/\b(?:warn|doubt)\(\s*'(\w+)'/g),
    ])
    .flatMap(([, ...found]) => found.filter((code) => code !== undefined))
    .filter((code) => !REJECTIONS.has(code))
}
