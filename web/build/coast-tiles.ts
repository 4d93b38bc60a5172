import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { unwrap } from '../../src/engine/sea/stored/container.js'

const ARCHIVE = new URL('../../data/map/coast.tiles', import.meta.url)

/** Files of vector tiles, and how the page finds them. */
export interface CoastFiles {
  /** Changes with the content, so that browsers may cache the files forever. */
  readonly version: string
  readonly packs: ReadonlyMap<string, Uint8Array>
}

let known: CoastFiles | null = null

/**
 * The coast that `npm run data -- map` produced: a JSON line of names and lengths, followed by the
 * files.
 */
export function coastFiles(): CoastFiles {
  if (known !== null) return known
  const file = readFileSync(ARCHIVE)
  const bytes = brotliDecompressSync(unwrap(file, ARCHIVE.pathname))
  const lineEnd = bytes.indexOf('\n')
  const index = JSON.parse(bytes.toString('utf8', 0, lineEnd)) as [string, number][]
  const packs = new Map<string, Uint8Array>()
  let at = lineEnd + 1
  for (const [name, length] of index) {
    packs.set(name, bytes.subarray(at, at + length))
    at += length
  }
  const version = createHash('sha256').update(file).digest('hex').slice(0, 8)
  known = { version, packs }
  return known
}

const fileName = (version: string, name: string) => `coast-${version}-${name}.mvt`

/** Adds the tiles to the assets of the page; in development, serves them from memory. */
export function coastTiles(): Plugin {
  return {
    name: 'fairway-coast-tiles',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /\/assets\/coast-[0-9a-f]+-([\d-]+)\.mvt/.exec(request.url ?? '')?.[1]
        const pack = name === undefined ? undefined : coastFiles().packs.get(name)
        if (pack === undefined) next()
        else response.end(pack)
      })
    },
    generateBundle() {
      const { version, packs } = coastFiles()
      for (const [name, source] of packs)
        this.emitFile({ type: 'asset', fileName: `assets/${fileName(version, name)}`, source })
    },
  }
}
