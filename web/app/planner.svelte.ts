import { type Cargo, EMPTY_CARGO } from '../emissions/cargo.js'
import { EMPTY_PLAN, type Place, type Plan } from '../plan/plan.js'
import { tools } from '../tools/tools.svelte.js'
import { type AppState, fitsAddress, MAX_VARIANTS, readAppUrl, writeAppUrl } from './app-url.js'
import { VIEWS, type View } from './views.js'

type Lists = Pick<AppState, 'rows' | 'columns'>

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
  /** The link that was followed, if the page would write it in another way: parts of it may be unread. */
  link: string | null = $state(null)
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

  /** A variant with what all share: the ends, the stops and the price of fuel. */
  whole(variant: Plan): Plan {
    const { from, to, stops, fuelPriceUsd } = this.plan
    return { ...variant, from, to, stops, fuelPriceUsd }
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

  /** @param kept what the address was too short for */
  read(search: string, kept: Partial<Lists> | null = null): void {
    const state = readAppUrl(search)
    Object.assign(this, state, kept)
    this.link = writeAppUrl(state) === search ? null : search
    if (this.reach !== null) tools.open = 'reach'
    this.arrivals++
  }

  /** The lists of the matrix, if the address leaves one out; otherwise null. */
  get kept(): Lists | null {
    const { rows, columns } = this
    return fitsAddress(rows) && fitsAddress(columns) ? null : { rows, columns }
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
  planner.read(location.search, history.state)
  // A map without a route shows little, so an untouched page starts with one.
  if (location.search === '') planner.change(EXAMPLE)
  addEventListener('popstate', () => planner.read(location.search, history.state))
  let view = planner.view
  let isFirst = true
  let changedMs = -STEP_MS
  $effect.root(() => {
    $effect(() => {
      const { address, kept } = planner
      const isStart = isFirst
      isFirst = false
      if (address === location.search) {
        if (kept !== null || history.state !== null) history.replaceState(kept, '')
        return
      }
      const to = `${location.pathname}${address}`
      const now = performance.now()
      const isStep = planner.view !== view || (!isStart && now - changedMs > STEP_MS)
      if (isStep) history.pushState(kept, '', to)
      else history.replaceState(kept, '', to)
      view = planner.view
      changedMs = now
    })
  })
}
