import { Problem } from '../../contract/problems/problem.js'
import { scanBody } from '../../contract/validation/body-scan.js'
import { UsageError } from './failure.js'

const encoder = new TextEncoder()
/** More than the most parts of a body have. The parser takes ten times as much memory. */
const MOST_CHARACTERS = 32_000_000
/** A fixed seed, because no attack is expected in the caller's own file. */
const SEED = 1

/**
 * Parses JSON with the checks that the service applies to a body.
 *
 * @param what how errors name the text
 * @param parse what makes values of the text
 * @throws SyntaxError if it is not JSON
 * @throws UsageError if it is too long, has a field twice or too many parts
 */
export function parseJson(
  text: string,
  what: string,
  parse: (text: string) => unknown = JSON.parse,
): unknown {
  if (text.length > MOST_CHARACTERS) {
    throw new UsageError(`The ${what} has more than ${MOST_CHARACTERS / 1e6} million characters.`)
  }
  const value = parse(text)
  try {
    scanBody(encoder.encode(text), { what, seed: SEED })
  } catch (error) {
    throw error instanceof Problem ? new UsageError(error.detail) : error
  }
  return value
}
