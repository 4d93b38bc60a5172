import type { Clock } from '../../base/clock.js'
import type { Store } from '../store/database/store.js'
import { createAccount } from './new-account.js'
import { generatePassword } from './passwords.js'
import type { Plans } from './plans.js'

const DEMO_EMAIL = 'demo@example.com'

/** The account that a first start creates. Nothing else knows its password. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly planType: string
}

/** Creates a demo account in an empty database, so that the first route takes two commands. */
export async function createDemoAccount(dependencies: {
  store: Store
  plans: Plans
  clock: Clock
}): Promise<DemoAccount | null> {
  const { store, plans } = dependencies
  if (!(await store.accounts.isEmpty())) return null
  const password = generatePassword()
  const planType = plans.has('trial') ? 'trial' : plans.names[0]!
  const account = { email: DEMO_EMAIL, password, planType }
  await createAccount(account, dependencies)
  return account
}

/** What a person reads about the account, with commands to try. */
export function welcome(baseUrl: string, { email, password, planType }: DemoAccount): string {
  const login = JSON.stringify({ email, password })
  const route = JSON.stringify({
    origin: { unlocode: 'NLRTM' },
    destination: { unlocode: 'SGSIN' },
  })
  return `
Fairway created a demo account (plan ${planType}). The password is shown only this once.

  Email     ${email}
  Password  ${password}

Try it: log in, copy the access_token, and request a route from Rotterdam to Singapore.

  curl ${baseUrl}/auth/login -H 'Content-Type: application/json' \\
    -d '${login}'

  curl ${baseUrl}/calculate-route -H 'Content-Type: application/json' \\
    -H 'Authorization: Bearer ACCESS_TOKEN' \\
    -d '${route}'

`
}
