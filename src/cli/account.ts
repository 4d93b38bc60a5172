import { Command } from 'commander'
import type { Plans } from '../accounts/plans.js'
import type { Store } from '../store/store.js'
import {
  deleteCommand,
  disableCommand,
  enableCommand,
  eventsCommand,
  exportCommand,
  keyCommand,
} from './account-care.js'
import { linkCommand, unlinkCommand } from './account-identity.js'
import { UsageError } from './failure.js'
import type { Terminal } from './terminal.js'

/** Loaded when a command runs: store and service would triple the time of `fairway route`. */
const accountStore = () => import('./account-store.js')

interface PasswordOptions {
  readonly email: string
  readonly passwordStdin?: true
}

/**
 * Accounts are created here and never over HTTP, because the operator decides who may use the service.
 */
export function accountCommand(terminal: Terminal): Command {
  return new Command('account')
    .description('Create and manage accounts.')
    .addCommand(createCommand(terminal))
    .addCommand(listCommand(terminal))
    .addCommand(setPlanCommand(terminal))
    .addCommand(setPasswordCommand(terminal))
    .addCommand(revokeTokensCommand(terminal))
    .addCommand(resetUsageCommand(terminal))
    .addCommand(keyCommand(terminal))
    .addCommand(linkCommand(terminal))
    .addCommand(unlinkCommand(terminal))
    .addCommand(disableCommand(terminal))
    .addCommand(enableCommand(terminal))
    .addCommand(deleteCommand(terminal))
    .addCommand(exportCommand(terminal))
    .addCommand(eventsCommand(terminal))
}

function createCommand(terminal: Terminal): Command {
  return new Command('create')
    .description(
      'Create an account. Without --password-stdin, a password is generated and shown once.',
    )
    .requiredOption('--email <email>')
    .option('--plan <plan>', 'plan of the account', 'trial')
    .option('--password-stdin', 'read the password from standard input')
    .action(async ({ email, plan, ...options }: PasswordOptions & { plan: string }) => {
      const { createAccount, systemClock, withStore } = await accountStore()
      const { password, isGenerated } = await choosePassword(options, terminal)
      const create = async (store: Store, plans: Plans) => {
        const given = { email, password, planType: plan }
        const account = await createAccount(given, { store, plans, clock: systemClock })
        terminal.say(`Account ${account.id}: ${account.email}, plan ${account.planType}`)
        if (isGenerated) terminal.say(`Password (shown only once): ${password}`)
      }
      await withStore(terminal, create, { isFirst: true })
    })
}

function listCommand(terminal: Terminal): Command {
  return new Command('list').description('List all accounts.').action(async () => {
    const { withStore } = await accountStore()
    await withStore(terminal, async (store) => {
      for await (const { id, email, planType, createdAt } of store.accounts.list()) {
        await terminal.pour([id, email, planType, createdAt].join('\t'))
      }
    })
  })
}

function setPlanCommand(terminal: Terminal): Command {
  return new Command('set-plan')
    .description('Change the plan of an account; its tokens stay valid.')
    .requiredOption('--email <email>')
    .requiredOption('--plan <plan>')
    .action(async ({ email, plan }: { email: string; plan: string }) => {
      const { requireAccount, requirePlan, withStore } = await accountStore()
      await withStore(terminal, async (store, plans) => {
        requirePlan(plan, plans)
        const account = await requireAccount(store, email)
        await store.accounts.setPlan(account.id, plan)
        terminal.say(`Account ${account.id}: plan ${plan}`)
      })
    })
}

function setPasswordCommand(terminal: Terminal): Command {
  return new Command('set-password')
    .description('Change the password of an account and revoke its tokens.')
    .requiredOption('--email <email>')
    .option('--password-stdin', 'read the password from standard input')
    .action(async ({ email, ...options }: PasswordOptions) => {
      const { hashNewPassword, requireAccount, withStore } = await accountStore()
      const { password, isGenerated } = await choosePassword(options, terminal)
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        const hash = await hashNewPassword(password, email)
        const revoked = await store.accounts.changePassword(account.id, hash)
        terminal.say(`Account ${account.id}: password changed, ${revoked} tokens revoked`)
        if (isGenerated) terminal.say(`Password (shown only once): ${password}`)
      })
    })
}

function revokeTokensCommand(terminal: Terminal): Command {
  return new Command('revoke-tokens')
    .description('Log an account out everywhere.')
    .requiredOption('--email <email>')
    .action(async ({ email }: { email: string }) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        const revoked = await store.tokens.revokeAll(account.id)
        terminal.say(`Account ${account.id}: ${revoked} tokens revoked`)
      })
    })
}

function resetUsageCommand(terminal: Terminal): Command {
  return new Command('reset-usage')
    .description("Reset an account's daily usage, e.g. if the clock was wrong.")
    .requiredOption('--email <email>')
    .action(async ({ email }: { email: string }) => {
      const { requireAccount, systemClock, utcDay, withStore, MS_PER_DAY } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        const nowMs = systemClock.nowMs()
        const [today, yesterday] = [utcDay(nowMs), utcDay(nowMs - MS_PER_DAY)]
        const used = await store.quota.beginDayAnew(account.id, today, yesterday)
        terminal.say(`Account ${account.id}: usage today reset to 0, was ${used} queries`)
      })
    })
}

async function choosePassword(
  { passwordStdin }: Pick<PasswordOptions, 'passwordStdin'>,
  { input }: Terminal,
) {
  if (passwordStdin) return { password: await readPassword(input), isGenerated: false }
  const { generatePassword } = await accountStore()
  return { password: generatePassword(), isGenerated: true }
}

/** The first line of the input. A password among the arguments would show in the process list. */
async function readPassword(input: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of input) text += String(chunk)
  const [password = ''] = text.split(/\r?\n/, 1)
  if (password === '') throw new UsageError('No password on standard input.')
  return password
}
