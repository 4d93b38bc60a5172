import { expect, test } from 'vitest'
import {
  BodyMemo,
  RepeatedBodies,
} from '../../../../src/interfaces/http/answers/repeated-bodies.js'

const parse = (text: string) => () => JSON.parse(text)

function sender() {
  const bodies = new RepeatedBodies()
  return (text: string, operation = 'POST /calculate-route') =>
    bodies.parsed(operation, Buffer.from(text), parse(text)) as object
}

test('a body that arrives a third time is the same object as the second time', () => {
  const send = sender()
  const [first, second, third] = [send('{"a":1}'), send('{"a":1}'), send('{"a":1}')]
  expect(first).not.toBe(second)
  expect(third).toBe(second)
})

test('is another object for another operation, whose schema may drop other fields', () => {
  const send = sender()
  const text = '{"a":null}'
  send(text)
  const body = send(text)
  send(text, 'POST /calculate-matrix')
  expect(send(text, 'POST /calculate-matrix')).not.toBe(body)
})

test('bytes that are not UTF-8 are never taken for those of another body', () => {
  const bodies = new RepeatedBodies()
  const parseFirst = () => ({ byte: 'first' })
  for (let n = 0; n < 3; n++) bodies.parsed('', Buffer.from([0xc3, 0xa9]), parseFirst)
  const other = bodies.parsed('', Buffer.from([0xe9]), () => ({ byte: 'other' }))
  expect(other).toEqual({ byte: 'other' })
})

test('caches what was derived from a body from its second arrival on, while it is valid', () => {
  const send = sender()
  const memo = new BodyMemo<{ day: number }>()
  let day = 1
  const made = () =>
    memo.of(
      send('{}'),
      () => ({ day }),
      (kept) => kept.day === day,
    )
  const first = made()
  const second = made()
  expect(second).not.toBe(first)
  expect(made()).toBe(second)
  day = 2
  expect(made()).toEqual({ day: 2 })
})
