import { expect, test } from 'vitest'
import { validationFailed } from '../../../src/contract/problems/problem.js'
import { type Field, field } from '../../../src/tables/fields/fields.js'
import { CommandRequest } from '../../../src/tables/fields/request-body.js'
import { failureOf } from '../../../src/tables/fields/wording.js'
import { UsageError } from '../../../src/tables/text/failure.js'
import { readFault } from '../../../src/tables/text/read-fault.js'

const FIELDS = [
  field('vessel.draft_m', '--draught <m>', '', { kind: 'number' }),
  field('avoid_areas', '--avoid-area <file>', '', { kind: 'names' }),
  field('depth', '--depth <mode>', '', { kind: 'text' }),
  field('suez', '--no-suez', '', { kind: 'flag' }),
  field('avoid', '--avoid <names>', '', { kind: 'names' }),
] as Field[]

const request = (options: object = {}) => new CommandRequest(FIELDS, { ...options })

test.each([
  ['#/avoid_areas/0/coordinates/1/2', '--avoid-area, polygon 1, ring 2, position 3 is wrong.'],
  ['#/avoid_areas/3', '--avoid-area, polygon 4 is wrong.'],
  ['#/vessel/draft_m', '--draught is wrong.'],
  ['#/origin', 'FROM is wrong.'],
  ['#/stops/1/passage', 'STOPS, value 2 is wrong.'],
])('a problem at %s has the name that it has on the command line', (pointer, message) => {
  const problem = validationFailed([{ pointer, code: 'not_allowed', detail: 'is wrong' }])
  const failure = failureOf(problem, request())
  expect(failure).toBeInstanceOf(UsageError)
  expect(failure.message).toBe(message)
})

test('a place has the words of the caller, whatever is wrong within it', () => {
  const asked = request()
  asked.label('via.0', '--via 52.5,13.4')
  expect(asked.nameOf('via.0.lat')).toBe('--via 52.5,13.4')
  expect(asked.inOptions('via[0] is far away.')).toBe('--via 52.5,13.4 is far away.')
})

test.each([
  ['suez is closed by suez: false; remove one.', 'suez is closed by --no-suez; remove one.'],
  ['Allow it with a warning (depth: warn).', 'Allow it with a warning (--depth warn).'],
  ['kiel is closed: avoid takes precedence.', 'kiel is closed: --avoid takes precedence.'],
  ['Reduce draft_m or vessel.draft_m.', 'Reduce --draught or --draught.'],
  ['Ships avoid this area by day.', 'Ships avoid this area by day.'],
])('the sentence "%s" names options', (sentence, inOptions) => {
  expect(request().inOptions(sentence)).toBe(inOptions)
})

test('fields of a file keep their names, except those that an option sets', () => {
  const file = { vessel: { draft_m: 12 }, depth: 'warn' }
  expect(request({ request: file }).inOptions('Reduce vessel.draft_m.')).toBe(
    'Reduce vessel.draft_m.',
  )
  const both = request({ request: file, draught: 13 })
  expect(both.inOptions('Reduce vessel.draft_m.')).toBe('Reduce --draught.')
  expect(both.body).toEqual({ vessel: { draft_m: 13 }, depth: 'warn' })
})

test('a file that is missing or not JSON has a sentence with its path', () => {
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' })
  expect(readFault('a/b.csv', missing)).toBe('There is no file a/b.csv. Check its name and folder.')
  expect(readFault('a.json', new SyntaxError('Unexpected end'))).toBe(
    'a.json is not valid JSON: Unexpected end.',
  )
})
