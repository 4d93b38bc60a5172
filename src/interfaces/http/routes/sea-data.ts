import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../../contract/problems/problem.js'
import { RESOLUTIONS } from '../../../engine/routing/request.js'
import { networkFile } from '../../../engine/sea/stored/files.js'
import { PLANNER_FILES } from '../../../runtime/loading/planner-files.js'
import type { Dependencies } from '../dependencies.js'
import { etagOf, isSentAsKnown } from '../transport/cacheable.js'
import type { App } from '../transport/fastify-types.js'

const NAMES = new Set([...PLANNER_FILES, ...RESOLUTIONS.map(networkFile)])

/**
 * The files that the planner's own engine reads: visitors without an account calculate in their browser. Some 10 MB,
 * which are sent only to a page that needs them. The files of the sea are packed already.
 */
export function seaData(app: App, { config }: Pick<Dependencies, 'config'>): void {
  const tags = new Map<string, Promise<string>>()
  const tagOf = async (name: string) => etagOf(await readFile(join(config.data, name)))
  app.get('/sea/*', { config: { internal: true } }, async (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    if (!NAMES.has(name)) throw new Problem('not_found', `The sea data have no file ${name}.`)
    const tag = tags.get(name) ?? tagOf(name)
    tags.set(name, tag)
    tag.catch(() => tags.delete(name))
    reply.header('cache-control', 'no-cache')
    if (isSentAsKnown(request, reply, await tag)) return reply
    const path = join(config.data, name)
    if (name.endsWith('.fwy')) {
      return reply.type('application/octet-stream').send(createReadStream(path))
    }
    return reply.type('application/json; charset=utf-8').send(await readFile(path))
  })
}
