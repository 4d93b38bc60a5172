import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { coastTiles } from './build/coast-tiles.js'
import { compressAssets } from './build/compress-assets.js'
import { licences } from './build/licences.js'
import { mapData } from './build/map-data.js'
import { prefetchMap } from './build/prefetch-map.js'
import { reference } from './build/reference.js'
import { staticFolder } from './build/static-folder.js'

const API = [
  '/auth',
  '/calculate-route',
  '/calculate-matrix',
  '/ports',
  '/routes',
  '/v1',
  '/docs',
  '/openapi.json',
]

/** `--mode static` builds the planner that needs no service. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../.cache/vite', import.meta.url)),
  // Relative URLs, because the service may run behind a proxy, under a path of its own.
  base: './',
  plugins: [
    mapData(),
    coastTiles(),
    svelte(),
    licences(),
    reference(),
    prefetchMap(),
    // A file host compresses by itself.
    mode === 'static' ? staticFolder() : compressAssets(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: mode === 'static' ? '../dist-static' : '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // An inlined file would have a data: URL, which the page's policy blocks.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Debian 12's nginx knows no type for .mjs, and a browser runs no module without one.
        assetFileNames: ({ names }) =>
          `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`,
        codeSplitting: {
          groups: [
            // A file of its own, so that it stays in the browser's cache when our code changes.
            { name: 'maplibre', test: /maplibre-gl\.mjs/ },
            // One file for the first view, because two dozen small ones compress worse.
            { name: 'page', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(API.map((path) => [path, 'http://127.0.0.1:8080'])) },
}))
