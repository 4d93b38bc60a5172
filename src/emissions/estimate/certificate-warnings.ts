import { warned } from '../answer/warning-table.js'
import type { EstimateRequest } from '../estimate-request.js'
import { isDocumentNumber, isScheme } from '../evidence-words.js'
import type { FactorSet } from '../factor-set.js'
import { mostGPerMj } from '../fuel/certificate.js'
import type { FuelCertificate } from '../fuel/fuel-request.js'
import { fuelOfUse } from '../fuel/fuel-use.js'
import type { Fuel, FuelClass } from '../fuel.js'
import { type LawDay, lawDayOf } from '../law-day.js'
import { METHOD_TABLE } from '../methods/registry.js'
import type { Method } from '../request.js'
import type { Warning } from '../result.js'

/** Warnings about certificates of an estimate with which the laws count a fuel as fossil. */
export function certificateWarnings(
  request: EstimateRequest,
  method: Method,
  factors: FactorSet,
): Warning[] {
  const { fuel, vessel } = request
  const isMeasured = method === 'fuel_based'
  const list = isMeasured ? 'fuel.fuels' : 'vessel.fuels'
  const uses = isMeasured ? fuel?.fuels : METHOD_TABLE[method].asksFuel ? vessel?.fuels : undefined
  const day = lawDayOf(request, factors)
  return (uses ?? []).flatMap((use, at) => {
    const field = `${list}[${at}]`
    return certificateWarning(
      use.certificate,
      fuelOfUse(use, field, factors, day),
      field,
      factors,
      day,
    )
  })
}

/** A warning of a certificate with which the laws count its fuel as fossil; none if they do not. */
export function certificateWarning(
  certificate: FuelCertificate | undefined,
  { class: of, sustainability }: Fuel,
  field: string,
  { laws }: Pick<FactorSet, 'laws'>,
  day: LawDay,
): Warning[] {
  if (certificate === undefined) return []
  const within = `${field}.certificate`
  if (sustainability === 'not_sustainable') {
    const most = Number(mostGPerMj(of, certificate, laws, day).toPrecision(6))
    const kind = kindInWords(of, certificate)
    const values = { ghg_g_per_mj: certificate.ghgGPerMj, most, kind }
    return [{ ...warned('not_sustainable', values), field: `${within}.ghgGPerMj` }]
  }
  if (sustainability !== 'unproven') return []
  const { id, scheme } = certificate
  if (id === undefined || scheme === undefined)
    return [{ ...warned('certificate_unproven'), field: within }]
  if (!isDocumentNumber(id))
    return [{ ...warned('certificate_unproven:number'), field: `${within}.id` }]
  if (isScheme(scheme, laws, day)) return []
  const known = laws.all('red', 'scheme', day).map(({ names }) => names[0]!)
  return [{ ...warned('certificate_unproven:scheme', { known }), field: `${within}.scheme` }]
}

function kindInWords(of: FuelClass, { plantSince }: FuelCertificate): string {
  if (of === 'rfnbo') return 'renewable fuel of non-biological origin'
  return `biofuel from a plant ${plantSince === undefined ? 'of unknown age' : `in operation since ${plantSince}`}`
}
