import type { Plugin } from 'vite'
import { coastFiles, FIRST, fileName } from './coast-tiles.js'

const CODE_OF_MAP = /^assets\/(maplibre|map-view)-(?!gl-worker)[^/]+\.js$/

/**
 * Names the code of the map and its first tile at the head of the page, to be prefetched once the page itself runs: earlier, a slow network
 * would share itself between the two. The page runs it only after the first figures; by then the browser has fetched it,
 * but, unlike a module preload, not compiled it.
 */
export function prefetchMap(): Plugin {
  return {
    name: 'fairway-prefetch-map',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const names = Object.keys(bundle).filter((name) => CODE_OF_MAP.test(name))
        if (names.length !== 2) throw new Error(`The code of the map is ${names.join(', ')}.`)
        const tile = `assets/${fileName(coastFiles().version, FIRST)}`
        const files = [...names.map((name) => [name, 'script']), [tile, 'fetch']] as const
        return files.map(([name, as]) => ({
          tag: 'link',
          attrs: { rel: 'later', as: as!, crossorigin: '', href: `./${name}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
