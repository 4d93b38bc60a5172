import { readFileSync } from 'node:fs'
import type { DocumentSchema } from '../../test/support/schema-arbitrary.js'

export interface Operation {
  readonly path: string
  readonly method: string
  readonly parameters?: readonly { name: string; in: string; schema: DocumentSchema }[]
  readonly requestBody?: { content: Record<string, { schema: DocumentSchema }> }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

const { paths, components } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>
  components: { schemas: Record<string, DocumentSchema> }
}

/** Every operation of openapi.json. */
export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    path,
    method: method.toUpperCase(),
  })),
)

/** The schema that a reference of the document means. */
export const resolve = (ref: string): DocumentSchema => components.schemas[ref.split('/').at(-1)!]!

/** Why a status, or the code of its problem, is not among those that the document describes; or null. */
export function undescribed(
  { responses }: Pick<Operation, 'responses'>,
  { status, code }: { readonly status: number; readonly code: string | undefined },
): string | null {
  const described = responses[status]
  if (described === undefined) return `is ${status}, which is not described`
  const codes = described.description.split(', ')
  if (code === undefined || codes.includes(code)) return null
  return `is ${status} ${code}, which is not described`
}
