import { isId } from '../../../contract/ids.js'
import { badCursor, pageOf, pageSize } from '../../../contract/paging.js'
import { HistoryAnswer } from '../../../contract/schemas/service/history.js'
import { PAGE_SIZE, PageQuery } from '../../../contract/schemas/service/paging.js'
import { historyItem, MAX_HISTORY_ENTRIES } from '../answers/route-history.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import type { App } from '../transport/fastify-types.js'

export function historyEndpoints(app: App, { store }: Dependencies): void {
  app.get(
    '/routes/history',
    {
      schema: {
        summary: 'List your calculated routes and voyages',
        description: `Newest first, including responses from the cache. The last ${MAX_HISTORY_ENTRIES.toLocaleString('en')} are stored; without accounts (FAIRWAY_AUTH=none) none.`,
        tags: ['Routes'],
        querystring: PageQuery,
        response: { 200: HistoryAnswer },
      },
      config: { access: 'bearer' },
    },
    async (request) => {
      const { limit, warnings } = pageSize(request.query.limit, PAGE_SIZE)
      // The cursor is the id of the last entry of a page. A number would reveal how many entries all
      // accounts have.
      const before = request.query.cursor ?? null
      if (before !== null && !isId(before, ['route', 'voyage'])) throw badCursor()
      const { account, isEverybody } = sessionOf(request)
      // Reads one entry more than requested, to see whether there is a next page.
      const found = isEverybody ? [] : await store.history.list(account.id, limit + 1, before)
      const page = pageOf(found.map(historyItem), limit)
      return { ...page, warnings: [...request.warnings, ...warnings] }
    },
  )
}
