import { _, Ajv, type Code, type CodeKeywordDefinition, type Name } from 'ajv'
import { getProperty } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import {
  isRecord,
  type JsonSchema,
  PORT_ID,
  SHIP_NAME,
  tagOf,
} from '../../src/contract/validation/json-schema.js'

/** A schema that a module exports under this name. */
export interface Root {
  readonly name: string
  readonly schema: JsonSchema
}

export interface CompiledValidators {
  readonly code: string
  /** The name of the function that validates each root. */
  readonly functions: ReadonlyMap<Root, string>
}

/** Keywords that validate nothing. */
const TEXTS = ['description', 'examples', 'default']

/** Ajv's alternatives to required fields, as our schemas use them. */
interface Form {
  readonly required: readonly string[]
  readonly not?: { readonly required?: readonly string[]; readonly anyOf?: readonly Form[] }
}

/**
 * The validators of some schemas as code that finds every error. An object with a capitalised title
 * has a function of its own, which all bodies with such an object share. The code contains no
 * schemas: it reads them from the roots, which it expects in its scope.
 *
 * @param messages whether errors have Ajv's own message
 * @throws Error if two different objects have the same title
 */
export function compileValidators(roots: readonly Root[], messages: boolean): CompiledValidators {
  const parts = new Parts()
  const ids = new Map(roots.map((root) => [root, parts.add(root)]))
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages,
    allowUnionTypes: true,
    strictTuples: false,
    inlineRefs: false,
    // From 200 values on, Ajv would loop over them with a module of its own.
    loopEnum: Number.POSITIVE_INFINITY,
    formats: { [PORT_ID]: true, [SHIP_NAME]: true },
    code: { source: true, esm: true, lines: true },
    schemas: parts.schemas,
    keywords: [TAG, TAGGED_UNION, FORMS],
  })
  const titles = new Map<string, string>()
  const exported = Object.fromEntries(roots.map((root, at) => [`root${at}`, ids.get(root)!]))
  const functions = new Map<Root, string>()
  const numbered = standalone
    .default(ajv, exported)
    .replace('"use strict";\n', '')
    .replaceAll(/^export const root(\d+) = (\w+);\n/gm, (_line, at, name) => {
      functions.set(roots[at]!, name)
      return ''
    })
    .replaceAll(/^const (schema\d+) = (\{.*\});$/gm, (_line, constant, json) => {
      const { $id } = JSON.parse(json)
      titles.set(constant, $id)
      return `const ${constant} = ${parts.expressions.get($id)};`
    })
    .replaceAll(REPORT, '(vErrors ??= []).push($2);')
    .replaceAll(/,schemaPath:"[^"]*"(.*?),schema:.*?(,parentSchema:)/g, '$1$2')
    .replaceAll(JOIN, 'vErrors = join(vErrors, $1.errors);')
    .replaceAll(ALIAS, '')
    .replaceAll(/\bfunc\d+\(/g, 'lengthOf(')
    .replaceAll(LOOP, `for(let $1=0; $1<$2 && errors<${MAX_ERRORS}; $1++){`)
  const names = namesOf(numbered, titles)
  const code = numbered.replaceAll(NUMBERED, (one) => names.get(one) ?? one)
  for (const [root, name] of functions) functions.set(root, names.get(name)!)
  if (code.includes('require(')) throw new Error('A validator needs a module of Ajv.')
  return { code: `${HELPERS}${code}`, functions }
}

/** How Ajv reports an error: the same in one line is a quarter of the code. */
const REPORT =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g
/** How Ajv adds the errors of a part, copying all errors before. */
const JOIN = /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g
/** Ajv's module for the length of a text in characters of Unicode: `lengthOf` below. */
const ALIAS = /^const func\d+ = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;\n/gm
/** Ajv counts functions and schemas, so that a new schema would rename all after it. */
const NUMBERED = /\b(?:schema|validate)\d+\b/g

const LOOP = /for\(let (\w+)=0; \1<(\w+); \1\+\+\)\{/g
/** A list ends after this many errors: more than a body has whose errors are all reported. */
const MAX_ERRORS = 10_000

const HELPERS = `function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

function join(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

`

/**
 * Names by schema for Ajv's numbered constants and functions.
 * @param titles id of the schema of each constant
 */
function namesOf(code: string, titles: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map([...titles].map(([constant, id]) => [constant, `schema${letters(id)}`]))
  for (const body of code.split(/^function (?=validate\d)/m).slice(1)) {
    // An error names the schema of the function that found it.
    const [own] = body.match(/(?<=parentSchema:)schema\d+/) ?? []
    const id = titles.get(own ?? '')
    if (id === undefined) throw new Error(`No schema is known of ${body.slice(0, 20)}.`)
    names.set(body.slice(0, body.indexOf('(')), `validate${letters(id)}`)
  }
  if (new Set(names.values()).size < names.size) throw new Error('Two schemas have one name.')
  return names
}

const letters = (id: string) => id.replaceAll(/\W/g, '')

/** The schemas that get a function of their own, as Ajv reads them. */
class Parts {
  readonly #schemas = new Map<string, object>()
  /** Where the code finds the schema of each function. */
  readonly expressions = new Map<string, string>()

  get schemas(): object[] {
    return [...this.#schemas].map(([$id, schema]) => ({ $id, ...schema }))
  }

  /** @returns the id of the schema */
  add({ name, schema }: Root): string {
    const id = isNamed(schema) ? schema.title! : name
    this.#put(id, schema, name)
    return id
  }

  #put(id: string, schema: JsonSchema, expression: string): void {
    const converted = this.#fields(schema, expression)
    const known = this.#schemas.get(id)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(converted)) {
      throw new Error(`Two different schemas have the title ${id}.`)
    }
    if (known !== undefined) return
    this.#schemas.set(id, converted)
    this.expressions.set(id, expression)
  }

  #convert(schema: JsonSchema, expression: string): object {
    if (!isNamed(schema)) return this.#fields(schema, expression)
    this.#put(schema.title!, schema, expression)
    return { $ref: schema.title }
  }

  #fields(schema: JsonSchema, expression: string): object {
    const fields = Object.entries(schema).filter(([keyword]) => !TEXTS.includes(keyword))
    return Object.fromEntries(
      fields.flatMap(([keyword, value]) =>
        Object.entries(this.#keyword(keyword, value, `${expression}.${keyword}`)),
      ),
    )
  }

  /** A keyword in the words of Ajv and of the keywords below. */
  #keyword(keyword: string, value: unknown, expression: string): object {
    const inner = (schemas: object) =>
      Object.entries(schemas).map(([name, schema]): [string, object] => [
        name,
        this.#convert(schema, `${expression}${property(name)}`),
      ])
    const tag = keyword === 'anyOf' ? tagOf(value as JsonSchema[]) : undefined
    if (tag !== undefined) {
      const constants = (value as JsonSchema[]).map(({ properties }) => properties![tag]!.const)
      const branches = inner(value as JsonSchema[]).map(([, schema], at) => [constants[at], schema])
      return { tag, taggedUnion: Object.fromEntries(branches) }
    }
    if (keyword === 'oneOf') return { forms: value }
    if (keyword === 'properties' || keyword === 'patternProperties') {
      return { [keyword]: Object.fromEntries(inner(value as object)) }
    }
    if (keyword === 'items' && isRecord(value)) return { items: this.#convert(value, expression) }
    if (keyword === 'anyOf' || keyword === 'items') {
      return { [keyword]: inner(value as JsonSchema[]).map(([, schema]) => schema) }
    }
    return { [keyword]: value }
  }
}

const isNamed = ({ title, type }: JsonSchema) => type === 'object' && /^[A-Z]/.test(title ?? '')
const property = (name: string) => (/^\d+$/.test(name) ? `[${name}]` : String(getProperty(name)))

const TAG = { keyword: 'tag', schemaType: 'string' } as const

/**
 * A union whose branches are distinguished by a constant field. Validates only the branch that the
 * value names, so that no errors of the others need to be sorted out.
 */
const TAGGED_UNION: CodeKeywordDefinition = {
  keyword: 'taggedUnion',
  schemaType: 'object',
  dependencies: ['tag'],
  error: { message: 'must have a known tag' },
  code(cxt) {
    const { gen, data, parentSchema, schema } = cxt
    const valid = gen.let('valid', false)
    const tag = gen.const('tag', _`${isObject(data)} ? ${field(data, parentSchema['tag'])} : null`)
    gen.if(false)
    for (const name of Object.keys(schema)) {
      gen.elseIf(_`${tag} === ${name}`)
      const isBranch = gen.name('valid')
      cxt.subschema({ keyword: 'taggedUnion', schemaProp: name }, isBranch)
      gen.assign(valid, isBranch)
    }
    gen.else()
    cxt.error()
    gen.endIf()
    cxt.ok(valid)
  },
}

/** An object in exactly one of several forms, which differ in the fields that they require. */
const FORMS: CodeKeywordDefinition = {
  keyword: 'forms',
  schemaType: 'array',
  error: { message: 'must have exactly one of the forms' },
  code(cxt) {
    const { data } = cxt
    const has = (names: readonly string[]) =>
      names.map((name) => _`${field(data, name)} !== undefined`).reduce((a, b) => _`${a} && ${b}`)
    const matches = (cxt.schema as Form[]).map(({ required, not, ...rest }) => {
      if (Object.keys(rest).length > 0) throw new Error(`Unknown form: ${JSON.stringify(rest)}.`)
      const excluded = [...(not?.anyOf ?? []), ...(not?.required ? [not] : [])] as Form[]
      return excluded
        .map((form) => _`!(${has(form.required)})`)
        .reduce((a, b) => _`${a} && ${b}`, has(required))
    })
    const count = matches.map((is) => _`(${is} ? 1 : 0)`).reduce((a, b) => _`${a} + ${b}`)
    cxt.fail(_`${isObject(data)} && ${count} !== 1`)
  },
}

const field = (data: Name, name: string): Code => _`${data}${getProperty(name)}`
const isObject = (data: Name): Code =>
  _`${data} && typeof ${data} == "object" && !Array.isArray(${data})`
