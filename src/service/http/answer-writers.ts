import fastJson from 'fast-json-stringify'
import type { App } from './fastify-types.js'

type Write = (answer: unknown) => string

/** Making one takes milliseconds, and most processes answer few kinds of requests. */
const writers = new WeakMap<object, Write>()

/** Writes an answer by its schema, with code that is made at the first answer of the kind. */
export function installAnswerWriters(app: App): void {
  app.setSerializerCompiler<object>(({ schema }) => (answer) => {
    let write = writers.get(schema)
    if (write === undefined) {
      write = fastJson(schema)
      writers.set(schema, write)
    }
    return write(answer)
  })
}
