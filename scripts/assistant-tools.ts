/** Writes docs/assistant-tools.md from the tools of `fairway mcp`: `npm run openapi`. */
import { writeFileSync } from 'node:fs'
import { CLOSABLE_PASSAGES } from '../src/engine/sea/passages.js'
import { ASSISTANT_TOOLS, type AssistantTool } from '../src/interfaces/cli/mcp/tools.js'

interface Schema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Arguments that are explained, as JSON: a tool that has one likewise names it only. */
const explained = new Map<string, string>()

export const TOOLS_PAGE = `# The tools of an assistant

Written by \`npm run openapi\` from the requests of the operations: change them there. [An assistant](assistant.md) says how to
start \`fairway mcp\`.

Lists are JSON lists, and members of an object are written as \`vessel.type\`. What is *required* has no default.
${ASSISTANT_TOOLS.map(sectionOf).join('')}`

function sectionOf({ name, description, inputSchema }: AssistantTool): string {
  const { properties = {}, required = [] } = inputSchema as Schema
  const known: string[] = []
  const rows = Object.entries(properties).flatMap(([field, schema]) => {
    const same = `${field} ${JSON.stringify(schema)}`
    const elsewhere = explained.get(same)
    if (elsewhere === undefined) explained.set(same, name)
    else known.push(`\`${field}\``)
    return elsewhere === undefined ? rowsOf(field, schema, required.includes(field)) : []
  })
  const table = ['| Argument | Value | Meaning |', '|---|---|---|', ...rows].join('\n')
  const others = known.length === 0 ? '' : `\nAlso ${known.join(', ')}, as above.\n`
  return `\n## ${name}\n\n${description}\n\n${rows.length > 0 ? `${table}\n` : ''}${others}`
}

/** One row, and one for each member of an object, alone or in a list. */
function rowsOf(name: string, schema: Schema, isRequired = false): string[] {
  const { description = '', items } = schema
  const inside = items ?? schema
  const objects = [inside, ...(inside.anyOf ?? [])].flatMap((one) => one.properties ?? [])
  const value = [isRequired ? 'required' : [], ...wordsOf(schema)].flat().join('; ')
  const meaning = [description, items?.description ?? []].flat().filter(Boolean).join('. ')
  const members = Object.assign({}, ...objects) as Readonly<Record<string, Schema>>
  const deeper = Object.entries(members).flatMap(([member, one]) =>
    rowsOf(`${name}${items ? '[]' : ''}.${member}`, one),
  )
  return [`| \`${name}\` | ${value} | ${escaped(meaning)} |`, ...deeper]
}

function wordsOf(schema: Schema): string[] {
  const { type, enum: names, items, maxItems, default: usual } = schema
  if (items) {
    const most = maxItems === undefined ? 'list' : `list of up to ${maxItems}`
    return [`${most}: ${wordsOf(items).join('; ')}`]
  }
  const kind = names ? choicesOf(names) : (type ?? 'text or object')
  return [
    kind === 'string' ? 'text' : kind,
    rangeOf(schema),
    usual === undefined ? '' : `default \`${usual}\``,
  ].filter((part) => part !== '')
}

/** The names, or a link to the page that lists them if most are passages. */
function choicesOf(names: readonly unknown[]): string {
  const others = names.filter((name) => !(CLOSABLE_PASSAGES as readonly unknown[]).includes(name))
  const isList = names.length - others.length > 12
  const listed = (isList ? others : names).map((name) => `\`${name}\``)
  return [isList ? 'an id of [narrow waters](narrow-waters.md)' : [], listed].flat().join(', ')
}

function rangeOf({ minimum, exclusiveMinimum, maximum }: Schema): string {
  return [
    minimum === undefined ? [] : `from ${minimum}`,
    exclusiveMinimum === undefined ? [] : `above ${exclusiveMinimum}`,
    maximum === undefined ? [] : `to ${maximum}`,
  ]
    .flat()
    .join(' ')
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|')
}

if (process.argv[1]?.endsWith('assistant-tools.ts')) {
  writeFileSync(new URL('../docs/assistant-tools.md', import.meta.url), TOOLS_PAGE)
}
