import { classes } from '../../data/vessel-classes.json'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import type { VesselType } from './plan.js'

export interface SizeClass {
  readonly name: string
  /** In the reader's language, e.g. "3,000-5,099 TEU". */
  readonly range: string
}

/** Classes of a type of ship, smallest first. */
export function sizeClassesOf(
  type: VesselType,
  { plan: { sizeRanges } }: Texts,
  numbers: Numbers,
): readonly SizeClass[] {
  return classes
    .filter((entry) => entry.type === type)
    .map(({ sizeClass, range }) => ({
      name: sizeClass,
      range: range
        .replace('up to', sizeRanges.upTo)
        .replace('from', sizeRanges.from)
        .replace('thousand dwt', sizeRanges.thousandDwt)
        .replaceAll(/\d+,\d{3}/g, (text) => numbers.whole(Number(text.replace(',', '')))),
    }))
}
