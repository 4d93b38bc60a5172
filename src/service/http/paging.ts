import Type from 'typebox'
import { nullable } from '../schemas/common.js'
import { validationFailed } from './problem.js'

export const DEFAULT_PAGE = 20
export const MAX_PAGE = 100

export const PageQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: DEFAULT_PAGE,
      description: `Entries of a page; more than ${MAX_PAGE} is read as ${MAX_PAGE}`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: 100, description: 'The next_cursor of the page before' }),
  ),
})

export const pageFields = {
  limit: Type.Integer(),
  next_cursor: nullable(Type.String({ description: 'Null on the last page' })),
}

/** The start of a page as an opaque text. */
export function cursorOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/** @throws Problem validation_failed for a cursor that the service did not issue */
export function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,15}$/.test(text) && cursorOf(Number(text)) === cursor) return Number(text)
  const detail = 'must be the next_cursor of an earlier page'
  throw validationFailed([{ pointer: '#/cursor', code: 'not_allowed', detail }])
}
