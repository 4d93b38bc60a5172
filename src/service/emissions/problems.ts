import { Problem, validationFailed } from '../../api/problem.js'
import { EmissionsInputError, NoCompatibleFactorError } from '../../emissions/index.js'

/**
 * The library's refusal as a problem.
 * @throws anything else, which is not ours to explain
 */
export function explainEmissionsError(error: unknown): Problem {
  if (error instanceof EmissionsInputError) return validationFailed(error.problems)
  if (!(error instanceof NoCompatibleFactorError)) throw error
  const { pointer, wanted, available } = error
  const detail = `no factor for ${wanted}`
  return new Problem('no_compatible_factor', error.message, {
    members: { wanted, available, errors: [{ pointer, code: 'no_compatible_factor', detail }] },
  })
}
