import type { FactorSet } from './factor-set.js'
import type { Fuel } from './fuel.js'
import type { Warning } from './result.js'
import type { RouteEmissionsRequest, RouteVessel } from './route-emissions.js'
import { KM_PER_NM } from './units.js'
import {
  classNamed,
  classOfDimensions,
  dailyFuelAtSea,
  type ModelledType,
  type VesselClass,
} from './vessel-model.js'

/** The class of the vessel: by name, else by its length or beam, else the default of its type. */
export function shipOf(
  vessel: RouteVessel | null,
  { vessels }: FactorSet,
  assumptions: string[],
  warnings: Warning[],
): VesselClass {
  const { classes, defaults } = vessels
  const type = vessel?.type ?? defaults.type
  const named = vessel?.sizeClass && classNamed(classes, type, vessel.sizeClass)
  if (named) return named
  if (vessel?.sizeClass)
    warnings.push({
      code: 'unknown_size_class',
      pointer: '#/vessel/size_class',
      detail: `This is no class of a ${type}; there are ${classNames(classes, type)}.`,
    })
  if (!vessel)
    warnings.push({
      code: 'vessel_assumed',
      pointer: '#/vessel',
      detail: `No vessel is given: a ${type} of the class ${defaults.sizeClass[type]} is assumed.`,
    })
  const measured = vessel && classOfDimensions(classes, type, vessel)
  const ship = measured ?? classNamed(classes, type, defaults.sizeClass[type])!
  if (vessel?.fuelTonnesPerDay === undefined)
    assumptions.push(
      `Size class: ${type} ${ship.sizeClass}, ${measured ? 'the nearest in length or beam' : 'as none is given'}.`,
    )
  return ship
}

function classNames(classes: readonly VesselClass[], type: ModelledType): string {
  return classes.flatMap((c) => (c.type === type ? [c.sizeClass] : [])).join(', ')
}

/** What the daily fuel rests on. */
export function speedAssumptions(
  { vessel, speedKmh }: RouteEmissionsRequest,
  ship: VesselClass,
  { vessels }: FactorSet,
): string[] {
  if (vessel?.fuelTonnesPerDay !== undefined)
    return ['Daily fuel as given, at the speed of the voyage, for every fuel alike.']
  const share = speedKmh / KM_PER_NM / ship.maxSpeedKn
  const model = `Daily fuel: cubic law on ${ship.installedKw} kW and ${ship.maxSpeedKn} kn, with ${vessels.engine.seaMargin} sea margin.`
  if (share > 1) return [model, 'The speed is above what the class reaches: full power is assumed.']
  if (share < vessels.engine.lowestSpeedShare)
    return [model, 'The speed is under half the maximum: the main engine stays at that of half.']
  return [model]
}

/** Fuel a day at the speed of the voyage, tonnes: the caller's own, else the model's. */
export function dailyTonnes(
  { vessel, speedKmh }: RouteEmissionsRequest,
  ship: VesselClass,
  fuel: Fuel,
  { vessels }: FactorSet,
): number {
  if (vessel?.fuelTonnesPerDay !== undefined) return vessel.fuelTonnesPerDay
  const speedKn = speedKmh / KM_PER_NM
  return dailyFuelAtSea(ship, fuel, vessels.engine, speedKn, vessel?.draftM).totalTonnes
}
