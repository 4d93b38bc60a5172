import { MAX_VARIANTS } from '../app/app-url.js'
import { planner } from '../app/planner.svelte.js'
import type { PlannedRoute } from '../plan/route-answer.js'
import { AnswerCache } from '../session/answer-cache.js'
import { backend } from '../session/backend.js'
import { Call } from '../session/call.svelte.js'
import { session } from '../session/session.svelte.js'
import { carbonRequest } from './carbon-request.js'
import { type Carbon, NO_PRICES, type Prices } from './costs.js'

const STORED = 'fairway-prices'

/**
 * The user's prices, which this browser stores, and the share of each variant that the carbon laws
 * cover.
 */
class Money {
  prices: Omit<Prices, 'fuelUsd'> = $state.raw(readStored())
  /** Dues of each variant, USD. */
  dues: readonly (number | null)[] = $state.raw(Array<null>(MAX_VARIANTS).fill(null))
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
    this.prices = { ...this.prices, ...changes }
    localStorage.setItem(STORED, JSON.stringify(this.prices))
  }

  setDues(index: number, usd: number | null): void {
    this.dues = this.dues.map((value, i) => (i === index ? usd : value))
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
          const { carbon } = await backend.estimate(JSON.parse(key), signal)
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
  const request = carbonRequest(planner.plan, planned.route, today)
  return request === null ? null : JSON.stringify(request)
}

export const money = new Money()

function readStored(): Omit<Prices, 'fuelUsd'> {
  const { fuelUsd: _, ...none } = NO_PRICES
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, unknown>
    const names = Object.keys(none) as (keyof typeof none)[]
    const read = names.map((name) => [name, typeof stored[name] === 'number' ? stored[name] : null])
    return Object.fromEntries(read) as typeof none
  } catch {
    return none
  }
}
