import vessels from '../../data/reference/vessels.json'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import type { VesselType } from './plan.js'

export interface SizeClass {
  readonly name: string
  /** In the reader's language, e.g. "3,000-5,099 TEU". */
  readonly range: string
}

/** Classes of a type of vessel, smallest first. */
export function sizeClassesOf(
  type: VesselType,
  { plan: { sizeRanges } }: Texts,
  numbers: Numbers,
): readonly SizeClass[] {
  return vessels.classes
    .filter((entry) => entry.type === type)
    .map(({ sizeClass, min, max, capacityUnit }) => {
      const unit = capacityUnit === 'dwt' ? sizeRanges.dwt : capacityUnit
      const least = numbers.whole(min)
      if (max === null) return { name: sizeClass, range: `${sizeRanges.from} ${least} ${unit}` }
      const most = `${numbers.whole(max)} ${unit}`
      return {
        name: sizeClass,
        range: min === 0 ? `${sizeRanges.upTo} ${most}` : `${least}-${most}`,
      }
    })
}
