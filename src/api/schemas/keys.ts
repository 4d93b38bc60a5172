import { nullable } from './common.js'
import { Type } from './type.js'

/** What a key may calculate; either also lets it save and delete plans. */
export const CALCULATING_SCOPES = ['routes', 'emissions'] as const
/**
 * Every key reads its account: usage, history, plans. One with `read` alone does nothing else.
 */
export const KEY_SCOPES = [...CALCULATING_SCOPES, 'read'] as const

/** Most addresses and networks of a key. */
const MAX_NETWORKS = 50

const MAX_KEY_DAYS = 3650
const time = (description: string) => Type.String({ format: 'date-time', description })
const timeOrNull = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })

export const KeyRequest = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'What the key is for',
      examples: ['nightly report'],
    }),
    scopes: Type.Optional(
      Type.Array(Type.Enum([...KEY_SCOPES], { type: 'string' }), {
        minItems: 1,
        maxItems: KEY_SCOPES.length,
        uniqueItems: true,
        description:
          'What the key may calculate. `read` alone: nothing, it only reads usage, history and plans. Default: routes and emissions',
      }),
    ),
    networks: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 45, examples: ['192.0.2.0/24'] }), {
        minItems: 1,
        maxItems: MAX_NETWORKS,
        uniqueItems: true,
        description:
          'IPv4 and IPv6 addresses and networks that may use the key, e.g. 192.0.2.7, 198.51.100.0/24, 2001:db8::/32. Default: all',
      }),
    ),
    expires_in_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_KEY_DAYS,
        description: 'Days until the key expires. Default: never',
      }),
    ),
  },
  { title: 'KeyRequest', examples: [{ name: 'nightly report', scopes: ['routes'] }] },
)

const keyFields = {
  id: Type.Integer(),
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  networks: nullable(
    Type.Array(Type.String(), {
      description: 'Addresses and networks that may use the key; null means all',
    }),
  ),
  created_at: time('When the key was created'),
  expires_at: timeOrNull('When the key expires; null means never'),
  last_used_at: timeOrNull('When the key was last used, to the hour; null means never'),
}

const ApiKeyBody = Type.Object(keyFields, { title: 'ApiKey' })

export const NewKeyAnswer = Type.Object(
  {
    key: Type.String({ description: 'The key, shown only once' }),
    ...keyFields,
  },
  { title: 'NewApiKey' },
)

export const KeyList = Type.Object({ items: Type.Array(ApiKeyBody) }, { title: 'ApiKeyList' })

export const KeyParams = Type.Object({
  id: Type.Integer({ minimum: 1, description: 'Id of the key', examples: [1] }),
})

const SessionBody = Type.Object(
  {
    id: Type.String(),
    created_at: time('Time of the login'),
    last_used_at: time('When its token was last used, to the hour'),
    expires_at: time('When its token expires'),
    current: Type.Boolean({ description: 'Whether this request belongs to it' }),
  },
  { title: 'Session' },
)

export const SessionList = Type.Object({ items: Type.Array(SessionBody) }, { title: 'SessionList' })

export const SessionParams = Type.Object({
  id: Type.String({
    maxLength: 64,
    description: 'Id of the session',
    examples: ['0123456789abcdef'],
  }),
})

export const RevokedAnswer = Type.Object({ revoked: Type.Literal(true) }, { title: 'Revoked' })

export const EventList = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          happened_at: time('When it happened'),
          event: Type.String({ description: 'What happened, e.g. login or key_created' }),
          detail: Type.Record(Type.String(), Type.Unknown()),
        },
        { title: 'SecurityEvent' },
      ),
    ),
  },
  { title: 'SecurityEventList' },
)
