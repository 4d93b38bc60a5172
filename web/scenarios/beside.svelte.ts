import { planner } from '../app/planner.svelte.js'
import { shownDays } from '../format/adding-up.js'
import { KM_PER_NM } from '../format/units.js'
import { endsBeside, farthestKm } from '../map/lines-beside.js'
import { type RouteLine, routeLine } from '../map/route-line.js'
import { type NamedRoute, NEAR_NM } from '../plan/named-routes.js'
import { routeOfPlan } from '../plan/planned-route.svelte.js'
import { routeChoice } from '../plan/route-choice.svelte.js'
import { fill } from '../texts/fill.js'
import { language } from '../texts/language.svelte.js'
import { strip } from './strip.svelte.js'

/** A line that the map has beside the route that is shown. */
export interface LineBeside {
  /** What a press on it chooses. */
  readonly key: string
  readonly line: RouteLine
  readonly isLit: boolean
  /** The scenario that it is; null for another way of the scenario that is shown. */
  readonly scenario: number | null
}

/** What the map says about a line, where it lies apart from the others. */
export interface LineLabel {
  readonly key: string
  readonly line: RouteLine
  readonly km: number
  readonly text: string
  readonly scenario: number | null
}

const SCENARIO = 'scenario '
/** Less is 0.0 days. */
const LEAST_HOURS = 1.2

/** The other scenarios, and the ways that the shown one leaves open. */
class Beside {
  readonly lines: readonly LineBeside[] = $derived.by(() => {
    if (planner.mapContent !== 'plan' || planner.shared !== null) return []
    const scenarios = strip.routes.flatMap((planned, i): LineBeside[] =>
      planned === null || i === planner.at
        ? []
        : [{ key: SCENARIO + i, line: planned.line, isLit: i === strip.lit, scenario: i }],
    )
    const ways = routeChoice.all
      .filter((choice) => choice !== routeChoice.chosen && !isScenario(choice))
      .map((choice): LineBeside => {
        const isLit = choice.key === routeChoice.lit
        return { key: choice.key, line: lineOf(choice), isLit, scenario: null }
      })
    // Of several on one line, the first lies on top.
    return [...ways, ...scenarios.toReversed()]
  })
  /** Those that end beside the shown route: the map shows them whole. */
  readonly framed: readonly LineBeside[] = $derived.by(() => {
    const own = routeOfPlan.planned?.line.positions
    return own === undefined ? [] : this.lines.filter(({ line }) => endsBeside(line.positions, own))
  })
  readonly labels: readonly LineLabel[] = $derived.by(() => {
    const shown = routeOfPlan.planned
    if (shown === null || this.lines.length === 0 || routeOfPlan.isStale) return []
    const all = [
      ...(planner.scenarios.length > 1
        ? [{ key: SCENARIO + planner.at, line: shown.line, scenario: planner.at }]
        : []),
      ...this.lines,
    ]
    // Of several on one line, one is named: that which is shown, or the first.
    const apart = all.filter((one) =>
      all.every(
        (other) => other === one || rankOf(other) >= rankOf(one) || !isAlike(other.line, one.line),
      ),
    )
    const unlabelled = planner.scenarios.length > 1 ? [] : [shown.line]
    const drawn = [...unlabelled, ...apart.map(({ line }) => line)]
    return apart.flatMap(({ key, line, scenario }): LineLabel[] => {
      const others = drawn.filter((one) => one !== line)
      const km = farthestKm(line, others)
      const text = scenario === null ? wayText(key) : scenarioText(scenario)
      return km === null || text === '' ? [] : [{ key, line, km, text, scenario }]
    })
  })

  /** @returns whether the key is that of a line */
  choose(key: string | null): boolean {
    if (key?.startsWith(SCENARIO)) {
      planner.turnTo(Number(key.slice(SCENARIO.length)))
      return true
    }
    const choice = routeChoice.all.find((one) => one.key === key)
    if (choice !== undefined) routeChoice.choose(choice)
    return choice !== undefined
  }

  light(key: string | null): void {
    strip.lit = key?.startsWith(SCENARIO) ? Number(key.slice(SCENARIO.length)) : null
    routeChoice.lit = key?.startsWith(SCENARIO) ? null : key
  }
}

const rankOf = ({ scenario }: Pick<LineBeside, 'scenario'>) =>
  scenario === planner.at ? -1 : (scenario ?? Infinity)

const isAlike = (a: RouteLine, b: RouteLine) =>
  Math.abs((a.km.at(-1) ?? 0) - (b.km.at(-1) ?? 0)) < NEAR_NM * KM_PER_NM

const lineOf = ({ coordinates, distanceNm }: NamedRoute): RouteLine =>
  routeLine(coordinates, distanceNm * KM_PER_NM)

/** Whether one of the scenarios goes this way. */
function isScenario({ distanceNm }: NamedRoute): boolean {
  return strip.routes.some(
    (planned, i) =>
      i !== planner.at &&
      planned !== null &&
      Math.abs(planned.route.distance_nm - distanceNm) < NEAR_NM,
  )
}

function scenarioText(i: number): string {
  const [first, own] = [strip.routes[0], strip.routes[i]]
  if (i === 0 || first == null || own == null) return strip.names[i]!
  return moreDays(own.route.duration_hours, first.route.duration_hours)
}

function wayText(key: string): string {
  const choice = routeChoice.all.find((one) => one.key === key)
  const { chosen } = routeChoice
  if (choice === undefined || chosen === null) return ''
  const isAlike = Math.abs(choice.hours - chosen.hours) < LEAST_HOURS
  if (isAlike) return ''
  // One base for all labels: the first scenario, or the way that is shown.
  const first = planner.at === 0 ? null : (strip.routes[0] ?? null)
  const more = moreDays(choice.hours, first?.route.duration_hours ?? chosen.hours)
  if (choice.soughtKn === null) return more
  const knots = language.numbers.fixed(choice.soughtKn, 1)
  return `${more} ${fill(language.texts.answer.speed, { knots })}`
}

function moreDays(hours: number, base: number): string {
  const days = language.numbers.signed(shownDays(hours, base), 1)
  return fill(language.texts.strip.more, { days })
}

export const beside = new Beside()
