import { Command } from 'commander'
import {
  CALCULATING_SCOPES,
  KEY_SCOPES,
  MAX_KEY_DAYS,
} from '../../../contract/schemas/service/keys.js'
import { UsageError } from '../../../tables/text/failure.js'
import { integerBetween } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { action } from './account-action.js'

interface KeyOptions {
  readonly name: string
  readonly scopes: string
  readonly networks?: string
  readonly days?: number
}

/** Creates keys for services without logins, and for callers that must not log in. */
export function keyCommand(terminal: Terminal): Command {
  const key = new Command('key').description('Create, list and revoke API keys.')
  for (const make of [create, list, revoke]) key.addCommand(make(terminal))
  return key
}

const create = action<KeyOptions>(
  ['create', 'Create a key and show it once.'],
  async ({ account, options, store, tools, say }) => {
    const { KeyRing, networkFault, systemClock } = tools
    const { name, networks, days: expiresInDays } = options
    const scopeFault = (one: string) =>
      KEY_SCOPES.some((scope) => scope === one)
        ? null
        : `is not known; use ${KEY_SCOPES.join(', ')}`
    const made = await new KeyRing(store, systemClock).create(account.id, {
      name,
      scopes: listOf(options.scopes, '--scopes', scopeFault),
      networks: networks === undefined ? undefined : listOf(networks, '--networks', networkFault),
      expiresInDays,
    })
    if (made === null) {
      throw new Error('The account has 100 keys. Revoke one that is no longer used.')
    }
    say(`Key ${made.known.id} of account ${account.id} (shown only once):`)
    say(made.key)
    return undefined
  },
  (command) =>
    command
      .requiredOption('--name <name>', 'what the key is for')
      .option(
        '--scopes <list>',
        `what the key may do: ${KEY_SCOPES.join(', ')}`,
        CALCULATING_SCOPES.join(),
      )
      .option('--networks <list>', 'addresses and networks that may use it; default: all')
      .option(
        '--days <n>',
        'days until it expires; default: never',
        integerBetween(1, MAX_KEY_DAYS),
      ),
)

/** The values of a list, each once. @throws UsageError for the first one with a fault */
function listOf(text: string, option: string, faultOf: (one: string) => string | null): string[] {
  const values = text.split(',').map((one) => one.trim())
  for (const one of values) {
    const fault = faultOf(one)
    if (fault !== null) throw new UsageError(`${option} ${one} ${fault}.`)
  }
  return [...new Set(values)]
}

const list = action(
  [
    'list',
    "List an account's keys: id, name, scopes, created, last used, expires, networks if it is limited to some.",
  ],
  async ({ account, store, say }) => {
    for (const key of await store.apiKeys.list(account.id)) {
      const { id, name, scopes, networks, createdAt, lastUsedAt, expiresAt } = key
      const limits = networks === null ? [] : [networks.join(',')]
      const cells = [id, name, scopes.join(','), createdAt, lastUsedAt, expiresAt, ...limits]
      say(cells.map((cell) => cell ?? '-').join('\t'))
    }
    return undefined
  },
)

const revoke = action<{ readonly id: string }>(
  ['revoke', 'Revoke a key. Services reject it from now on.'],
  async ({ account, options: { id }, store, say }) => {
    const name = await store.apiKeys.revoke(account.id, Number(id))
    if (name === null) throw new UsageError(`Account ${account.id} has no key ${id}.`)
    say(`Key ${id} revoked: ${name}`)
    return undefined
  },
  (command) => command.requiredOption('--id <id>', 'key id, from key list'),
)
