import { Command } from 'commander'
import { UsageError } from './failure.js'
import { integerBetween } from './quantities.js'
import type { Terminal } from './terminal.js'

/** Loaded when a command runs: store and service would triple the time of `fairway route`. */
const accountStore = () => import('./account-store.js')

const MAX_EVENTS = 100_000

interface Named {
  readonly email: string
}

interface KeyOptions extends Named {
  readonly name: string
  readonly scopes: string
  readonly networks?: string
  readonly days?: string
}

/** Creates keys for services without logins, and for callers that must not log in. */
export function keyCommand(terminal: Terminal): Command {
  return new Command('key')
    .description('Create, list and revoke API keys.')
    .addCommand(createKeyCommand(terminal))
    .addCommand(listKeysCommand(terminal))
    .addCommand(revokeKeyCommand(terminal))
}

function createKeyCommand(terminal: Terminal): Command {
  return new Command('create')
    .description('Create a key and show it once.')
    .requiredOption('--email <email>')
    .requiredOption('--name <name>', 'what the key is for')
    .option('--scopes <scopes>', 'what the key may do: routes, emissions, read', 'routes,emissions')
    .option('--networks <list>', 'addresses and networks that may use it; default: all')
    .option('--days <days>', 'days until it expires; default: never')
    .action(async (options: KeyOptions) => {
      const { KEY_SCOPES, KeyRing, networkFault, requireAccount, systemClock, withStore } =
        await accountStore()
      const wish = {
        name: options.name,
        scopes: scopesOf(options.scopes, KEY_SCOPES),
        ...networksOf(options.networks, networkFault),
        ...daysOf(options.days),
      }
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, options.email)
        const made = await new KeyRing(store, systemClock).create(account.id, wish)
        if (made === null)
          throw new Error('The account has 100 keys. Revoke one that is no longer used.')
        terminal.say(`Key ${made.known.id} of account ${account.id} (shown only once):`)
        terminal.say(made.key)
      })
    })
}

function scopesOf(text: string, known: readonly string[]): string[] {
  const scopes = text.split(',').map((scope) => scope.trim())
  const wrong = scopes.find((scope) => !known.includes(scope))
  if (wrong === undefined) return [...new Set(scopes)]
  throw new UsageError(`--scopes ${wrong} is not known; use ${known.join(', ')}.`)
}

function networksOf(
  text: string | undefined,
  faultOf: (text: string) => string | null,
): { networks?: string[] } {
  if (text === undefined) return {}
  const networks = text.split(',').map((one) => one.trim())
  for (const one of networks) {
    const fault = faultOf(one)
    if (fault !== null) throw new UsageError(`--networks ${one} ${fault}.`)
  }
  return { networks: [...new Set(networks)] }
}

function daysOf(text: string | undefined): { expiresInDays?: number } {
  if (text === undefined) return {}
  const days = Number(text)
  if (Number.isInteger(days) && days >= 1 && days <= 3650) return { expiresInDays: days }
  throw new UsageError('--days must be a whole number from 1 to 3650.')
}

function listKeysCommand(terminal: Terminal): Command {
  return new Command('list')
    .description(
      "List an account's keys: id, name, scopes, created, last used, expires, networks if it is limited to some.",
    )
    .requiredOption('--email <email>')
    .action(async ({ email }: Named) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        for (const key of await store.apiKeys.list(account.id)) {
          const { id, name, scopes, networks, createdAt, lastUsedAt, expiresAt } = key
          const dates = [createdAt, lastUsedAt, expiresAt]
          const limits = networks === null ? [] : [networks.join(',')]
          const cells = [id, name, scopes.join(','), ...dates, ...limits]
          terminal.say(cells.map((cell) => cell ?? '-').join('\t'))
        }
      })
    })
}

function revokeKeyCommand(terminal: Terminal): Command {
  return new Command('revoke')
    .description('Revoke a key. Services reject it from now on.')
    .requiredOption('--email <email>')
    .requiredOption('--id <id>', 'key id, from key list')
    .action(async ({ email, id }: Named & { id: string }) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        const name = await store.apiKeys.revoke(account.id, Number(id))
        if (name === null) throw new UsageError(`Account ${account.id} has no key ${id}.`)
        terminal.say(`Key ${id} revoked: ${name}`)
      })
    })
}

export function disableCommand(terminal: Terminal): Command {
  return new Command('disable')
    .description('Disable an account and log it out everywhere.')
    .requiredOption('--email <email>')
    .action(async ({ email }: Named) => {
      const { isoTime, requireAccount, systemClock, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        await store.accounts.setDisabled(account.id, isoTime(systemClock.nowMs()))
        terminal.say(`Account ${account.id}: disabled`)
      })
    })
}

export function enableCommand(terminal: Terminal): Command {
  return new Command('enable')
    .description('Enable an account again. Its keys work again; its users must log in again.')
    .requiredOption('--email <email>')
    .action(async ({ email }: Named) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        await store.accounts.setDisabled(account.id, null)
        terminal.say(`Account ${account.id}: enabled`)
      })
    })
}

export function deleteCommand(terminal: Terminal): Command {
  return new Command('delete')
    .description('Delete an account and all its data. This cannot be undone.')
    .requiredOption('--email <email>')
    .requiredOption('--yes', 'confirm; this cannot be undone')
    .action(async ({ email }: Named) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        await store.accounts.delete(account.id)
        terminal.say(`Account ${account.id}: deleted`)
      })
    })
}

export function exportCommand(terminal: Terminal): Command {
  return new Command('export')
    .description('Print everything stored about an account as JSON, without secrets.')
    .requiredOption('--email <email>')
    .action(async ({ email }: Named) => {
      const { exportAccount, requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = await requireAccount(store, email)
        terminal.say(JSON.stringify(await exportAccount(store, account.id), null, 2))
      })
    })
}

export function eventsCommand(terminal: Terminal): Command {
  return new Command('events')
    .description('List recent security events of one account or all.')
    .option('--email <email>')
    .option('--limit <count>', 'maximum number of results', integerBetween(1, MAX_EVENTS), 100)
    .action(async ({ email, limit }: { email?: string; limit: number }) => {
      const { requireAccount, withStore } = await accountStore()
      await withStore(terminal, async (store) => {
        const account = email === undefined ? null : await requireAccount(store, email)
        const events = await store.securityEvents.list(account?.id ?? null, limit)
        for (const { happenedAt, accountId, event, detail } of events) {
          terminal.say([happenedAt, accountId ?? '-', event, detail].join('\t'))
        }
      })
    })
}
