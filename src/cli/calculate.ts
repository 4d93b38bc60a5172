import { routeLayout, warningItems } from '../api/pointers.js'
import type { RouteEmissionsBody } from '../api/schemas/route-emissions.js'
import type { WarningItem } from '../api/warning.js'
import type { RouteForm } from '../api/write-route.js'
import type { Route } from '../client/schema.js'
import type { FactorSet } from '../emissions/index.js'
import type { PlannedVoyage } from '../planning/complete.js'
import { planVoyage } from '../planning/plan-voyage.js'
import type { Voyage } from '../planning/voyage.js'
import { newId } from './local-tools.js'
import { inWords } from './rejections.js'
import { contradictionsOf } from './remarks.js'
import type { Sea } from './sea.js'

/** The input of a route. */
export interface RouteQuestion {
  readonly voyage: Voyage & { readonly departureMs: number }
  /** Options that change the form of a JSON answer, and that errors can name. */
  readonly form: RouteForm
  readonly fuelPriceUsdPerTonne?: number | undefined
}

export interface Calculated extends RouteQuestion {
  readonly planned: PlannedVoyage
  readonly emissions: RouteEmissionsBody | null
  readonly warnings: readonly WarningItem[]
}

/**
 * Calculates the route and, if there are factors, the fuel, emissions and cost of its vessel.
 * @throws Error that says what would allow a route, if there is none
 */
export async function calculate(
  question: RouteQuestion,
  sea: Sea,
  factors: FactorSet | null,
): Promise<Calculated> {
  const planned = planOrExplain(question, sea)
  const layout = routeLayout({ via: planned.stops.slice(1, -1) })
  const warnings = [...warningItems(planned.warnings, layout), ...contradictionsOf(question.form)]
  if (factors === null) return { ...question, planned, emissions: null, warnings }
  const { writeRouteEmissions } = await import('../api/write-vessel-emissions.js')
  const written = writeRouteEmissions(planned, question.fuelPriceUsdPerTonne, factors, layout)
  return {
    ...question,
    planned,
    emissions: written.emissions,
    warnings: [...warnings, ...written.warnings],
  }
}

function planOrExplain({ voyage, form }: RouteQuestion, sea: Sea): PlannedVoyage {
  try {
    return planVoyage(voyage, sea)
  } catch (error) {
    throw inWords(error, form, voyage.stops)
  }
}

/** The answer of POST /calculate-route to the same request. */
export async function answerOf(calculated: Calculated, sea: Sea): Promise<Route> {
  const { routeAnswer } = await import('../api/write-route.js')
  const frame = {
    id: newId('route'),
    warnings: calculated.warnings,
    dataVersion: sea.router.dataVersion,
    calculatedAt: new Date().toISOString(),
  }
  // The schema has positions as arrays of two, which the compiler does not know.
  return routeAnswer(calculated, frame, sea) as Route
}
