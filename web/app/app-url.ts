import { type Cargo, readCargo, writeCargo } from '../emissions/cargo.js'
import { readNumber } from '../format/limits.js'
import { EMPTY_PLAN, LIMITS, type Place, type Plan } from '../plan/plan.js'
import { readPlace, readPlan, writePlace, writePlan } from '../plan/plan-url.js'
import { asSameVoyage, MAX_SCENARIOS, withShipOf } from '../scenarios/scenarios.js'
import { isView, type View } from './views.js'

const PLAN_ID = /^[\w-]{1,64}$/
/**
 * Maximum length of the lists in a link. Browsers and servers accept longer links; email programs
 * often do not.
 */
const MAX_PLACES_LENGTH = 3000

/** The ship of a scenario without one, beside a plan with one: what says nothing of a ship, as a link by hand, has that of the plan. */
const ANY_SHIP = 'any'

/** Everything that a link restores. */
export interface AppState {
  readonly view: View
  /** Id of the shared plan that is shown read-only. */
  readonly shared: string | null
  /** Ids of the shared plans that follow it, in the steps of a story. */
  readonly story: readonly string[]
  readonly isGlobe: boolean
  /** The same voyage under other conditions; the others are compared with the first. */
  readonly scenarios: readonly Plan[]
  /** Which of them is the answer that is shown. */
  readonly at: number
  readonly cargo: Cargo
  /** Lines of equal sailing time on the map. Without a place, they start at the origin of the plan. */
  readonly reach: { readonly days: number; readonly from: Place | null } | null
  /** The two lists of the matrix as typed. */
  readonly rows: string
  readonly columns: string
}

/** The query string of a state, with its question mark; empty for an untouched page. */
export function writeAppUrl(state: AppState): string {
  if (state.shared !== null)
    return sharedQuery(state.shared, state.story) + (state.view === 'report' ? '&view=report' : '')
  const [first, ...others] = state.scenarios
  const parameters = writePlan(first!)
  if (state.view !== 'plan') parameters.set('view', state.view)
  if (state.isGlobe) parameters.set('map', 'globe')
  for (const other of others) {
    const variant = writePlan(asSameVoyage(other, EMPTY_PLAN))
    if (other.vesselType === null && first!.vesselType !== null) variant.set('vessel', ANY_SHIP)
    parameters.append('variant', variant.toString())
  }
  if (state.at > 0) parameters.set('at', String(state.at + 1))
  if (state.reach !== null) {
    parameters.set('reach', String(state.reach.days))
    if (state.reach.from !== null) parameters.set('reachfrom', writePlace(state.reach.from))
  }
  writeCargo(state.cargo, parameters)
  writeLines('rows', state.rows, parameters)
  writeLines('columns', state.columns, parameters)
  // Commas are allowed in a query and are much easier to read than %2C.
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/**
 * The link of a shared plan contains only its id, because the service stores the request.
 * @param story ids of the plans that follow it
 */
export function sharedQuery(id: string, story: readonly string[] = []): string {
  return `?shared=${id}${story.length === 0 ? '' : `&story=${story.join()}`}`
}

export function readAppUrl(search: string): AppState {
  const parameters = new URLSearchParams(search)
  const scenarios = readScenarios(parameters)
  const shared = PLAN_ID.exec(parameters.get('shared') ?? '')?.[0] ?? null
  const steps = (parameters.get('story') ?? '').split(',').filter((id) => PLAN_ID.test(id))
  const asked = (parameters.get('view') ?? '').replace(/^compare$/, 'table')
  const view = isView(asked) ? asked : 'plan'
  const days = readNumber(parameters.get('reach'), LIMITS.reachDays)
  return {
    view:
      shared !== null && view !== 'report'
        ? 'shared'
        : view === 'shared' && shared === null
          ? 'plan'
          : view,
    shared,
    story: shared === null ? [] : steps.slice(0, MAX_SCENARIOS - 1),
    isGlobe: parameters.get('map') === 'globe',
    scenarios,
    at:
      scenarios[Number(parameters.get('at')) - 1] === undefined
        ? 0
        : Number(parameters.get('at')) - 1,
    reach: days === null ? null : { days, from: readPlace(parameters.get('reachfrom')) },
    cargo: readCargo(parameters),
    rows: readLines('rows', parameters),
    columns: readLines('columns', parameters),
  }
}

/** The scenarios of a link: the same voyage, at one price. In a link by hand, one of them may be the only one that gives it. */
function readScenarios(parameters: URLSearchParams): readonly Plan[] {
  const plan = readPlan(parameters)
  // A link of an earlier edition compared its variants with each other, without the plan itself.
  const isEarlier = parameters.get('view') === 'compare' && parameters.has('variant')
  const others = parameters.getAll('variant').map((text) => {
    const own = new URLSearchParams(text)
    const other = readPlan(own)
    return isEarlier || own.has('vessel') ? other : withShipOf(other, plan)
  })
  const price = plan.fuelPriceUsd ?? others.find((one) => one.fuelPriceUsd !== null)?.fuelPriceUsd
  const first = { ...plan, fuelPriceUsd: price ?? null }
  const all = [...(isEarlier ? [] : [first]), ...others.map((one) => asSameVoyage(one, first))]
  return all.slice(0, MAX_SCENARIOS)
}

/** The plan of a query that was stored with a shared plan. */
export function planRead(query: string): Plan {
  const { scenarios, at } = readAppUrl(`?${query.replace(/^\?/, '')}`)
  return scenarios[at]!
}

function writeLines(name: string, text: string, parameters: URLSearchParams): void {
  if (text.trim() !== '' && fitsAddress(text)) parameters.set(name, linesOf(text))
}

const linesOf = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, '|')

/** Whether a list of the matrix is short enough for a link. */
export function fitsAddress(text: string): boolean {
  return linesOf(text).length <= MAX_PLACES_LENGTH
}

function readLines(name: string, parameters: URLSearchParams): string {
  return (parameters.get(name) ?? '').replaceAll('|', '\n')
}
