// Writes the JavaScript of the package into dist: one file for each entry, and few files of what entries share, because
// a process opens one file of a hundred modules sooner than a hundred files. What a command loads only when it runs
// stays a file of its own. With --watch, again at each change.
import { chmodSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { rolldown, watch } from 'rolldown'

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
/** What a browser may load: no file of it imports what needs Node. */
const BROWSER = [
  'emissions/index',
  'papers/index',
  'client/index',
  'interfaces/page/index',
  'interfaces/page/worker',
]
/** Files of what is loaded together: each holds what its modules import, and no earlier file has. */
const SHARED = {
  start: ['interfaces/cli/main'],
  help: ['interfaces/cli/program'],
  ports: ['interfaces/cli/commands/ports'],
  emissions: ['emissions/index'],
  route: [
    'interfaces/cli/commands/route',
    'interfaces/cli/local-tools',
    'interfaces/cli/reports/report',
    'contract/operations/operation',
    'contract/operations/route',
    'runtime/loading/open',
    'runtime/loading/overlay-file',
  ],
  library: ['interfaces/library/index', 'runtime/threads/worker'],
}
const MAIN = 'dist/interfaces/cli/main.js'
const TWO_DEEP = /^[^/]+\/[^/]+\/[^/]+$/

const pathOf = (module) => resolve(ROOT, `src/${module}.ts`)
const entryPaths = new Set(ENTRIES.map(pathOf))

/** The modules that some import, directly or not, themselves included. */
function importedBy(modules, graph) {
  const found = new Set(modules.map(pathOf))
  for (const id of found) {
    for (const other of graph.getModuleInfo(id)?.importedIds ?? []) found.add(other)
  }
  return found
}

/** The same as a question, which looks through the modules once. */
function isImportedBy(modules) {
  let found = null
  return (id, graph) => {
    found ??= importedBy(modules, graph)
    return found.has(id)
  }
}

const isForBrowsers = isImportedBy(BROWSER)

/** A shared file and, of the same modules, one with those that a browser may load. */
function sharedFiles([name, modules], at) {
  const isImported = isImportedBy(modules)
  const has = (id, graph) => isImported(id, graph) && !entryPaths.has(id)
  const group = (title, holds, priority) => ({
    name: (id, graph) => (holds(id, graph) ? title : null),
    debugName: title,
    priority,
  })
  const priority = 2 * (Object.keys(SHARED).length - at)
  return [
    group(`${name}-anywhere`, (id, graph) => has(id, graph) && isForBrowsers(id, graph), priority),
    group(name, has, priority - 1),
  ]
}

/** A module that looks for files beside itself is written into a file elsewhere, which is two folders deep. */
const ownAddresses = {
  name: 'own addresses',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const name = relative(join(ROOT, 'src'), id).replaceAll('\\', '/').replace(/ts$/, 'js')
      const own = `new URL('../../${name}', import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', own), map: null }
    },
  },
  generateBundle(_, files) {
    for (const { fileName, code } of Object.values(files)) {
      if (code?.includes('import.meta.url') && !TWO_DEEP.test(fileName)) {
        throw new Error(`${fileName} reads import.meta.url, and is not two folders deep.`)
      }
    }
  },
}

/** Removes what earlier builds wrote, and makes the time of the build that of its main file. */
const tidied = {
  name: 'tidied',
  writeBundle(_, files) {
    for (const name of readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' })) {
      const file = name.replaceAll('\\', '/')
      const isOld = /\.js(\.map)?$/.test(file) && !file.startsWith('web/')
      if (isOld && !Object.hasOwn(files, file)) rmSync(join(ROOT, 'dist', file))
    }
    chmodSync(join(ROOT, MAIN), 0o755)
    utimesSync(join(ROOT, MAIN), new Date(), new Date())
  },
}

const output = {
  dir: 'dist',
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'interfaces/shared/[name]-[hash].js',
  codeSplitting: { groups: Object.entries(SHARED).flatMap(sharedFiles) },
}
const options = {
  cwd: ROOT,
  input: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}.ts`])),
  platform: 'node',
  transform: { target: 'node20.19' },
  external: (id) => /^[^./]/.test(id) && !id.startsWith('src/'),
  plugins: [ownAddresses, tidied],
  onwarn(warning, warn) {
    // Some of what a command loads late is in a shared file that it loaded before.
    if (warning.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') warn(warning)
  },
}
if (process.argv.includes('--watch')) watch({ ...options, output })
else {
  const bundle = await rolldown(options)
  await bundle.write(output)
  await bundle.close()
}
