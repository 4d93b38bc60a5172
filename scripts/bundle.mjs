// Writes the JavaScript of the package into dist: one file for each entry, and files of what entries share, because a
// process opens one file of dozens of modules sooner than dozens of files. What a command loads only when it runs stays
// a file of its own. With --watch, again at each change.
import { chmodSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { context } from 'esbuild'

const ROOT = resolve(import.meta.dirname, '..')
/** The command, the programs of threads, and what package.json exports. */
const ENTRIES = [
  'interfaces/cli/main',
  'interfaces/cli/table/thread',
  'interfaces/http/probes/probe-thread',
  'runtime/threads/worker',
  'interfaces/library/index',
  'interfaces/page/index',
  'interfaces/page/worker',
  'emissions/index',
  'client/index',
  'papers/index',
]
const MAIN = 'dist/interfaces/cli/main.js'
const TWO_DEEP = /^dist\/[^/]+\/[^/]+\/[^/]+$/

/** A module that looks for files beside itself is written into a file elsewhere, which is two folders deep. */
const ownAddresses = {
  name: 'own addresses',
  setup({ onLoad, onEnd }) {
    const changed = new Set()
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return null
      const name = relative(ROOT, path).replaceAll('\\', '/')
      changed.add(name)
      const own = `new URL('../../${name.replace(/^src\/(.*)ts$/, '$1js')}', import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', own), loader: 'ts' }
    })
    onEnd(({ metafile }) => {
      for (const [file, { inputs = {} }] of Object.entries(metafile?.outputs ?? {})) {
        const [module] = Object.keys(inputs).filter((name) => changed.has(name))
        if (module !== undefined && !TWO_DEEP.test(file)) {
          throw new Error(`${module} reads import.meta.url, and ${file} is not two folders deep.`)
        }
      }
    })
  },
}

/** Removes what earlier builds wrote, and makes the time of the build that of its main file. */
const tidied = {
  name: 'tidied',
  setup: ({ onEnd }) =>
    onEnd(({ metafile }) => {
      if (metafile === undefined) return
      for (const name of readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' })) {
        const file = `dist/${name.replaceAll('\\', '/')}`
        const isOld = /\.js(\.map)?$/.test(file) && !file.startsWith('dist/web/')
        if (isOld && !Object.hasOwn(metafile.outputs, file)) rmSync(join(ROOT, file))
      }
      chmodSync(join(ROOT, MAIN), 0o755)
      utimesSync(join(ROOT, MAIN), new Date(), new Date())
    }),
}

const bundle = await context({
  absWorkingDir: ROOT,
  entryPoints: ENTRIES.map((name) => `src/${name}.ts`),
  outbase: 'src',
  outdir: 'dist',
  chunkNames: 'interfaces/shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  plugins: [ownAddresses, tidied],
})
if (process.argv.includes('--watch')) await bundle.watch()
else {
  await bundle.rebuild()
  await bundle.dispose()
}
