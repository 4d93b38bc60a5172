import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('../reference/', import.meta.url))
/** The build of Swagger UI, without the install script of `swagger-ui-dist`. */
const SWAGGER_UI = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
  'static',
)

const FILES = [
  join(OURS, 'index.html'),
  join(OURS, 'reference.css'),
  join(OURS, 'reference.js'),
  join(SWAGGER_UI, 'swagger-ui.css'),
  join(SWAGGER_UI, 'swagger-ui-bundle.js'),
]

/** Adds the API reference, which the service serves at /docs, to the built page. */
export function reference(): Plugin {
  return {
    name: 'fairway-reference',
    apply: 'build',
    generateBundle() {
      for (const path of FILES) {
        const fileName = `reference/${path.slice(dirname(path).length + 1)}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) })
      }
    },
  }
}
