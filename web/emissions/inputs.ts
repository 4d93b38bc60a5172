import type { EmissionsEstimate } from '../../src/client/index.js'
import type { Numbers } from '../format/numbers.js'
import { conditionsText } from '../plan/conditions.js'
import { landmarkName } from '../plan/landmarks.js'
import { placeText } from '../plan/place-name.js'
import { planFor } from '../plan/plan-for.js'
import { fill } from '../texts/fill.js'
import type { LaterTexts } from '../texts/later-en.js'
import { passageName } from '../texts/service-words.js'
import { type Cargo, carriesContainers, EMPTY_CARGO, shipOf } from './cargo.js'
import type { EstimateAnswer } from './estimate.svelte.js'

export type Basis = 'given' | 'assumed' | 'calculated'

/** An input of an estimate, with its origin. */
export interface Input {
  readonly name: string
  readonly value: string
  readonly basis: Basis
}

const given = (isGiven: boolean): Basis => (isGiven ? 'given' : 'assumed')

/**
 * Every input of an estimate, including assumed ones, in the order of a report. What the estimate
 * does not use of the plan, such as its ship, is none of them.
 */
export function inputsOf(
  { plan, cargo, closedToShip, passages, estimate }: EstimateAnswer,
  texts: LaterTexts,
  numbers: Numbers,
): Input[] {
  const t = texts.emissions
  const via = passages.map((id) => landmarkName(texts, id)).join(', ')
  const conditions = conditionsText(planFor('estimate', plan), texts, numbers)
  const closed = closedToShip.map((id) => passageName(texts, id)).join(', ')
  return [
    { name: texts.plan.from, value: placeText(plan.from!), basis: 'given' },
    { name: texts.plan.to, value: placeText(plan.to!), basis: 'given' },
    {
      name: texts.plan.conditions.heading,
      value: conditions,
      basis: given(conditions !== texts.plan.conditions.none),
    },
    ...(closed === ''
      ? []
      : [{ name: t.inputs.closedToShip, value: closed, basis: 'calculated' as const }]),
    { name: texts.answer.passages, value: via || texts.answer.noPassages, basis: 'calculated' },
    ...cargoInputs(cargo, estimate, t, numbers),
    ...shipInputs(cargo, estimate, texts, numbers),
    {
      name: t.method,
      value: t.methods[cargo.method],
      basis: given(cargo.method !== EMPTY_CARGO.method),
    },
    {
      name: t.boundary,
      value: t.boundaries[cargo.boundary],
      basis: given(cargo.boundary !== EMPTY_CARGO.boundary),
    },
  ]
}

/**
 * Why this method was used. The service treats the ship that the page assumes as one that was
 * given.
 */
export function methodReason(
  { cargo, estimate }: EstimateAnswer,
  t: LaterTexts['emissions'],
): string {
  if (cargo.method !== EMPTY_CARGO.method) return t.methodReasons.chosen
  const isAssumed = cargo.vessel === null && estimate.method === 'activity_based'
  return t.methodReasons[isAssumed ? 'assumed' : estimate.method]
}

function cargoInputs(
  { teu, massTonnes, containerType, reefer }: Cargo,
  { activity }: EmissionsEstimate,
  t: LaterTexts['emissions'],
  numbers: Numbers,
): Input[] {
  const inputs: Input[] = []
  if (teu !== null) inputs.push({ name: t.teu, value: numbers.exact(teu), basis: 'given' })
  if (massTonnes !== null) {
    inputs.push({ name: t.mass, value: numbers.exact(massTonnes), basis: 'given' })
  } else if (activity.mass_tonnes !== null && teu !== null) {
    const value = fill(t.inputs.massOfTeu, {
      mass: numbers.exact(activity.mass_tonnes),
      each: numbers.exact(activity.mass_tonnes / teu),
    })
    inputs.push({ name: t.mass, value, basis: 'assumed' })
  }
  if (inputs.length === 0)
    return [{ name: t.inputs.cargo, value: t.inputs.voyage, basis: 'assumed' }]
  if (teu !== null)
    inputs.push({
      name: t.container,
      value: containerType ?? t.inputs.dryBox,
      basis: given(containerType !== null),
    })
  const isCold = activity.reefer
  inputs.push({ name: t.reefer, value: isCold ? t.inputs.yes : t.inputs.no, basis: given(reefer) })
  return inputs
}

function shipInputs(
  cargo: Cargo,
  { method, energy_carriers: carriers, data_quality: quality }: EmissionsEstimate,
  { emissions: t }: LaterTexts,
  numbers: Numbers,
): Input[] {
  const ship = shipOf(cargo)
  const { capacity, consumedTonnes, fuel, carrier } = cargo
  const modelled = quality.note_codes.find(({ values }) => values['teu'] !== undefined)?.values[
    'teu'
  ]
  const assumed =
    modelled === undefined
      ? t.inputs.average
      : fill(t.inputs.modelled, { teu: numbers.exact(Number(modelled)) })
  const inputs: Input[] = [
    {
      name: t.vessel,
      value: ship === null ? t.inputs.anyShip : t.vesselTypes[ship],
      basis: given(cargo.vessel !== null),
    },
    {
      name: carriesContainers(ship) ? t.capacityTeu : t.deadweight,
      value: capacity === null ? assumed : numbers.exact(capacity),
      basis: given(capacity !== null),
    },
  ]
  if (consumedTonnes !== null)
    inputs.push({
      name: t.fuelConsumed,
      value: numbers.exact(consumedTonnes),
      basis: 'given',
    })
  // The fuels of the answer, because the chosen fuel has no effect on an average.
  const used = carriers
    ?.map(({ fuel_type }) => fuel_type)
    .filter((one, i, all) => all.indexOf(one) === i)
  inputs.push({
    name: t.fuelType,
    value: used?.join(' + ') || t.fuelTypes.average,
    basis: given(fuel !== null && (used ?? []).length > 0),
  })
  if (carrier !== null) {
    const value =
      method === 'carrier_intensity' ? carrier : fill(t.inputs.carrierUnused, { carrier })
    inputs.push({ name: t.carrier, value, basis: 'given' })
  }
  return inputs
}
