import { type Plan, wayOf } from '../plan/plan.js'
import type { PlannedRoute } from '../plan/route-answer.js'
import { AnswerCache } from '../session/answer-cache.js'
import { Call } from '../session/call.svelte.js'
import { session } from '../session/session.svelte.js'
import { storage } from '../session/storage.js'
import { carbonRequest } from './carbon-request.js'
import { type Carbon, NO_PRICES, type Prices } from './costs.js'

const STORED = 'fairway-prices'

/**
 * The user's prices, which this browser stores, and the share of each variant that the carbon laws
 * cover.
 */
class Money {
  prices: Omit<Prices, 'fuelUsd'> = $state.raw(readStored() ?? readPrices({}))
  /** USD by the way that is sailed, because the columns of a comparison come and go. */
  #dues: Readonly<Record<string, number | null>> = $state.raw({})
  readonly call = new Call<void>({ isRepeated: false })
  #known: ReadonlyMap<string, Carbon> = $state.raw(new Map())
  readonly #answers = new AnswerCache<Carbon>()

  constructor() {
    session.onEnd(() => {
      this.#answers.clear()
      this.#known = new Map()
    })
  }

  change(changes: Partial<Prices>): void {
    // Another tab may have stored other prices since.
    this.prices = { ...(readStored() ?? this.prices), ...changes }
    storage.set(STORED, JSON.stringify(this.prices))
  }

  /** Dues of canals and ports on the way of a plan, as entered by the user. */
  duesOf(plan: Plan): number | null {
    return this.#dues[wayOf(plan)] ?? null
  }

  setDues(plan: Plan, usd: number | null): void {
    this.#dues = { ...this.#dues, [wayOf(plan)]: usd }
  }

  /** Null until requested. */
  carbonOf(planned: PlannedRoute | null): Carbon | null {
    const key = keyOf(planned)
    return key === null ? null : (this.#known.get(key) ?? null)
  }

  /** Variants to which the laws apply, but for which no request has been sent yet. */
  missing(routes: readonly (PlannedRoute | null)[]): readonly string[] {
    const keys = routes.map(keyOf).filter((key): key is string => key !== null)
    return [...new Set(keys)].filter((key) => !this.#known.has(key))
  }

  /** Costs one query per variant. */
  async ask(keys: readonly string[]): Promise<void> {
    await this.call.ask(async (signal) => {
      for (const key of keys) {
        const carbon = await this.#answers.answer(key, async () => {
          const { carbon } = await session.calculations.estimate(JSON.parse(key), signal)
          if (carbon === null) throw new Error('The service counts no carbon cost.')
          return carbon
        })
        this.#known = new Map([...this.#known, [key, carbon]])
      }
    })
  }
}

function keyOf(planned: PlannedRoute | null): string | null {
  if (planned === null) return null
  const today = new Date().toISOString().slice(0, 10)
  const request = carbonRequest(planned.plan, planned.route, today)
  return request === null ? null : JSON.stringify(request)
}

export const money = new Money()

/** Null if nothing is stored. */
function readStored(): Omit<Prices, 'fuelUsd'> | null {
  try {
    const text = storage.get(STORED)
    return text === null ? null : readPrices(JSON.parse(text))
  } catch {
    return null
  }
}

function readPrices(stored: Readonly<Record<string, unknown>>): Omit<Prices, 'fuelUsd'> {
  const { fuelUsd: _, ...none } = NO_PRICES
  const names = Object.keys(none) as (keyof typeof none)[]
  const read = names.map((name) => [name, typeof stored[name] === 'number' ? stored[name] : null])
  return Object.fromEntries(read) as typeof none
}
