import { type Cargo, readCargo, writeCargo } from '../emissions/cargo.js'
import { readNumber } from '../format/limits.js'
import { LIMITS, type Place, type Plan } from '../plan/plan.js'
import { readPlace, readPlan, writePlace, writePlan } from '../plan/plan-url.js'
import { isView, type View } from './views.js'

export const MAX_VARIANTS = 4
const PLAN_ID = /^[\w-]{1,64}$/
/**
 * Maximum length of the lists in a link. Browsers and servers accept longer links; email programs
 * often do not.
 */
const MAX_PLACES_LENGTH = 3000

/** Everything that a link restores. */
export interface AppState {
  readonly view: View
  /** Id of the shared plan that is shown read-only. */
  readonly shared: string | null
  /** Ids of the shared plans that follow it, in the steps of a story. */
  readonly story: readonly string[]
  readonly isGlobe: boolean
  readonly plan: Plan
  /** Plans that are compared. Their ends, stops and price are those of `plan`. */
  readonly variants: readonly Plan[]
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
  const parameters = writePlan(state.plan)
  if (state.view !== 'plan') parameters.set('view', state.view)
  if (state.isGlobe) parameters.set('map', 'globe')
  for (const variant of state.variants) {
    parameters.append(
      'variant',
      writePlan({ ...variant, from: null, to: null, stops: [], fuelPriceUsd: null }).toString(),
    )
  }
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
  const variants = parameters
    .getAll('variant')
    .slice(0, MAX_VARIANTS)
    .map((text) => readPlan(new URLSearchParams(text)))
  const plan = readPlan(parameters)
  // A comparison has one price. In a link by hand, a variant may be the only one that gives it.
  const price = plan.fuelPriceUsd ?? variants.find((one) => one.fuelPriceUsd !== null)?.fuelPriceUsd
  const shared = PLAN_ID.exec(parameters.get('shared') ?? '')?.[0] ?? null
  const steps = (parameters.get('story') ?? '').split(',').filter((id) => PLAN_ID.test(id))
  const asked = parameters.get('view') ?? ''
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
    story: shared === null ? [] : steps.slice(0, MAX_VARIANTS - 1),
    isGlobe: parameters.get('map') === 'globe',
    plan: { ...plan, fuelPriceUsd: price ?? null },
    variants: variants.map((variant) => ({ ...variant, fuelPriceUsd: null })),
    reach: days === null ? null : { days, from: readPlace(parameters.get('reachfrom')) },
    cargo: readCargo(parameters),
    rows: readLines('rows', parameters),
    columns: readLines('columns', parameters),
  }
}

/** The plan of a query that was stored with a shared plan. */
export function planRead(query: string): Plan {
  return readAppUrl(`?${query.replace(/^\?/, '')}`).plan
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
