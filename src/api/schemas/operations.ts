import { Type } from './type.js'

export const Health = Type.Object(
  { status: Type.Literal('ok'), version: Type.String(), uptime_seconds: Type.Number() },
  { title: 'Health' },
)

/** How a service identifies its callers. */
export const AUTH_MODES = ['accounts', 'keys', 'none'] as const

export const ServiceInfo = Type.Object(
  {
    version: Type.String(),
    auth: Type.Enum([...AUTH_MODES], {
      type: 'string',
      description:
        'Who may call. accounts: with a login or a key; keys: with a key only; none: anyone',
    }),
  },
  { title: 'ServiceInfo' },
)

export const Ready = Type.Object(
  { status: Type.Literal('ready'), data_version: Type.String() },
  { title: 'Ready' },
)
