import type { EmissionsBody } from '../../api/schemas/emissions-request.js'
import type { EstimateRequest, Voyage } from '../../emissions/index.js'

/** The request in the library's words. @param thisYear of a carbon request that names none */
export function estimateRequestOf(
  { cargo, vessel, fuel, calculation, framework, carrier, carbon }: EmissionsBody,
  voyage: Voyage,
  thisYear: number,
): EstimateRequest {
  return {
    cargo: cargo && {
      teu: cargo.teu,
      massTonnes: cargo.mass_tonnes,
      containerType: cargo.container_type,
      reefer: cargo.reefer,
    },
    vessel: vessel && {
      type: vessel.type,
      imo: vessel.imo,
      name: vessel.name,
      capacityTeu: vessel.capacity_teu,
      deadweightTonnes: vessel.deadweight_tonnes,
      fuelType: vessel.fuel_type,
    },
    fuel: fuel && { consumedTonnes: fuel.consumed_tonnes, type: fuel.type },
    calculation,
    framework,
    carrier,
    carbon: carbon && { euaPriceEur: carbon.eua_price_eur, year: carbon.year ?? thisYear },
    voyage,
  }
}
