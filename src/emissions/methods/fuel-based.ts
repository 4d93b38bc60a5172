import { findFuel } from '../factors/fuels.js'
import { fuelEmissions } from '../fuel.js'
import { noteFuelFactors } from '../fuel-steps.js'
import type { FuelEvidence } from '../request.js'
import { shareOfCargo } from './cargo-share.js'
import { type MethodContext, type MethodOutcome, provenanceFields } from './context.js'
import type { MethodDefinition } from './method.js'
import { type PartName, partOfFuel } from './parts.js'

/**
 * Emissions of fuel that is known to have been burnt: mass times factor, no distance adjustment.
 * The total is the whole voyage's; with a cargo and the ship's capacity the cargo's share of it is
 * told beside it.
 */
export const fuelBased: MethodDefinition = {
  needs: ['fuel'],
  asksFuel: false,
  reason: ({ request }) => (request.fuel ? 'the fuel consumed is given' : null),
  calculate,
}

function calculate(context: MethodContext): MethodOutcome {
  const { request, factors, ledger, cargo, distance } = context
  const {
    consumedTonnes: consumed_tonnes,
    type,
    ballastTonnes = 0,
  } = request.fuel as {
    consumedTonnes: number
    type: string
    ballastTonnes?: number
  }
  const fuel = findFuel(factors.fuels, type)!
  const gwp = factors.rules.gwp100.AR6
  const { ttw_per_kg, wtt_per_kg } = noteFuelFactors(ledger, fuel, gwp)
  const fuel_kg = ledger.note(
    'fuel_kg',
    ballastTonnes > 0 ? '(consumed_tonnes + ballast_tonnes) * 1000' : 'consumed_tonnes * 1000',
    { consumed_tonnes, ...(ballastTonnes > 0 ? { ballast_tonnes: ballastTonnes } : {}) },
    (consumed_tonnes + ballastTonnes) * 1000,
    'kg',
  )
  const { ttwKg, wttKg, co2Kg, ch4Kg, n2oKg } = fuelEmissions(fuel_kg, fuel)
  const partOf = (part: PartName, tonnes: number) =>
    partOfFuel(part, fuelEmissions(tonnes * 1000, fuel), [{ fuel, tonnes }])
  const evidence = evidenceOf(request.fuel!.evidence)
  ledger.note('ttw_kg', 'fuel_kg * ttw_per_kg', { fuel_kg, ttw_per_kg }, ttwKg, 'kg CO2e')
  ledger.note('wtt_kg', 'fuel_kg * wtt_per_kg', { fuel_kg, wtt_per_kg }, wttKg, 'kg CO2e')
  return {
    appliesTo: 'voyage',
    ttwKg,
    wttKg,
    parts: [
      partOf('sea', consumed_tonnes),
      ...(ballastTonnes > 0 ? [partOf('ballast', ballastTonnes)] : []),
    ],
    gases: { co2KgCo2e: co2Kg, ch4KgCo2e: ch4Kg, n2oKgCo2e: n2oKg, unattributedKgCo2e: 0 },
    ...shareOfCargo(context, ttwKg, wttKg),
    daf: 1,
    adjustedKm: distance.distanceKm,
    factor: {
      id: `fuel-${fuel.code}`,
      name: fuel.name,
      ttw: fuel.perKg.ttw,
      wtt: fuel.perKg.wtt,
      wtw: fuel.perKg.wtw,
      unit: 'kg CO2e/kg fuel',
      distanceBasis: null,
      ...provenanceFields(fuel.provenance),
    },
    gwp: gwp.set,
    dataType: evidence === null ? 'stated_by_caller' : 'primary',
    // Nothing upstream was measured: its factor is a default.
    primaryKg: evidence === null ? 0 : ttwKg,
    notes: [
      evidence === null
        ? 'The fuel is as the caller states it, without evidence; its factor is a default.'
        : `The fuel is primary data: ${evidence}. Its factor is a default.`,
      cargo?.reefer ? REEFER_INSIDE : null,
      fuel.note,
    ].filter((note) => note !== null),
    exclusions: [],
    fuels: [{ fuel, tonnes: consumed_tonnes + ballastTonnes }],
  }
}

/**
 * Evidence in words; null where the period that was measured is not told and nobody checked it, so
 * that the value can't be followed up.
 */
function evidenceOf(evidence: FuelEvidence | undefined): string | null {
  if (!evidence?.period && !evidence?.verifiedBy) return null
  const { kind, period, verifiedBy } = evidence
  return [
    kind.replaceAll('_', ' '),
    period && `of ${period}`,
    verifiedBy && `verified by ${verifiedBy}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const REEFER_INSIDE = 'Electricity of refrigerated cargo is part of the fuel consumed.'
