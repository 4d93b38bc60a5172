import { nullable } from '../common.js'
import { array, boolean, integer, object, optional, string, Type, time } from '../type.js'

/** What a key may calculate; either also lets it save and delete plans. */
export const CALCULATING_SCOPES = ['routes', 'emissions'] as const
/**
 * Every key reads its account: usage, history, plans. One with `read` alone does nothing else.
 */
export const KEY_SCOPES = [...CALCULATING_SCOPES, 'read'] as const

/** Most addresses and networks of a key. */
const MAX_NETWORKS = 50

/** Most days until a key expires. */
export const MAX_KEY_DAYS = 3650
const timeOrNull = (description: string) => Type.Union([time(), Type.Null()], { description })

export const KeyRequest = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'What the key is for',
      examples: ['nightly report'],
    }),
    scopes: optional(
      array(Type.Enum([...KEY_SCOPES], { type: 'string' }), {
        minItems: 1,
        maxItems: KEY_SCOPES.length,
        uniqueItems: true,
        description:
          'What the key may calculate. `read` alone: nothing, it only reads usage, history and plans. Default: routes and emissions',
      }),
    ),
    networks: optional(
      array(Type.String({ minLength: 1, maxLength: 45, examples: ['192.0.2.0/24'] }), {
        minItems: 1,
        maxItems: MAX_NETWORKS,
        uniqueItems: true,
        description:
          'IPv4 and IPv6 addresses and networks that may use the key, e.g. 192.0.2.7, 198.51.100.0/24, 2001:db8::/32. Default: all',
      }),
    ),
    expires_in_days: optional(
      integer('Days until the key expires. Default: never', { minimum: 1, maximum: MAX_KEY_DAYS }),
    ),
  },
  { title: 'KeyRequest', examples: [{ name: 'nightly report', scopes: ['routes'] }] },
)

const keyFields = {
  id: integer(),
  name: string(),
  scopes: array(string()),
  networks: nullable(
    array(string(), 'Addresses and networks that may use the key; null means all'),
  ),
  created_at: time('When the key was created'),
  expires_at: timeOrNull('When the key expires; null means never'),
  last_used_at: timeOrNull('When the key was last used, to the hour; null means never'),
}

const ApiKeyBody = object('ApiKey', keyFields)

export const NewKeyAnswer = object('NewApiKey', {
  key: string('The key, shown only once'),
  ...keyFields,
})

export const KeyList = object('ApiKeyList', { items: array(ApiKeyBody) })

export const KeyParams = Type.Object({
  id: Type.Integer({ minimum: 1, description: 'Id of the key', examples: [1] }),
})

const SessionBody = object('Session', {
  id: string(),
  created_at: time('Time of the login'),
  last_used_at: time('When its token was last used, to the hour'),
  expires_at: time('When its token expires'),
  current: boolean('Whether this request belongs to it'),
})

export const SessionList = object('SessionList', { items: array(SessionBody) })

export const SessionParams = Type.Object({
  id: Type.String({
    maxLength: 64,
    description: 'Id of the session',
    examples: ['0123456789abcdef'],
  }),
})

export const RevokedAnswer = object('Revoked', { revoked: Type.Literal(true) })

export const EventList = object('SecurityEventList', {
  items: array(
    object('SecurityEvent', {
      happened_at: time('When it happened'),
      event: string('What happened, e.g. login or key_created'),
      detail: Type.Record(string(), Type.Unknown()),
    }),
  ),
})
