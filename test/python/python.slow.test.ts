import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fairway } from '../support/compiled.js'
import { temporaryFolder } from '../support/temporary.js'
import { allPorts, buildTestApp } from '../support/test-app.js'

const FAIRWAY = [process.execPath, ...fairway()]
const noPython = spawnSync('python3', ['--version']).status !== 0
const lacks = (modules: string) => spawnSync('python3', ['-c', `import ${modules}`]).status !== 0

/** Runs Python with the package. */
async function python(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const environment = {
    ...process.env,
    PYTHONPATH: resolve('python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
    ...more,
  }
  const child = spawn('python3', args, { env: environment })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const [status] = await once(child, 'close')
  return { status, output }
}

describe.skipIf(noPython)('the Python package', () => {
  test('passes its own tests, with a worker and with a service', async () => {
    const { app } = await buildTestApp({ auth: 'none', ports: allPorts })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { status, output } = await python(['-m', 'unittest', 'discover', '-s', 'python/tests'], {
      FAIRWAY_COMMAND: JSON.stringify(FAIRWAY),
      FAIRWAY_URL: url,
      FAIRWAY_TMP: temporaryFolder(),
    })
    expect([status, output]).toEqual([0, expect.stringMatching(/Ran (29|[3-9]\d) tests/)])
  })

  test('runs the samples of docs/python.md', async () => {
    const text = readFileSync('docs/python.md', 'utf8')
    const samples = [...text.matchAll(/^```python\n(.*?)^```$/gms)].map(([, code]) => code!)
    const command = `command=${JSON.stringify(FAIRWAY)}`
    const script = samples.join('\n').replace('Fairway()', `Fairway(${command})`)
    const { status, output } = await python(['-c', script])
    expect([status, output]).toEqual([0, expect.not.stringContaining('Traceback')])
    const lines = output.trim().split('\n')
    expect(lines[0]).toMatch(/^117\d\d\.\d+ 83\d\.\d+ \['dover', '(sunda|malacca)'\]$/)
    expect(lines).toContain('port_not_found')
  })

  test('runs the ten cells of the notebook, which show what they print', async () => {
    const folder = temporaryFolder()
    const script = `#!/bin/sh\nexec ${FAIRWAY.map((part) => `'${part}'`).join(' ')} "$@"\n`
    writeFileSync(join(folder, 'fairway'), script, { mode: 0o755 })
    const PATH = [folder, process.env['PATH']].join(delimiter)
    const args = ['python/tests/run_notebook.py', 'python/fairway.ipynb']
    expect(await python(args, { PATH })).toEqual({ status: 0, output: '10 cells\n' })
  })

  const make = (kind: string, folder: string) => {
    const source = join(temporaryFolder(), 'python')
    cpSync('python', source, { recursive: true })
    const script = `import os; os.chdir(${JSON.stringify(source)})
from setuptools import build_meta; build_meta.build_${kind}(${JSON.stringify(folder)})`
    return python(['-c', script])
  }

  test.skipIf(lacks('setuptools'))('makes a source archive', async () => {
    const folder = temporaryFolder()
    const { status, output } = await make('sdist', folder)
    expect([status, output]).toEqual([0, expect.anything()])
    const [archive] = readdirSync(folder)
    expect(archive).toMatch(/^fairway[-_]sea-0\.1\.0\.tar\.gz$/)
    const { output: names } = await python(['-m', 'tarfile', '-l', join(folder, archive!)])
    expect(names).toContain('src/fairway_sea/py.typed')
  })

  test.skipIf(lacks('setuptools, wheel'))('makes a wheel with its types', async () => {
    const folder = temporaryFolder()
    const { status, output } = await make('wheel', folder)
    expect([status, output]).toEqual([0, expect.anything()])
    expect(readdirSync(folder)).toEqual(['fairway_sea-0.1.0-py3-none-any.whl'])
    const wheel = join(folder, 'fairway_sea-0.1.0-py3-none-any.whl')
    const { output: names } = await python(['-m', 'zipfile', '-l', wheel])
    expect(names).toContain('fairway_sea/py.typed')
    expect(names).not.toContain('tests')
  })
})

test('the Python package has the version and the licence of the program', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const project = readFileSync('python/pyproject.toml', 'utf8')
  expect(project).toContain(`version = "${version}"`)
  expect(project).toContain('dependencies = []')
  expect(readFileSync('python/src/fairway_sea/__init__.py', 'utf8')).toContain(
    `__version__ = "${version}"`,
  )
  expect(existsSync('python/src/fairway_sea/py.typed')).toBe(true)
})
