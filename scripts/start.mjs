// npm start: builds what has changed since the last build, says so, and starts the service. Plain
// JavaScript without new syntax, like check-node.mjs: an old Node must be able to read it.
import './check-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of each part, and a file that its build writes. */
const PARTS = [
  {
    name: 'service',
    sources: ['src', 'scripts/bundle.mjs', 'tsconfig.json', 'package-lock.json'],
    result: 'dist/interfaces/cli/main.js',
    command: 'build:service',
  },
  {
    name: 'planner page',
    sources: [
      'web',
      'messages',
      'src/client',
      'src/engine/geo',
      'src/files',
      'src/papers',
      'data/built/ports.json',
      'package-lock.json',
    ],
    result: 'dist/web/index.html',
    command: 'build:web',
  },
]
/** Written by the build of the page, so it is not one of its sources. */
const GENERATED = join('web', 'generated')

for (const { name, sources, result, command } of PARTS) {
  if (existsSync(result) && statSync(result).mtimeMs >= Math.max(...sources.map(newestMs))) continue
  console.log(`Building the ${name} ...`)
  const { status } = spawnSync('npm', ['run', '--silent', command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status === null ? 1 : status)
}

console.log('Starting the service ...')
const service = spawn(
  process.execPath,
  ['dist/interfaces/cli/main.js', 'serve', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
// When npm ends, its script does not, so the service would keep running.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => process.ppid !== parent && service.kill('SIGTERM'), 500).unref()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal))
service.on('exit', (code, signal) => process.exit(code !== null ? code : signal === null ? 1 : 128))

function newestMs(path) {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return readdirSync(path)
    .map((name) => join(path, name))
    .filter((inside) => inside !== GENERATED)
    .reduce((newest, inside) => Math.max(newest, newestMs(inside)), found.mtimeMs)
}
