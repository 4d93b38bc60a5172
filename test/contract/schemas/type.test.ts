import TypeBox from 'typebox'
import { expect, test } from 'vitest'
import { array, number, object, Type, text } from '../../../src/contract/schemas/type.js'

type Builder = typeof Type

/** Every builder, with and without options. */
const SCHEMAS: Readonly<Record<string, (type: Builder) => object>> = {
  String: (type) => type.Array(type.String({ minLength: 1 })),
  Number: (type) => type.Tuple([type.Number(), type.Number({ minimum: -90, title: 'latitude' })]),
  Integer: (type) => type.Union([type.Integer({ maximum: 3 }), type.Null()], { default: 1 }),
  Boolean: (type) => type.Record(type.String(), type.Boolean(), { minProperties: 1 }),
  Literal: (type) => type.Union([type.Literal('sea'), type.Literal(true), type.Literal(1)]),
  Enum: (type) => type.Enum(['a', 'b'], { type: 'string' }),
  Unknown: (type) => type.Record(type.String(), type.Unknown({ description: 'Anything' })),
  Unsafe: (type) => type.Optional(type.Unsafe<string>({ type: 'string', enum: ['a'] })),
  Object: (type) => {
    const { name, ...fields } = type.Object({
      name: type.String(),
      note: type.Optional(type.String({ description: 'Any' })),
      km: type.Optional(type.Number()),
    }).properties
    return type.Object({ ...fields, name: type.Optional(name) }, { title: 'Renamed' })
  },
  'Object with required fields': (type) =>
    type.Object({ a: type.Object({}), b: type.Optional(type.Object({ c: type.Boolean() })) }),
}

test.each(Object.entries(SCHEMAS))('%s writes the JSON Schema of TypeBox', (_name, build) => {
  expect(JSON.stringify(build(Type))).toBe(JSON.stringify(build(TypeBox)))
})

test('the short forms are the same, with the words last', () => {
  const short = object('Named', 'What it is', {
    name: text('Any'),
    km: number('Sailed', { minimum: 0 }),
    all: array(number(), 'Each'),
  })
  const long = TypeBox.Object(
    {
      name: TypeBox.Optional(TypeBox.String({ description: 'Any' })),
      km: TypeBox.Number({ minimum: 0, description: 'Sailed' }),
      all: TypeBox.Array(TypeBox.Number(), { description: 'Each' }),
    },
    { title: 'Named', description: 'What it is' },
  )
  expect(JSON.stringify(short)).toBe(JSON.stringify(long))
})
