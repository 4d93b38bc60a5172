import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newFolder } from './temporary.js'

/**
 * Compiles the service and the tests' own programs once, for all tests that start processes: a process
 * that compiles what it loads takes three times as long to start, and threads load only compiled files.
 * @returns removes them
 */
export default function compile(): () => void {
  const { path, remove } = newFolder()
  const config = join(path, 'tsconfig.json')
  const compilerOptions = {
    ...{
      noEmit: false,
      rootDir: resolve('.'),
      outDir: path,
      typeRoots: [resolve('node_modules/@types')],
    },
    // `npm run check` does.
    noCheck: true,
  }
  const include = ['src', 'test/support/serve-fake.ts'].map((name) => resolve(name))
  writeFileSync(
    config,
    JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include, exclude: [] }),
  )
  execFileSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', config])
  for (const name of ['data', 'config', 'node_modules', 'package.json', 'openapi.json']) {
    symlinkSync(resolve(name), join(path, name))
  }
  process.env['COMPILED'] = path
  return remove
}
