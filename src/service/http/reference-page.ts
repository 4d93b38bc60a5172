import { createHash } from 'node:crypto'
import { isRecord } from './json-schema.js'

type Plain = Record<string, unknown>

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
h1 { margin-bottom: 0; } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
nav a { display: inline-block; margin-right: 1rem; }
section { margin: 2rem 0; } h3 code { font-size: 1.05em; }
code, pre { font: 0.9em ui-monospace, monospace; }
pre { background: var(--soft); padding: 0.75rem; overflow-x: auto; border-radius: 4px; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-top: 1px solid var(--line); }
.method { text-transform: uppercase; } .note { opacity: 0.75; }
`

/** Nothing may be loaded and nothing may run: the page is all there is. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document as one page to read. */
export function referencePage(document: Plain): string {
  const { info, paths, components } = document as { info: Plain; paths: Plain; components: Plain }
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Plain).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Plain,
      tag: String((operation as { tags?: string[] }).tags?.[0] ?? 'Other'),
    })),
  )
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const parts = tags.map((tag) => {
    const own = operations.filter((one) => one.tag === tag)
    return `<h2 id="${slug(tag)}">${text(tag)}</h2>${own.map(operationHtml).join('')}`
  })
  const schemas = Object.entries((components as { schemas: Plain }).schemas)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)} reference</title><style>${STYLE}</style></head><body>
<h1>${text(info.title)}</h1><p class="note">Version ${text(info.version)} · <a href="/openapi.json">openapi.json</a></p>
<p>${text(info.description)}</p>
<nav>${[...tags, 'Schemas'].map((tag) => `<a href="#${slug(tag)}">${text(tag)}</a>`).join('')}</nav>
${parts.join('\n')}
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => schemaHtml(name, schema as Plain)).join('\n')}
</body></html>
`
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Plain
}) {
  const parameters = (operation.parameters ?? []) as Plain[]
  const rows = parameters.map((one) => [
    `<code>${text(one.name)}</code>`,
    `${text(one.in)}${one.required === true ? ', required' : ''}`,
    typeHtml(one.schema as Plain),
    text(one.description ?? ''),
  ])
  const body = contentOf(operation.requestBody)
  const responses = Object.entries(operation.responses as Plain).map(([status, answer]) => [
    text(status),
    text((answer as Plain).description),
    typeHtml(contentOf(answer) ?? {}),
  ])
  const security = (operation.security ?? []) as object[]
  const isOptional = security.some((scheme) => Object.keys(scheme).length === 0)
  const token = security.length === 0 ? '' : isOptional ? 'May take a token. ' : 'Takes a token. '
  return `<section id="${text(operation.operationId)}">
<h3><code><span class="method">${text(method)}</span> ${text(path)}</code></h3>
<p>${text(operation.summary)}. ${token}${text(operation.description ?? '')}</p>
${rows.length > 0 ? table('Parameters', rows) : ''}
${body === undefined ? '' : `<p>Body: ${typeHtml(body)}</p>`}
${table('Answers', responses)}
</section>`
}

function schemaHtml(name: string, schema: Plain): string {
  const required = (schema.required ?? []) as string[]
  const rows = Object.entries((schema.properties ?? {}) as Record<string, Plain>).map(
    ([field, declared]) => [
      `<code>${text(field)}</code>${required.includes(field) ? '' : ' <span class="note">optional</span>'}`,
      typeHtml(declared),
      text(descriptionOf(declared)),
    ],
  )
  const examples = ((schema.examples ?? []) as unknown[]).map(
    (example) => `<pre>${text(JSON.stringify(example, null, 2))}</pre>`,
  )
  return `<section id="schema-${text(name)}"><h3><code>${text(name)}</code></h3>
<p>${text(schema.description ?? '')}</p>
${rows.length > 0 ? table('Fields', rows) : `<p>${typeHtml({ ...schema, title: undefined })}</p>`}
${examples.join('')}</section>`
}

/** The type of a value in a few words. */
function typeHtml(schema: Plain): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!
    return `<a href="#schema-${text(name)}">${text(name)}</a>`
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeHtml).join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => text(value)).join(' | ')
  if (schema.const !== undefined) return text(JSON.stringify(schema.const))
  if (Array.isArray(schema.prefixItems)) return `[${schema.prefixItems.map(typeHtml).join(', ')}]`
  if (isRecord(schema.items)) return `array of ${typeHtml(schema.items)}`
  return `${text(schema.type ?? '')} ${rangeOf(schema)}`.trim()
}

function rangeOf({ minimum, maximum, exclusiveMinimum, default: usual }: Plain): string {
  const words = [
    minimum === undefined ? '' : `from ${minimum}`,
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `to ${maximum}`,
    usual === undefined ? '' : `(${JSON.stringify(usual)})`,
  ]
  return text(words.filter((word) => word !== '').join(' '))
}

/** Also of a field that may be null, whose description stands one level deeper. */
function descriptionOf({ description, anyOf }: Plain): unknown {
  return description ?? (Array.isArray(anyOf) ? (anyOf[0] as Plain).description : undefined) ?? ''
}

function contentOf(holder: unknown): Plain | undefined {
  if (!isRecord(holder) || !isRecord(holder.content)) return undefined
  return (Object.values(holder.content)[0] as { schema?: Plain }).schema
}

function table(caption: string, rows: readonly string[][]): string {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><caption>${caption}</caption>${lines.join('')}</table>`
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function text(value: unknown): string {
  return String(value ?? '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!)
}
