import { afterEach, expect, test, vi } from 'vitest'
import { matrix } from '../../../src/contract/operations/index.js'
import { stepsOf } from '../../../src/contract/operations/operation.js'
import type { MatrixBody } from '../../../src/contract/schemas/matrix.js'
import { PortTable } from '../../../src/ports/table.js'
import { operationTools } from './operation-tools.js'

afterEach(() => vi.restoreAllMocks())

const { tools } = operationTools()

function bodyOf(names: readonly string[]): MatrixBody {
  return { origins: names.map((name) => ({ name })), destinations: [{ name: 'Singapore' }] }
}

function countSteps(body: MatrixBody): number {
  return [...stepsOf(matrix, body, tools)].length
}

function lookUpsDuring<Result>(work: () => Result): { count: number; result: Result } {
  const read = vi.spyOn(PortTable.prototype, 'named')
  const result = work()
  const count = read.mock.calls.length
  read.mockRestore()
  return { count, result }
}

test('each name of a matrix is looked up in a step of its own, and not again when it is prepared', () => {
  const names = ['Rotterdam', 'Port of Rotterdam', 'Antwerp', 'Rotterdam', 'Antwerp']
  const body = bodyOf(names)
  expect(countSteps(body)).toBe(names.length + 1)
  const resolve = vi.spyOn(PortTable.prototype, 'largerNamesakes')
  matrix.prepare(body, tools)
  expect(countSteps(body)).toBe(names.length + 1)
  expect(resolve).not.toHaveBeenCalled()
})

test('a body with few places has no steps', () => {
  expect(countSteps(bodyOf(['Lisbon']))).toBe(0)
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
  // Twenty of them pass the list.
  expect(countSteps(body)).toBe(70)
  const { count, result } = lookUpsDuring(() => errorOf(body))
  expect(count).toBe(0)
  expect(result).toMatchObject({ code: 'port_not_found' })
  expect(result).toEqual(errorOf(bodyOf(names)))
})
