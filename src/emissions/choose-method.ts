import type { EstimateRequest } from './estimate-request.js'
import type { MethodQuestion } from './methods/method.js'
import { METHOD_TABLE, METHODS, type Method } from './methods/registry.js'

export interface MethodChoice {
  readonly method: Method
  readonly reason: string
}

/**
 * The method asked for, or for `auto` the first of the table that the request allows.
 * @throws NoCompatibleFactorError where the one asked for has no factor that fits
 */
export function chooseMethod(
  question: MethodQuestion & { readonly request: EstimateRequest },
): MethodChoice {
  const asked = question.request.calculation?.method ?? 'auto'
  if (asked === 'auto') return chooseForAuto(question)
  METHOD_TABLE[asked].check?.(question)
  return { method: asked, reason: 'the request asks for it' }
}

function chooseForAuto(question: MethodQuestion): MethodChoice {
  for (const method of METHODS) {
    const reason = METHOD_TABLE[method].reason(question)
    if (reason !== null) return { method, reason }
  }
  throw new Error('The last method of the table takes any cargo.')
}
