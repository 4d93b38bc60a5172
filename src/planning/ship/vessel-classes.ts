import type { VesselDimensions } from './vessel-fit.js'

/** A size class with the typical dimensions of its laden vessels, m. */
export interface VesselClass extends Readonly<Record<keyof VesselDimensions, number>> {
  readonly type: string
  readonly sizeClass: string
  readonly aliases: readonly string[]
  /** Least capacity, TEU or tonnes of deadweight. */
  readonly min: number
  /** Speed of a voyage that states none, knots. */
  readonly defaultSpeedKn: number
}

const FORMAT = 'fairway-emission-factors/1'

type WrittenClass = Omit<VesselClass, 'draughtM'> & {
  readonly designDraughtM: number
  /** Of ships that seldom sail as deep as they may. */
  readonly usualDraughtM?: number
}

/**
 * Reads the classes with their usual speed and the dimensions that canals limit from a parsed data/reference/vessels.json;
 * the emissions read the rest.
 * @throws Error if the format is not the one that this version reads
 */
export function readVesselClasses(json: unknown): readonly VesselClass[] {
  const document = json as { format?: unknown; classes?: readonly WrittenClass[] }
  if (document?.format !== FORMAT) {
    const got = String(document?.format)
    throw new Error(`Vessel classes: got format ${got}, expected ${FORMAT}. Rebuild the data.`)
  }
  return (document.classes ?? []).map(
    ({ designDraughtM, usualDraughtM: draughtM = designDraughtM, ...others }) => {
      const { type, sizeClass, aliases, min, defaultSpeedKn, loaM, beamM } = others
      return { type, sizeClass, aliases, min, defaultSpeedKn, loaM, beamM, draughtM }
    },
  )
}
