import { type Cargo, EMPTY_CARGO } from '../emissions/cargo.js'
import { EMPTY_PLAN, type Place, type Plan } from '../plan/plan.js'
import { MAX_NAME } from '../plan/plan-url.js'
import { MAX_SCENARIOS, moved, withChanges } from '../scenarios/scenarios.js'
import { session } from '../session/session.svelte.js'
import { storage } from '../session/storage.js'
import { tools } from '../tools/tools.svelte.js'
import { type AppState, fitsAddress, readAppUrl, writeAppUrl } from './app-url.js'
import { VIEWS, type View } from './views.js'

type Lists = Pick<AppState, 'rows' | 'columns'>

/** What the user has chosen; the URL of the page always matches it. */
class Planner implements AppState {
  view: View = $state('plan')
  shared: string | null = $state(null)
  story: readonly string[] = $state.raw([])
  isGlobe = $state(false)
  scenarios: readonly Plan[] = $state.raw([EMPTY_PLAN])
  at = $state(0)
  cargo: Cargo = $state.raw(EMPTY_CARGO)
  reach: AppState['reach'] = $state.raw(null)
  rows = $state('')
  columns = $state('')
  /** The link that was followed, if the page would write it in another way: parts of it may be unread. */
  link: string | null = $state(null)
  /** Whether the page shows the example that nobody has chosen. */
  isExample = $state(false)
  /** Whether its scenarios were carried to other places, where their closures may change nothing: nobody has asked for them. */
  isCarried = $state(false)
  /** Whether the user has turned to a scenario or asked for one: this page then calculates all of it. */
  hasTurned = $state(false)
  /** Steps of the history that this page has made, which Back undoes. */
  steps = 0
  /** Whether the next change is a step by itself, however soon it follows the one before. */
  isStep = false
  /** Counts changes from outside the form, so that the map moves to them. */
  arrivals = $state(0)

  /** The scenario that is shown. */
  get plan(): Plan {
    return this.scenarios[this.at] ?? this.scenarios[0]!
  }

  /** What the map shows beside the view. */
  get mapContent() {
    return VIEWS[this.view].map
  }

  change(changes: Partial<Plan>): void {
    if (this.shared !== null) this.show('plan')
    this.changeAt(this.at, changes)
  }

  changeAt(at: number, changes: Partial<Plan>): void {
    this.isCarried ||= this.isExample && ('from' in changes || 'to' in changes)
    this.isExample = false
    this.scenarios = withChanges(this.scenarios, at, changes)
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

  /** Another scenario becomes the answer. */
  turnTo(at: number): void {
    if (this.shared !== null || this.scenarios[at] === undefined) return
    this.at = at
    this.hasTurned = true
  }

  /** Adds what the present scenario becomes by these changes, and turns to it. */
  ask(changes: Partial<Plan>): void {
    if (this.scenarios.length >= MAX_SCENARIOS) return
    this.isStep = true
    this.scenarios = [...this.scenarios, { ...this.plan, name: null, ...changes }]
    this.at = this.scenarios.length - 1
    this.isExample = false
    this.isCarried = false
    this.hasTurned = true
  }

  /** The last scenario stays. */
  drop(at: number): void {
    if (this.scenarios.length === 1) return
    this.isStep = true
    this.isCarried = false
    const shown = at < this.at ? this.at - 1 : this.at
    this.scenarios = this.scenarios.filter((_, i) => i !== at)
    this.at = Math.min(shown, this.scenarios.length - 1)
  }

  move(from: number, to: number): void {
    const { plan } = this
    this.isStep = true
    this.scenarios = moved(this.scenarios, from, to)
    this.at = this.scenarios.indexOf(plan)
  }

  nameAt(at: number, name: string): void {
    const given = name.trim().slice(0, MAX_NAME) || null
    this.scenarios = this.scenarios.map((one, i) => (i === at ? { ...one, name: given } : one))
  }

  /** The plan instead of all scenarios. */
  replace(plan: Plan): void {
    this.scenarios = [plan]
    this.at = 0
  }

  /** Takes the last change back. */
  undo(): void {
    if (this.steps > 0) history.back()
  }

  /** Repeats a plan that was made before. */
  repeat(plan: Partial<Plan>): void {
    this.replace({ ...EMPTY_PLAN, ...plan })
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

/** Rotterdam to Singapore, today and with Suez closed. */
const EXAMPLE = '?from=1068&to=1309&variant=close%3Dsuez'
const REMEMBERED = 'fairway-last'

export const planner = new Planner()
// The next user of this browser need not know where the last one sailed.
session.onEnd(() => storage.set(REMEMBERED, ''))

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
  // A map without a route shows little, so an untouched page starts with the last one, or with an example.
  if (location.search === '') {
    const last = storage.get(REMEMBERED)
    planner.read(last || EXAMPLE)
    planner.isExample = !last
  }
  addEventListener('popstate', () => {
    planner.steps = Math.max(0, planner.steps - 1)
    planner.read(location.search, history.state)
  })
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
      if (!planner.isExample && planner.shared === null) storage.set(REMEMBERED, address)
      const to = `${location.pathname}${address}`
      const now = performance.now()
      const isLater = !isStart && now - changedMs > STEP_MS
      const isStep = planner.isStep || planner.view !== view || isLater
      planner.isStep = false
      if (isStep) {
        history.pushState(kept, '', to)
        planner.steps++
        changedMs = now
      } else history.replaceState(kept, '', to)
      view = planner.view
    })
  })
}
