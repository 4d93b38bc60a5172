import { readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { buildSync } from 'esbuild'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileValidators } from '../../../lab/generate/validator-code.js'
import { renderValidators } from '../../../lab/generate/validators.js'
import { VALIDATORS } from '../../../src/contract/generated/validators.js'
import { MatrixRequestBody } from '../../../src/contract/schemas/matrix.js'
import { findProblems } from '../../../src/contract/validation/check.js'
import {
  type JsonSchema,
  PORT_ID,
  SHIP_NAME,
} from '../../../src/contract/validation/json-schema.js'
import { cases } from '../../support/cases.js'
import { arbitraryOf, type DocumentSchema } from '../../support/schema-arbitrary.js'

const files = (await renderValidators()).map(
  ({ file, text }) => [file.pathname.split('/src/')[1], file, text] as const,
)

test.each(files)(
  'src/%s is that of the schemas; `npm run openapi` writes it',
  (_path, file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

/** A schema as `arbitraryOf` reads it. */
function inDocument(schema: JsonSchema): DocumentSchema {
  const text = JSON.stringify(schema, (_key, value) =>
    Array.isArray(value?.items) ? { ...value, items: undefined, prefixItems: value.items } : value,
  )
  return JSON.parse(text)
}

const ajv = new Ajv({ strictTuples: false, formats: { [PORT_ID]: true, [SHIP_NAME]: true } })
const schemas = [...VALIDATORS].map(
  ([schema, validate], at) =>
    [`${at} ${(schema as JsonSchema).title ?? ''}`, schema, validate] as const,
)

test.each(schemas)('validator %s accepts what Ajv accepts', (_name, schema, validate) => {
  const matches = ajv.compile(schema)
  const values = arbitraryOf(inDocument(schema), () => ({}))
  const property = fc.property(values, (value) => validate(value) === matches(value))
  fc.assert(property, { numRuns: cases(400) })
})

test('two different objects with one title are refused', () => {
  const object = (name: string, schema: JsonSchema) => ({
    name,
    schema: { type: 'object', title: 'Same', properties: { a: schema } },
  })
  const roots = [object('One', { type: 'string' }), object('Two', { type: 'number' })]
  expect(() => compileValidators(roots, false)).toThrow(
    'Two different schemas have the title Same.',
  )
})

test('a schema that is not exported for requests is refused, and the error names the remedy', () => {
  expect(() => findProblems({ title: 'Other' }, {})).toThrow(
    /^The schema Other has no validator: export it from src\/contract\/schemas .* run `npm run openapi`\.$/,
  )
})

test('of a body with very many faulty values, only the first fault is reported', () => {
  const body = { origins: Array.from({ length: 100_000 }, () => ({})), destinations: 1 }
  const problems = findProblems(MatrixRequestBody as JsonSchema, body)
  expect(problems.map(({ pointer }) => pointer)).toEqual(['#/origins/0'])
})

test('a schema less takes its own lines away, and renames nothing', () => {
  const shared = { type: 'object', title: 'Shared', properties: { a: { type: 'string' } } }
  const root = (name: string): { name: string; schema: JsonSchema } => ({
    name,
    schema: { type: 'object', properties: { [name]: { type: 'number' }, shared } },
  })
  const linesOf = (...names: string[]) =>
    compileValidators(names.map(root), false)
      .code.split('\n')
      .filter((line) => /\b(schema|validate)[A-Z]/.test(line) && !line.includes('.shared'))
  const all = linesOf('First', 'Second')
  expect(all).toEqual(expect.arrayContaining(linesOf('Second')))
  expect(all.join('\n')).toContain('function validateShared(')
})

test('the validators are written without any validator, so that a schema can be deleted', () => {
  const schemas = readdirSync('src/contract/schemas', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/contract/schemas/${name}`)
  const { metafile } = buildSync({
    entryPoints: [
      ...schemas,
      'lab/generate/validators.ts',
      'src/interfaces/http/config-schema.ts',
      'src/keeping/accounts/plans-schema.ts',
    ],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.filter((path) => path.endsWith('/generated/validators.ts'))).toEqual([])
})
