import type { Plugin } from 'vite'
import { coastFiles, FIRST, fileName } from './coast-tiles.js'

/** In the order in which the map needs it. */
const FIRST_CODE = [/\/map-view-/, /\/label-features-/, /\/maplibre-(?!gl-worker)/]
const WORKER = /\/maplibre-gl-worker-/

/**
 * Names the code of the map and its first tile at the head of the page, to be prefetched once the page itself runs:
 * earlier, a slow network would share itself between the two. The page runs it only after the first figures; by then the browser has fetched it,
 * but, unlike a module preload, not compiled it.
 */
export function prefetchMap(): Plugin {
  return {
    name: 'fairway-prefetch-map',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const all = Object.keys(bundle).filter((name) => name.endsWith('.js'))
        const named = (pattern: RegExp) => {
          const name = all.find((one) => pattern.test(one))
          if (name === undefined) throw new Error(`The code of the map has no ${pattern}.`)
          return [name, 'script'] as const
        }
        const tile = [`assets/${fileName(coastFiles().version, FIRST)}`, 'fetch'] as const
        const files = [...FIRST_CODE.map(named), tile, named(WORKER)]
        return files.map(([name, as]) => ({
          tag: 'link',
          attrs: { rel: 'later', as, crossorigin: '', href: `./${name}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
