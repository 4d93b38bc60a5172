import type { FastifyRequest } from 'fastify'
import type { Session } from '../../accounts/access-tokens.js'

/** The session of a request on a `bearer` path; the request guard rejects requests without one. */
export function sessionOf({ session }: Pick<FastifyRequest, 'session'>): Session {
  if (session === null) throw new Error('This path does not require a token.')
  return session
}
