import classes from '../../data/vessel-classes.json'
import type { VesselType } from './plan.js'

export interface SizeClass {
  readonly name: string
  /** In English, e.g. "3,000-5,099 TEU". */
  readonly range: string
  readonly draughtM: number
}

/** Classes of a type of ship, smallest first. */
export function sizeClassesOf(type: VesselType): readonly SizeClass[] {
  return classes.classes
    .filter((entry) => entry.type === type)
    .map(({ sizeClass, range, draughtM }) => ({ name: sizeClass, range, draughtM }))
}
