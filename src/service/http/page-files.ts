import { existsSync, readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

/** A file of the page and its compressed twins, by encoding. */
export interface PageFile {
  readonly path: string
  readonly type: string
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', string>>>
}

/** By the path under the page's folder, with forward slashes. */
export type PageFiles = ReadonlyMap<string, PageFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * What there is to serve. The list is made once, so no request can name a file outside of it; empty
 * when the page is not built.
 */
export function pageFiles(folder: string): PageFiles {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const all = new Set(names)
  return new Map(
    names
      .filter((name) => extname(name) in TYPES)
      .map((name) => [name.split(sep).join('/'), pageFile(folder, name, all)]),
  )
}

function pageFile(folder: string, name: string, all: ReadonlySet<string>): PageFile {
  const twin = (suffix: string) =>
    all.has(`${name}.${suffix}`) ? join(folder, `${name}.${suffix}`) : undefined
  return {
    path: join(folder, name),
    type: TYPES[extname(name)]!,
    encoded: { br: twin('br'), gzip: twin('gz') },
  }
}
