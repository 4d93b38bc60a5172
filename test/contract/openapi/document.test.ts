import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIELD_TEXTS } from '../../../src/contract/generated/field-texts.js'

// biome-ignore lint/suspicious/noExplicitAny: a document that is walked without its types
type Node = any

const document: Node = JSON.parse(readFileSync('openapi.json', 'utf8'))
const operations = Object.entries<Node>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Node>(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    operation,
  })),
)

const resolved = ({ $ref }: Node): Node =>
  String($ref)
    .split('/')
    .slice(1)
    .reduce<Node>((node, name) => node?.[name], document)

/** By itself, or by the schema that it refers to. */
const isDescribed = (schema: Node): boolean =>
  [schema, ...(schema.anyOf ?? [])].some(
    (one) => (one.description ?? resolved(one)?.description) !== undefined,
  )

/** Every property of every object, by its path. */
function fieldsOf(schema: Node, path: string): [string, Node][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, anyOf = [], prefixItems = [] } = schema
  const own = Object.entries<Node>(properties).map(([name, field]) => [`${path}/${name}`, field])
  const within = [...own, ...[items, ...anyOf, ...prefixItems].map((one) => [path, one])]
  return [...own, ...within.flatMap(([where, one]) => fieldsOf(one, where))] as [string, Node][]
}

const fields = Object.entries<Node>(document.components.schemas).flatMap(([title, schema]) =>
  fieldsOf(schema, title),
)

test('every field says what it is', () => {
  expect(fields.length).toBeGreaterThan(1000)
  expect(fields.filter(([, field]) => !isDescribed(field)).map(([path]) => path)).toEqual([])
})

test('every parameter says what it is', () => {
  const silent = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? [])
      .filter(({ description }: Node) => description === undefined)
      .map((parameter: Node) => `${name} ${parameter.name}`),
  )
  expect(silent).toEqual([])
})

test('a description of a field that may be null is at its top, where generators look', () => {
  const below = fields.filter(([, { anyOf = [] }]) => anyOf.some((one: Node) => one.description))
  expect(below.map(([path]) => path)).toEqual([])
})

test('no text of the list of fields is idle', () => {
  const used = new Set(fields.map(([, { description }]) => description))
  const parameters = operations.flatMap(({ operation }) => operation.parameters ?? [])
  for (const { description } of parameters) used.add(description)
  expect(Object.entries(FIELD_TEXTS).filter(([, text]) => !used.has(text))).toEqual([])
})

test('every problem has an example that carries its status and a code of its description', () => {
  for (const { name, operation } of operations) {
    for (const [status, { description, content }] of Object.entries<Node>(operation.responses)) {
      const examples = content?.['application/problem+json']?.examples
      if (Number(status) < 400) continue
      const values = Object.values<Node>(examples).map((one) => resolved(one).value)
      expect(values.length, `${name} ${status}`).toBeGreaterThan(0)
      for (const value of values) {
        expect(value.status).toBe(Number(status))
        expect(description.split(', ')).toContain(value.code)
      }
    }
  }
})
