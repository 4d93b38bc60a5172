import { DEFAULT_KNOTS, KNOTS_BY_VESSEL_TYPE, SIZE_CLASSES } from '../../src/client/schema.js'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import type { Plan, VesselType } from './plan.js'

export interface SizeClass {
  readonly name: string
  /** Range in the user's language, such as "3,000-5,099 TEU". */
  readonly range: string
}

interface Size {
  readonly min: number
  readonly max: number | null
  readonly unit: string
}

type Ship = Pick<Plan, 'vesselType' | 'sizeClass'>

/** Classes of a type of vessel, smallest first. */
export function sizeClassesOf(
  type: VesselType,
  { plan: { sizeRanges } }: Texts,
  numbers: Numbers,
): readonly SizeClass[] {
  return SIZE_CLASSES.filter((entry) => entry.type === type).map(({ name, ...size }) => {
    const { min, max, unit: capacityUnit }: Size = size
    const unit = capacityUnit === 'dwt' ? sizeRanges.dwt : capacityUnit
    const least = numbers.whole(min)
    if (max === null) return { name, range: `${sizeRanges.from} ${least} ${unit}` }
    const most = `${numbers.whole(max)} ${unit}`
    return {
      name,
      range: min === 0 ? `${sizeRanges.upTo} ${most}` : `${least}-${most}`,
    }
  })
}

/** Speed at which the service sails a plan that states none, knots: of the size class, else of the type of ship. */
export function usualKnots({ vesselType, sizeClass }: Ship): number {
  if (vesselType === null) return DEFAULT_KNOTS
  const found = SIZE_CLASSES.find(({ type, name }) => type === vesselType && name === sizeClass)
  return found?.speedKn ?? KNOTS_BY_VESSEL_TYPE[vesselType]
}
