import { Command } from 'commander'
import { UsageError } from '../../../tables/text/failure.js'
import { integerBetween } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { accountTools, action } from './account-action.js'
import { keyCommand } from './account-keys.js'
import type { Plans, Store } from './account-store.js'

const MAX_EVENTS = 100_000

interface PasswordOptions {
  readonly passwordStdin?: true
}

/**
 * Accounts are created here and never over HTTP, because the operator decides who may use the service.
 */
export function accountCommand(terminal: Terminal): Command {
  const account = new Command('account').description('Create and manage accounts.')
  for (const make of COMMANDS) account.addCommand(make(terminal))
  return account
}

function createCommand(terminal: Terminal): Command {
  return new Command('create')
    .description(
      'Create an account. Without --password-stdin, a password is generated and shown once.',
    )
    .requiredOption('--email <email>')
    .option('--plan <plan>', 'plan of the account', 'trial')
    .option('--password-stdin', 'read the password from standard input')
    .action(async (options: PasswordOptions & { email: string; plan: string }) => {
      const { createAccount, systemClock, withStore } = await accountTools()
      const { password, isGenerated } = await choosePassword(options, terminal)
      const { email, plan: planType } = options
      const create = async (store: Store, plans: Plans) => {
        const given = { email, password, planType }
        const account = await createAccount(given, { store, plans, clock: systemClock })
        terminal.say(`Account ${account.id}: ${account.email}, plan ${account.planType}`)
        if (isGenerated) terminal.say(`Password (shown only once): ${password}`)
      }
      await withStore(terminal, create, { isFirst: true })
    })
}

function listCommand(terminal: Terminal): Command {
  return new Command('list').description('List all accounts.').action(async () => {
    const { withStore } = await accountTools()
    await withStore(terminal, async (store) => {
      for await (const { id, email, planType, createdAt } of store.accounts.list()) {
        await terminal.pour([id, email, planType, createdAt].join('\t'))
      }
    })
  })
}

function eventsCommand(terminal: Terminal): Command {
  return new Command('events')
    .description('List recent security events of one account or all.')
    .option('--email <email>')
    .option('--limit <count>', 'maximum number of results', integerBetween(1, MAX_EVENTS), 100)
    .action(async ({ email, limit }: { email?: string; limit: number }) => {
      const { requireAccount, withStore } = await accountTools()
      await withStore(terminal, async (store) => {
        const account = email === undefined ? null : await requireAccount(store, email)
        const events = await store.securityEvents.list(account?.id ?? null, limit)
        for (const { happenedAt, accountId, event, detail } of events) {
          terminal.say([happenedAt, accountId ?? '-', event, detail].join('\t'))
        }
      })
    })
}

const COMMANDS: readonly ((terminal: Terminal) => Command)[] = [
  createCommand,
  listCommand,
  action<{ readonly plan: string }>(
    ['set-plan', 'Change the plan of an account; its tokens stay valid.'],
    async ({ account, options: { plan }, store, plans, tools }) => {
      tools.requirePlan(plan, plans)
      await store.accounts.setPlan(account.id, plan)
      return `plan ${plan}`
    },
    (command) => command.requiredOption('--plan <plan>'),
  ),
  action<PasswordOptions>(
    ['set-password', 'Change the password of an account and revoke its tokens.'],
    async ({ account, options, store, tools, input, say }) => {
      const { password, isGenerated } = await choosePassword(options, { input })
      const hash = await tools.hashNewPassword(password, account.email)
      const revoked = await store.accounts.changePassword(account.id, hash)
      say(`Account ${account.id}: password changed, ${revoked} tokens revoked`)
      if (isGenerated) say(`Password (shown only once): ${password}`)
      return undefined
    },
    (command) => command.option('--password-stdin', 'read the password from standard input'),
  ),
  action(['revoke-tokens', 'Log an account out everywhere.'], async ({ account, store }) => {
    return `${await store.tokens.revokeAll(account.id)} tokens revoked`
  }),
  action(
    ['reset-usage', "Reset an account's daily usage, e.g. if the clock was wrong."],
    async ({ account, store, tools: { systemClock, utcDay, MS_PER_DAY } }) => {
      const nowMs = systemClock.nowMs()
      const [today, yesterday] = [utcDay(nowMs), utcDay(nowMs - MS_PER_DAY)]
      const used = await store.quota.beginDayAnew(account.id, today, yesterday)
      return `usage today reset to 0, was ${used} queries`
    },
  ),
  keyCommand,
  action<{ readonly subject: string }>(
    ['link', 'Accept the tokens of one person or program of the identity provider.'],
    async ({ account, options: { subject }, store, tools, environment }) => {
      const { oidcIssuer: issuer, oidcAccountClaim: claim } = tools.readConfig(environment)
      if (issuer === '') throw new UsageError('Set FAIRWAY_OIDC_ISSUER as for the service.')
      if (claim === 'email') {
        throw new UsageError('With FAIRWAY_OIDC_ACCOUNT_CLAIM=email, accounts need no link.')
      }
      if (!(await store.identities.link(account.id, { issuer, subject }))) {
        throw new UsageError(`${subject} of ${issuer} is already linked to an account.`)
      }
      return `accepts ${subject} of ${issuer}`
    },
    (command) =>
      command.requiredOption(
        '--subject <subject>',
        'value of the claim FAIRWAY_OIDC_ACCOUNT_CLAIM',
      ),
  ),
  action(
    ['unlink', 'Accept no more tokens of the identity provider for an account.'],
    async ({ account, store }) =>
      `${await store.identities.unlinkAll(account.id)} identities removed`,
  ),
  action(
    ['disable', 'Disable an account and log it out everywhere.'],
    async ({ account, store, tools: { isoTime, systemClock } }) => {
      await store.accounts.setDisabled(account.id, isoTime(systemClock.nowMs()))
      return 'disabled'
    },
  ),
  action(
    ['enable', 'Enable an account again. Its keys work again; its users must log in again.'],
    async ({ account, store }) => {
      await store.accounts.setDisabled(account.id, null)
      return 'enabled'
    },
  ),
  action(
    ['delete', 'Delete an account and all its data. This cannot be undone.'],
    async ({ account, store }) => {
      await store.accounts.delete(account.id)
      return 'deleted'
    },
    (command) => command.requiredOption('--yes', 'confirm; this cannot be undone'),
  ),
  action(
    ['export', 'Print everything stored about an account as JSON, without secrets.'],
    async ({ account, store, tools, say }) => {
      say(JSON.stringify(await tools.exportAccount(store, account.id), null, 2))
      return undefined
    },
  ),
  eventsCommand,
]

async function choosePassword(
  { passwordStdin }: PasswordOptions,
  { input }: Pick<Terminal, 'input'>,
) {
  if (passwordStdin) return { password: await readPassword(input), isGenerated: false }
  const { generatePassword } = await accountTools()
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
