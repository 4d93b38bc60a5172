import { warned } from '../emissions/answer/warning-table.js'
import { type Problem, validationFailed } from './problems/problem.js'
import { type WarningItem, warningAbout } from './warning.js'

/** Default and maximum number of entries on a page of a list. */
export interface PageSize {
  readonly standard: number
  readonly max: number
}

/** The entries of a page. A `limit` above the maximum is reduced to it, with a warning. */
export function pageSize(
  asked: number | undefined,
  { standard, max }: PageSize,
): { limit: number; warnings: WarningItem[] } {
  if (asked === undefined) return { limit: standard, warnings: [] }
  if (asked <= max) return { limit: asked, warnings: [] }
  const reduced = warned('limit_reduced', { limit: max })
  return { limit: max, warnings: [warningAbout('#/limit', reduced)] }
}

/**
 * A page of entries whose ids nobody can guess, so that they are its cursors.
 * @param found one more than the limit, if there is a next page
 */
export function pageOf<Item extends { readonly id: string }>(
  found: readonly Item[],
  limit: number,
) {
  const items = found.slice(0, limit)
  return { items, limit, next_cursor: found.length > limit ? items.at(-1)!.id : null }
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
  throw badCursor()
}

export function badCursor(): Problem {
  const detail = 'must be the next_cursor of an earlier page'
  return validationFailed([{ pointer: '#/cursor', code: 'not_allowed', detail }])
}
