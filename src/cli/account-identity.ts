import { Command } from 'commander'
import { UsageError } from './failure.js'
import type { Terminal } from './terminal.js'

const accountStore = () => import('./account-store.js')

/** Lets tokens of the identity provider into an account that the operator made. */
export function linkCommand(terminal: Terminal): Command {
  return new Command('link')
    .description('Accept the tokens of one person or program of the identity provider.')
    .requiredOption('--email <email>')
    .requiredOption('--subject <subject>', 'value of the claim FAIRWAY_OIDC_ACCOUNT_CLAIM')
    .action(async ({ email, subject }: { email: string; subject: string }) => {
      const { readConfig, requireAccount, withStore } = await accountStore()
      const { oidcIssuer: issuer, oidcAccountClaim: claim } = readConfig(terminal.environment)
      if (issuer === '') throw new UsageError('Set FAIRWAY_OIDC_ISSUER as for the service.')
      if (claim === 'email') {
        throw new UsageError('With FAIRWAY_OIDC_ACCOUNT_CLAIM=email, accounts need no link.')
      }
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        if (!(await store.identities.link(account.id, { issuer, subject }))) {
          throw new UsageError(`${subject} of ${issuer} is already linked to an account.`)
        }
        terminal.say(`Account ${account.id}: accepts ${subject} of ${issuer}`)
      })
    })
}

export function unlinkCommand(terminal: Terminal): Command {
  return new Command('unlink')
    .description('Accept no more tokens of the identity provider for an account.')
    .requiredOption('--email <email>')
    .action(async ({ email }: { email: string }) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        const count = await store.identities.unlinkAll(account.id)
        terminal.say(`Account ${account.id}: ${count} identities removed`)
      })
    })
}
