import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { addressKey } from '../transport/caller-address.js'

/**
 * Names of a caller, the most reliable last. The account is known only after a look-up; before that,
 * whatever the request states has to distinguish callers. A service without accounts uses addresses.
 */
export function callerNames(
  { session, headers, address }: FastifyRequest,
  auth: Config['auth'],
): readonly [string, ...string[]] {
  if (auth === 'none') return [addressKey(address)]
  const stated = String(headers.authorization ?? headers['x-api-key'] ?? addressKey(address))
  return session ? [stated, accountName(session.account.id)] : [stated]
}

export function accountName(id: number | string): string {
  return `account ${id}`
}
