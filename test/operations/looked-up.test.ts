import { afterEach, expect, test, vi } from 'vitest'
import type { MatrixBody } from '../../src/api/schemas/matrix.js'
import { matrix } from '../../src/operations/index.js'
import { PortTable } from '../../src/ports/table.js'
import { operationTools } from './operation-tools.js'

afterEach(() => vi.restoreAllMocks())

const { tools } = operationTools()

function bodyOf(names: readonly string[]): MatrixBody {
  return { origins: names.map((name) => ({ name })), destinations: [{ name: 'Singapore' }] }
}

function stepsOf(body: MatrixBody): number {
  const steps = matrix.lookUps!(body, tools)
  let count = 0
  while (steps.next().done !== true) count += 1
  return count
}

function lookUpsDuring<Result>(work: () => Result): { count: number; result: Result } {
  const read = vi.spyOn(PortTable.prototype, 'named')
  const result = work()
  const count = read.mock.calls.length
  read.mockRestore()
  return { count, result }
}

test('each name of a matrix is looked up in a step of its own, and none again when it is prepared', () => {
  const names = ['Rotterdam', 'Port of Rotterdam', 'Antwerp', 'Rotterdam', 'Antwerp']
  const body = bodyOf(names)
  const alone = lookUpsDuring(() => matrix.prepare(bodyOf(names), tools))
  expect(stepsOf(body)).toBe(4)
  const after = lookUpsDuring(() => matrix.prepare(body, tools))
  // What is left are the warnings about places.
  expect(after.count).toBeLessThan(alone.count / 2)
  expect(lookUpsDuring(() => stepsOf(body)).count).toBe(0)
  expect(after.result.cost).toEqual(alone.result.cost)
})

test('fifty unknown names end the steps, and the error is the one without them', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `Nowhere ${at}`)
  const body = bodyOf(names)
  const errorOf = (asked: MatrixBody) => {
    try {
      return matrix.prepare(asked, tools)
    } catch (error) {
      return error
    }
  }
  expect(stepsOf(body)).toBe(50)
  const { count, result } = lookUpsDuring(() => errorOf(body))
  expect(count).toBe(0)
  expect(result).toMatchObject({ code: 'port_not_found' })
  expect(result).toEqual(errorOf(bodyOf(names)))
})
