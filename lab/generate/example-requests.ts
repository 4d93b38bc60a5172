import type { InjectOptions } from 'fastify'

export interface Schema {
  readonly $ref?: string
  readonly format?: string
  readonly examples?: readonly unknown[]
}

export interface Operation {
  readonly operationId: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security?: object[]
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[]
  readonly requestBody?: { description: string; content: Record<string, { schema: Schema }> }
  readonly responses: Record<
    string,
    {
      description: string
      content: Record<string, { readonly schema: object; readonly example?: unknown }>
    }
  >
}

export interface Document {
  readonly info: { readonly license: { readonly identifier: string } }
  readonly servers: readonly object[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, Schema & { properties: Record<string, object> }> }
}

export const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

export type OperationAt = ReturnType<typeof operationsOf>[number]

/** One request for each example of the body, or a single one with the examples of all parameters. */
export function requestsOf(
  { path, method, operation }: OperationAt,
  { schemas }: Document['components'],
) {
  const given = (operation.parameters ?? []).filter(({ schema }) => schema.examples !== undefined)
  const exampleOf = ({ schema }: { schema: Schema }) => String(schema.examples![0])
  const inPlace = (place: string) => given.filter((parameter) => parameter.in === place)
  const query = inPlace('query').map((one) => `${one.name}=${encodeURIComponent(exampleOf(one))}`)
  const filled = inPlace('path').reduce(
    (url, one) => url.replace(`{${one.name}}`, exampleOf(one)),
    path,
  )
  const url = query.length > 0 ? `${filled}?${query.join('&')}` : filled
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  // Tables have tests of their own.
  if (body?.schema.format === 'binary' && body.schema.examples === undefined) return []
  const headers = {
    ...Object.fromEntries(inPlace('header').map((one) => [one.name, exampleOf(one)])),
    ...(type === undefined ? {} : { 'content-type': type }),
  }
  const name = body?.schema.$ref?.split('/').at(-1)
  const bodies = (name === undefined ? body?.schema.examples : schemas[name]!.examples) ?? [
    undefined,
  ]
  return bodies.map((payload, at) => ({
    title: `${method} ${path} ${at + 1}`,
    headers,
    operation,
    request: { method: method.toUpperCase(), url, payload } as InjectOptions,
  }))
}
