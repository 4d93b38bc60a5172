import { Problem } from '../../../contract/problems/problem.js'
import {
  ChangePasswordAnswer,
  ChangePasswordRequest,
  ForgotPasswordAnswer,
  ForgotPasswordRequest,
} from '../../../contract/schemas/service/passwords.js'
import { AccessTokens, bearerOf } from '../../../keeping/accounts/access-tokens.js'
import { Credentials } from '../../../keeping/accounts/credentials.js'
import type { PasswordMails } from '../../../keeping/accounts/password-mails.js'
import { hashPassword, passwordWeakness } from '../../../keeping/accounts/passwords.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import { notingLimits } from '../guard/login-throttle.js'
import type { App } from '../transport/fastify-types.js'
import type { AccountGuards } from './accounts.js'

const tags = ['Account']

const ACCEPTED = {
  accepted: true as const,
  detail:
    'If there is an account with this email, a temporary password is on its way. It is valid for 60 minutes.',
}

export function passwordEndpoints(
  app: App,
  { store, clock, config }: Dependencies,
  { throttle, security }: AccountGuards,
  mails: PasswordMails | null,
): void {
  const credentials = new Credentials(store, clock)
  const tokens = new AccessTokens(store, clock, config)

  app.post(
    '/auth/change-password',
    {
      schema: {
        summary: 'Change the password',
        description: 'Revokes all other tokens of the account.',
        tags,
        body: ChangePasswordRequest,
        response: { 200: ChangePasswordAnswer },
      },
      config: {
        access: 'bearer',
        needsLogin: true,
        problems: ['login_required', 'wrong_password', 'weak_password', 'too_many_login_attempts'],
      },
    },
    async (request) => {
      const { account, tokenHash } = sessionOf(request)
      const { current_password: current, new_password: wanted } = request.body
      const verify = async () => {
        const stored = await store.accounts.byEmail(account.email)
        return (await credentials.matches(account, current)) ? stored : null
      }
      const before = await throttle
        .attempt({ email: account.email, address: request.address, verify })
        .catch(notingLimits(security, request, async () => account.id))
      if (before === null) {
        await security.note('password_change_failed', account.id, request)
        throw wrongPassword()
      }
      requireStrength(wanted, current, account.email)
      const hash = await hashPassword(wanted)
      const revoked = await store.accounts.changeOwnPassword(before, hash, tokenHash)
      if (revoked === null) throw wrongPassword()
      await security.note('password_changed', account.id, request)
      return { changed: true as const, revoked_tokens: revoked }
    },
  )

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        summary: 'Request a temporary password by email',
        description:
          'Send an email address, or a bearer token and no body for your own account. The response does not reveal whether the account exists. The temporary password is valid for 60 minutes and the old one keeps working; the first login with the temporary password replaces the old one and revokes all tokens. An account gets at most one email per 5 minutes and 5 per day.',
        tags,
        body: ForgotPasswordRequest,
        response: { 202: ForgotPasswordAnswer },
      },
      config: {
        access: 'optional',
        rateLimit: 'mail',
        bodyIsOptional: true,
        problems: ['mail_not_configured', 'missing_token', 'invalid_token', 'token_expired'],
      },
    },
    async (request, reply) => {
      const { authorization } = request.headers
      // A missing email is an error in every service; a token is looked up only where mail can be sent.
      if (request.body.email === undefined) bearerOf(authorization)
      if (mails === null) {
        const detail = 'This service cannot send mail. Ask its operator for a new password.'
        throw new Problem('mail_not_configured', detail)
      }
      const { email = await emailOf(authorization) } = request.body
      mails.request(email, request)
      return reply.code(202).send(ACCEPTED)
    },
  )

  async function emailOf(authorization: string | undefined): Promise<string> {
    return (await tokens.recognise(authorization)).account.email
  }
}

function wrongPassword(): Problem {
  return new Problem('wrong_password', 'The current password is wrong.')
}

function requireStrength(wanted: string, current: string, email: string): void {
  const weakness =
    wanted === current ? 'must not be the current one' : passwordWeakness(wanted, email)
  if (weakness !== null) throw new Problem('weak_password', `The new password ${weakness}.`)
}
