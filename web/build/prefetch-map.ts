import type { Plugin } from 'vite'

const CODE_OF_MAP = /^assets\/(maplibre|map-view)-(?!gl-worker)[^/]+\.js$/

/**
 * Names the code of the map at the head of the page, to be prefetched once the page itself runs: earlier, a slow network
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
        return names.map((name) => ({
          tag: 'link',
          attrs: { rel: 'later', as: 'script', crossorigin: '', href: `./${name}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
