import { Problem } from '../../../contract/problems/problem.js'
import {
  LoginAnswer,
  LoginRequest,
  LogoutAnswer,
  Usage,
  User,
} from '../../../contract/schemas/service/accounts.js'
import { AccessTokens } from '../../../keeping/accounts/access-tokens.js'
import { Credentials } from '../../../keeping/accounts/credentials.js'
import type { Plans } from '../../../keeping/accounts/plans.js'
import { QuotaGuard } from '../../../keeping/accounts/quota.js'
import type { SecurityLog } from '../../../keeping/accounts/security-log.js'
import type { Account } from '../../../keeping/store/database/store.js'
import type { Config } from '../config.js'
import type { Dependencies } from '../dependencies.js'
import { sessionOf } from '../guard/callers.js'
import { type LoginThrottle, notingLimits } from '../guard/login-throttle.js'
import type { App } from '../transport/fastify-types.js'

const tags = ['Account']

export function accountEndpoints(
  app: App,
  { store, clock, config, plans, metrics }: Dependencies,
  { throttle, security }: AccountGuards,
): void {
  const tokens = new AccessTokens(store, clock, config)
  const quota = new QuotaGuard(store, plans, clock, metrics)
  const credentials = new Credentials(store, clock)
  const idOf = async (email: string) => (await store.accounts.byEmail(email))?.id ?? null

  app.post(
    '/auth/login',
    {
      schema: {
        summary: 'Log in',
        description: 'Returns a bearer token for the operations that need one.',
        tags,
        body: LoginRequest,
        response: { 200: LoginAnswer },
      },
      config: {
        rateLimit: 'login',
        problems: ['invalid_credentials', 'login_disabled', 'too_many_login_attempts'],
      },
    },
    async (request) => {
      const { email, password } = request.body
      requireLogins(config)
      const verify = async () => {
        const account = await credentials.logIn(email, password)
        const issued = account && (await tokens.issue(account))
        return account && issued && { account, issued }
      }
      const isMailed = () => credentials.wasMailed(email, password)
      const login = await throttle
        .attempt({ email, address: request.address, verify, isMailed })
        .catch(notingLimits(security, request, () => idOf(email)))
      if (login === null) {
        await security.note('login_failed', await idOf(email), request)
        throw wrongCredentials()
      }
      const { account, issued } = login
      await security.note('login', account.id, request)
      return {
        access_token: issued.token,
        token_type: 'bearer' as const,
        expires_at: issued.expiresAt,
        user: userOf(account, plans),
      }
    },
  )

  app.post(
    '/auth/logout',
    {
      schema: {
        summary: 'Log out',
        description: 'Revokes the token of this request. Other tokens of the account stay valid.',
        tags,
        response: { 200: LogoutAnswer },
      },
      config: { access: 'bearer', needsLogin: true, problems: ['login_required'] },
    },
    async (request) => {
      const { account, tokenHash } = sessionOf(request)
      const revoked = await store.tokens.revoke(tokenHash)
      await security.note('logout', account.id, request)
      return { revoked }
    },
  )

  app.get(
    '/auth/me',
    {
      schema: {
        summary: 'Current account',
        description: 'The account that the token belongs to.',
        tags,
        response: { 200: User },
      },
      config: { access: 'bearer' },
    },
    async (request) => userOf(sessionOf(request).account, plans),
  )

  app.get(
    '/auth/usage',
    {
      schema: {
        summary: "Today's usage",
        description: 'Queries used and remaining on the current UTC day, by kind.',
        tags,
        response: { 200: Usage },
      },
      config: { access: 'bearer' },
    },
    async (request) => quota.usage(sessionOf(request).account),
  )
}

/** Guards of every operation that verifies a password. */
export interface AccountGuards {
  readonly throttle: LoginThrottle
  readonly security: SecurityLog
}

/** @throws Problem login_disabled */
function requireLogins({ auth }: Pick<Config, 'auth'>): void {
  if (auth === 'accounts') return
  const instead = auth === 'keys' ? 'Ask its operator for a key.' : 'Send requests without a token.'
  throw new Problem('login_disabled', `This service has no logins. ${instead}`)
}

function wrongCredentials(): Problem {
  return new Problem('invalid_credentials', 'No account has this email and password.', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

function userOf(account: Account, plans: Plans) {
  return {
    id: account.id,
    email: account.email,
    plan_type: account.planType,
    daily_limit: plans.of(account.planType).dailyLimit,
    created_at: account.createdAt,
  }
}
