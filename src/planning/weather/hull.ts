import { ORDINARY_CLASS } from '../../emissions/generated/vessel-types.js'
import type { SailingCondition } from '../../emissions/ship/ballast.js'
import { classNamed } from '../../emissions/vessel-model.js'
import { DEFAULT_TYPE, draughtInBallastM, shipOf, type VesselClass } from '../ship/speed.js'
import type { Vessel } from '../ship/vessel.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import type { WeatherHull } from './kwon.js'

/** Block coefficients of laden ships: usual values of the textbooks, recalled 2026. */
const BLOCK = { container: 0.65, bulker: 0.83, tanker: 0.82 } as const

/** Less than any ship has of its length, beam or draught, m: the method divides by them. */
const LEAST_M = 0.5
const atLeast = (metres: number) => Math.max(LEAST_M, metres)

/** The hull of the vessel of a voyage on each of its legs. */
export function hullsOf(
  { voyage: { vessel }, plannedLegs }: Pick<PlannedVoyage, 'voyage' | 'plannedLegs'>,
  classes: readonly VesselClass[],
): (leg: number) => WeatherHull {
  return (leg) => weatherHull(vessel, classes, plannedLegs[leg]!.condition)
}

/** The hull of a vessel; typical dimensions of its class fill what is not known. */
export function weatherHull(
  vessel: Omit<Vessel, 'fuels'> | undefined,
  classes: readonly VesselClass[],
  condition: SailingCondition = 'laden',
): WeatherHull {
  const type = vessel?.type ?? DEFAULT_TYPE
  const typical = classNamed(classes, type, ORDINARY_CLASS[type])!
  const { dimensions } = shipOf(vessel, classes)
  const lengthM = atLeast(dimensions.loaM ?? typical.loaM)
  const blockCoefficient = BLOCK[type]
  const volumeM3 =
    blockCoefficient *
    lengthM *
    atLeast(dimensions.beamM ?? typical.beamM) *
    atLeast(
      condition === 'ballast'
        ? draughtInBallastM(vessel, classes)
        : (dimensions.draughtM ?? typical.draughtM),
    )
  return { isContainer: type === 'container', condition, lengthM, blockCoefficient, volumeM3 }
}
