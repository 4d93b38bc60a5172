import { constants, setPriority } from 'node:os'
import { Command } from 'commander'
import type { Terminal } from '../../tables/text/terminal.js'

/** Commands with which an operator maintains the database itself. */
export function storeCommand(terminal: Terminal): Command {
  return new Command('store').description('Back up the embedded store.').addCommand(
    new Command('backup')
      .description('Write a complete, checked copy of the store, even while the service runs.')
      .argument('<file>', 'name of the copy; must not exist yet')
      .action(async (file: string) => {
        const { withStore } = await import('./account/account-store.js')
        // The service goes first: a copy of gigabytes takes both the processor and the disk.
        setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
        await withStore(terminal, async (store) => {
          await store.backUp(file)
          terminal.say(`Copy written and checked: ${file}`)
        })
      }),
  )
}
