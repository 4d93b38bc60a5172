import { fileURLToPath } from 'node:url'
import { NetworkRouter } from '../../src/engine/routing/network-router.js'
import type { Resolution } from '../../src/engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'

/** The repository's own data, with a trailing slash. */
export const DATA_FOLDER = fileURLToPath(new URL('../../data/', import.meta.url))

/** One resolution of the real sea, for tests of the façade and of its parts. */
export interface Sea {
  readonly data: SeaData
  readonly router: SeaRouter
  readonly network: NetworkRouter
}

const opened = new Map<Resolution, Promise<Sea>>()

/**
 * Opens a resolution. Test files that run in one thread share what they open, because modules are
 * not isolated: a network takes up to a second.
 */
export function sea(resolution: Resolution): Promise<Sea> {
  let known = opened.get(resolution)
  if (!known) {
    known = open(resolution)
    opened.set(resolution, known)
  }
  return known
}

async function open(resolution: Resolution): Promise<Sea> {
  const data = await openSea(DATA_FOLDER, [resolution])
  const network = new NetworkRouter(data.networks[0]!, data.coast)
  return { data, router: new SeaRouter(data), network }
}
