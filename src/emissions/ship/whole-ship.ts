import { type Message, message } from '../answer/messages.js'
import { warned } from '../answer/warning-table.js'
import { EmissionsInputError } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import { shareProblems } from '../fuel/fuel-list.js'
import type { VesselFuelUse } from '../fuel/fuel-request.js'
import { mixOfVessel } from '../fuel/fuel-use.js'
import type { ModelledType } from '../generated/vessel-types.js'
import { lawDayOf } from '../law-day.js'
import type { Warning } from '../result.js'
import { classNamed, classNames, classOfShip, type VesselClass } from '../vessel-model.js'
import type { BallastSailing } from './ballast.js'
import { type FuelledShip, fuelledShip } from './fuelled-ship.js'
import { shipOfCapacity, shipOfClass } from './modelled-ship.js'

/** A vessel of which all fuel counts, whatever it carries. */
export interface WholeVessel {
  readonly type: ModelledType
  /**
   * Name or alias of a class of `data/reference/vessels.json`, in any capitalisation and punctuation;
   * an unknown one causes a warning.
   */
  readonly sizeClass?: string | undefined
  /** Of the ship itself, TEU or tonnes of deadweight: its fuel is that of this size, not of its class. */
  readonly capacity?: number | undefined
  /** Length overall, m: above 0, at most 500. */
  readonly loaM?: number | undefined
  /** Beam, m: above 0, at most 80. */
  readonly beamM?: number | undefined
  /** Draught, m: above 0, at most 30. */
  readonly draughtM?: number | undefined
  /** The draught is typical of such ships and says nothing about this voyage: fuel does not follow it. */
  readonly isDraughtTypical?: boolean | undefined
  /** Tonnes per day at the speed of the voyage: above 0, at most 500. Never scaled with speed. */
  readonly fuelTonnesPerDay?: number | undefined
  /** Tonnes per day at anchor: above 0, at most 500. Default: the model's auxiliary engines and boilers. */
  readonly anchorFuelTonnesPerDay?: number | undefined
  /** On legs in ballast. */
  readonly ballast?: BallastSailing | undefined
  readonly fuelType?: string | undefined
  /** Instead of `fuelType`: all fuels of the vessel, with shares that add up to 1. */
  readonly fuels?: readonly VesselFuelUse[] | undefined
}

/** A whole ship with its fuels, found once for all routes, cells and stays of a request. */
export interface WholeShip extends ShipClass, FuelledShip {
  /** Null for the documented default ship. */
  readonly vessel: WholeVessel | null
  /** Of every fuel; null for no costs. */
  readonly usdPerTonne: number | null
  readonly factors: FactorSet
  readonly fuelAssumed: readonly Message[]
}

/** The class that represents a vessel. */
interface ShipClass {
  readonly shipClass: VesselClass
  /** Whether it is the default of the type, because neither name nor dimensions determine it. */
  readonly isAssumed: boolean
  readonly classAssumed: readonly Message[]
  readonly warnings: readonly Warning[]
}

/** @throws EmissionsInputError for shares of fuels that do not add up */
export function findShip(
  vessel: WholeVessel | null,
  usdPerTonne: number | null,
  factors: FactorSet,
): WholeShip {
  const found = classOf(vessel, factors)
  const { fuels, fuelAssumed } = fuelsOf(vessel, factors)
  const { classes, engine } = factors.vessels
  const capacity = vessel?.capacity
  const ship =
    capacity === undefined
      ? shipOfClass(found.shipClass)
      : shipOfCapacity(classes, found.shipClass.type, capacity, engine)!
  const fuelled = fuelledShip(ship, fuels, factors)
  return { vessel, usdPerTonne, factors, ...found, ...fuelled, fuelAssumed }
}

/** The class that the vessel states or its dimensions say, otherwise the default of its type. */
function classOf(vessel: WholeVessel | null, { vessels }: FactorSet): ShipClass {
  const { classes, defaults } = vessels
  const type = vessel?.type ?? defaults.type
  const found = vessel ? classOfShip(classes, type, vessel) : undefined
  const warnings: Warning[] = []
  if (vessel?.sizeClass && found?.by !== 'name')
    warnings.push({
      ...warned('unknown_size_class', { type, known: classNames(classes, type) }),
      field: 'vessel.sizeClass',
    })
  if (!vessel)
    warnings.push({
      ...warned('vessel_assumed', { type, size_class: defaults.sizeClass[type] }),
      field: 'vessel',
    })
  if (found && found.by !== 'dimensions')
    return { shipClass: found.shipClass, isAssumed: false, classAssumed: [], warnings }
  const shipClass = found?.shipClass ?? classNamed(classes, type, defaults.sizeClass[type])!
  const { sizeClass: size_class } = shipClass
  return {
    shipClass,
    isAssumed: found === undefined,
    classAssumed: [
      found
        ? message('size_class_measured', { type, size_class })
        : type === 'container'
          ? message('container_class_assumed', { size_class })
          : message('size_class_assumed', { type, size_class }),
    ],
    warnings,
  }
}

/** The fuels of the request, or the documented default. */
function fuelsOf(
  vessel: WholeVessel | null,
  factors: FactorSet,
): Pick<WholeShip, 'fuels' | 'fuelAssumed'> {
  if (vessel?.fuels !== undefined) {
    // No law is applied to a whole ship on a route: what its certificates prove changes no figure here.
    const problems = shareProblems(vessel.fuels)
    if (problems.length > 0) throw new EmissionsInputError(problems)
    return { fuels: mixOfVessel(vessel.fuels, factors, lawDayOf({}, factors)), fuelAssumed: [] }
  }
  const { defaults, intensityFuel } = factors.vessels
  const usual = findFuel(factors.fuels, defaults.fuel)!
  const fuel = (vessel?.fuelType && findFuel(factors.fuels, vessel.fuelType)) || usual
  const assumed = message('fuel_assumed', { fuel: fuel.code, cargo_fuel: intensityFuel })
  return {
    fuels: [{ fuel, share: 1 }],
    fuelAssumed: vessel?.fuelType === undefined ? [assumed] : [],
  }
}
