import { nullable, Warnings } from '../common.js'
import { integer, optional, string, Type } from '../type.js'

export const PAGE_SIZE = { standard: 20, max: 100 } as const

export const PageQuery = Type.Object({
  limit: optional(
    integer(`Entries per page; a larger number is reduced to ${PAGE_SIZE.max}, with a warning`, {
      minimum: 1,
      default: PAGE_SIZE.standard,
    }),
  ),
  cursor: optional(string('next_cursor of the previous page', { maxLength: 100 })),
})

export const pageFields = {
  limit: integer(),
  next_cursor: nullable(string('Null on the last page')),
  warnings: Warnings,
}
