import { type Message, message } from '../answer/messages.js'
import { warned } from '../answer/warning-table.js'
import { type ChoiceContext, type MethodContext, namedFuels, shipFuels } from '../context.js'
import { factorDate } from '../edition.js'
import { NoCompatibleFactorError } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { editionOf, rowForVessel, type SizeRow, shipsOfType } from '../factors/sea-intensities.js'
import { VESSEL_TYPES, type VesselType } from '../generated/vessel-types.js'
import type { Intensity } from '../intensity.js'
import type { EstimateInputs } from '../request.js'
import { type ModelledVoyage, modelledIntensity } from '../ship/modelled-intensity.js'
import { shipOfClass } from '../ship/modelled-ship.js'
import { shipIntensity, shipYearOf } from '../ship/ship-intensity.js'
import { shipOfVessel } from '../ship/vessels.js'
import { checkSpeed, classNamed } from '../vessel-model.js'
import { byIntensity } from './by-intensity.js'
import { passengersOf } from './cargo.js'
import { withoutCarrierRow } from './carrier-intensity.js'
import { warnOfLaterFactor, warnOfOtherShipYear } from './factor-year.js'
import type { MethodDefinition } from './method.js'
import { packIntensity } from './pack-intensity.js'
import { shipParts } from './ship-parts.js'
import { publishedBeside, type StandIn, shipTypeOf, standInOf, tabledTypeOf } from './trade-ship.js'

const WHEN = 'the vessel type is given'

/**
 * Emissions from the intensity of the type of ship: an operator's values under the GLEC framework, else
 * a modelled ship if its size is known or, of a container ship, follows from the trade, else the
 * published row of its type.
 */
export const activityBased: MethodDefinition = {
  name: 'Transport activity',
  chosenWhen: WHEN,
  needs: ['vessel.type'],
  asksFuel: true,
  reason: (question) => {
    const why = question.request.vessel?.type ? WHEN : shipTypeOf(question) && assumedBy(question)
    return why ? why + withoutCarrierRow(question) : null
  },
  check: (question) => {
    const context = typed({ ...question, warnings: [] })
    const { type } = context.request.vessel
    otherIntensity(context, type, modelledVoyage(context, type))
  },
  calculate: (asked) => {
    const context = typed(asked)
    const { factors, request } = context
    const { type } = request.vessel
    const model = modelledVoyage(context, type)
    const isKnown =
      asked.request.vessel?.type !== undefined ||
      tabledTypeOf(asked) !== undefined ||
      passengersOf(asked.request.cargo ?? {}) !== undefined
    if (!isKnown) warnOfAssumedType(context)
    const speedKn =
      request.vessel.speedKn ??
      model?.ship.defaultSpeedKn ??
      factors.vessels.cargoTypes[type].speedKn
    const other = otherIntensity(context, type, model)
    if (!other && model) warnOfOtherMeasure(context, null)
    if (other || !model) return byIntensity(context, other ?? publishedRow(context, type), speedKn)
    const rules = {
      engine: factors.vessels.engine,
      gwp: factors.rules.gwp100.AR6,
      provenance: factors.vessels.modelProvenance,
    }
    const modelled = modelledIntensity(model, rules)
    const ofFuel = namedFuels(context) ? [] : [fuelAssumed(factors)]
    const intensity = { ...modelled, notes: [...model.notes, ...modelled.notes, ...ofFuel] }
    const parts = shipParts(context, model, intensity, rules)
    const outcome = byIntensity(context, intensity, speedKn, parts)
    const published = model.notes.length > 0 && publishedBeside(context, type, outcome)
    const { uncertainty } = model
    return {
      ...outcome,
      ...shipOf(context, model, intensity),
      ...(published && { published }),
      ...(uncertainty && { shipUncertainty: uncertainty }),
    }
  },
}

const assumedBy = (question: Pick<MethodContext, 'request' | 'factors'>) =>
  passengersOf(question.request.cargo ?? {})
    ? 'passengers sail on a ferry'
    : tabledTypeOf(question) === undefined
      ? 'the cargo is in containers and both ends are known'
      : 'the ship is in the table of ships'

/** The same request with a type of ship. */
function typed<Context extends Pick<MethodContext, 'request' | 'cargo' | 'factors'>>(
  context: Context,
) {
  const type = shipTypeOf(context)!
  return {
    ...context,
    request: { ...context.request, vessel: { ...context.request.vessel, type } },
  }
}

function warnOfAssumedType({ warnings }: ChoiceContext): void {
  warnings.push({ ...warned('vessel_assumed:containers'), field: 'vessel.type' })
}

/** The cargo's share of the modelled ship. */
function shipOf({ cargo }: MethodContext, { ship, use }: ModelledVoyage, { unit }: Intensity) {
  const amount = ship.capacity * (use.loadFactor ?? ship.utilisation)
  const own = unit === 't-km' ? cargo!.massTonnes : cargo!.teu
  return { shipShare: own / amount, shipCargo: { amount, unit } }
}

function fuelAssumed({ vessels }: FactorSet): Message {
  const { intensityFuel: fuel, defaults } = vessels
  return message('cargo_fuel_assumed', { fuel, route_fuel: defaults.fuel })
}

/** A value that takes precedence over the model, or that the request asks for; undefined if none. */
function otherIntensity(
  context: ChoiceContext,
  type: VesselType,
  model: ModelledVoyage | null,
): Intensity | undefined {
  const { factor = 'auto', factorRow } = context.request.calculation ?? {}
  const isOfPeople = passengersOf(context.request.cargo ?? {}) !== undefined
  if (factorRow !== undefined || factor === 'published' || (isOfPeople && factor === 'auto'))
    return publishedRow(context, type)
  if (factor === 'modelled') return undefined
  const own = factor === 'pack' ? undefined : ownYear(context)
  if (own || factor === 'ship') {
    if (own) return own
    const { imo } = context.request.vessel!
    const wanted = imo === undefined ? 'a ship without an IMO number' : `the ship ${imo} itself`
    throw new NoCompatibleFactorError('calculation.factor', wanted, [])
  }
  const packed = packIntensity(context, type)
  if (packed) warnOfOtherMeasure(context, null)
  if (packed || factor === 'auto')
    return packed ?? (model ? undefined : publishedRow(context, type))
  throw new NoCompatibleFactorError('calculation.factor', `${type} in an operator's pack`, [])
}

/** The verified annual figures of the ship with the IMO number of the request. */
function ownYear(context: ChoiceContext): Intensity | undefined {
  const { factors, request, warnings } = context
  const imo = request.vessel?.imo
  if (imo === undefined || factors.shipTables.length === 0) return undefined
  const year = shipYearOf(imo, request.voyage?.date, factors)
  if (year) {
    const { isPrimary } = warnOfOtherShipYear(year, request, warnings)
    const own = shipIntensity(year, namedFuels(context), factors)
    return isPrimary ? own : { ...own, dataType: 'modelled' }
  }
  warnings.push({ ...warned('ship_not_in_table', { imo: String(imo) }), field: 'vessel.imo' })
  return undefined
}

/**
 * The ship in the model, by its capacity or size class, of a container ship by the trade or, if a
 * modelled factor is requested, by the class that represents its type; null if it is not modelled.
 * @throws EmissionsInputError for a speed above the ship's maximum
 */
function modelledVoyage(
  context: ChoiceContext,
  type: VesselType,
): (ModelledVoyage & Pick<StandIn, 'notes' | 'uncertainty'>) | null {
  const { factors, request, warnings } = context
  const { speedKn, draughtM, loadFactor, sizeClass } = request.vessel!
  const { vessels } = factors
  const { model } = vessels.cargoTypes[type]
  const { factor = 'auto' } = request.calculation ?? {}
  const isRequested = factor === 'modelled'
  if (isRequested && !model) {
    const modelled = VESSEL_TYPES.filter((name) => vessels.cargoTypes[name].model)
    throw new NoCompatibleFactorError('calculation.factor', `a modelled ${type}`, modelled)
  }
  const named = model && sizeClass && classNamed(vessels.classes, model.type, sizeClass)
  if (sizeClass !== undefined && !named)
    warnings.push({
      ...warned('unknown_size_class:cargo', { type }),
      field: 'vessel.sizeClass',
    })
  const own =
    shipOfVessel(vessels, type, request.vessel!) ?? (named ? shipOfClass(named) : undefined)
  const standIn =
    own || !(isRequested || factor === 'auto') ? undefined : standInOf(type, request, factors)
  const standing =
    isRequested && model ? classNamed(vessels.classes, model.type, model.sizeClass) : undefined
  const ship = own ?? standIn?.ship ?? (standing && shipOfClass(standing))
  if (!ship) return null
  if (speedKn !== undefined) checkSpeed(ship, speedKn, 'vessel.speedKn')
  if (speedKn !== undefined && speedKn < ship.maxSpeedKn * vessels.engine.provenSpeedShare)
    warnings.push({ ...warned('slow_speed'), field: 'vessel.speedKn' })
  return {
    ship,
    use: { speedKn, draughtM, loadFactor },
    fuels: shipFuels(context),
    notes: standIn?.notes ?? [],
    uncertainty: standIn?.uncertainty ?? null,
  }
}

function publishedRow(context: ChoiceContext, type: VesselType): Intensity {
  const { factors, request, warnings } = context
  const vessel = request.vessel!
  const named = chosenRow(request, factors)
  if (named && request.calculation?.factorRow) warnOfOtherShip(named, type, context)
  const chosen = named ?? rowForVessel(factors.sea, type, vessel)
  const row = editionOf(chosen, factors.sea, factorDate(request))
  if (vessel.fuelType !== undefined || vessel.fuels !== undefined)
    warnings.push({
      ...warned('fuel_type_not_used', { factor: row.name }),
      field: vessel.fuels === undefined ? 'vessel.fuelType' : 'vessel.fuels',
    })
  warnOfLaterFactor(row, request, warnings)
  warnOfUnusedSize(context, row.sizeUnit)
  warnOfUnusedShip(context)
  return row
}

/** @throws NoCompatibleFactorError for a row that does not exist */
function chosenRow(
  { calculation, cargo }: EstimateInputs,
  { sea }: FactorSet,
): SizeRow | undefined {
  const id = calculation?.factorRow ?? passengersOf(cargo ?? {})?.row
  if (id === undefined) return undefined
  const row = sea.rows.get(id)
  if (!row) throw new NoCompatibleFactorError('calculation.factorRow', id, [...sea.rows.keys()])
  return row
}

/** A row of another type is allowed, because the rows of DESNZ do not cover every type. */
function warnOfOtherShip(
  { name, id, ship }: SizeRow,
  type: VesselType,
  { factors, warnings }: ChoiceContext,
): void {
  if (shipsOfType(factors.sea, type).has(ship)) return
  warnings.push({
    ...warned('factor_row_of_other_type', { row: id, name, type }),
    field: 'calculation.factorRow',
  })
}

function warnOfUnusedShip({ request: { vessel, portCalls }, warnings }: ChoiceContext): void {
  const given: readonly (readonly [field: string, value: unknown])[] = [
    ['vessel.speedKn', vessel?.speedKn],
    ['vessel.loadFactor', vessel?.loadFactor],
    ['vessel.draughtM', vessel?.draughtM],
    ['portCalls', portCalls],
  ]
  for (const [field, value] of given)
    if (value !== undefined) warnings.push({ ...warned('not_used:published_average'), field })
}

function warnOfUnusedSize(context: ChoiceContext, sizeUnit: string | null): void {
  const { request, warnings } = context
  const { capacityTeu, deadweightTonnes, capacityLaneMetres, capacityCeu } = request.vessel!
  const sizes = [capacityTeu, deadweightTonnes, capacityLaneMetres, capacityCeu]
  if (sizeUnit !== null) warnOfOtherMeasure(context, sizeUnit)
  else if (sizes.some((size) => size !== undefined))
    warnings.push({ ...warned('size_not_used'), field: 'vessel' })
}

/** Lane metres and CEU choose published rows of ships that carry vehicles: nothing else has values by them. */
function warnOfOtherMeasure(
  { request: { vessel }, warnings }: ChoiceContext,
  sizeUnit: string | null,
): void {
  const given = [
    ['lane_m', 'vessel.capacityLaneMetres', vessel?.capacityLaneMetres],
    ['CEU', 'vessel.capacityCeu', vessel?.capacityCeu],
  ] as const
  for (const [unit, field, size] of given)
    if (size !== undefined && unit !== sizeUnit)
      warnings.push({ ...warned('size_not_used:unit'), field })
}
