import { number, object, string, Type } from './type.js'

export const Health = object('Health', {
  status: Type.Literal('ok'),
  version: string(),
  uptime_seconds: number(),
})

/** How a service identifies its callers. */
export const AUTH_MODES = ['accounts', 'keys', 'none'] as const

export const ServiceInfo = object('ServiceInfo', {
  version: string(),
  auth: Type.Enum([...AUTH_MODES], {
    type: 'string',
    description:
      'Who may call. accounts: with a login or a key; keys: with a key only; none: anyone',
  }),
})

export const Ready = object('Ready', { status: Type.Literal('ready'), data_version: string() })
