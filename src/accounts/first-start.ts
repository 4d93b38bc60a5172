import type { Clock } from '../clock.js'
import type { Store } from '../store/store.js'
import { createAccount } from './new-account.js'
import { generatePassword } from './passwords.js'
import type { Plans } from './plans.js'

const DEMO_EMAIL = 'demo@example.com'

/** Creates a demo account in an empty database, so that the first route takes two commands. */
export async function createDemoAccount(
  dependencies: { store: Store; plans: Plans; clock: Clock },
  baseUrl: string,
): Promise<string | null> {
  const { store, plans } = dependencies
  if (!(await store.accounts.isEmpty())) return null
  const password = generatePassword()
  const planType = plans.has('trial') ? 'trial' : plans.names[0]!
  await createAccount({ email: DEMO_EMAIL, password, planType }, dependencies)
  return welcome(baseUrl, password, planType)
}

function welcome(baseUrl: string, password: string, planType: string): string {
  const login = JSON.stringify({ email: DEMO_EMAIL, password })
  const route = JSON.stringify({
    origin: { unlocode: 'NLRTM' },
    destination: { unlocode: 'SGSIN' },
  })
  return `
Fairway created a demo account (plan ${planType}). The password is shown only this once.

  Email     ${DEMO_EMAIL}
  Password  ${password}

Try it: log in, copy the access_token, and request a route from Rotterdam to Singapore.

  curl ${baseUrl}/auth/login -H 'Content-Type: application/json' \\
    -d '${login}'

  curl ${baseUrl}/calculate-route -H 'Content-Type: application/json' \\
    -H 'Authorization: Bearer ACCESS_TOKEN' \\
    -d '${route}'

`
}
