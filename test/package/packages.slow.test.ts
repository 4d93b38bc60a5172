import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../support/installed-package.js'
import { newFolder } from '../support/temporary.js'

const runFile = promisify(execFile)
/** Ends a test that hangs. On a busy machine, commands that take seconds take minutes. */
const HANG_MS = 900_000
const folder = newFolder()
const installed = join(folder.path, 'node_modules/fairway-sea')
let packed = ''

/** Runs the command of the small package, whose dependencies alone are there. */
const fairway = (...args: string[]) =>
  runFile(process.execPath, [join(installed, 'dist/interfaces/cli/main.js'), ...args], {
    cwd: folder.path,
  }).catch((error) => error as { readonly stdout: string; readonly stderr: string })

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(folder.path, 'packages', name, 'package.json'), 'utf8'))

describe('the packages of a release', { timeout: HANG_MS }, () => {
  beforeAll(async () => {
    await compile()
    const packages = join(folder.path, 'packages')
    await runFile(process.execPath, ['lab/release/packages.mjs', packages])
    const pack = ['pack', '--silent', '--pack-destination', folder.path]
    const { stdout } = await runFile('npm', pack, { cwd: join(packages, 'fairway-sea') })
    packed = join(folder.path, stdout.trim())
    mkdirSync(installed, { recursive: true })
    await runFile('tar', ['-xzf', packed, '-C', installed, '--strip-components=1'])
    for (const name of Object.keys(manifestOf('fairway-sea').dependencies)) {
      const link = join(folder.path, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(resolve('node_modules', name), link)
    }
  }, HANG_MS)
  afterAll(() => folder.remove())

  test('the small one has the sea at 20 km, at most 12.1 MB and six dependencies', () => {
    expect(statSync(packed).size).toBeLessThan(12.1e6)
    const { dependencies, license } = manifestOf('fairway-sea')
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(6)
    expect(license).toBe(JSON.parse(readFileSync('package.json', 'utf8')).license)
  })

  test('the small one has every declaration that those of its exports need, and no other', () => {
    const dist = join(folder.path, 'packages/fairway-sea/dist')
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    const has = new Set(files.filter((name) => name.endsWith('.d.ts')))
    const named = [...has].flatMap((name) =>
      [...readFileSync(join(dist, name), 'utf8').matchAll(/['"](\.[^'"]+)\.js['"]/g)].map(
        ([, path]) => join(dirname(name), `${path}.d.ts`),
      ),
    )
    expect(named.filter((name) => !has.has(name))).toEqual([])
    expect(has).toContain('interfaces/page/worker.d.ts')
    expect(has).not.toContain('interfaces/cli/program.d.ts')
  })

  test('the small one plans routes with nothing else installed', async () => {
    const { stdout, stderr } = (await fairway('route', 'Rotterdam', 'Singapore')) as {
      stdout: string
      stderr: string
    }
    expect(stderr).toBe('')
    expect(stdout).toMatch(/Distance {4}8,\d{3}\.\d nm/)
    expect((await fairway('--help')).stdout).toContain('fairway route')
  })

  test('the small one says what to install for its other parts', async () => {
    expect((await fairway('serve')).stderr).toContain('npm install fairway-sea-server')
    expect((await fairway('account', 'list')).stderr).toContain('npm install fairway-sea-server')
    expect((await fairway('mcp')).stderr).toContain('npm install @modelcontextprotocol/node')
    const table = join(folder.path, 'lanes')
    writeFileSync(`${table}.parquet`, 'PAR1')
    writeFileSync(`${table}.xlsx`, 'PK')
    const batch = (name: string) => fairway('batch', `${table}${name}`, '--out', `${table}.csv`)
    expect((await batch('.parquet')).stderr).toContain('npm install hyparquet ')
    expect((await batch('.xlsx')).stderr).toContain('npm install hucre')
    writeFileSync(`${table}.csv`, 'origin,destination\nNLRTM,SGSIN\n')
    const result = `${table}-planned.fgb`
    const lines = await fairway('batch', `${table}.csv`, '--out', result)
    expect(lines.stderr).toContain('npm install flatbuffers')
    expect(existsSync(`${result}.part`), 'rows were planned first').toBe(false)
    expect((await fairway('route', 'NLRTM', 'SGSIN', '--resolution', '5')).stderr).toContain(
      'this service has data for 20',
    )
  })

  test('the entry for assistants has the form of its registry, and names a package of the release', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const entry = JSON.parse(readFileSync(join(folder.path, 'packages/server.json'), 'utf8'))
    expect(entry.$schema).toMatch(/\/2025-12-11\/server\.schema\.json$/)
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(entry.description.length).toBeLessThanOrEqual(100)
    expect(entry.title.length).toBeLessThanOrEqual(100)
    expect(new URL(entry.websiteUrl).protocol).toBe('https:')
    const manifest = manifestOf(entry.packages[0].identifier)
    expect(entry).toMatchObject({
      version,
      packages: [
        {
          registryType: 'npm',
          version: manifest.version,
          transport: { type: 'stdio' },
          packageArguments: [{ type: 'positional', value: 'mcp' }],
        },
      ],
    })
    // The registry compares it with the published package, and npx runs the only command of a package.
    expect(manifest.mcpName).toBe(entry.name)
    expect(Object.keys(manifest.bin)).toHaveLength(1)
  })

  test('the other one has everything that the tree has', () => {
    const { dependencies, exports, bin } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(manifestOf('fairway-sea-server')).toMatchObject({ dependencies, exports, bin })
    const server = join(folder.path, 'packages/fairway-sea-server')
    for (const name of [
      'dist/interfaces/http/probes/probe-thread.js',
      'data/built/network-5km.fwy',
      'deploy',
      'docs',
    ]) {
      expect(statSync(join(server, name)).size).toBeGreaterThan(0)
    }
  })
})
