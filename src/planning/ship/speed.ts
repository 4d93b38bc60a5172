import {
  DEFAULT_KNOTS,
  KNOTS_BY_VESSEL_TYPE,
  ORDINARY_CLASS,
} from '../../emissions/generated/vessel-types.js'
import { ballastDraughtM } from '../../emissions/ship/ballast.js'
import { classesAround, designDraughtOf } from '../../emissions/ship/modelled-ship.js'
import { classNamed, classOfShip } from '../../emissions/vessel-model.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { Vessel } from './vessel.js'
import type { VesselDimensions } from './vessel-fit.js'

/** A size class with the typical dimensions of its laden vessels, m. */
export interface VesselClass extends Readonly<Record<keyof VesselDimensions, number>> {
  readonly type: string
  readonly sizeClass: string
  /** Of a ship as deep as it may be; `draughtM` is as deep as it usually is. */
  readonly designDraughtM: number
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
        ...{
          type,
          sizeClass,
          aliases,
          min,
          nominalCapacity,
          loaM,
          beamM,
          draughtM,
          designDraughtM,
        },
        ...{ defaultSpeedKn, maxSpeedKn, slowestSpeedKn },
      }
    },
  )
}

/** The type of a route without a vessel. */
export const DEFAULT_TYPE = 'container'

/**
 * Where a speed comes from: the request, the arrival that it wants, the size class, the vessel type, or the general
 * default.
 */
export const SPEED_SOURCES = [
  'request',
  'arrive_at',
  'size_class',
  'vessel_type',
  'default',
] as const

/** A speed and its source. */
export interface Speed {
  readonly speedKmh: number
  readonly source: (typeof SPEED_SOURCES)[number]
}

/** What planning knows of a vessel, found once for a request. */
export interface Ship {
  /** Its own; those typical of its size class, or of an ordinary ship of its type, if none are given. */
  readonly dimensions: VesselDimensions
  /** The class of an ordinary ship of its type; only if nothing but the type is known. */
  readonly ordinary?: VesselClass
  /** The speed of its size class, else that of its type, else 14 knots. */
  readonly usual: Speed
}

/** A class by length or beam says how fast the ship is, but not what a canal would see of it. */
export function shipOf(
  vessel: Omit<Vessel, 'fuels'> | undefined,
  classes: readonly VesselClass[],
): Ship {
  const { type, loaM, beamM, draughtM } = vessel ?? {}
  const found = type && classOfShip(classes, type, vessel!)
  const isBare = type !== undefined && found === undefined && draughtM === undefined
  const ordinary = isBare ? classNamed(classes, type, ORDINARY_CLASS[type]) : undefined
  const typical = found?.by === 'dimensions' ? undefined : (found?.shipClass ?? ordinary)
  return {
    ...(ordinary && { ordinary }),
    dimensions: {
      loaM: loaM ?? typical?.loaM,
      beamM: beamM ?? typical?.beamM,
      draughtM: draughtM ?? typical?.draughtM,
    },
    usual: found
      ? { speedKmh: kmhOf(found.shipClass.defaultSpeedKn), source: 'size_class' }
      : type
        ? { speedKmh: kmhOf(KNOTS_BY_VESSEL_TYPE[type]), source: 'vessel_type' }
        : { speedKmh: kmhOf(DEFAULT_KNOTS), source: 'default' },
  }
}

/** The draught in ballast of the ship that the emissions model for a vessel, m. */
export function draughtInBallastM(
  vessel: Omit<Vessel, 'fuels'> | undefined,
  classes: readonly VesselClass[],
): number {
  const { type = DEFAULT_TYPE, capacity, ballast } = vessel ?? {}
  const around = capacity === undefined ? undefined : classesAround(classes, type, capacity)
  if (around !== undefined)
    return ballastDraughtM(
      { type, designDraughtM: designDraughtOf(type, capacity!, around) },
      ballast,
    )
  const { designDraughtM } =
    classOfShip(classes, type, vessel ?? {})?.shipClass ??
    classNamed(classes, type, ORDINARY_CLASS[type])!
  return ballastDraughtM({ type, designDraughtM }, ballast)
}

/** The caller's speed, else the usual one. */
export function speedOf({ usual }: Ship, speedKmh?: number): Speed {
  return speedKmh === undefined ? usual : { speedKmh, source: 'request' }
}

/** Knots in km/h, rounded to the metre. */
export function kmhOf(knots: number): number {
  return Math.round(knots * KM_PER_NM * 1000) / 1000
}
