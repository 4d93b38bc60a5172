// Builds and writes the packages of a release: `npm run packages [FOLDER]`.
//   fairway-sea         engine, planning, emissions, command line, the sea at 20 km
//   fairway-sea-server  all of it: the same, the service, the planner page, every resolution
//   server.json         its entry in the registry of servers for assistants
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const to = resolve(process.argv[2] ?? join(ROOT, 'dist-packages'))
const source = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** Most bytes of the small package, packed. */
const MOST = 12.1e6
/** Modules that only a service needs. */
const SERVICE = /src\/(interfaces\/http|keeping|files\/pictures)\//
/**
 * The planner page, source maps, the seas of the other resolutions, and the labels, which make matrices quicker: a program
 * finds every answer without them.
 */
const OF_THE_SERVER =
  /^dist\/web(\/|$)|\.map$|^data\/(map|build-inputs)(\/|$)|^data\/built\/(port-labels-|(network|area-legs)-(?!20km))/
const ALWAYS = ['README.md', 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'openapi.json', 'examples']
/** What the engine, planning and the command line cannot do without. */
const NEEDED = ['@noble/hashes', 'brotli', 'commander', 'csv-parse', 'flatqueue', 'lru-cache']
/** For Parquet files, workbooks, buckets and assistants: installed by those who need them. */
const OPTIONAL = [
  '@modelcontextprotocol/node',
  '@modelcontextprotocol/server',
  'aws4fetch',
  'flatbuffers',
  'hucre',
  'hyparquet',
  'hyparquet-compressors',
  'hyparquet-writer',
]

const { name, version, description, keywords, homepage, repository, bugs, license } = source
const { type, engines, bin, exports, dependencies } = source
const common = { version, description, keywords, homepage, repository, bugs, license }
const program = { type, engines, bin, exports }
const versions = (names) => Object.fromEntries(names.map((one) => [one, dependencies[one]]))

const types = typesOf(Object.values(exports).filter((path) => path.endsWith('.js')))
const isOfSmall = (path) =>
  !OF_THE_SERVER.test(path) && !isOfService(path) && (!path.endsWith('.d.ts') || types.has(path))
write(name, ['dist', 'data', ...ALWAYS], isOfSmall, {
  ...common,
  ...program,
  dependencies: versions(NEEDED),
  peerDependencies: versions(OPTIONAL),
  peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((one) => [one, { optional: true }])),
})

const all = ['dist', 'data', 'config', 'deploy', 'docs', ...ALWAYS]
write(`${name}-server`, all, (path) => !/^data\/map(\/|$)/.test(path), {
  ...common,
  description:
    'Sea routes and emissions as an HTTP service with a planner page. Includes fairway-sea.',
  ...program,
  mcpName: nameForAssistants(),
  dependencies,
})

const entry = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: nameForAssistants(),
  title: 'Fairway',
  description:
    'Sea routes that keep clear of land, voyages, distances between ports and their emissions.',
  version,
  websiteUrl: homepage,
  ...(isOnGitHub() && { repository: { url: repositoryUrl().href, source: 'github' } }),
  packages: [
    {
      registryType: 'npm',
      identifier: `${name}-server`,
      version,
      runtimeHint: 'npx',
      transport: { type: 'stdio' },
      packageArguments: [{ type: 'positional', value: 'mcp' }],
    },
  ],
}
writeFileSync(join(to, 'server.json'), `${JSON.stringify(entry, null, 2)}\n`)

function repositoryUrl() {
  return new URL(repository.url.replace(/^git\+/, '').replace(/\.git$/, ''))
}

function isOnGitHub() {
  return repositoryUrl().hostname === 'github.com'
}

/** The registry gives names to who owns the account or the host: `io.github.OWNER/NAME`, `com.example/NAME`. */
function nameForAssistants() {
  const { hostname, pathname } = repositoryUrl()
  const steps = pathname.slice(1).split('/')
  const owner = isOnGitHub() ? ['io', 'github', steps[0]] : hostname.split('.').reverse()
  return `${owner.join('.')}/${steps.at(-1)}`
}

function write(folder, paths, isPart, manifest) {
  const target = join(to, folder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const filter = (path) => {
    const name = relative(ROOT, path).replaceAll('\\', '/')
    return isPart(name) && !/^data\/image(\/|$)/.test(name)
  }
  for (const path of paths) {
    cpSync(join(ROOT, path), join(target, path), { recursive: true, filter })
  }
  const json = { name: folder, ...manifest }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(json, null, 2)}\n`)
  const dependencies = Object.keys(manifest.dependencies).length
  const size = sizeOf(target)
  console.log(`${folder}: ${inWords(size)}, ${dependencies} dependencies`)
  if (folder === name && size.size > MOST) throw new Error(`${folder} may have ${MOST / 1e6} MB.`)
}

/** Whether a file of JavaScript has a module that only a service needs, or passes on one's names. */
function isOfService(path) {
  if (!/^dist\/.*\.js$/.test(path)) return false
  if (!existsSync(join(ROOT, `${path}.map`))) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return [...text.matchAll(/from "(\.[^"]+)"/g)].some(([, other]) =>
      isOfService(join(dirname(path), other).replaceAll('\\', '/')),
    )
  }
  const { sources } = JSON.parse(readFileSync(join(ROOT, `${path}.map`), 'utf8'))
  return sources.some((source) => SERVICE.test(source))
}

/** The declarations that those of some modules need. Unpacking each of the others costs npx some milliseconds. */
function typesOf(modules) {
  const found = new Set(modules.map((path) => join(path).replace(/\.js$/, '.d.ts')))
  for (const file of found) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const [, path] of text.matchAll(/['"](\.[^'"]+)\.js['"]/g)) {
      found.add(join(dirname(file), `${path}.d.ts`))
    }
  }
  return new Set([...found].map((path) => path.replaceAll('\\', '/')))
}

/** As npm would publish it. */
function sizeOf(cwd) {
  const shell = process.platform === 'win32'
  const text = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd, shell })
  return JSON.parse(text)[0]
}

function inWords({ size, unpackedSize, entryCount }) {
  const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
  return `${mb(size)} packed, ${mb(unpackedSize)} unpacked, ${entryCount} files`
}
