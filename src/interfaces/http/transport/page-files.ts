import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './compression.js'
import { varyBy } from './headers.js'

/**
 * The pages load nothing from elsewhere and run no inline script. The `data:` pictures are the map's
 * cursors and Swagger UI's symbols.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/**
 * @param embedOrigins pages that may show this one in a frame: `*`, a comma-separated list, or `none`
 */
export function pagePolicy(embedOrigins = 'none'): string {
  const origins = embedOrigins.split(',').map((origin) => origin.trim())
  const ancestors = embedOrigins === 'none' ? "'none'" : origins.join(' ')
  return [...POLICY, `frame-ancestors ${ancestors}`].join('; ')
}

/** A file of the page and its compressed copies, by encoding. */
export interface PageFile {
  readonly path: string
  readonly type: string
  readonly encoded: Readonly<Record<'br' | 'gzip', string | undefined>>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mvt': 'application/vnd.mapbox-vector-tile',
}

/**
 * The files of a built page. The list is read once, when the service listens, so no request can name a file outside it.
 * @fastify/static reads from the disk, so it would mix old and new files after a rebuild.
 */
export class PageFiles {
  readonly #folder: string
  #listed: ReadonlyMap<string, PageFile> | null = null
  readonly #contents = new Map<string, Buffer>()

  /** @param folder if it does not exist, nothing is served */
  constructor(folder: string) {
    this.#folder = folder
  }

  get #files(): ReadonlyMap<string, PageFile> {
    this.#listed ??= listed(this.#folder)
    return this.#listed
  }

  /** @param name path below the page's folder, with forward slashes */
  find(name: string): PageFile | undefined {
    return this.#files.get(name)
  }

  /** The uncompressed text of a file that is changed before it is sent. */
  async text(name: string): Promise<string | undefined> {
    const file = this.find(name)
    return file && String(await this.read(file.path))
  }

  /** Reads all files into memory, so that a rebuild does not change a page that is being served. */
  async load(): Promise<void> {
    const paths = [...this.#files.values()].flatMap(({ path, encoded }) => [
      path,
      ...Object.values(encoded).filter((twin) => twin !== undefined),
    ])
    await Promise.all(
      paths.map(async (path) => {
        this.#contents.set(path, await readFile(path))
      }),
    )
  }

  /** Sends the copy that was compressed at build time, if the caller accepts one. */
  async send(
    file: PageFile,
    request: FastifyRequest,
    reply: FastifyReply,
    policy = pagePolicy(),
  ): Promise<FastifyReply> {
    const encoding = preferredEncoding(request)
    const packed = encoding === null ? undefined : file.encoded[encoding]
    varyBy(reply, 'Accept-Encoding')
    reply.type(file.type).header('content-security-policy', policy)
    if (packed !== undefined) reply.header('content-encoding', encoding)
    return reply.send(await this.read(packed ?? file.path))
  }

  async read(path: string): Promise<Buffer> {
    return this.#contents.get(path) ?? readFile(path)
  }
}

function listed(folder: string): Map<string, PageFile> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
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
