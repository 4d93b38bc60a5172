import type { EstimateRequest } from '../estimate-request.js'
import type { MethodQuestion } from '../methods/method.js'
import { METHOD_TABLE } from '../methods/registry.js'
import { METHODS, type Method } from '../request.js'

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
