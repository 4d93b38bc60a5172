import { hash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { Clock } from '../../base/clock.js'
import { isoTime } from '../../base/utc.js'
import type { Account, IdentityHolder, Store } from '../store/database/store.js'
import { rejected, type Session } from './access-tokens.js'
import { isEmail } from './new-account.js'
import { NO_PASSWORD } from './passwords.js'
import type { Plans } from './plans.js'
import { type Caller, SecurityLog } from './security-log.js'

export interface MappingConfig {
  readonly oidcIssuer: string
  /** Claim that names the account: `email`, or any other that never changes, such as `sub`. */
  readonly oidcAccountClaim: string
  /** Claim that names the plan; empty: plans are set by the operator. */
  readonly oidcPlanClaim: string
  readonly oidcNewAccounts: 'create' | 'reject'
  /** Plan of new accounts if no claim names one. */
  readonly oidcPlan: string
}

/** Text that every database stores and every terminal shows as it is. */
const SUBJECT = /^[^\p{Cc}\p{Cs}]{1,255}$/u

/** Finds, or creates, the account that the claims of a verified token name. */
export class IdentityAccounts {
  readonly #security: SecurityLog

  constructor(
    private readonly tools: { readonly store: Store; readonly plans: Plans; readonly clock: Clock },
    private readonly config: MappingConfig,
  ) {
    this.#security = new SecurityLog(tools)
  }

  /** @throws Problem invalid_token */
  async sessionOf(claims: JWTPayload, caller: Caller): Promise<Session> {
    const subject = this.#subjectOf(claims)
    const planType = this.#planOf(claims)
    const found =
      (await this.#find(subject)) ?? (await this.#create(subject, planType, claims, caller))
    if (found.isDisabled) throw refused('The account is disabled. Ask the operator.')
    const account = await this.#withPlan(found.account, planType, claims)
    return { account, tokenHash: '', isLogin: true, scopes: null, isEverybody: false }
  }

  /** With `email`, accounts are found by their email, which the provider must have verified. */
  get #isByEmail(): boolean {
    return this.config.oidcAccountClaim === 'email'
  }

  #subjectOf(claims: JWTPayload): string {
    const { oidcAccountClaim: name } = this.config
    const value = claims[name]
    if (typeof value !== 'string' || !SUBJECT.test(value)) {
      throw refused(
        `The claim ${name} names the account: it must be a text of 1 to 255 characters.`,
      )
    }
    if (this.#isByEmail && verifiedEmail(claims) === null) {
      throw refused('The claim email must be an address, with email_verified true.')
    }
    return value
  }

  /** Null if tokens do not decide about plans. */
  #planOf(claims: JWTPayload): string | null {
    const { oidcPlanClaim: name } = this.config
    if (name === '') return null
    const { plans } = this.tools
    const plan = [claims[name]]
      .flat()
      .find((value) => typeof value === 'string' && plans.has(value))
    if (plan !== undefined) return plan as string
    throw refused(`The claim ${name} names none of the plans ${plans.names.join(', ')}.`)
  }

  #find(subject: string): Promise<IdentityHolder | null> {
    const { identities } = this.tools.store
    if (this.#isByEmail) return identities.findByEmail(subject)
    return identities.find({ issuer: this.config.oidcIssuer, subject })
  }

  async #create(
    subject: string,
    planType: string | null,
    claims: JWTPayload,
    caller: Caller,
  ): Promise<IdentityHolder> {
    const { oidcNewAccounts, oidcIssuer: issuer, oidcPlan } = this.config
    if (oidcNewAccounts === 'reject') {
      throw refused('This service has no account for the token. Ask the operator for one.')
    }
    const { store, clock } = this.tools
    const createdAt = isoTime(clock.nowMs())
    const rest = { passwordHash: NO_PASSWORD, planType: planType ?? oidcPlan, createdAt }
    if (this.#isByEmail) await store.accounts.create({ email: subject, ...rest })
    else {
      const identity = { issuer, subject }
      // Never an account that exists: the provider's word on an email does not open it.
      for (const email of [verifiedEmail(claims), placeholder(issuer, subject)]) {
        if (email !== null && (await store.identities.create({ email, ...rest }, identity))) break
      }
    }
    const found = await this.#find(subject)
    if (found === null) throw new Error('The account of an identity could not be created.')
    if (planType !== null) await this.#setPlan(found.account.id, planType, claims)
    await this.#security.note('account_created', found.account.id, caller, { issuer, subject })
    return found
  }

  async #withPlan(account: Account, planType: string | null, claims: JWTPayload): Promise<Account> {
    if (planType === null || planType === account.planType) return account
    const isSet = await this.#setPlan(account.id, planType, claims)
    return isSet ? { ...account, planType } : account
  }

  /** A token that lasts longer than a change of plan does not take it back. */
  #setPlan(id: number, planType: string, { iat = 0 }: JWTPayload): Promise<boolean> {
    return this.tools.store.accounts.setPlanOfToken(id, planType, Math.floor(iat))
  }
}

function refused(detail: string) {
  return rejected('invalid_token', detail)
}

function verifiedEmail({ email, email_verified: isVerified }: JWTPayload): string | null {
  if (isVerified !== true || typeof email !== 'string' || !SUBJECT.test(email)) return null
  // In lower case, the Kelvin sign is a plain k: another mailbox would open the account.
  if (email.normalize('NFKC') !== email) return null
  return isEmail(email) ? email.trim().toLowerCase() : null
}

/** What stands for the email of an account whose identity has none of its own. */
function placeholder(issuer: string, subject: string): string {
  return `${hash('sha256', JSON.stringify([issuer, subject])).slice(0, 16)}@identity.localhost`
}
