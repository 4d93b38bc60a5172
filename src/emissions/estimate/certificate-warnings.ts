import { warned } from '../answer/warning-table.js'
import type { MethodOutcome } from '../context.js'
import { isDocumentNumber, isScheme } from '../evidence.js'
import type { FactorSet } from '../factor-set.js'
import { mostGPerMj } from '../fuel/certificate.js'
import type { FuelCertificate, FuelUse } from '../fuel/fuel-request.js'
import type { Fuel, FuelClass } from '../fuel.js'
import { dayOfVoyage, type LawDay } from '../law-day.js'
import type { LegDistance } from '../request.js'
import type { Warning } from '../result.js'

/**
 * Warnings about certificates of an estimate with which the laws count a fuel as fossil.
 * @param fuels of each use
 */
export function certificateWarnings(
  uses: readonly FuelUse[] | undefined,
  fuels: readonly { readonly fuel: Fuel }[] | null,
  list: 'fuel.fuels' | 'vessel.fuels',
  factors: FactorSet,
  day: LawDay,
): Warning[] {
  return (uses ?? []).flatMap(({ certificate }, at) =>
    certificateWarning(certificate, fuels![at]!.fuel, `${list}[${at}]`, factors, day),
  )
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

/**
 * Warns of residual fuel on a passage through Arctic waters where the law of the day forbids it. The
 * figures keep the fuel: what the ship would burn instead is not known.
 */
export function arcticFuelWarnings(
  { fuels }: MethodOutcome,
  { passages = [] }: LegDistance,
  date: string | undefined,
  { laws }: FactorSet,
): Warning[] {
  const residual = fuels?.find(({ fuel }) => fuel.engineFuel === 'residual')?.fuel.code
  if (residual === undefined || date === undefined) return []
  const row = laws
    .all('marpol', 'hfo_ban', dayOfVoyage(date))
    .find(({ key }) => passages.includes(key!))
  if (row === undefined) return []
  const values = { fuel: residual, law: row.what!, article: row.article }
  return [{ ...warned('arctic_fuel', values), field: 'vessel.fuelType' }]
}
