import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes `dist` without checking types: `npm run check` does. */
export async function compile(): Promise<void> {
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  await run(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--noCheck'])
  await run(process.execPath, ['scripts/bundle.mjs'])
}

/**
 * Installs the package, as `npm pack` creates it, into a folder. Its dependencies are linked
 * instead of fetched, and nothing else is: a file or a dependency that the manifest omits is
 * missing there too. The planner page is not built for this; its own tests do that.
 */
export async function installPackage(folder: string): Promise<void> {
  await compile()
  const { stdout } = await run('npm', [
    'pack',
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    folder,
  ])
  const target = join(folder, 'node_modules', 'fairway-sea')
  mkdirSync(target, { recursive: true })
  await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', target, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link)
  }
  mkdirSync(join(folder, 'node_modules/.bin'))
  // npx runs the only command of a package by the name of the package too.
  for (const name of ['fairway', 'fairway-sea']) {
    symlinkSync(
      '../fairway-sea/dist/interfaces/cli/main.js',
      join(folder, 'node_modules/.bin', name),
    )
  }
  // Like npx, without its start-up time.
  writeFileSync(join(folder, 'node_modules/.bin/npx'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 })
  chmodSync(join(target, 'dist/interfaces/cli/main.js'), 0o755)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  cpSync('examples', join(folder, 'examples'), { recursive: true })
}
