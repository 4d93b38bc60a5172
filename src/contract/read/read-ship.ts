import { isInContainers } from '../../emissions/methods/cargo.js'
import { shipOfCargo, shipOfVoyage } from '../../emissions/ship/ship-names.js'
import {
  type AssumedSize,
  assumedCapacity,
  SIZE_MEASURES,
  sizeClassOf,
} from '../../planning/ship/ship-size.js'
import { type Vessel, vesselCalled } from '../../planning/ship/vessel.js'
import { camelCase } from '../camel-case.js'
import { type Problem, validationFailed } from '../problems/problem.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import type { ConditionsBody } from '../schemas/route-request.js'

/** The part of a request that plans which says its ship. */
export type ShipBody = Pick<ConditionsBody, 'vessel' | 'cargo'>

/** @throws Problem validation_failed if neither the ship nor its cargo says its type */
export function vesselOf(body: ShipBody): Vessel | undefined {
  const type = shipTypeOf(body)
  const ship = without(camelCase(body.vessel ?? {}), ['type', 'imo', ...SIZE_MEASURES])
  if (type === undefined) return Object.keys(ship).length > 0 ? ship : undefined
  const size = assumedSizeOf(body)
  const { sizeClass = size?.shipClass.name } = ship
  const sized = { ...ship, sizeClass, ...(size && { capacity: size.capacity }) }
  // The schema has checked the name.
  return vesselCalled(type, sized, size?.hull)!
}

/** An IMO number and a name say nothing of a ship's size: files have them in every row. */
const IDENTITY = ['imo', 'name']
/** Dimensions say which canals and straits a ship fits, whatever its type. */
const HULL = ['draft_m', 'beam_m', 'loa_m']

/**
 * The type that the request names, or a container ship for a capacity in TEU or cargo in containers.
 * @param enough fields of a ship that need no type beside them
 */
export function shipTypeOf(
  {
    vessel,
    cargo,
  }: {
    readonly vessel?:
      | { readonly type?: string | undefined; readonly capacity_teu?: number | undefined }
      | undefined
    readonly cargo?: ShipBody['cargo'] | undefined
  },
  enough: readonly string[] = [...IDENTITY, ...HULL],
): string | undefined {
  if (vessel?.type !== undefined) return vessel.type
  if (isInContainers(camelCase(cargo)) || vessel?.capacity_teu !== undefined) return 'container'
  if (Object.keys(vessel ?? {}).every((name) => enough.includes(name))) return undefined
  throw noType()
}

function noType(): Problem {
  const pointer = '#/vessel/type'
  return validationFailed([{ pointer, code: 'required', detail: 'is required' }])
}

/**
 * A single route or matrix says the type of its vessel, as the specification wants it. Voyages, rows of files and
 * commands need not: many know a draught alone.
 * @throws Problem validation_failed if neither the ship nor its cargo says its type
 */
export function requireShipType(body: ShipBody): void {
  if (body.vessel === undefined || shipTypeOf(body, []) !== undefined) return
  throw noType()
}

/** The class by capacity or tonnage, which say more than the name of a ship; undefined beside a class. */
export function assumedSizeOf(body: ShipBody): AssumedSize | undefined {
  const { vessel } = body
  const meant = shipOfVoyage(shipTypeOf(body) ?? '')
  if (!vessel || !meant || vessel.size_class !== undefined) return
  return sizeClassOf(meant.type, camelCase(vessel))
}

type CargoShip = NonNullable<EmissionsBody['vessel']>

/**
 * The ship of an estimate. It has a type only if the request or a capacity in TEU says it: cargo in
 * containers is put on a container ship by the estimate, which then says so.
 * @throws Problem validation_failed if neither the ship nor its cargo says its type
 */
export function cargoShipOf(vessel: CargoShip, cargo: EmissionsBody['cargo']) {
  const { type: named, ...ship } = camelCase(vessel)
  const type = named ?? (vessel.capacity_teu === undefined ? undefined : 'container')
  if (type === undefined) {
    shipTypeOf({ vessel, cargo }, IDENTITY)
    return ship
  }
  const meant = shipOfCargo(type)!
  const isSized = [vessel.capacity_teu, vessel.deadweight_tonnes, vessel.gross_tonnage].some(
    (size) => size !== undefined,
  )
  const { sizeClass = isSized ? undefined : meant.sizeClass } = ship
  return { ...capacityMeant(vessel)?.capacity, ...ship, type: meant.type, sizeClass }
}

/** The capacity that follows from the ship's name or another measure, unless a class says its size. */
export function capacityMeant(vessel: CargoShip) {
  const ship = shipOfCargo(vessel.type ?? '')
  if (!ship || vessel.size_class !== undefined) return undefined
  return assumedCapacity(ship, camelCase(vessel))
}

function without<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Omit<Whole, Name> {
  const left = Object.entries(whole).filter(([name]) => !names.includes(name as Name))
  return Object.fromEntries(left) as Omit<Whole, Name>
}
