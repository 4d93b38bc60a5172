import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JUDGED } from '../../../src/contract/operations/lost-members.js'
import { operationOf } from '../../../src/contract/operations/papers/repeat.js'
import { OPERATIONS } from '../../../src/contract/operations/requests.js'
import { buildProgram } from '../../../src/interfaces/cli/program.js'

interface Endpoint {
  readonly post?: { readonly responses: Readonly<Record<string, { readonly description: string }>> }
}

const file = new URL('../../../openapi.json', import.meta.url)
const paths: Record<string, Endpoint> = JSON.parse(readFileSync(file, 'utf8')).paths
/** What counts against the quota has this problem. Batches are of operations. */
const counted = Object.entries(paths)
  .filter(([, { post }]) => post?.responses['429']?.description.includes('quota_exceeded'))
  .map(([path]) => path)
const operationAt = (path: string) => OPERATIONS.find((one) => one.path === path)

/** Shared plans take a whole answer; a declaration is of many estimates and has its own check. */
const NO_OPERATION = ['/v1/shared-plans', '/v1/emissions/declarations']

test('every counted request is answered by an operation, or is a named exception', () => {
  expect(counted.filter((path) => operationAt(path) === undefined).sort()).toEqual(
    [...NO_OPERATION].sort(),
  )
  expect(counted.length).toBeGreaterThan(NO_OPERATION.length + 7)
})

test.each(OPERATIONS.filter(({ path }) => counted.includes(path)))(
  'unknown members of $path are judged',
  ({ schema }) => {
    expect(JUDGED.has(schema)).toBe(true)
  },
)

/** Members by which an answer's request says to which operation it was put. */
const TOLD: Readonly<Record<string, object>> = {
  '/calculate-route': { origin: {} },
  '/calculate-matrix': { origins: [] },
  '/v1/voyages': { stops: [] },
  '/v1/reach': { origin: {}, hours: [] },
  '/v1/emissions/sea': { cargo: {} },
  '/v1/emissions/chains': { elements: [] },
  '/v1/emissions/ship-years': { rows: [] },
}
/** Traces do not repeat their fixes. */
const NOT_REPEATED = ['/v1/traces']

test.each(counted.filter((path) => ![...NO_OPERATION, ...NOT_REPEATED].includes(path)))(
  'an answer of %s can be made again',
  (path) => {
    expect(operationOf(TOLD[path]! as Record<string, unknown>).path).toBe(path)
  },
)

/** Commands that search no routes, or, as verify and ship-year, none of their own. */
const WITHOUT_SEA = [
  ...['declaration', 'footprints', 'verify', 'ship-year', 'fleet-year', 'laws', 'ports'],
  ...['data', 'serve'],
  ...['account', 'store', 'completion'],
]

test('every command that searches routes takes an overlay', async () => {
  const terminal = { environment: {}, say() {} } as never
  const { commands } = await buildProgram(terminal, {})
  const without = commands
    .filter(({ options }) => !options.some(({ long }) => long === '--overlay'))
    .map((command) => command.name())
  expect(without.sort()).toEqual([...WITHOUT_SEA].sort())
})
