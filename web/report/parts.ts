import { addingUp } from '../format/adding-up.js'

/** A part of a voyage as a table has it. */
export interface Part {
  /** Where it ends: a passage's id, or the number of a stop. */
  readonly end: string | number
  /** Whether the ship stays there; otherwise it sails there. */
  readonly isStay: boolean
  readonly km: number
  readonly length: number
  /** In whole hours. */
  readonly hours: number
}

/** Where a voyage is cut: the arrival at `end`, or the departure from it after a stay. */
export interface Mark {
  readonly end: string | number
  readonly isStay: boolean
  readonly km: number
  /** Since the departure from the first end. */
  readonly hours: number
}

/**
 * A voyage cut where it enters a passage, reaches a stop or leaves it. Rounded lengths and hours add up to the
 * rounded totals.
 * @param lengthOf kilometres in the user's unit
 */
export function partsOf(marks: readonly Mark[], lengthOf: (km: number) => number): Part[] {
  const sorted = marks.toSorted((a, b) => a.hours - b.hours)
  const step = (of: (mark: Mark) => number) =>
    sorted.map((mark, i) => of(mark) - (i === 0 ? 0 : of(sorted[i - 1]!)))
  const km = step((mark) => mark.km)
  const lengths = addingUp(km.map(lengthOf))
  const hours = addingUp(step((mark) => mark.hours))
  return sorted.map(({ end, isStay }, i) => {
    return { end, isStay, km: km[i]!, length: lengths[i]!, hours: hours[i]! }
  })
}
