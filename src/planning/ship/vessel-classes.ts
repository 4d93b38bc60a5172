import type { VesselDimensions } from './vessel-fit.js'

/** A size class with the typical dimensions of its laden vessels, m. */
export interface VesselClass extends Readonly<Record<keyof VesselDimensions, number>> {
  readonly type: string
  readonly sizeClass: string
  readonly aliases: readonly string[]
  /** Least capacity, TEU or tonnes of deadweight. */
  readonly min: number
  readonly nominalCapacity: number
  /** Speed of a voyage that states none, knots. */
  readonly defaultSpeedKn: number
  readonly maxSpeedKn: number
  /** Speed at the lowest load of the main engine, laden and with the sea margin: a slower ship waits. */
  readonly slowestSpeedKn: number
}

const FORMAT = 'fairway-emission-factors/1'

type WrittenClass = Omit<VesselClass, 'draughtM' | 'slowestSpeedKn'> & {
  readonly designDraughtM: number
  /** Of ships that seldom sail as deep as they may. */
  readonly usualDraughtM?: number
}

interface WrittenClasses {
  readonly format?: unknown
  readonly classes?: readonly WrittenClass[]
  readonly seaMargin: { readonly value: number }
  readonly cubicLaw: { readonly lowestLoad: number }
}

/**
 * Reads the classes with their speeds and the dimensions that canals limit from a parsed data/reference/vessels.json;
 * the emissions read the rest.
 * @throws Error if the format is not the one that this version reads
 */
export function readVesselClasses(json: unknown): readonly VesselClass[] {
  const document = json as WrittenClasses
  if (document?.format !== FORMAT) {
    const got = String(document?.format)
    throw new Error(`Vessel classes: got format ${got}, expected ${FORMAT}. Rebuild the data.`)
  }
  const { classes = [], seaMargin, cubicLaw } = document
  return classes.map(
    ({ designDraughtM, usualDraughtM: draughtM = designDraughtM, maxSpeedKn, ...written }) => {
      const { type, sizeClass, aliases, min, nominalCapacity, defaultSpeedKn, loaM, beamM } =
        written
      // load = margin · (v / v_max)³
      const slowestSpeedKn = maxSpeedKn * Math.cbrt(cubicLaw.lowestLoad / seaMargin.value)
      return {
        ...{ type, sizeClass, aliases, min, nominalCapacity, loaM, beamM, draughtM },
        ...{ defaultSpeedKn, maxSpeedKn, slowestSpeedKn },
      }
    },
  )
}
