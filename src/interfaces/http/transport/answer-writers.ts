import { setTimeout as pause } from 'node:timers/promises'
import fastJson from 'fast-json-stringify'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import type { App } from './fastify-types.js'

type Write = (answer: unknown) => string

/** Between two that are made in advance, so that requests go first, ms. */
const PAUSE_MS = 20

/** By the schema of the answer. Making one takes milliseconds, the first ones tens of them. */
const writers = new WeakMap<object, Write>()
/** Schemas of all answers of this process. */
const expected = new Set<object>()

/** Writes an answer by its schema, with code that is made at the first answer of the kind or before. */
export function installAnswerWriters(app: App): void {
  app.setSerializerCompiler<object>(({ schema }) => {
    expectAnswers(schema)
    return (answer) => writerOf(schema)(answer)
  })
}

/** Lets `prepareWriters` know a schema that no route declares. */
export function expectAnswers(schema: object): void {
  expected.add(schema)
}

/** Makes the writers one by one, so that no caller waits for one. @param signal ends it early */
export async function prepareWriters(signal: AbortSignal): Promise<void> {
  for (const schema of expected) {
    await pause(PAUSE_MS, undefined, { ref: false })
    if (signal.aborted) return
    writerOf(schema)
  }
}

/** Writes values of a schema. */
export function writerOf(schema: object): Write {
  let write = writers.get(schema)
  if (write === undefined) {
    write = fastJson(withNullable(schema) as object)
    writers.set(schema, write)
  }
  return write
}

/**
 * A schema with `nullable` in place of a choice between null and something else. For a choice, a
 * validator would be made at the first answer, and run at each.
 */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...others } = schema as JsonSchema
  const [first, second, ...more] = anyOf ?? []
  const isNullable = second?.type === 'null' && more.length === 0 && typeof first?.type === 'string'
  if (isNullable) return { ...(withNullable(first) as object), nullable: true }
  const entries = Object.entries(anyOf === undefined ? others : { ...others, anyOf })
  return Object.fromEntries(entries.map(([name, value]) => [name, withNullable(value)]))
}
