/** Writes the validators of requests, settings and plans: `npm run openapi`. */
import { readdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { compileValidators, type Root } from './validator-code.js'

/** A schema and the module that exports it. */
interface Exported extends Root {
  readonly from: string
}

const SRC = new URL('../../src/', import.meta.url)
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
    render('contract', await requestSchemas(), false),
    render(
      'interfaces/http',
      await schemasOf('interfaces/http/config-schema.ts', /^ConfigSchema$/),
      true,
    ),
    render(
      'keeping/accounts',
      await schemasOf('keeping/accounts/plans-schema.ts', /^PlansSchema$/),
      true,
    ),
  ]
}

async function requestSchemas(): Promise<Exported[]> {
  const folder = 'contract/schemas'
  const modules = readdirSync(new URL(folder, SRC), { recursive: true, encoding: 'utf8' })
  const files = modules.filter((module) => module.endsWith('.ts')).sort()
  const schemas = files.map((module) => schemasOf(`${folder}/${module}`, OF_REQUESTS))
  return (await Promise.all(schemas)).flat()
}

async function schemasOf(path: string, names: RegExp): Promise<Exported[]> {
  const exported: Record<string, object> = await import(new URL(path, SRC).href)
  return Object.entries(exported)
    .filter(([name]) => names.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => ({ name, schema, from: path }))
}

function render(folder: string, schemas: readonly Exported[], messages: boolean): GeneratedFile {
  const { code, functions } = compileValidators(schemas, messages)
  const modules = [...new Set(schemas.map(({ from }) => from))]
  const imports = modules.map((module) => {
    const names = schemas.filter(({ from }) => from === module).map(({ name }) => name)
    const from = relative(`${folder}/generated`, module).replace(/\.ts$/, '.js')
    return `import { ${names.join(', ')} } from '${from}'`
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
