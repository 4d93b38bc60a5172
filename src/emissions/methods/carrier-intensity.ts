import { byYearOf, factorDate } from '../edition.js'
import { NoCompatibleFactorError } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import type { CarrierRow } from '../pack/rows.js'
import type { EstimateInputs } from '../request.js'
import { byIntensity } from './by-intensity.js'
import type { Cargo } from './cargo.js'
import type { MethodDefinition, MethodQuestion } from './method.js'

/** Emissions by a carrier's own intensity, from an operator's pack. */
export const carrierIntensity: MethodDefinition = {
  name: 'Carrier’s intensity',
  chosenWhen: 'an intensity of this carrier is available',
  needs: ['carrier'],
  asksFuel: false,
  reason: ({ request, cargo, factors }) =>
    request.carrier && cargo && findCarrierRow(request, cargo, factors)
      ? `an intensity of carrier ${carrierLabel(request.carrier)} is loaded`
      : null,
  check: ({ request, cargo, factors }) => {
    requireCarrierRow(request, cargo!, factors)
  },
  calculate: (context) => {
    const { request, cargo, factors } = context
    const row = requireCarrierRow(request, cargo!, factors)
    const speedKn = factors.vessels.cargoTypes[request.vessel?.type ?? 'container'].speedKn
    return byIntensity(context, row.intensity, speedKn)
  },
}

/** An addition to the reason of another method if the request names a carrier. */
export function withoutCarrierRow({ request: { carrier } }: MethodQuestion): string {
  return carrier ? `; no intensity of carrier ${carrierLabel(carrier)} fits` : ''
}

/** @throws NoCompatibleFactorError that lists the existing rows */
function requireCarrierRow(request: EstimateInputs, cargo: Cargo, factors: FactorSet): CarrierRow {
  const row = findCarrierRow(request, cargo, factors)
  if (!row) throw noCarrierRow(request, cargo, factors)
  return row
}

/**
 * The row for carrier, cargo and lane: rows of the two ports come first, then those of the lane, then the year of the
 * departure decides.
 */
function findCarrierRow(
  { carrier, voyage, calculation }: EstimateInputs,
  cargo: Cargo,
  { packs, carriers }: Pick<FactorSet, 'packs' | 'carriers'>,
): CarrierRow | undefined {
  if (!carrier || packs.length === 0) return undefined
  const names = namesOf(carrier, carriers)
  const kind = cargo.reefer ? 'reefer' : 'dry'
  // The narrowest first.
  const { portPair, tradeLane } = voyage ?? {}
  const lanes = [...(portPair ? [portPair] : []), ...(tradeLane ? [tradeLane] : []), null]
  const byYear = byYearOf(factorDate({ calculation, voyage }))
  return packs
    .flatMap((pack) => pack.carriers)
    .filter((row) => names.has(row.code) || (row.name !== null && names.has(plain(row.name))))
    .filter((row) => row.cargo === kind && lanes.includes(row.tradeLane))
    .sort((a, b) => lanes.indexOf(a.tradeLane) - lanes.indexOf(b.tradeLane) || byYear(a, b))
    .at(0)
}

/** The given code and name, and the code that belongs to a known name. */
function namesOf(
  { code, name }: { readonly code?: string | undefined; readonly name?: string | undefined },
  carriers: FactorSet['carriers'],
): Set<string> {
  const wanted = new Set<string>()
  if (code !== undefined) wanted.add(plain(code))
  else if (name !== undefined) {
    wanted.add(plain(name))
    const known = carriers.find((carrier) => plain(carrier.name) === plain(name))
    if (known) wanted.add(known.code)
  }
  return wanted
}

function plain(text: string): string {
  return text.trim().toUpperCase()
}

function carrierLabel({ code, name }: NonNullable<EstimateInputs['carrier']>): string {
  return code ?? name ?? ''
}

function noCarrierRow(request: EstimateInputs, cargo: Cargo, factors: FactorSet) {
  const rows = factors.packs.flatMap((pack) => pack.carriers)
  const lane = request.voyage?.tradeLane ?? 'any lane'
  const wanted = `carrier ${carrierLabel(request.carrier!)}, ${cargo.reefer ? 'reefer' : 'dry'}, ${lane}`
  return new NoCompatibleFactorError('carrier', wanted, rows.slice(0, 50).map(rowLabel))
}

function rowLabel({ code, year, tradeLane, cargo }: CarrierRow): string {
  return `${code} ${year} ${tradeLane ?? 'any lane'} ${cargo}`
}
