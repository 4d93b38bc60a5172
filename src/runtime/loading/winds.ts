import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, crc32 } from 'node:zlib'
import { unwrap } from '../../engine/sea/stored/container.js'
import { WIND_FILE } from '../../engine/sea/stored/files.js'
import { WindClimate } from '../../planning/weather/wind-climate.js'
import { understand } from './data-file.js'

/**
 * The winds of a data folder, read by the first who asks: few requests do, and it takes milliseconds. Null without the
 * file. @throws Error that names the file if it is damaged
 */
export function windsOf(folder: string): () => WindClimate | null {
  const path = join(folder, WIND_FILE)
  let known: WindClimate | null | undefined
  return () => {
    known ??= understand(path, () => readWinds(path))
    return known
  }
}

function readWinds(path: string): WindClimate | null {
  let file: Buffer
  try {
    file = readFileSync(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
  return new WindClimate(brotliDecompressSync(unwrap(file, path, crc32)))
}
