import { type EstimateRequest, METHODS, type Method } from '../request.js'
import { activityBased } from './activity-based.js'
import { carrierIntensity } from './carrier-intensity.js'
import { defaultMaritime } from './default-maritime.js'
import { fuelBased } from './fuel-based.js'
import type { MethodDefinition, MethodQuestion } from './method.js'

/** Each method with its name and the condition under which `auto` chooses it. */
export const METHOD_TABLE: Readonly<Record<Method, MethodDefinition>> = {
  fuel_based: fuelBased,
  carrier_intensity: carrierIntensity,
  activity_based: activityBased,
  default_maritime: defaultMaritime,
}

/** The chosen method, and the reason. */
export interface MethodChoice {
  readonly method: Method
  readonly reason: string
}

/**
 * The requested method or, for `auto`, the first of the table that suits the request.
 * @throws NoCompatibleFactorError if no factor fits it
 * @throws EmissionsInputError if a value does not fit the factor
 */
export function chooseMethod(
  question: MethodQuestion & { readonly request: EstimateRequest },
): MethodChoice {
  const asked = question.request.calculation?.method ?? 'auto'
  const choice =
    asked === 'auto'
      ? chooseForAuto(question)
      : { method: asked, reason: 'the request asks for it' }
  METHOD_TABLE[choice.method].check?.(question)
  return choice
}

function chooseForAuto(question: MethodQuestion): MethodChoice {
  for (const method of METHODS) {
    const reason = METHOD_TABLE[method].reason(question)
    if (reason !== null) return { method, reason }
  }
  throw new Error('The last method of the table takes any cargo.')
}
