import { nullable, Warnings } from './common.js'
import { Type } from './type.js'

export const PAGE_SIZE = { standard: 20, max: 100 } as const

export const PageQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: PAGE_SIZE.standard,
      description: `Entries per page; a larger number is reduced to ${PAGE_SIZE.max}, with a warning`,
    }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: 100, description: 'next_cursor of the previous page' }),
  ),
})

export const pageFields = {
  limit: Type.Integer(),
  next_cursor: nullable(Type.String({ description: 'Null on the last page' })),
  warnings: Warnings,
}
