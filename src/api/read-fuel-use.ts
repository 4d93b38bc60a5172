import type { FuelUse, VesselFuelUse } from '../emissions/index.js'
import type { FuelUseBody, VesselFuelsBody } from './schemas/fuel-use.js'

/** Fuels of a ship with their shares. */
export function readVesselFuels(fuels: VesselFuelsBody | undefined): VesselFuelUse[] | undefined {
  return fuels?.map((fuel) => ({ ...readFuelUse(fuel), share: fuel.share }))
}

export function readFuelUse({
  type,
  source,
  engine,
  certificate,
  iso8217_grade: iso8217Grade,
}: FuelUseBody): FuelUse {
  return {
    type,
    source,
    engine,
    iso8217Grade,
    certificate: certificate && {
      ghgGPerMj: certificate.ghg_g_per_mj,
      id: certificate.id,
      scheme: certificate.scheme,
      plantSince: certificate.plant_since,
      lhvMjPerKg: certificate.lhv_mj_per_kg,
    },
  }
}
