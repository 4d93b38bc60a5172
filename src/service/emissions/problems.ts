import { EmissionsInputError, NoCompatibleFactorError } from '../../emissions/index.js'
import { Problem, validationFailed } from '../http/problem.js'

/** The library's refusals as problems; anything else is not ours to explain. */
export function explainEmissionsError(error: unknown): unknown {
  if (error instanceof EmissionsInputError) return validationFailed(error.problems)
  if (!(error instanceof NoCompatibleFactorError)) return error
  const { pointer, wanted, available } = error
  const detail = `no factor for ${wanted}`
  return new Problem('no_compatible_factor', error.message, {
    members: { wanted, available, errors: [{ pointer, code: 'no_compatible_factor', detail }] },
  })
}
