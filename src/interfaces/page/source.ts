import { MANIFEST_FILE } from '../../engine/sea/stored/files.js'
import type { ReadJson } from '../../runtime/loading/tables-from.js'
import { type UnpackOptions, unpack } from './unpack.js'

/** Reads a file of the data folder by its name, such as `built/coast.fwy`. */
export type ReadFile = (name: string) => Promise<Uint8Array>

/** The data: the address of its folder, with a trailing slash, or a function that reads its files. */
export type SeaSource = string | URL | ReadFile

/** Bytes that were read, of those that will be. */
export interface Progress {
  readonly loaded: number
  readonly total: number
}

export interface SourceOptions extends UnpackOptions {
  /** Told of every piece that arrives. Bytes of the small tables are not counted. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /**
   * Name of a cache of the browser that keeps the large files, unpacked. They are loaded once, and again
   * when they change. Without a cache, as on a page without TLS, they are loaded every time.
   */
  readonly cache?: string | undefined
}

interface Entry {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

/** What a page has of the cache API, if it has it. */
interface Caches {
  open(name: string): Promise<{
    match(url: URL): Promise<Response | undefined>
    put(url: URL, response: Response): Promise<void>
  }>
}

/** The files of a data folder, wherever it is. */
export class Source {
  readonly #from: SeaSource
  readonly #options: SourceOptions
  #manifest: Promise<{ version: string; files: readonly Entry[] }> | null = null
  readonly #tables = new Map<string, Promise<Uint8Array>>()
  #loaded = 0
  #total = 0

  constructor(from: SeaSource, options: SourceOptions) {
    this.#from = from
    this.#options = options
  }

  /** Reads a file of JSON, once for all who read it. @throws Error that names the file */
  readonly json: ReadJson = async (name, read) => {
    const reading = this.#tables.get(name) ?? this.#read(name, () => undefined)
    this.#tables.set(name, reading)
    return read(JSON.parse(new TextDecoder().decode(await reading)))
  }

  /** The parsed manifest, which is read once. */
  async manifest(): Promise<unknown> {
    this.#manifest ??= this.json(MANIFEST_FILE, (json) => json as never)
    return this.#manifest
  }

  /** Whether the manifest has a file. */
  async has(name: string): Promise<boolean> {
    return (await this.#entry(name)) !== undefined
  }

  /**
   * The content of a packed file.
   * @param before what is loaded first; progress counts the bytes of both as one file
   * @throws Error that names the file
   */
  async unpacked(name: string, before?: Promise<unknown>): Promise<Uint8Array> {
    const entry = await this.#entry(name)
    this.#total += entry?.bytes ?? 0
    await before
    const kept = await this.#kept(name, entry)
    const found = await kept?.cache.match(kept.url)
    if (found) {
      this.#count(entry!.bytes)
      return new Uint8Array(await found.arrayBuffer())
    }
    const bytes = await this.#read(name, (length) => this.#count(length))
    const content = await unpack(bytes, name, this.#options)
    // A full disk costs the next visit some time, and this one nothing.
    await kept?.cache
      .put(kept.url, new Response(content as Uint8Array<ArrayBuffer>))
      .catch(() => undefined)
    return content
  }

  async #entry(name: string): Promise<Entry | undefined> {
    await this.manifest()
    return (await this.#manifest)?.files?.find((file) => file.name === name)
  }

  /** Where a file is kept: under its hash, so that a new one is never taken for the old one. */
  async #kept(name: string, entry: Entry | undefined) {
    const { caches } = globalThis as { caches?: Caches }
    const { cache } = this.#options
    if (!caches || !entry || cache === undefined || typeof this.#from === 'function') return null
    const url = new URL(`${name}?sha256=${entry.sha256}`, this.#from)
    return { url, cache: await caches.open(cache) }
  }

  async #read(name: string, onBytes: (length: number) => void): Promise<Uint8Array> {
    if (typeof this.#from === 'function') {
      const bytes = await this.#from(name)
      onBytes(bytes.length)
      return bytes
    }
    const url = new URL(name, this.#from)
    const response = await fetch(url)
    if (!response.ok) {
      throw new Error(
        `${url} returned ${response.status}. Serve the files of the data folder there.`,
      )
    }
    // A host of single pages answers so for every file that it lacks.
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      throw new Error(
        `${url} is answered by a page instead of the file. Serve the files of the data folder there, and 404 for others.`,
      )
    }
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, to) => {
        onBytes(chunk.length)
        to.enqueue(chunk)
      },
    })
    return new Uint8Array(await new Response(response.body?.pipeThrough(counting)).arrayBuffer())
  }

  /** A server that packs by itself sends more bytes than the manifest names. */
  #count(bytes: number): void {
    this.#loaded += bytes
    const total = this.#total
    this.#options.onProgress?.({ loaded: Math.min(this.#loaded, total), total })
  }
}
