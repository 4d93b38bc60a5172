import { validationFailed } from '../../api/problem.js'

/** The place where a page begins, in a form that nobody should read anything into. */
export function cursorOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/** @throws Problem validation_failed for a cursor that was not given out. */
export function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,15}$/.test(text) && cursorOf(Number(text)) === cursor) return Number(text)
  const detail = 'must be the next_cursor of an earlier page'
  throw validationFailed([{ pointer: '#/cursor', code: 'not_allowed', detail }])
}
