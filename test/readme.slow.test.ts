import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname

test.each(['README.md', 'docs/library.md'])(
  'every sample of the library in %s compiles under strict TypeScript',
  { timeout: 60_000 },
  async (document) => {
    const samples = [
      ...readFileSync(join(ROOT, document), 'utf8').matchAll(/```ts\n(import [\s\S]*?)```/g),
    ]
    expect(samples.length).toBeGreaterThan(0)
    const folder = join(ROOT, 'test', `.samples-${process.pid}-${document.replace('/', '-')}`)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(folder)
    samples.forEach(([, sample], at) => {
      writeFileSync(join(folder, `sample-${at}.ts`), sample!)
    })
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        paths: { 'fairway-sea': ['../../src/index.ts'] },
        types: ['node'],
        // A sample ends with its result, which it does not use.
        noUnusedLocals: false,
      },
      include: ['*.ts'],
      exclude: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const compile = promisify(execFile)('npx', ['tsc', '-p', folder], { cwd: ROOT })
    await expect(compile).resolves.toBeDefined()
  },
)
