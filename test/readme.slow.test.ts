import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname
const DOCUMENTS = ['docs/library.md', 'docs/migrating.md']

test(`every sample of the library in ${DOCUMENTS.join(', ')} compiles under strict TypeScript`, {
  timeout: 300_000,
}, async () => {
  const folder = join(ROOT, 'test', `.samples-${process.pid}`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder)
  for (const document of DOCUMENTS) {
    const text = readFileSync(join(ROOT, document), 'utf8')
    const samples = [...text.matchAll(/```ts\n(import [\s\S]*?)```/g)]
    expect(samples.length, document).toBeGreaterThan(0)
    for (const [at, [, sample]] of samples.entries()) {
      writeFileSync(join(folder, `${document.replaceAll(/\W/g, '-')}-${at}.ts`), sample!)
    }
  }
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      paths: { 'fairway-sea': ['../../src/interfaces/library/index.ts'] },
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
})
