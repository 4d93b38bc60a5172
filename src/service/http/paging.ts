import { validationFailed } from '../../api/problem.js'

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
