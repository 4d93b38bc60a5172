import { shipOfCargo } from '../emissions/ship-names.js'
import type { Consignment } from '../planning/consignment.js'
import { assumedCapacity } from '../planning/ship-size.js'
import { readFuelUse, readVesselFuels } from './read-fuel-use.js'
import type { EmissionsBody } from './schemas/emissions-request.js'

/**
 * Reads an estimate's request, except for its places. @param year the year of a `carbon` block that
 * does not name one
 */
export function readEstimate(body: EmissionsBody, year: string): Consignment['estimate'] {
  const { vessel, fuel, framework, carbon } = body
  const [cargo, carrier] = [given(body.cargo), given(body.carrier)]
  const { calculation, port_calls: calls } = body
  const meant = vessel && capacityMeant(vessel)
  return {
    cargo: cargo && {
      teu: cargo.teu,
      containers: cargo.containers,
      massTonnes: cargo.mass_tonnes,
      containerType: cargo.container_type,
      reefer: cargo.reefer,
    },
    vessel: vessel && {
      type: shipOfCargo(vessel.type)!.type,
      imo: vessel.imo,
      name: vessel.name,
      capacityTeu: vessel.capacity_teu ?? meant?.capacityTeu,
      deadweightTonnes: vessel.deadweight_tonnes ?? meant?.deadweightTonnes,
      grossTonnage: vessel.gross_tonnage,
      sizeClass: vessel.size_class ?? classMeant(vessel),
      speedKn: vessel.speed_kn,
      cargoOnBoardTeu: vessel.cargo_on_board_teu,
      cargoOnBoardTonnes: vessel.cargo_on_board_tonnes,
      passengers: vessel.passengers,
      passengerVehicles: vessel.passenger_vehicles,
      passengerEquivalents: vessel.passenger_equivalents,
      passengerEquivalentsOnBoard: vessel.passenger_equivalents_on_board,
      loadFactor: vessel.load_factor,
      draughtM: vessel.draft_m,
      fuelType: vessel.fuel_type,
      fuels: readVesselFuels(vessel.fuels),
    },
    fuel: fuel && {
      consumedTonnes: fuel.consumed_tonnes,
      type: fuel.type,
      ballastTonnes: fuel.ballast_tonnes,
      iso8217Grade: fuel.iso8217_grade,
      fuels: fuel.fuels?.map((one) => ({
        ...readFuelUse(one),
        tonnes: one.tonnes,
        ballastTonnes: one.ballast_tonnes,
      })),
      evidence: fuel.evidence && {
        kind: fuel.evidence.kind,
        period: fuel.evidence.period,
        verifiedBy: fuel.evidence.verified_by,
      },
    },
    portCalls: calls && {
      berthHours: calls.berth_hours,
      anchorageHours: calls.anchorage_hours,
      manoeuvringHours: calls.manoeuvring_hours,
      shorePowerShare: calls.shore_power_share,
      gridGPerKwh: calls.grid_g_per_kwh,
    },
    calculation: calculation && {
      method: calculation.method,
      boundary: calculation.boundary,
      factor: calculation.factor,
      factorRow: calculation.factor_row,
      factorSet: calculation.factor_set,
    },
    framework,
    carrier,
    carbon: carbon && {
      euaPriceEur: carbon.eua_price_eur,
      ukaPriceGbp: carbon.uka_price_gbp,
      windShare: carbon.wind_share,
      year: carbon.year ?? Number(year),
    },
  }
}

/** The capacity that follows from another measure of the ship, unless a class or a name says its size. */
export function capacityMeant(vessel: NonNullable<EmissionsBody['vessel']>) {
  const ship = shipOfCargo(vessel.type)
  if (!ship || vessel.size_class !== undefined || ship.sizeClass !== undefined) return undefined
  return assumedCapacity(ship.type, {
    capacityTeu: vessel.capacity_teu,
    deadweightTonnes: vessel.deadweight_tonnes,
    grossTonnage: vessel.gross_tonnage,
  })
}

/** The class that the ship's name means, unless the ship has its own capacity. */
function classMeant(vessel: NonNullable<EmissionsBody['vessel']>): string | undefined {
  const isSized = vessel.capacity_teu !== undefined || vessel.deadweight_tonnes !== undefined
  return isSized ? undefined : shipOfCargo(vessel.type)?.sizeClass
}

/** All fields of a cargo and of a carrier are optional, so an empty object means the same as none. */
function given<Part extends object>(part: Part | undefined): Part | undefined {
  return part && Object.keys(part).length > 0 ? part : undefined
}
