import { Problem } from '../../api/problem.js'
import { LoginAnswer, LoginRequest, LogoutAnswer, Usage, User } from '../../api/schemas/accounts.js'
import type { Account } from '../../store/store.js'
import { AccessTokens } from '../accounts/access-tokens.js'
import { Credentials } from '../accounts/credentials.js'
import type { LoginThrottle } from '../accounts/login-throttle.js'
import { sessionOf } from '../accounts/session.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'
import type { Plans } from '../quota/plans.js'
import { QuotaGuard } from '../quota/quota.js'

const tags = ['Account']

export function accountEndpoints(
  app: App,
  { store, clock, config, plans, metrics }: Dependencies,
  throttle: LoginThrottle,
): void {
  const tokens = new AccessTokens(store, clock, config)
  const quota = new QuotaGuard(store, plans, clock, metrics)
  const credentials = new Credentials(store, clock)

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
      config: { rateLimit: 'login', problems: ['invalid_credentials', 'too_many_login_attempts'] },
    },
    async (request) => {
      const { email, password } = request.body
      await throttle.begin(email, request.ip)
      const account = await credentials.logIn(email, password)
      const issued = account && (await tokens.issue(account))
      if (account === null || issued === null) throw wrongCredentials()
      await throttle.succeeded(email, request.ip)
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
      config: { access: 'bearer' },
    },
    async (request) => ({ revoked: await store.tokens.revoke(sessionOf(request).tokenHash) }),
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

function wrongCredentials(): Problem {
  return new Problem('invalid_credentials', 'No account has this e-mail and password.', {
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
