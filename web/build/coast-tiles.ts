import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { unwrap } from '../../src/engine/sea/stored/container.js'
import { coarserTile } from './coarser-tile.js'

/** What the page draws first. */
export const FIRST = '0-0-0'
const LENGTH_BYTES = 4
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
  packs.set(FIRST, coarserPack(packs.get(FIRST)!))
  const version = createHash('sha256').update(file).update(packs.get(FIRST)!).digest('hex')
  known = { version: version.slice(0, 8), packs }
  return known
}

/** The pack of the first tile has no other. */
function coarserPack(pack: Uint8Array): Uint8Array {
  const tile = coarserTile(pack.subarray(LENGTH_BYTES))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(tile.length)
  return Buffer.concat([length, tile])
}

export const fileName = (version: string, name: string) => `coast-${version}-${name}.mvt`

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
