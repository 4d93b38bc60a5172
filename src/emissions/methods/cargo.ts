import type { Ledger } from '../answer/steps.js'
import { warned } from '../answer/warning-table.js'
import type { MethodRules } from '../factors/method-rules.js'
import { BULK_TYPES, type VesselType } from '../generated/vessel-types.js'
import type { ActivityUnit } from '../intensity.js'
import type { CargoRequest } from '../request.js'
import type { Warning } from '../result.js'
import {
  type ContainerType,
  containersCounted,
  countedContainers,
  readContainerType,
} from './container-type.js'

/** The cargo in both units, with the conversion used. */
export interface Cargo {
  readonly massTonnes: number
  /** `assumed`: no cargo was given, and the figures are for one tonne of it. */
  readonly massSource: 'request' | 'teu' | 'assumed' | 'passengers'
  readonly teu: number
  readonly teuSource: 'request' | 'mass'
  /** Null if both were given. */
  readonly tonnesPerTeu: number | null
  readonly reefer: boolean
}

/**
 * One tonne of cargo, for a request that states neither cargo nor fuel: the figures are per tonne on
 * that voyage.
 */
export function assumedCargo(rules: MethodRules, warnings: Warning[]): Cargo {
  warnings.push({ ...warned('cargo_assumed'), field: 'cargo' })
  const cargo = readCargo({ massTonnes: 1 }, rules, warnings)
  return { ...cargo, massSource: 'assumed' }
}

/**
 * The cargo of a checked request in TEU and tonnes. If only one is given, the other follows at
 * 10 t per TEU (light 6, heavy 14.5; an empty box counts its tare). A refrigerated container type
 * makes the cargo refrigerated unless the request says otherwise.
 */
export function readCargo(request: CargoRequest, rules: MethodRules, warnings: Warning[]): Cargo {
  const passengers = passengersOf(request)
  if (passengers) {
    const massTonnes = passengers.count * rules.passengerTonnes
    const cargo = readCargo({ massTonnes }, rules, warnings)
    return { ...cargo, massSource: 'passengers' }
  }
  const type = containerTypeOf(request, warnings)
  const ofEmpty = type?.load === 'empty' && rules.emptyTonnesPerTeu[type.lengthFeet ?? 20]
  const tonnesPerTeu = ofEmpty || rules.tonnesPerTeu[type?.load ?? 'average']
  const { massTonnes, teu = teuOfContainers(request, rules) } = request
  const bothGiven = massTonnes !== undefined && teu !== undefined
  const cargo: Cargo = {
    massTonnes: massTonnes ?? teu! * tonnesPerTeu,
    massSource: massTonnes === undefined ? 'teu' : 'request',
    teu: teu ?? massTonnes! / tonnesPerTeu,
    teuSource: teu === undefined ? 'mass' : 'request',
    tonnesPerTeu: bothGiven ? null : tonnesPerTeu,
    reefer: request.reefer ?? type?.refrigerated ?? false,
  }
  warnOfContradiction(request, type, rules, warnings)
  if (request.containers !== undefined && !type?.lengthFeet)
    warnings.push({ ...warned('not_used:container_length'), field: 'cargo.containers' })
  return cargo
}

/** Passengers in the place of a cargo, with the published row of their kind. */
export function passengersOf({
  footPassengers,
  carPassengers,
}: CargoRequest): { readonly count: number; readonly row: string } | undefined {
  if (footPassengers !== undefined) return { count: footPassengers, row: 'desnz-ferry-foot' }
  return carPassengers === undefined ? undefined : { count: carPassengers, row: 'desnz-ferry-car' }
}

/** The TEU of a number of containers; undefined if they or the length of any are not stated. */
export function teuOfContainers(
  { containers, containerType = '' }: CargoRequest,
  { teuPerContainer }: Pick<MethodRules, 'teuPerContainer'>,
): number | undefined {
  const counted = countedContainers(containerType)
  const type = readContainerType(containerType)
  const one = containers === undefined || type === null ? [] : [{ count: containers, type }]
  const all = counted.length > 0 ? counted : one
  if (all.length === 0 || all.some(({ type }) => type.lengthFeet === null)) return undefined
  return all.reduce((sum, { count, type }) => sum + count * teuPerContainer[type.lengthFeet!]!, 0)
}

/** The number of containers as stated, or as it stands before their type: `2x40HC`. */
export function containersOf({ containers, containerType = '' }: CargoRequest): number | undefined {
  return containers ?? containersCounted(containerType)
}

/** Whether cargo travels in containers, and so on a container ship where no ship is named. */
export function isInContainers(
  cargo: Pick<CargoRequest, 'teu' | 'containers' | 'containerType'> | undefined,
): boolean {
  return (
    cargo?.teu !== undefined ||
    cargo?.containers !== undefined ||
    cargo?.containerType !== undefined
  )
}

function containerTypeOf({ containerType }: CargoRequest, warnings: Warning[]) {
  if (containerType === undefined) return null
  const type = readContainerType(containerType)
  if (!type) warnings.push({ ...warned('unknown_container_type'), field: 'cargo.containerType' })
  return type
}

function warnOfContradiction(
  { reefer, teu }: CargoRequest,
  type: ContainerType | null,
  { teuPerContainer }: MethodRules,
  warnings: Warning[],
): void {
  if (type?.refrigerated && reefer === false)
    warnings.push({ ...warned('reefer_not_running'), field: 'cargo.reefer' })
  if (type?.refrigerated === false && reefer === true)
    warnings.push({ ...warned('reefer_contradiction'), field: 'cargo.reefer' })
  const teuEach = type?.lengthFeet ? teuPerContainer[type.lengthFeet]! : null
  if (teuEach !== null && teu !== undefined && !Number.isInteger(teu / teuEach))
    warnings.push({
      ...warned('part_of_a_container', { teu, feet: type!.lengthFeet!, teu_each: teuEach }),
      field: 'cargo.teu',
    })
}

/**
 * Records the conversion of the cargo to the unit of an intensity, and returns the converted amount.
 */
export function noteCargoAmount(
  ledger: Ledger,
  cargo: Cargo,
  unit: ActivityUnit,
  rules: Pick<MethodRules, 'passengerTonnes'>,
): number {
  const { massTonnes, teu, tonnesPerTeu } = cargo
  if (unit === 't-km' && cargo.massSource === 'passengers') {
    const tonnes_each = rules.passengerTonnes
    const inputs = { passengers: Math.round(massTonnes / tonnes_each), tonnes_each }
    return ledger.note('mass_tonnes', 'passengers * tonnes_each', inputs, 't')
  }
  if (unit === 't-km' && cargo.massSource === 'teu')
    return ledger.note(
      'mass_tonnes',
      'teu * tonnes_per_teu',
      { teu, tonnes_per_teu: tonnesPerTeu! },
      't',
    )
  if (unit === 'TEU-km' && cargo.teuSource === 'mass')
    return ledger.note(
      'teu',
      'mass_tonnes / tonnes_per_teu',
      { mass_tonnes: massTonnes, tonnes_per_teu: tonnesPerTeu! },
      'TEU',
    )
  return unit === 't-km' ? massTonnes : teu
}

/** Whether ships of a type carry no containers and have no reefer plugs. */
export function isBulk(type: VesselType | undefined): boolean {
  return type !== undefined && BULK_TYPES.includes(type)
}
