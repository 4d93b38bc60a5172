import Type from 'typebox'
import { nullable } from './common.js'

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
    Type.String({ maxLength: 100, description: 'next_cursor of the previous page' }),
  ),
})

export const pageFields = {
  limit: Type.Integer(),
  next_cursor: nullable(Type.String({ description: 'Null on the last page' })),
}
