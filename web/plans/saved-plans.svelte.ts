import { FairwayError, type SavedPlan } from '../../src/client/index.js'
import { sharedQuery } from '../app/app-url.js'
import { backend, type PlanRequest } from '../session/backend.js'
import { session } from '../session/session.svelte.js'
import { storage } from '../session/storage.js'

/** If there are no accounts, the browser stores the plans and the links that it made. */
const STORED = { own: 'fairway-plans', shared: 'fairway-links' } as const
type Kind = keyof typeof STORED

/** Saved plans and public links of the account or, if there are no accounts, of this browser. */
class SavedPlans {
  own: readonly SavedPlan[] = $state.raw([])
  shared: readonly SavedPlan[] = $state.raw([])

  async read(): Promise<void> {
    const { plans } = backend
    this.own = this.#isLocal ? readStored('own') : await plans.list()
    this.shared = this.#isLocal ? readStored('shared') : await plans.listShared()
  }

  async save(name: string, query: string): Promise<void> {
    if (this.#isLocal) {
      const made = { id: crypto.randomUUID(), name, query, created_at: new Date().toISOString() }
      this.#store('own', [made, ...readStored('own')])
    } else this.own = [await backend.plans.save({ name, query }), ...this.own]
  }

  /** Stores a plan in the place of another: under a new name, or with new content. */
  async replace(old: SavedPlan, { name, query }: Pick<SavedPlan, 'name' | 'query'>): Promise<void> {
    // If the second step fails, there are two plans and none is lost.
    await this.save(name, query)
    await this.remove(old.id)
  }

  /** @returns its id, for the public URL */
  async share(name: string, query: string, request: PlanRequest): Promise<string> {
    const plan = await backend.plans.share(name, query, request)
    if (this.#isLocal) this.#store('shared', [plan, ...readStored('shared')])
    else this.shared = [plan, ...this.shared]
    return plan.id
  }

  async remove(id: string): Promise<void> {
    const others = (plans: readonly SavedPlan[]) => plans.filter((plan) => plan.id !== id)
    const isStored = this.#isLocal && readStored('own').some((plan) => plan.id === id)
    if (!isStored) await backend.plans.remove(id).catch((error: unknown) => this.#ignoreGone(error))
    for (const kind of ['own', 'shared'] as const) {
      if (this.#isLocal) this.#store(kind, others(readStored(kind)))
      else this[kind] = others(this[kind])
    }
  }

  get #isLocal(): boolean {
    return session.auth === 'none'
  }

  /** Without accounts, a link may have been disabled from elsewhere. */
  #ignoreGone(error: unknown): void {
    const isGone = error instanceof FairwayError && error.code === 'plan_not_found'
    if (!this.#isLocal || !isGone) throw error
  }

  #store(kind: Kind, plans: readonly SavedPlan[]): void {
    storage.set(STORED[kind], JSON.stringify(plans))
    this[kind] = plans
  }
}

export const savedPlans = new SavedPlans()

export function sharedAddress(id: string, story: readonly string[] = []): string {
  return new URL(sharedQuery(id, story), document.baseURI).href
}

/** The code that shows a shared plan in another page. */
export function frameOf(address: string, name: string): string {
  const src = address.replace('?shared=', 'embed?shared=').replaceAll('&', '&amp;')
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${src}" title="${title}" width="640" height="400" loading="lazy" style="border:0"></iframe>`
}

function readStored(kind: Kind): SavedPlan[] {
  try {
    return JSON.parse(storage.get(STORED[kind]) ?? '[]') as SavedPlan[]
  } catch {
    return []
  }
}
