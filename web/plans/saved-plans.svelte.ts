import type { SavedPlan } from '../../src/client/index.js'
import { backend, type PlanRequest } from '../session/backend.js'
import { session } from '../session/session.svelte.js'
import { storage } from '../session/storage.js'

/** If all users share one account, plans are stored in the browser. */
const STORED = 'fairway-plans'

/** Saved plans of the account or, if there are no accounts, of this browser. */
class SavedPlans {
  own: readonly SavedPlan[] = $state.raw([])
  shared: readonly SavedPlan[] = $state.raw([])

  async read(): Promise<void> {
    const { plans } = backend
    this.own = this.#isLocal ? readStored() : await plans.list()
    this.shared = await plans.listShared()
  }

  async save(name: string, query: string): Promise<void> {
    if (this.#isLocal) {
      const made = { id: crypto.randomUUID(), name, query, created_at: new Date().toISOString() }
      this.#store([made, ...readStored()])
    } else this.own = [await backend.plans.save({ name, query }), ...this.own]
  }

  /** @returns the public URL */
  async share(name: string, query: string, request: PlanRequest): Promise<string> {
    const plan = await backend.plans.share(name, query, request)
    this.shared = [plan, ...this.shared]
    return sharedAddress(plan.id)
  }

  async remove(id: string): Promise<void> {
    const others = (plans: readonly SavedPlan[]) => plans.filter((plan) => plan.id !== id)
    if (this.#isLocal && readStored().some((plan) => plan.id === id)) {
      this.#store(others(readStored()))
      return
    }
    await backend.plans.remove(id)
    this.own = others(this.own)
    this.shared = others(this.shared)
  }

  get #isLocal(): boolean {
    return session.auth === 'none'
  }

  #store(plans: readonly SavedPlan[]): void {
    storage.set(STORED, JSON.stringify(plans))
    this.own = plans
  }
}

export const savedPlans = new SavedPlans()

export function sharedAddress(id: string): string {
  return new URL(`?shared=${id}`, document.baseURI).href
}

function readStored(): SavedPlan[] {
  try {
    return JSON.parse(storage.get(STORED) ?? '[]') as SavedPlan[]
  } catch {
    return []
  }
}
