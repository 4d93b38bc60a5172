import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname

test('the library sample of the README compiles under strict TypeScript', {
  timeout: 60_000,
}, async () => {
  const [, sample] = /```ts\n(import [\s\S]*?)```/.exec(
    readFileSync(join(ROOT, 'README.md'), 'utf8'),
  )!
  const folder = join(ROOT, 'test', `.readme-${process.pid}`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder)
  writeFileSync(join(folder, 'sample.ts'), `${sample}\nexport { totals, calls, events }\n`)
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      paths: { 'fairway-sea': ['../../src/index.ts'] },
      types: ['node'],
    },
    include: ['sample.ts'],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const compile = promisify(execFile)('npx', ['tsc', '-p', folder], { cwd: ROOT })
  await expect(compile).resolves.toBeDefined()
})
