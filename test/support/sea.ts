import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { networkFile, openSea } from '../../src/loading/open.js'
import { Navigator } from '../../src/routing/navigator.js'
import { type SeaData, SeaRouter } from '../../src/routing/router.js'
import type { Resolution } from '../../src/routing/types.js'

/** The repository's own data, with a slash at the end. */
export const DATA_FOLDER = fileURLToPath(new URL('../../data/', import.meta.url))

/** One resolution of the real sea, ready for questions to the façade and to its inner parts. */
export interface Sea {
  readonly data: SeaData
  readonly router: SeaRouter
  readonly navigator: Navigator
}

const opened = new Map<Resolution, Promise<Sea>>()

/** Whether the packed network of a resolution is there. */
export function hasSea(resolution: Resolution): boolean {
  return existsSync(DATA_FOLDER + networkFile(resolution))
}

/**
 * Opens a resolution. Test files that run in one thread share what they open, since modules are not
 * isolated: a network takes up to a second.
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
  const navigator = new Navigator(data.networks[0]!, data.coast)
  return { data, router: new SeaRouter(data), navigator }
}
