import { findFuel } from '../factors/fuels.js'
import { fuelEmissions } from '../fuel.js'
import { noteFuelFactors } from '../fuel-steps.js'
import { cargoShareOfVoyage, transportActivity } from '../transport-activity.js'
import { activityOf, type MethodContext, type MethodOutcome, provenanceFields } from './context.js'
import type { MethodDefinition } from './method.js'
import { partOfFuel } from './parts.js'

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
  const { consumedTonnes: consumed_tonnes, type } = request.fuel as {
    consumedTonnes: number
    type: string
  }
  const fuel = findFuel(factors.fuels, type)!
  const gwp = factors.rules.gwp100.AR6
  const { ttw_per_kg, wtt_per_kg } = noteFuelFactors(ledger, fuel, gwp)
  const fuel_kg = ledger.note(
    'fuel_kg',
    'consumed_tonnes * 1000',
    { consumed_tonnes },
    consumed_tonnes * 1000,
    'kg',
  )
  const emissions = fuelEmissions(fuel_kg, fuel)
  const { ttwKg, wttKg, co2Kg, ch4Kg, n2oKg } = emissions
  const fuels = [{ fuel, tonnes: consumed_tonnes }]
  ledger.note('ttw_kg', 'fuel_kg * ttw_per_kg', { fuel_kg, ttw_per_kg }, ttwKg, 'kg CO2e')
  ledger.note('wtt_kg', 'fuel_kg * wtt_per_kg', { fuel_kg, wtt_per_kg }, wttKg, 'kg CO2e')
  return {
    appliesTo: 'voyage',
    ttwKg,
    wttKg,
    parts: [partOfFuel('sea', emissions, fuels)],
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
    dataType: 'primary',
    primaryKg: ttwKg + wttKg,
    notes: [
      'Primary as far as the fuel was measured, as the caller states; its factor is a default.',
      cargo?.reefer ? REEFER_INSIDE : null,
      fuel.note,
    ].filter((note) => note !== null),
    exclusions: [],
    fuels,
  }
}

const REEFER_INSIDE = 'Electricity of refrigerated cargo is part of the fuel consumed.'

/** What the cargo's part of the voyage's fuel is; nothing without a capacity to set it against. */
function shareOfCargo(
  context: MethodContext,
  ttwKg: number,
  wttKg: number,
): Pick<MethodOutcome, 'cargoShare' | 'activity' | 'transport'> {
  const { cargo, ledger, factors, distance, warnings } = context
  const basis = cargo && shareBasis(context)
  if (!cargo || !basis) {
    if (cargo)
      warnings.push({
        code: 'whole_voyage',
        field: 'vessel',
        detail: 'no capacity of the ship is given, so the total is the whole voyage, not the cargo',
      })
    return { cargoShare: null, activity: activityOf(cargo, null), transport: null }
  }
  const { units, capacity, unit } = basis
  const utilisation = factors.rules.cargoShareUtilisation
  const cargo_share = ledger.note(
    'cargo_share',
    'min(1, units / (capacity * utilisation))',
    { units, capacity, utilisation },
    cargoShareOfVoyage(units, capacity, utilisation),
    '1',
  )
  const part = (name: 'ttw' | 'wtt', kg: number) =>
    ledger.note(
      `cargo_${name}_kg`,
      `${name}_kg * cargo_share`,
      { [`${name}_kg`]: kg, cargo_share },
      kg * cargo_share,
      'kg CO2e',
    )
  const [cargoTtw, cargoWtt] = [part('ttw', ttwKg), part('wtt', wttKg)]
  if (units > capacity)
    warnings.push({
      code: 'cargo_exceeds_capacity',
      field: 'cargo',
      detail: `${units} ${unit} don't fit a ship of ${capacity}; the share is held at 1`,
    })
  const transport = {
    amount: transportActivity(units, distance.distanceKm),
    unit: `${unit}-km` as const,
  }
  return {
    cargoShare: {
      share: cargo_share,
      basis: `${units} of ${capacity} ${unit}, ${utilisation * 100} % of which are filled on average`,
      ttwKgCo2e: cargoTtw,
      wttKgCo2e: cargoWtt,
      wtwKgCo2e: cargoTtw + cargoWtt,
    },
    activity: activityOf(cargo, transport),
    transport,
  }
}

/** TEU against TEU where both are given, else tonnes against deadweight, else TEU converted. */
function shareBasis({ cargo, request }: MethodContext) {
  const { capacityTeu, deadweightTonnes } = request.vessel ?? {}
  const byTeu = capacityTeu !== undefined && {
    units: cargo!.teu,
    capacity: capacityTeu,
    unit: 'TEU' as const,
  }
  if (byTeu && cargo!.teuSource === 'request') return byTeu
  if (deadweightTonnes !== undefined)
    return { units: cargo!.massTonnes, capacity: deadweightTonnes, unit: 't' as const }
  return byTeu || null
}
