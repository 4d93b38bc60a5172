import {
  CARBON_NOTES,
  type CarbonCost,
  type EtsCost,
  etsCost,
  fuelEuCost,
  type GasMasses,
  type Stretch,
  type StretchName,
  ukEtsCost,
} from './carbon-cost.js'
import { fuelOfEts } from './certificate.js'
import type { FactorSet } from './factor-set.js'
import { gasesOfKg } from './fuel.js'
import { message, sentencesOf } from './messages.js'
import type { MethodOutcome } from './methods/context.js'
import type { EmissionPart } from './methods/parts.js'
import type { EstimateInputs } from './request.js'
import type { Warning } from './result.js'
import { berthScope, etsExemption, isBritish, ukVoyageScope, voyageScope } from './voyage-scope.js'

/** What the emissions of an estimate cost under each law; null unless requested. */
export function voyageCarbon(
  { carbon, voyage, vessel }: EstimateInputs,
  outcome: MethodOutcome,
  factors: FactorSet,
  warnings: Warning[],
): CarbonCost | null {
  if (!carbon) return null
  const { originCountry, destinationCountry, date } = voyage ?? {}
  if (!originCountry || !destinationCountry) {
    warnings.push({
      code: 'carbon_scope_unknown',
      field: 'carbon',
      detail: 'the countries of both ends are not known: give ports instead of positions',
    })
    return null
  }
  const year = carbon.year!
  // To compare years, the voyage is on the same day of the other year.
  const day = date === undefined ? `${year}-01-01` : `${year}${date.slice(4)}`
  const isUkLaw = day >= factors.carbon.ukEts.startsOn
  const isSmall = (vessel?.grossTonnage ?? Infinity) < factors.carbon.minGrossTonnage
  const ends = { origin: originCountry, destination: destinationCountry }
  const stretches = stretchesOf(outcome, ends, year, isSmall, factors)
  const exemption = etsExemption(originCountry, destinationCountry, year, factors.carbon)
  const ets = etsCost(stretches, year, carbon.euaPriceEur, factors, exemption)
  const ukEts = isUkLaw ? ukEtsCost(stretches, carbon.ukaPriceGbp, factors) : null
  const fuelEu =
    outcome.fuels &&
    fuelEuCost(
      stretches.flatMap(({ fuels, scopes }) =>
        (fuels ?? []).map((fuel) => ({ ...fuel, scope: scopes.fuelEu })),
      ),
      stretches[0]!.scopes.fuelEu,
      year,
      factors,
      carbon.windShare,
    )
  const share = outcome.cargoShare?.share
  const part = (cost: number | null | undefined) =>
    share === undefined || cost === undefined || cost === null ? null : cost * share
  const notes = [
    ...CARBON_NOTES,
    isSmall && message('carbon_small_ship', { gross_tonnage: factors.carbon.minGrossTonnage }),
    !ets && message('ets_from_year', { year: factors.carbon.ets.years[0]!.fromYear }),
    ets?.exemption && exemptionNote(ets.exemption),
    !outcome.fuels && message('fuel_eu_needs_fuel'),
    outcome.fuels && !fuelEu && message('fuel_eu_from_year', { year: 2025 }),
    !ukEts && message('uk_ets_from_day', { from: factors.carbon.ukEts.startsOn, day }),
    outcome.parts.some(({ part }) => part === 'ballast') && message('carbon_without_ballast'),
  ].filter((note) => typeof note === 'object' && note !== null)
  return {
    scopeShare: stretches[0]!.scopes.ets,
    ets,
    fuelEu,
    ukEts,
    cargo:
      share === undefined
        ? null
        : {
            etsCostEur: part(ets?.costEur),
            fuelEuPenaltyEur: part(fuelEu?.penaltyEur),
            ukEtsCostGbp: part(ukEts?.costGbp),
          },
    notApplied: factors.carbon.notApplied,
    notes: sentencesOf(notes),
    noteCodes: notes,
  }
}

function exemptionNote({ lastYear: year, what, article }: NonNullable<EtsCost['exemption']>) {
  return message('ets_exemption', { year, what, article })
}

/** Parts that belong to a call at one end; all others except the ballast belong to the voyage. */
const CALLS: Partial<Readonly<Record<EmissionPart['part'], StretchName>>> = {
  origin_port: 'origin_call',
  destination_port: 'destination_call',
}

/** The voyage first, then its calls if they are counted. */
function stretchesOf(
  outcome: MethodOutcome,
  { origin, destination }: { readonly origin: string; readonly destination: string },
  year: number,
  isSmall: boolean,
  factors: FactorSet,
): [Stretch, ...Stretch[]] {
  const { carbon } = factors
  const partsOf = (stretch: StretchName) =>
    outcome.parts.filter(({ part }) => part !== 'ballast' && (CALLS[part] ?? 'voyage') === stretch)
  const stretch = (name: StretchName, scopes: Stretch['scopes']): Stretch => {
    const parts = partsOf(name)
    return {
      stretch: name,
      gases: gasMasses(parts, outcome, factors),
      fuels: outcome.fuels && parts.flatMap(({ fuels }) => fuels ?? []),
      scopes: isSmall ? { ets: 0, fuelEu: 0, ukEts: 0 } : scopes,
    }
  }
  const call = (name: StretchName, port: string) =>
    partsOf(name).length === 0
      ? []
      : [
          stretch(name, {
            ets: berthScope('ets', port, year, carbon),
            fuelEu: berthScope('fuelEu', port, year, carbon),
            ukEts: isBritish(port) ? carbon.ukEts.atBerth : 0,
          }),
        ]
  return [
    stretch('voyage', {
      ets: voyageScope('ets', origin, destination, year, carbon),
      fuelEu: voyageScope('fuelEu', origin, destination, year, carbon),
      ukEts: ukVoyageScope(origin, destination, carbon),
    }),
    ...call('origin_call', origin),
    ...call('destination_call', destination),
  ]
}

/** Gases of parts in kg: from their fuels if these are known, otherwise as the source states them. */
function gasMasses(
  parts: readonly EmissionPart[],
  { gwp }: MethodOutcome,
  { rules }: FactorSet,
): GasMasses {
  const consumed = parts.flatMap(({ fuels }) => fuels ?? [])
  const ofFuels = (gas: 'co2' | 'ch4' | 'n2o') =>
    consumed.reduce(
      (kg, { fuel, tonnes }) => kg + tonnes * 1000 * gasesOfKg(fuelOfEts(fuel))[gas],
      0,
    )
  const others = massesBySource(
    parts.filter(({ fuels }) => fuels === null),
    rules.gwp100[gwp ?? 'AR6'],
  )
  return {
    co2Kg: ofFuels('co2') + others.co2Kg,
    ch4Kg: ofFuels('ch4') + others.ch4Kg,
    n2oKg: ofFuels('n2o') + others.n2oKg,
  }
}

/** Counts emissions that a source does not divide by gas as CO2. */
function massesBySource(
  parts: readonly EmissionPart[],
  weights: { readonly ch4: number; readonly n2o: number },
): GasMasses {
  const sum = (of: (part: EmissionPart) => number) => parts.reduce((kg, part) => kg + of(part), 0)
  const ch4KgCo2e = sum(({ ch4Kg }) => ch4Kg)
  const n2oKgCo2e = sum(({ n2oKg }) => n2oKg)
  const co2Kg = sum(({ ttwKg }) => ttwKg) - ch4KgCo2e - n2oKgCo2e
  return { co2Kg, ch4Kg: ch4KgCo2e / weights.ch4, n2oKg: n2oKgCo2e / weights.n2o }
}
