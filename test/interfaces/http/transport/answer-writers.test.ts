import { expect, test } from 'vitest'
import { nullable } from '../../../../src/contract/schemas/common.js'
import { Type } from '../../../../src/contract/schemas/type.js'
import {
  expectAnswers,
  prepareWriters,
  writerOf,
} from '../../../../src/interfaces/http/transport/answer-writers.js'

/** A schema that tells when code is made from it. */
function watched(): { readonly schema: object; readonly isRead: () => boolean } {
  let isRead = false
  const schema = new Proxy(
    { type: 'object', properties: {} },
    {
      get: (target, name, self) => {
        isRead = true
        return Reflect.get(target, name, self)
      },
    },
  )
  return { schema, isRead: () => isRead }
}

test('what writes answers is made before the first of them', async () => {
  const [one, other] = [watched(), watched()]
  expectAnswers(one.schema)
  expectAnswers(other.schema)
  expect([one.isRead(), other.isRead()]).toEqual([false, false])
  await prepareWriters(new AbortController().signal)
  expect([one.isRead(), other.isRead()]).toEqual([true, true])
})

test('a service that stops makes no more of it', async () => {
  const { schema, isRead } = watched()
  expectAnswers(schema)
  await prepareWriters(AbortSignal.abort())
  expect(isRead()).toBe(false)
})

test('null and what may be null are written like JSON', () => {
  const parts = {
    number: nullable(Type.Number()),
    text: nullable(Type.String()),
    list: nullable(Type.Array(nullable(Type.Integer()))),
    object: nullable(Type.Object({ inner: nullable(Type.Boolean()) })),
    either: Type.Union([Type.Number(), Type.String()]),
  }
  const write = writerOf(Type.Object(parts))
  const full = { number: 1.5, text: '"é', list: [1, null], object: { inner: false }, either: 'x' }
  const empty = { number: null, text: null, list: null, object: null, either: 7 }
  for (const value of [full, empty, { ...full, object: { inner: null } }]) {
    expect(write(value)).toBe(JSON.stringify(value))
  }
})
