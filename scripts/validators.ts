/** Writes the validators of requests, settings and plans: `npm run openapi`. */
import { readdirSync, writeFileSync } from 'node:fs'
import { compileValidators, type Root } from './validator-code.js'

/** A schema and the module that exports it. */
interface Exported extends Root {
  readonly from: string
}

const SRC = new URL('../src/', import.meta.url)
/** Exported schemas with such a name validate requests; the others describe answers. */
const OF_REQUESTS = /(Request|RequestBody|Query|Params)$/

interface GeneratedFile {
  readonly file: URL
  readonly text: string
}

const HEADER = `// @ts-nocheck
// Written by \`npm run openapi\` from the schemas, with Ajv: change the schemas instead.
`

/** The generated files and what they should contain. */
export async function renderValidators(): Promise<GeneratedFile[]> {
  return [
    render('api', await requestSchemas(), false),
    render('service', await schemasOf('service/config-schema.ts', /^ConfigSchema$/), true),
    render('accounts', await schemasOf('accounts/plans-schema.ts', /^PlansSchema$/), true),
  ]
}

async function requestSchemas(): Promise<Exported[]> {
  const modules = readdirSync(new URL('api/schemas', SRC)).sort()
  const schemas = modules.map((module) => schemasOf(`api/schemas/${module}`, OF_REQUESTS))
  return (await Promise.all(schemas)).flat()
}

async function schemasOf(path: string, names: RegExp): Promise<Exported[]> {
  const exported: Record<string, object> = await import(new URL(path, SRC).href)
  const from = `..${path.slice(path.indexOf('/'))}`.replace(/\.ts$/, '.js')
  return Object.entries(exported)
    .filter(([name]) => names.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => ({ name, schema, from }))
}

function render(folder: string, schemas: readonly Exported[], messages: boolean): GeneratedFile {
  const { code, functions } = compileValidators(schemas, messages)
  const modules = [...new Set(schemas.map(({ from }) => from))]
  const imports = modules.map((module) => {
    const names = schemas.filter(({ from }) => from === module).map(({ name }) => name)
    return `import { ${names.join(', ')} } from '${module}'`
  })
  const text = `${HEADER}${imports.join('\n')}

export interface ValidationError {
  /** JSON Pointer to the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: object
  readonly parentSchema: object
  readonly data: unknown${messages ? '\n  readonly message: string' : ''}
}

export interface Validate {
  (value: unknown): boolean
  /** All errors of the last call, or null. */
  errors: ValidationError[] | null
}

/** The validator of each schema. */
export const VALIDATORS: ReadonlyMap<object, Validate> = new Map([
${schemas.map((schema) => `  [${schema.name}, ${functions.get(schema)}],`).join('\n')}
])

${code}`
  return { file: new URL(`${folder}/generated/validators.ts`, SRC), text }
}

if (process.argv[1]?.endsWith('validators.ts')) {
  for (const { file, text } of await renderValidators()) writeFileSync(file, text)
}
