// Builds and restarts the service at each change, and serves the page beside it: `npm run dev`.
import { spawn, spawnSync } from 'node:child_process'

const BUNDLE = 'scripts/bundle.mjs'
// The service needs a first build to start.
const { status } = spawnSync(process.execPath, [BUNDLE], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const children = [
  [process.execPath, [BUNDLE, '--watch']],
  [process.execPath, ['--watch-path=dist', 'dist/interfaces/cli/main.js', 'serve']],
  ['npx', ['vite', 'web']],
].map(([command, args]) => spawn(command, args, { stdio: 'inherit' }))
const end = () => {
  for (const child of children) child.kill()
}
for (const child of children) child.once('exit', end)
process.once('SIGINT', end)
process.once('SIGTERM', end)
