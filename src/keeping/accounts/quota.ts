import type { Clock } from '../../base/clock.js'
import { endOfDayMs, isoTime, utcDay } from '../../base/utc.js'
import { Problem } from '../../contract/problems/problem.js'
import type { Account, QuotaAmounts, Store, Writing } from '../store/database/store.js'
import { unitsOf } from '../store/day-units.js'
import type { Plans } from './plans.js'
import { releaseLater } from './release-later.js'

const SECONDS_PER_DAY = 86_400

/** The response that the quota headers are written to. */
export interface Reply {
  headers(values: Readonly<Record<string, string>>): unknown
}

export type QuotaOutcome = 'charged' | 'returned' | 'refused'

export interface QuotaMetrics {
  quota(amounts: QuotaAmounts, outcome: QuotaOutcome): void
}

interface DayState {
  readonly day: string
  readonly used: number
  readonly dailyLimit: number | null
}

/** Says nothing about the work: it may succeed at once when it is done again. */
export class TooLateProblem extends Problem {
  constructor() {
    super('deadline_exceeded', 'The calculation finished too late. Nothing was charged; retry.', {
      headers: { 'retry-after': '5' },
    })
  }
}

const NOTHING: QuotaAmounts = { route: 0, matrixCells: 0, emissions: 0 }

/** The units that a calculation costs. */
export function amountsOf({
  counter,
  units,
}: {
  readonly counter: keyof QuotaAmounts
  readonly units: number
}): QuotaAmounts {
  return { ...NOTHING, [counter]: units }
}

/**
 * Units left after a request that count as plenty: other processes will hardly have used them in the
 * meantime.
 */
const PLENTY = 100
/** Maximum number of accounts whose remaining units are remembered. */
const MAX_REMEMBERED = 10_000

/**
 * Charges queries to the daily quota. Units are reserved before the work, and charged only if it
 * succeeds.
 */
export class QuotaGuard {
  /** What accounts had left when they were last charged. The store decides; this only saves a query. */
  readonly #left = new Map<number, Pick<DayState, 'day'> & { readonly left: number | null }>()

  constructor(
    private readonly store: Store,
    private readonly plans: Plans,
    private readonly clock: Clock,
    private readonly metrics: QuotaMetrics,
  ) {}

  /**
   * Does the work, charges for it and writes the quota headers. The results are stored in the same
   * commit as the charge. Work that finishes immediately is simply charged. Units are reserved only for
   * work that takes longer, so that no account has more work in progress than units left.
   *
   * @throws Problem quota_exceeded, and whatever the work throws. Nothing is charged in either case
   */
  async charge<Result>(
    account: Account,
    amounts: QuotaAmounts,
    reply: Reply,
    work: () => Result | Promise<Result>,
    writings: (result: Result) => readonly Writing[] = () => [],
  ): Promise<Result> {
    const { work: begun } = await this.#begin(account, amounts, reply, work)
    if (!(begun instanceof Promise)) {
      await this.chargeKnown(account, amounts, reply, writings(begun))
      return begun
    }
    // The work may fail while the units are being reserved.
    begun.catch(() => undefined)
    const nowMs = this.clock.nowMs()
    const request = this.#request(account, amounts, nowMs)
    const taken = await this.store.quota.reserve(request)
    const state = { ...taken, dailyLimit: request.dailyLimit }
    this.#remember(account, state)
    writeHeaders(reply, state, nowMs)
    if (!taken.granted) throw this.#rejected(amounts, state, nowMs)
    try {
      const result = await begun
      if (await this.store.quota.settle(taken.reservation, writings(result))) {
        this.metrics.quota(amounts, 'charged')
        return result
      }
      // The reservation has expired, because this process was suspended for minutes.
      throw new TooLateProblem()
    } catch (error) {
      // The caller receives the first error.
      await releaseLater(() => this.store.quota.release(taken.reservation))
      this.metrics.quota(amounts, 'returned')
      writeHeaders(reply, { ...state, used: taken.used - unitsOf(amounts) }, nowMs)
      throw error
    }
  }

  /**
   * Charges a cached response and stores its results in one commit.
   *
   * @throws Problem quota_exceeded
   */
  async chargeKnown(
    account: Account,
    amounts: QuotaAmounts,
    reply: Reply,
    writings: readonly Writing[],
  ): Promise<void> {
    const nowMs = this.clock.nowMs()
    const request = this.#request(account, amounts, nowMs)
    const taken = await this.store.quota.spend(request, writings)
    const state = { ...taken, dailyLimit: request.dailyLimit }
    this.#remember(account, state)
    writeHeaders(reply, state, nowMs)
    if (!taken.granted) throw this.#rejected(amounts, state, nowMs)
    this.metrics.quota(amounts, 'charged')
  }

  /**
   * Begins the work of an account that has units left. If plenty were left, the store is queried only by
   * the charge, which takes the units or rejects them.
   */
  async #begin<Result>(
    account: Account,
    amounts: QuotaAmounts,
    reply: Reply,
    work: () => Result | Promise<Result>,
  ): Promise<{ readonly work: Result | Promise<Result> }> {
    if (!this.#hadPlenty(account, amounts)) {
      await this.#requireLeft(account, amounts, reply)
      return { work: work() }
    }
    try {
      return { work: work() }
    } catch (error) {
      // The response to a failure has the quota headers too.
      await this.#requireLeft(account, amounts, reply)
      throw error
    }
  }

  #hadPlenty({ id }: Account, amounts: QuotaAmounts): boolean {
    const known = this.#left.get(id)
    if (known === undefined || known.day !== utcDay(this.clock.nowMs())) return false
    return known.left === null || known.left - unitsOf(amounts) >= PLENTY
  }

  #remember({ id }: Account, state: DayState): void {
    this.#left.delete(id)
    this.#left.set(id, { day: state.day, left: remaining(state) })
    if (this.#left.size > MAX_REMEMBERED) this.#left.delete(this.#left.keys().next().value!)
  }

  /** @throws Problem quota_exceeded before any work is done */
  async #requireLeft(account: Account, amounts: QuotaAmounts, reply: Reply): Promise<void> {
    try {
      await this.check(account, amounts, reply)
    } catch (error) {
      if (error instanceof Problem) this.metrics.quota(amounts, 'refused')
      throw error
    }
  }

  /** Writes the quota headers of a response that costs nothing. */
  async report(account: Account, reply: Reply): Promise<void> {
    await this.check(account, NOTHING, reply)
  }

  /** Like `report`. @throws Problem quota_exceeded where `charge` would, without charging */
  async check(account: Account, amounts: QuotaAmounts, reply: Reply): Promise<void> {
    const nowMs = this.clock.nowMs()
    const { day, used } = await this.store.quota.usage(account.id, utcDay(nowMs))
    const state = { day, used, dailyLimit: this.plans.of(account.planType).dailyLimit }
    writeHeaders(reply, state, nowMs)
    const left = remaining(state)
    const required = unitsOf(amounts)
    if (left !== null && required > left) throw exceeded(state, required, nowMs)
  }

  #request(account: Account, amounts: QuotaAmounts, nowMs: number) {
    const { dailyLimit } = this.plans.of(account.planType)
    const [day, reservedAt] = [utcDay(nowMs), this.store.timeAt(nowMs)]
    return { ...amounts, accountId: account.id, day, dailyLimit, reservedAt }
  }

  #rejected(amounts: QuotaAmounts, state: DayState, nowMs: number): Problem {
    this.metrics.quota(amounts, 'refused')
    return exceeded(state, unitsOf(amounts), nowMs)
  }

  /** The account's current day, as GET /auth/usage returns it. */
  async usage(account: Account) {
    const use = await this.store.quota.usage(account.id, utcDay(this.clock.nowMs()))
    const { dailyLimit } = this.plans.of(account.planType)
    return {
      plan_type: account.planType,
      date: use.day,
      daily_limit: dailyLimit,
      used: use.used,
      remaining: remaining({ ...use, dailyLimit }),
      resets_at: isoTime(endOfDayMs(use.day)),
      breakdown: { route: use.route, matrix_cells: use.matrixCells, emissions: use.emissions },
    }
  }
}

/** Null if unlimited. Never negative, even after the operator lowered a limit. */
function remaining({ dailyLimit, used }: DayState): number | null {
  return dailyLimit === null ? null : Math.max(0, dailyLimit - used)
}

function writeHeaders(reply: Reply, state: DayState, nowMs: number): void {
  const left = remaining(state)
  if (left === null) return
  const resetMs = endOfDayMs(state.day)
  const secondsLeft = Math.ceil((resetMs - nowMs) / 1000)
  reply.headers({
    'ratelimit-policy': `"daily";q=${state.dailyLimit};w=${SECONDS_PER_DAY}`,
    ratelimit: `"daily";r=${left};t=${secondsLeft}`,
    'x-ratelimit-limit': String(state.dailyLimit),
    'x-ratelimit-remaining': String(left),
    'x-ratelimit-reset': String(Math.floor(resetMs / 1000)),
  })
}

function exceeded(state: DayState, required: number, nowMs: number): Problem {
  const resetMs = endOfDayMs(state.day)
  const dailyLimit = state.dailyLimit ?? 0
  const left = remaining(state)
  const members = {
    required,
    remaining: left,
    daily_limit: dailyLimit,
    resets_at: isoTime(resetMs),
  }
  // Waiting does not help a request that exceeds the limit of a whole day.
  const headers: Record<string, string> =
    required > dailyLimit ? {} : { 'retry-after': String(Math.ceil((resetMs - nowMs) / 1000)) }
  const detail = `This request costs ${required === 1 ? '1 query' : `${required} queries`}. ${left} of ${dailyLimit} remain until ${isoTime(resetMs)}.`
  return new Problem('quota_exceeded', detail, { members, headers })
}
