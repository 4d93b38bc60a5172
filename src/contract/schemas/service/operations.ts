import type { TSchema } from 'typebox'
import { nullable } from '../common.js'
import { number, object, string, Type } from '../type.js'

export const Health = object('Health', {
  status: Type.Literal('ok'),
  version: string(),
  uptime_seconds: number(),
})

/** How a service identifies its callers. */
export const AUTH_MODES = ['accounts', 'keys', 'none'] as const

/** What answers depend on besides the software, so that replicas can be compared: each changes with the operator's files. */
function versions<Data extends TSchema>(data: Data) {
  return {
    data_version: data,
    factor_set_version: nullable(string('Version of the emission factors; null without them')),
    plans_version: string('Hash of the plans'),
  }
}

export const ServiceInfo = object('ServiceInfo', {
  version: string(),
  auth: Type.Enum([...AUTH_MODES], {
    type: 'string',
    description:
      'Who may call. accounts: with a login or a key; keys: with a key only; none: anyone',
  }),
  ...versions(nullable(string('Version of the sea data; null until it is loaded'))),
})

export const Ready = object('Ready', { status: Type.Literal('ready'), ...versions(string()) })
