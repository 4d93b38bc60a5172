import { type Cargo, EMPTY_CARGO } from '../emissions/cargo.js'
import { EMPTY_PLAN, type Place, type Plan } from '../plan/plan.js'
import { tools } from '../tools/tools.svelte.js'
import { type AppState, MAX_VARIANTS, readAppUrl, writeAppUrl } from './app-url.js'
import { VIEWS, type View } from './views.js'

/** What the user has chosen; the URL of the page always matches it. */
class Planner implements AppState {
  view: View = $state('plan')
  shared: string | null = $state(null)
  story: readonly string[] = $state.raw([])
  isGlobe = $state(false)
  plan: Plan = $state.raw(EMPTY_PLAN)
  variants: readonly Plan[] = $state.raw([])
  cargo: Cargo = $state.raw(EMPTY_CARGO)
  reach: AppState['reach'] = $state.raw(null)
  rows = $state('')
  columns = $state('')
  /** Counts changes from outside the form, so that the map moves to them. */
  arrivals = $state(0)

  /** What the map shows beside the view. */
  get mapContent() {
    return VIEWS[this.view].map
  }

  change(changes: Partial<Plan>): void {
    if (this.shared !== null) this.show('plan')
    this.plan = { ...this.plan, ...changes }
  }

  changeCargo(changes: Partial<Cargo>): void {
    this.cargo = { ...this.cargo, ...changes }
  }

  setEnd(end: 'from' | 'to', place: Place | null): void {
    this.change({ [end]: place })
    this.arrivals++
  }

  /** Another view leaves a different space to the map. */
  show(view: View): void {
    // A shared plan is read-only: any change makes it the user's own plan.
    if (view !== 'report' && view !== 'shared') {
      this.shared = null
      this.story = []
    }
    this.view = view
    this.arrivals++
  }

  swap(): void {
    const { from, to, stops } = this.plan
    this.change({ from: to, to: from, stops: stops.toReversed() })
  }

  changeVariant(index: number, changes: Partial<Plan>): void {
    this.variants = this.variants.map((variant, i) =>
      i === index ? { ...variant, ...changes } : variant,
    )
  }

  addVariant(variant: Plan): void {
    if (this.variants.length < MAX_VARIANTS) this.variants = [...this.variants, variant]
  }

  removeVariant(index: number): void {
    this.variants = this.variants.filter((_, i) => i !== index)
  }

  /** Repeats a plan that was made before. */
  repeat(plan: Partial<Plan>): void {
    this.plan = { ...EMPTY_PLAN, ...plan }
    this.show('plan')
  }

  read(search: string): void {
    Object.assign(this, readAppUrl(search))
    if (this.reach !== null) tools.open = 'reach'
    this.arrivals++
  }

  get address(): string {
    return writeAppUrl(this)
  }
}

/** Rotterdam and Singapore, by their port ids. */
const EXAMPLE: Partial<Plan> = { from: { portId: 1068 }, to: { portId: 1309 } }

export const planner = new Planner()

/**
 * Changes that follow each other faster, such as the digits of a number, are one step of the
 * history.
 */
const STEP_MS = 1500

/**
 * Keeps the URL in step with the state. Each change of the plan is a history entry, which the Back
 * button undoes.
 */
export function followAddress(): void {
  planner.read(location.search)
  // A map without a route shows little, so an untouched page starts with one.
  if (location.search === '') planner.change(EXAMPLE)
  addEventListener('popstate', () => planner.read(location.search))
  let view = planner.view
  let isFirst = true
  let changedMs = -STEP_MS
  $effect.root(() => {
    $effect(() => {
      const address = planner.address
      const isStart = isFirst
      isFirst = false
      if (address === location.search) return
      const to = `${location.pathname}${address}`
      const now = performance.now()
      const isStep = planner.view !== view || (!isStart && now - changedMs > STEP_MS)
      if (isStep) history.pushState(null, '', to)
      else history.replaceState(null, '', to)
      view = planner.view
      changedMs = now
    })
  })
}
