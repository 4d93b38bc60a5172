import { mostGPerMj } from './certificate.js'
import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import type { FuelClass } from './fuel.js'
import type { FuelCertificate } from './fuel-request.js'
import { fuelOfUse } from './fuel-use.js'
import { METHOD_TABLE } from './methods/registry.js'
import type { Method } from './request.js'
import type { Warning } from './result.js'
import { warned } from './warning-table.js'

/** Warnings about certificates with which the laws count a fuel as fossil. */
export function certificateWarnings(
  { fuel, vessel, carbon }: EstimateRequest,
  method: Method,
  factors: FactorSet,
): Warning[] {
  const isMeasured = method === 'fuel_based'
  const list = isMeasured ? 'fuel.fuels' : 'vessel.fuels'
  const uses = isMeasured ? fuel?.fuels : METHOD_TABLE[method].asksFuel ? vessel?.fuels : undefined
  return (uses ?? []).flatMap((use, at): Warning[] => {
    const { certificate } = use
    if (certificate === undefined) return []
    const field = `${list}[${at}].certificate`
    const { class: of, sustainability } = fuelOfUse(use, `${list}[${at}]`, factors)
    if (sustainability === 'not_sustainable') {
      const most = Number(mostGPerMj(of, certificate, factors.laws).toPrecision(6))
      const kind = kindInWords(of, certificate)
      const values = { ghg_g_per_mj: certificate.ghgGPerMj, most, kind }
      return [{ ...warned('not_sustainable', values), field: `${field}.ghgGPerMj` }]
    }
    if (sustainability !== 'unproven' || carbon === undefined) return []
    return [{ ...warned('certificate_unproven'), field }]
  })
}

function kindInWords(of: FuelClass, { plantSince }: FuelCertificate): string {
  if (of === 'rfnbo') return 'renewable fuel of non-biological origin'
  return `biofuel from a plant ${plantSince === undefined ? 'of unknown age' : `in operation since ${plantSince}`}`
}
