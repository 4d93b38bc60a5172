import { Command } from 'commander'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { Account, Plans, Store } from './account-store.js'

/** Loaded when a command runs: store and service would triple the time of `fairway route`. */
export const accountTools = () => import('./account-store.js')

/** What a command about one account works with. */
export interface AccountWork<Options> extends Terminal {
  readonly account: Account
  readonly options: Options
  readonly store: Store
  readonly plans: Plans
  readonly tools: Awaited<ReturnType<typeof accountTools>>
}

/** A command about the account that its option `--email` names. */
export type AccountAction = (terminal: Terminal) => Command

/**
 * @param work what the command does; returns what to say of the account, if anything
 * @param addOptions adds those besides `--email`
 */
export function action<Options>(
  [name, description]: readonly [name: string, description: string],
  work: (given: AccountWork<Options>) => Promise<string | undefined>,
  addOptions: (command: Command) => Command = (command) => command,
): AccountAction {
  return (terminal) => {
    const run = async (options: Options & { readonly email: string }) => {
      const tools = await accountTools()
      await tools.withStore(terminal, async (store, plans) => {
        const account = await tools.requireAccount(store, options.email)
        const said = await work({ ...terminal, account, options, store, plans, tools })
        if (said !== undefined) terminal.say(`Account ${account.id}: ${said}`)
      })
    }
    const command = new Command(name).description(description).requiredOption('--email <email>')
    return addOptions(command).action(run)
  }
}
