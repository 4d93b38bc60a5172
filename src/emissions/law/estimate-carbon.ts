import { type Message, message, sentencesOf } from '../answer/messages.js'
import { warned } from '../answer/warning-table.js'
import type { MethodOutcome } from '../context.js'
import type { FactorSet } from '../factor-set.js'
import { CARBON_LAWS, type CarbonLaw, LAW_NAMES } from '../factors/law-names.js'
import { fuelOfEts } from '../fuel/certificate.js'
import { gasesOfKg } from '../fuel.js'
import { type LawDay, lawDayOf } from '../law-day.js'
import type { EmissionPart } from '../parts.js'
import type { EstimateInputs, LegDistance } from '../request.js'
import type { Warning } from '../result.js'
import {
  CARBON_NOTES,
  type CarbonCost,
  type EtsCost,
  etsCost,
  fuelEuOfYears,
  type GasMasses,
  type NotApplied,
  type Stretch,
  type StretchName,
  ukEtsCost,
} from './carbon-cost.js'
import { type VoyageDays, voyageDays } from './voyage-days.js'
import { berthScope, etsExemption, transhipmentRule, voyageScope } from './voyage-scope.js'

/** What the emissions of an estimate cost under each law; null unless requested. */
export function voyageCarbon(
  request: EstimateInputs,
  distance: LegDistance,
  outcome: MethodOutcome,
  factors: FactorSet,
  warnings: Warning[],
): CarbonCost | null {
  const { carbon, voyage, vessel } = request
  if (!carbon) return null
  const { originCountry, destinationCountry } = voyage ?? {}
  if (!originCountry || !destinationCountry) {
    warnings.push({ ...warned('carbon_scope_unknown'), field: 'carbon' })
    return null
  }
  const day = lawDayOf(request, factors)
  const ends = { origin: originCountry, destination: destinationCountry }
  const { laws } = factors
  const gt = vessel?.grossTonnage
  const days = voyageDays(request, distance, outcome, day, factors)
  const stretches = stretchesOf(outcome, ends, days, gt, factors)
  if (vessel?.type === undefined || vessel.type.endsWith('container'))
    warnings.push(...transhipmentWarnings(ends, day, factors))
  const ets = etsCost(stretches, carbon.euaPriceEur, factors)
  const ukEts = ukEtsCost(stretches, carbon.ukaPriceGbp, factors)
  const fuelEu = outcome.fuels && fuelEuOfYears(stretches, factors, carbon.windShare)
  const share = outcome.cargoShare?.share
  const part = (cost: number | null | undefined) =>
    share === undefined || cost === undefined || cost === null ? null : cost * share
  const notes = [
    ...CARBON_NOTES,
    ...smallNotes(gt, day, factors),
    !ets &&
      message('ets_from_year', { year: Number(laws.firstDay('eu_ets', 'phase_in').slice(0, 4)) }),
    ets?.exemption && exemptionNote(ets.exemption),
    !outcome.fuels && message('fuel_eu_needs_fuel'),
    outcome.fuels &&
      !fuelEu &&
      message('fuel_eu_from_year', {
        year: Number(laws.firstDay('fuel_eu', 'reduction').slice(0, 4)),
      }),
    !ukEts && message('uk_ets_from_day', { from: laws.firstDay('uk_ets', 'phase_in'), day }),
    days.assumed &&
      message('carbon_days', {
        days: stretches.filter(({ stretch }) => stretch === 'voyage').map((one) => one.day),
        arrival: days.arrival,
        speed_kn: days.assumed.speedKn,
      }),
    outcome.parts.some(({ part }) => part === 'ballast') && message('carbon_without_ballast'),
  ].filter((note) => typeof note === 'object' && note !== null)
  return {
    scopeShare: stretches[0]!.scopes.eu_ets,
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
    notApplied: notAppliedOn(day, factors),
    notes: sentencesOf(notes),
    noteCodes: notes,
  }
}

function exemptionNote({ lastYear, what, article }: NonNullable<EtsCost['exemption']>): Message {
  return lastYear === null
    ? message('ets_exemption_for_good', { what, article })
    : message('ets_exemption', { year: lastYear, what, article })
}

/** Whether a ship is too small for a law. A ship of unknown size is not. */
export function isSmall(
  grossTonnage: number | undefined,
  law: CarbonLaw,
  day: LawDay,
  { laws }: FactorSet,
): boolean {
  const least = laws.row(law, 'least_gross_tonnage', day)?.value ?? 0
  return grossTonnage !== undefined && grossTonnage < least
}

function smallNotes(grossTonnage: number | undefined, day: LawDay, factors: FactorSet): Message[] {
  const sizes = CARBON_LAWS.filter((law) => isSmall(grossTonnage, law, day, factors)).map(
    (law) => factors.laws.row(law, 'least_gross_tonnage', day)!.value!,
  )
  return [...new Set(sizes)].map((gt) => message('carbon_small_ship', { gross_tonnage: gt }))
}

/** The rules of the carbon laws in force on the day that are not applied. */
export function notAppliedOn(day: LawDay, { laws }: FactorSet): NotApplied[] {
  return CARBON_LAWS.flatMap((law) =>
    laws
      .all(law, 'not_applied', day)
      .map(({ article, what }) => ({ law: LAW_NAMES[law], article, what: what! })),
  )
}

/**
 * Ends where a container ship makes no port of call, so that its voyage goes on, and ends that may be such a
 * port. A single voyage does not say where it goes on.
 */
function transhipmentWarnings(
  ends: { readonly origin: string; readonly destination: string },
  day: LawDay,
  factors: FactorSet,
): Warning[] {
  return Object.values(ends).flatMap((end): Warning[] => {
    const what =
      transhipmentWarning(end, day, factors, null) ??
      transhipmentWarning(end, day, factors, 'possible')
    return what === null ? [] : [{ ...what, field: 'carbon' }]
  })
}

/**
 * Says that the stop of a container ship at an end is no port of call, or may be none.
 * @param key see `transhipmentRule`
 */
export function transhipmentWarning(
  end: string,
  day: LawDay,
  factors: FactorSet,
  key: 'possible' | null,
): Omit<Warning, 'field'> | null {
  const rules = CARBON_LAWS.flatMap((law) => transhipmentRule(law, end, day, factors, key) ?? [])
  if (rules.length === 0) return null
  const values = {
    port: factors.subdivisions.find(({ code }) => code === end)?.name ?? end,
    laws: rules.map(({ law }) => LAW_NAMES[law]),
    article: rules.map(({ article }) => article).join('; '),
  }
  return key === null
    ? warned('transhipment_port', values)
    : warned('transhipment_port:possible', { ...values, meant: rules[0]!.what! })
}

/** Parts that belong to a call at one end; all others except the ballast belong to the voyage. */
const CALLS: Partial<Readonly<Record<EmissionPart['part'], StretchName>>> = {
  origin_port: 'origin_call',
  destination_port: 'destination_call',
}

/** The voyage first, in a part for each set of rules; then its calls if they are counted. */
function stretchesOf(
  outcome: MethodOutcome,
  { origin, destination }: { readonly origin: string; readonly destination: string },
  { passage, arrival }: VoyageDays,
  grossTonnage: number | undefined,
  factors: FactorSet,
): [Stretch, ...Stretch[]] {
  const partsOf = (stretch: StretchName) =>
    outcome.parts.filter(({ part }) => part !== 'ballast' && (CALLS[part] ?? 'voyage') === stretch)
  const stretch = (
    name: StretchName,
    day: LawDay,
    of: (law: CarbonLaw) => number,
    share = 1,
  ): Stretch => {
    const parts = partsOf(name)
    const scope = (law: CarbonLaw) => (isSmall(grossTonnage, law, day, factors) ? 0 : of(law))
    const { co2Kg, ch4Kg, n2oKg } = gasMasses(parts, outcome, factors)
    const consumed = parts.flatMap(({ fuels }) => fuels ?? [])
    return {
      stretch: name,
      day,
      exemption: etsExemption(origin, destination, day, factors),
      gases: { co2Kg: co2Kg * share, ch4Kg: ch4Kg * share, n2oKg: n2oKg * share },
      fuels: outcome.fuels && consumed.map((one) => ({ ...one, tonnes: one.tonnes * share })),
      scopes: { eu_ets: scope('eu_ets'), fuel_eu: scope('fuel_eu'), uk_ets: scope('uk_ets') },
    }
  }
  const call = (name: StretchName, port: string, day: LawDay) =>
    partsOf(name).length === 0
      ? []
      : [stretch(name, day, (law) => berthScope(law, port, day, factors))]
  return [
    ...passage.map(({ day, share }) =>
      stretch('voyage', day, (law) => voyageScope(law, origin, destination, day, factors), share),
    ),
    ...call('origin_call', origin, passage[0]!.day),
    ...call('destination_call', destination, arrival),
  ] as [Stretch, ...Stretch[]]
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
