import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** A file of the page and its compressed twins, by encoding. */
export interface PageFile {
  readonly path: string
  readonly type: string
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', string>>>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A built page. The list is made once, so no request can name a file outside of it. */
export class PageFiles {
  readonly #files: ReadonlyMap<string, PageFile>
  readonly #kept = new Map<string, Buffer>()

  /** @param folder nothing is served when it is not there */
  constructor(folder: string) {
    const names = existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      : []
    const all = new Set(names)
    this.#files = new Map(
      names
        .filter((name) => extname(name) in TYPES)
        .map((name) => [name.split(sep).join('/'), pageFile(folder, name, all)]),
    )
  }

  /** By the path under the page's folder, with forward slashes. */
  find(name: string): PageFile | undefined {
    return this.#files.get(name)
  }

  /** Reads all of it: a page that is built anew under a running service would else fall apart. */
  async keep(): Promise<void> {
    const paths = [...this.#files.values()].flatMap(({ path, encoded }) => [
      path,
      ...Object.values(encoded).filter((twin) => twin !== undefined),
    ])
    await Promise.all(
      paths.map(async (path) => {
        this.#kept.set(path, await readFile(path))
      }),
    )
  }

  async read(path: string): Promise<Buffer> {
    return this.#kept.get(path) ?? readFile(path)
  }
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
