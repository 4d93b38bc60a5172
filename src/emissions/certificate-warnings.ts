import { mostGPerMj } from './certificate.js'
import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import type { FuelClass } from './fuel.js'
import type { FuelCertificate } from './fuel-request.js'
import { fuelOfUse } from './fuel-use.js'
import { METHOD_TABLE } from './methods/registry.js'
import type { Method } from './request.js'
import type { Warning } from './result.js'

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
      const detail = `E of ${certificate.ghgGPerMj} g/MJ is above ${most}, the most of a sustainable ${kindInWords(of, certificate)} (Directive (EU) 2018/2001): EU ETS, UK ETS and FuelEU count the fuel as fossil.`
      return [{ code: 'not_sustainable', field: `${field}.ghgGPerMj`, detail }]
    }
    if (sustainability !== 'unproven' || carbon === undefined) return []
    const detail =
      'Without id and scheme nothing proves the fuel sustainable: EU ETS, UK ETS and FuelEU count it as fossil.'
    return [{ code: 'certificate_unproven', field, detail }]
  })
}

function kindInWords(of: FuelClass, { plantSince }: FuelCertificate): string {
  if (of === 'rfnbo') return 'renewable fuel of non-biological origin'
  return `biofuel from a plant ${plantSince === undefined ? 'of unknown age' : `in operation since ${plantSince}`}`
}
