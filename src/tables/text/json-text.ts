import { Problem } from '../../contract/problems/problem.js'
import { scanBody } from '../../contract/validation/body-scan.js'
import { UsageError } from './failure.js'

const encoder = new TextEncoder()
/** A fixed seed, because no attack is expected in the caller's own file. */
const SEED = 1

/**
 * Parses JSON with the checks that the service applies to a body.
 *
 * @param what how errors name the text
 * @param parse what makes values of the text
 * @throws SyntaxError if it is not JSON
 * @throws UsageError if it has a field twice or too many parts
 */
export function parseJson(
  text: string,
  what: string,
  parse: (text: string) => unknown = JSON.parse,
): unknown {
  const value = parse(text)
  try {
    scanBody(encoder.encode(text), { what, seed: SEED })
  } catch (error) {
    throw error instanceof Problem ? new UsageError(error.detail) : error
  }
  return value
}
