import { API_AREAS } from '../areas.js'
import { type FieldProblem, Problem, validationFailed } from '../problems/problem.js'
import { MAX_AVOIDING_CELLS, MAX_CELLS } from '../schemas/matrix.js'
import { isRecord } from '../validation/json-schema.js'

/**
 * Checks the size of a matrix before its fields, because validating many thousands of wrong ones is
 * slow.
 * @throws Problem matrix_empty, matrix_too_large, or validation_failed if one side alone is too long
 */
export function checkMatrixSize(body: unknown): void {
  if (!isRecord(body)) return
  const { origins, destinations, avoid, avoid_areas } = body
  if (!Array.isArray(origins) || !Array.isArray(destinations)) {
    requireShortSides(body)
    return
  }
  const cells = origins.length * destinations.length
  const members = { cells, max_cells: MAX_CELLS }
  if (cells === 0) {
    const detail = 'Give at least one origin and one destination.'
    throw new Problem('matrix_empty', detail, { members })
  }
  if (cells > MAX_CELLS) {
    const detail = `${origins.length} origins times ${destinations.length} destinations are ${cells} cells; a request may have at most ${MAX_CELLS}. Split the matrix.`
    throw new Problem('matrix_too_large', detail, { members })
  }
  if (cells <= MAX_AVOIDING_CELLS) return
  if (Array.isArray(avoid_areas) && avoid_areas.length > 0) {
    throw tooLargeToAvoid(cells, '#/avoid_areas')
  }
  if (avoidsAreas(avoid)) throw tooLargeToAvoid(cells, '#/avoid')
}

/** The error of a body of more places than the largest matrix has, which is not parsed. */
export function tooManyPlaces(limit: string): Problem {
  const detail = `The body must have at most ${limit}; a matrix of ${MAX_CELLS} cells needs fewer. Split the matrix.`
  return new Problem('matrix_too_large', detail, { members: { max_cells: MAX_CELLS } })
}

/** For a body in which one side is not a list, so that there are no cells to count. */
function requireShortSides(body: Readonly<Record<string, unknown>>): void {
  for (const side of ['origins', 'destinations']) {
    const places = body[side]
    if (!Array.isArray(places) || places.length <= MAX_CELLS) continue
    const detail = `must have at most ${MAX_CELLS} values`
    throw validationFailed([{ pointer: `#/${side}`, code: 'too_long', detail }])
  }
}

function avoidsAreas(avoid: unknown): boolean {
  return Array.isArray(avoid) && API_AREAS.some((area) => avoid.includes(area))
}

function tooLargeToAvoid(cells: number, pointer: string): Problem {
  const limit = `a request that avoids areas may have at most ${MAX_AVOIDING_CELLS}`
  const detail = `The matrix has ${cells} cells; ${limit}. Split the matrix, or avoid no areas.`
  const fault: FieldProblem = {
    pointer,
    code: 'out_of_range',
    detail: `has ${cells} cells; ${limit}`,
  }
  const members = { cells, max_cells: MAX_AVOIDING_CELLS, errors: [fault] }
  return new Problem('matrix_too_large', detail, { members })
}
