import { type FieldCode, Problem, validationFailed } from '../../../contract/problems/problem.js'
import {
  EventList,
  KeyList,
  KeyParams,
  KeyRequest,
  NewKeyAnswer,
  RevokedAnswer,
  SessionList,
  SessionParams,
} from '../../../contract/schemas/service/keys.js'
import { KeyRing } from '../../../keeping/accounts/api-keys.js'
import { networkFault } from '../../../keeping/accounts/key-networks.js'
import type { SecurityLog } from '../../../keeping/accounts/security-log.js'
import { type ApiKey, sessionIdOf } from '../../../keeping/store/database/store.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import type { App } from '../transport/fastify-types.js'

const tags = ['Account']
const MAX_EVENTS = 100
const config = { access: 'bearer', needsLogin: true } as const

/** Keys, sessions and security events of an account. */
export function keyEndpoints(
  app: App,
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  security: SecurityLog,
): void {
  const ring = new KeyRing(store, clock)

  app.post(
    '/auth/keys',
    {
      schema: {
        summary: 'Create a key',
        description:
          'For programs: send it like a token, or as X-API-Key. The key is shown once and is valid until it is revoked or expires. To rotate it, create another and revoke this one.',
        tags,
        body: KeyRequest,
        response: { 200: NewKeyAnswer },
      },
      config: { ...config, problems: ['login_required', 'too_many_keys'] },
    },
    async (request) => {
      const { account } = sessionOf(request)
      const { name, scopes, networks, expires_in_days: expiresInDays } = request.body
      requireNetworks(networks)
      const made = await ring.create(account.id, { name, scopes, networks, expiresInDays })
      if (made === null) {
        throw new Problem(
          'too_many_keys',
          'The account has 100 keys. Revoke one that you no longer use.',
        )
      }
      await security.note('key_created', account.id, request, { key: made.known.id, name })
      return { key: made.key, ...keyBody(made.known) }
    },
  )

  app.get(
    '/auth/keys',
    {
      schema: {
        summary: 'List API keys',
        description: 'Names, scopes and dates, without the keys themselves.',
        tags,
        response: { 200: KeyList },
      },
      config: { ...config, problems: ['login_required'] },
    },
    async (request) => ({
      items: (await store.apiKeys.list(sessionOf(request).account.id)).map(keyBody),
    }),
  )

  app.delete(
    '/auth/keys/:id',
    {
      schema: {
        summary: 'Revoke a key',
        description: 'Every process rejects the key from now on.',
        tags,
        params: KeyParams,
        response: { 200: RevokedAnswer },
      },
      config: { ...config, problems: ['login_required', 'key_not_found'] },
    },
    async (request) => {
      const { account } = sessionOf(request)
      const { id } = request.params
      const name = await store.apiKeys.revoke(account.id, id)
      if (name === null) throw new Problem('key_not_found', `The account has no key ${id}.`)
      await security.note('key_revoked', account.id, request, { key: id, name })
      return { revoked: true as const }
    },
  )

  app.get(
    '/auth/sessions',
    {
      schema: {
        summary: 'List sessions',
        description: 'Active logins, most recently used first.',
        tags,
        response: { 200: SessionList },
      },
      config: { ...config, problems: ['login_required'] },
    },
    async (request) => {
      const { account, tokenHash } = sessionOf(request)
      const sessions = await store.tokens.list(account.id)
      return {
        items: sessions.map(({ id, createdAt, lastUsedAt, expiresAt }) => ({
          id,
          created_at: createdAt,
          last_used_at: lastUsedAt,
          expires_at: expiresAt,
          current: id === sessionIdOf(tokenHash),
        })),
      }
    },
  )

  app.delete(
    '/auth/sessions/:id',
    {
      schema: {
        summary: 'End a session',
        description: 'Revokes the token of a login, e.g. on a lost device.',
        tags,
        params: SessionParams,
        response: { 200: RevokedAnswer },
      },
      config: { ...config, problems: ['login_required', 'session_not_found'] },
    },
    async (request) => {
      const { account } = sessionOf(request)
      const { id } = request.params
      if (!(await store.tokens.end(account.id, id))) {
        throw new Problem('session_not_found', 'The account has no session with this id.')
      }
      await security.note('session_ended', account.id, request, { session: id })
      return { revoked: true as const }
    },
  )

  app.get(
    '/auth/events',
    {
      schema: {
        summary: 'List security events',
        description: `The last ${MAX_EVENTS}: logins, failed logins, keys and passwords, newest first.`,
        tags,
        response: { 200: EventList },
      },
      config: { ...config, problems: ['login_required'] },
    },
    async (request) => {
      const events = await store.securityEvents.list(sessionOf(request).account.id, MAX_EVENTS)
      return {
        items: events.map(({ happenedAt, event, detail }) => ({
          happened_at: happenedAt,
          event,
          detail: JSON.parse(detail) as Record<string, unknown>,
        })),
      }
    },
  )
}

/** @throws Problem validation_failed */
function requireNetworks(networks: readonly string[] = []): void {
  const faults = networks.flatMap((text, at) => {
    const detail = networkFault(text)
    const code: FieldCode = 'not_allowed'
    return detail === null ? [] : [{ pointer: `#/networks/${at}`, code, detail }]
  })
  if (faults.length > 0) throw validationFailed(faults)
}

function keyBody({ id, name, scopes, networks, createdAt, expiresAt, lastUsedAt }: ApiKey) {
  return {
    id,
    name,
    scopes: [...scopes],
    networks: networks && [...networks],
    created_at: createdAt,
    expires_at: expiresAt,
    last_used_at: lastUsedAt,
  }
}
