import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { packFile } from '../../lab/sea-build/files/pack-file.js'
import { DEFAULT_RESOLUTION_KM, RESOLUTIONS } from '../../src/engine/routing/request.js'
import { unwrap } from '../../src/engine/sea/stored/container.js'
import {
  COAST_FILE,
  MANIFEST_FILE,
  networkFile,
  networkRestFile,
} from '../../src/engine/sea/stored/files.js'
import { splitNetwork } from '../../src/engine/sea/stored/network-format.js'
import { PLANNER_FILES } from '../../src/runtime/loading/planner-files.js'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const SEAM = path('../session/backend.ts')
const DATA = path('../../data/')
const OPENAPI = path('../../openapi.json')
const SERVICE_WORKER = path('../engine/service-worker.js')

const FIRST = networkFile(DEFAULT_RESOLUTION_KM)
const REST = networkRestFile(DEFAULT_RESOLUTION_KM)
/** The worker keeps these itself, unpacked. */
const LARGE = [COAST_FILE, ...RESOLUTIONS.map(networkFile)]
/** Kept for visits without a connection: all of the page but its tiles, which are kept when they are seen. */
const isKept = (name: string) =>
  !/^(docs|sea)\/|^assets\/coast-|licences|openapi/.test(name) ||
  (name.startsWith('sea/') && ![...LARGE, REST].includes(name.slice('sea/'.length)))

/** Makes the page a folder that needs no service: the engine, its data, and a service worker. */
export function staticFolder(): Plugin {
  return {
    name: 'fairway-static-folder',
    apply: 'build',
    load(id) {
      if (id !== SEAM) return null
      return `export * from './seam.js'
        export { engineBackend as backend } from '../engine/engine-backend.js'`
    },
    // The pages of scripts/route-pages.ts are found by this link.
    transformIndexHtml: (html) =>
      html
        .replace(/ *<!--[^>]*-->\s*<link rel="preload"[^>]*>\n/, '')
        .replace(
          /The HTTP API behind it [^\n]*<\/p>/,
          'These do not: <a href="routes/">distances between large ports</a>.</p>',
        ),
    // The other hooks see the bundle in memory; the files on the disk are final.
    async writeBundle({ dir }) {
      const folder = dir!
      for (const name of [...PLANNER_FILES, ...LARGE]) {
        const to = join(folder, 'sea', name)
        await mkdir(dirname(to), { recursive: true })
        await cp(join(DATA, name), to)
      }
      await writeInParts(join(folder, 'sea'))
      await writeEmbed(folder)
      await writeReference(folder)
      // A host that builds pages with Jekyll would drop names that begin with an underscore.
      await writeFile(join(folder, '.nojekyll'), '')
      await writeServiceWorker(folder)
    },
  }
}

/** The network that is opened first as two files, so that the first answer waits for one of them. */
async function writeInParts(sea: string): Promise<void> {
  const whole = brotliDecompressSync(unwrap(await readFile(join(sea, FIRST)), FIRST))
  const { first, rest } = splitNetwork(whole)
  const manifest = JSON.parse(await readFile(join(sea, MANIFEST_FILE), 'utf8')) as {
    files: { name: string; bytes: number; sha256: string }[]
  }
  const parts = [
    [FIRST, packFile(first)],
    [REST, packFile(rest)],
  ] as const
  const entries = parts.map(([name, bytes]) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { name, bytes: bytes.length, sha256 }
  })
  for (const [name, bytes] of parts) await writeFile(join(sea, name), bytes)
  const others = manifest.files.filter(({ name }) => name !== FIRST)
  const written = { ...manifest, files: [...others, ...entries] }
  await writeFile(join(sea, MANIFEST_FILE), JSON.stringify(written))
}

/** Addresses of a page in a subfolder, from the folder above it. */
const fromAbove = (html: string) => html.replace('<head>', '<head>\n    <base href="../">')

async function writeEmbed(folder: string): Promise<void> {
  await mkdir(join(folder, 'embed'))
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'embed/index.html'), fromAbove(html))
}

/** The API reference, as far as it can be read without a service. */
async function writeReference(folder: string): Promise<void> {
  const docs = join(folder, 'docs')
  await rename(join(folder, 'reference'), docs)
  await edit(join(docs, 'index.html'), fromAbove)
  await edit(join(docs, 'reference.js'), (text) =>
    text.replace('filter: true', 'supportedSubmitMethods: [],\n  filter: true'),
  )
  await cp(OPENAPI, join(folder, 'openapi.json'))
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

async function writeServiceWorker(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isKept)
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(await readFile(join(folder, name)))
  // Also under the addresses that visitors open.
  const kept = ['./', 'embed/', ...files]
  const text = (await readFile(SERVICE_WORKER, 'utf8'))
    .replace('self.FILES', JSON.stringify(kept))
    .replace('self.VERSION', JSON.stringify(hash.digest('hex').slice(0, 12)))
  await writeFile(join(folder, 'service-worker.js'), text)
}
