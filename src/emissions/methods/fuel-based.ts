import { message } from '../answer/messages.js'
import { type MethodContext, type MethodOutcome, provenanceFields } from '../context.js'
import { evidenceOf } from '../evidence.js'
import { noteFuelFactors } from '../fuel/fuel-steps.js'
import { type MeasuredFuel, mixCode } from '../fuel/fuel-use.js'
import { type FuelEmissions, fuelEmissions } from '../fuel.js'
import { addFuels, type EmissionPart, type PartName, partOfFuel } from '../parts.js'
import { shareOfCargo } from './cargo-share.js'
import type { MethodDefinition } from './method.js'

const WHEN = 'the fuel consumed is given'

/**
 * Emissions of measured fuel: mass times factor, without distance adjustment. The total is for the
 * whole voyage. With a cargo and the ship's capacity, the cargo's share is reported too.
 */
export const fuelBased: MethodDefinition = {
  name: 'Fuel consumed',
  chosenWhen: WHEN,
  needs: ['fuel'],
  asksFuel: false,
  reason: ({ request }) => (request.fuel ? WHEN : null),
  calculate,
}

function calculate(context: MethodContext): MethodOutcome {
  const { request, factors, cargo, distance } = context
  const consumed = context.measured!
  const gwp = factors.rules.gwp100.AR6
  const noted = consumed.map((one, k) =>
    noteFuel(context, one, consumed.length === 1 ? '' : `fuel${k + 1}_`),
  )
  const [ttwKg, wttKg] = [noteSum(context, noted, 'ttw'), noteSum(context, noted, 'wtt')]
  const sum = (of: (one: FuelEmissions) => number) => noted.reduce((kg, one) => kg + of(one), 0)
  const parts = [
    partOf('sea', consumed, (one) => one.tonnes),
    ...(consumed.some(({ ballastTonnes }) => ballastTonnes > 0)
      ? [partOf('ballast', consumed, (one) => one.ballastTonnes)]
      : []),
  ]
  const { evidence: stated } = request.fuel!
  const evidence = evidenceOf(stated, request, factors, context.warnings)
  return {
    appliesTo: 'voyage',
    ttwKg,
    wttKg,
    parts,
    gases: {
      co2KgCo2e: sum(({ co2Kg }) => co2Kg),
      ch4KgCo2e: sum(({ ch4Kg }) => ch4Kg),
      n2oKgCo2e: sum(({ n2oKg }) => n2oKg),
      unattributedKgCo2e: 0,
    },
    ...shareOfCargo(context, ttwKg, wttKg),
    daf: 1,
    adjustedKm: distance.distanceKm,
    factor: factorOf(consumed, { ttwKg, wttKg }),
    gwp: gwp.set,
    dataType: evidence === null ? 'stated_by_caller' : 'primary',
    // Nothing upstream was measured, so its factor is a default.
    primaryKg: evidence === null ? 0 : ttwKg,
    notes: [
      evidence ?? message('fuel_without_evidence'),
      cargo?.reefer ? message('reefer_in_fuel') : null,
      ...new Set(consumed.map(({ fuel }) => fuel.note)),
    ].filter((note) => note !== null),
    fuels: addFuels(parts),
  }
}

/** Emissions of one of the fuels, step by step. */
function noteFuel(
  { ledger, factors }: MethodContext,
  { fuel, tonnes, ballastTonnes }: MeasuredFuel,
  prefix: string,
): FuelEmissions {
  const { ttw_per_kg, wtt_per_kg } = noteFuelFactors(ledger, fuel, factors.rules.gwp100.AR6, prefix)
  const fuel_kg = ledger.note(
    `${prefix}${prefix === '' ? 'fuel_' : ''}kg`,
    ballastTonnes > 0 ? '(consumed_tonnes + ballast_tonnes) * 1000' : 'consumed_tonnes * 1000',
    {
      consumed_tonnes: tonnes,
      ...(ballastTonnes > 0 ? { ballast_tonnes: ballastTonnes } : {}),
    },
    'kg',
  )
  const kg = `${prefix === '' ? 'fuel_' : prefix}kg`
  const note = (part: 'ttw' | 'wtt', perKg: number) =>
    ledger.note(
      `${prefix}${part}_kg`,
      `${kg} * ${prefix}${part}_per_kg`,
      { [kg]: fuel_kg, [`${prefix}${part}_per_kg`]: perKg },
      'kg CO2e',
    )
  return {
    ...fuelEmissions(fuel_kg, fuel),
    ttwKg: note('ttw', ttw_per_kg),
    wttKg: note('wtt', wtt_per_kg),
  }
}

/** For a single fuel, its own factor, which has been recorded already. */
function noteSum(
  { ledger }: MethodContext,
  noted: readonly FuelEmissions[],
  part: 'ttw' | 'wtt',
): number {
  const kgs = noted.map((one) => one[`${part}Kg`])
  if (kgs.length === 1) return kgs[0]!
  const ids = kgs.map((_, k) => `fuel${k + 1}_${part}_kg`)
  return ledger.note(
    `${part}_kg`,
    ids.join(' + '),
    Object.fromEntries(ids.map((id, k) => [id, kgs[k]!])),
    'kg CO2e',
  )
}

/** The fuels of one part of the voyage. */
function partOf(
  part: PartName,
  consumed: readonly MeasuredFuel[],
  tonnesOf: (one: MeasuredFuel) => number,
): EmissionPart {
  const own = consumed.map((one) => {
    const [{ fuel }, tonnes] = [one, tonnesOf(one)]
    return partOfFuel(part, fuelEmissions(tonnes * 1000, fuel), [{ fuel, tonnes }])
  })
  if (own.length === 1) return own[0]!
  const sum = (of: (one: EmissionPart) => number) => own.reduce((kg, one) => kg + of(one), 0)
  return {
    part,
    ttwKg: sum(({ ttwKg }) => ttwKg),
    wttKg: sum(({ wttKg }) => wttKg),
    co2Kg: sum(({ co2Kg }) => co2Kg),
    ch4Kg: sum(({ ch4Kg }) => ch4Kg),
    n2oKg: sum(({ n2oKg }) => n2oKg),
    fuels: own.flatMap(({ fuels }) => fuels ?? []),
  }
}

/** For several fuels, the mean per kg of all of them. */
function factorOf(
  consumed: readonly MeasuredFuel[],
  { ttwKg, wttKg }: { readonly ttwKg: number; readonly wttKg: number },
): MethodOutcome['factor'] {
  const [{ fuel: first }] = consumed as [MeasuredFuel]
  const kg = consumed.reduce((sum, one) => sum + (one.tonnes + one.ballastTonnes) * 1000, 0)
  const isOne = consumed.length === 1
  const { ttw, wtt, wtw } = isOne
    ? first.perKg
    : { ttw: ttwKg / kg, wtt: wttKg / kg, wtw: (ttwKg + wttKg) / kg }
  const names = consumed.map(({ fuel }) => fuel.name)
  return {
    id: `fuel-${mixCode(consumed)}`,
    name: names.join(' + '),
    nameCode: message('factor_of_fuels', { fuels: names }),
    ttw,
    wtt,
    wtw,
    unit: 'kg CO2e/kg fuel',
    distanceBasis: null,
    ...provenanceFields(first.provenance),
  }
}
