// Installs what tests and the tools of lab need, unless it is there: `npm run tools`. `npm ci` leaves it out,
// as it is more than half of all packages, and nobody needs it who only runs the service.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('node_modules/vitest')) {
  console.log('Installing the tools of the tests ...')
  const install = 'install --workspaces --include-workspace-root --no-save --prefer-offline'
  const { status } = spawnSync('npm', install.split(' '), {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status === null ? 1 : status)
}
