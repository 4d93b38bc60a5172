import { addingUp } from '../format/adding-up.js'

/** A part of a voyage, as a row of a table. */
export interface Part {
  /** Where it ends: the id of a passage, or the number of a stop. */
  readonly end: string | number
  /** Unless the ship sails there. */
  readonly rest: 'stay' | 'wait' | null
  readonly km: number
  readonly length: number
  /** Whole hours. */
  readonly hours: number
  /** Hours since the departure at its end, as they were calculated. */
  readonly atHours: number
}

/**
 * A place where a voyage is divided: the arrival at `end`, or the departure from it after a stay; after a wait, the arrival.
 */
export interface Mark {
  readonly end: string | number
  readonly rest: Part['rest']
  readonly km: number
  /** Hours since the departure from the first end. */
  readonly hours: number
}

/**
 * Divides a voyage where it enters a passage, reaches a stop or leaves it. Rounded lengths and
 * hours add up to the rounded totals.
 * @param lengthOf converts kilometres to the user's unit
 */
export function partsOf(marks: readonly Mark[], lengthOf: (km: number) => number): Part[] {
  const sorted = marks.toSorted((a, b) => a.hours - b.hours)
  const step = (of: (mark: Mark) => number) =>
    sorted.map((mark, i) => of(mark) - (i === 0 ? 0 : of(sorted[i - 1]!)))
  const km = step((mark) => mark.km)
  const lengths = addingUp(km.map(lengthOf))
  const hours = addingUp(step((mark) => mark.hours))
  return sorted.map(({ end, rest, hours: atHours }, i) => {
    return { end, rest, km: km[i]!, length: lengths[i]!, hours: hours[i]!, atHours }
  })
}
