import { isRecord } from '../../base/record.js'

/** What a row of a pack takes from a document of its carrier, or why it takes nothing. */
export type CarrierDocument =
  | { readonly cells: Readonly<Record<string, string>> }
  | { readonly fault: { readonly column: string; readonly detail: string } }

const UNITS: Readonly<Record<string, string>> = { tkm: 't-km', TEUkm: 'TEU-km' }

/**
 * The cells of a row that has a carrier's document: `toc`, the data model TOC of iLEAP 1.0, or `footprint`, a footprint
 * of PACT 2 or 3 that has one as its extension. Null without a document. The intensity is per transport activity, which
 * counts the shortest feasible distance, so no distance adjustment follows.
 */
export function carrierDocument(row: Readonly<Record<string, unknown>>): CarrierDocument | null {
  const { toc, footprint } = row
  if (toc === undefined && footprint === undefined) return null
  const column = toc === undefined ? 'footprint' : 'toc'
  const refused = (detail: string): CarrierDocument => ({ fault: { column, detail } })
  const found = toc ?? tocIn(footprint)
  if (!isRecord(found))
    return refused('has no TOC of iLEAP: copy its intensity into ttw, wtw and unit instead')
  const { mode, tocId, description, transportActivityUnit, temperatureControl } = found
  if (mode !== 'Sea') return refused(`is of mode "${String(mode)}"; a row of a carrier is of Sea`)
  const unit = UNITS[String(transportActivityUnit)]
  if (unit === undefined) return refused('must have a transportActivityUnit, tkm or TEUkm')
  const ttw = grams(found['co2eIntensityTTW'])
  const wtw = grams(found['co2eIntensityWTW'])
  if (ttw === null || wtw === null)
    return refused('must have co2eIntensityTTW and co2eIntensityWTW, kg CO2e as a decimal')
  const company = isRecord(footprint) ? footprint['companyName'] : undefined
  return {
    cells: {
      ttw,
      wtw,
      unit,
      distance_basis: 'sfd',
      cargo: temperatureControl === 'refrigerated' ? 'reefer' : 'dry',
      source: `TOC ${String(tocId)}`,
      ...(typeof description === 'string' && { table: description }),
      ...(typeof company === 'string' && { name: company }),
    },
  }
}

function tocIn(footprint: unknown): unknown {
  const extensions = isRecord(footprint) ? footprint['extensions'] : undefined
  if (!Array.isArray(extensions)) return undefined
  return extensions
    .map((one) => (isRecord(one) ? one['data'] : undefined))
    .find((data) => isRecord(data) && 'tocId' in data && 'co2eIntensityWTW' in data)
}

/** Kilograms of a decimal as grams; null if it is none. */
function grams(decimal: unknown): string | null {
  const isDecimal = typeof decimal === 'string' && /^\d+(\.\d+)?$/.test(decimal)
  if (!isDecimal && typeof decimal !== 'number') return null
  return String(Number((1000 * Number(decimal)).toPrecision(12)))
}
