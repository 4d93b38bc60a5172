import type { Provenance } from '../answer/provenance.js'
import { type FuelTable, findFuel } from '../factors/fuels.js'
import type { JsonReader, ProvenanceOf } from '../factors/json-reader.js'
import type { ShipSize } from '../factors/sea-intensities.js'
import {
  MODELLED_TYPES,
  type ModelledType,
  VESSEL_TYPES,
  type VesselType,
} from '../generated/vessel-types.js'
import type { EngineRules, SpecificConsumption, VesselClass } from '../vessel-model.js'
import { type ModelledShip, shipOfCapacity } from './modelled-ship.js'

/** The values that represent a type of ship of unknown size. */
export interface CargoType {
  /** Knots. */
  readonly speedKn: number
  /** Null if ships of the type are not modelled. */
  readonly model: { readonly type: ModelledType; readonly sizeClass: string } | null
}

/** Hours of one call, half of which count towards the voyage that ends with it. */
export interface PortHours {
  readonly berthHours: number
  readonly anchorageHours: number
  readonly manoeuvringHours: number
}

/** The hours that a canal takes in addition to its distance. */
export interface CanalHours {
  readonly transitHours: number
  readonly waitHours: number
  readonly lengthKm: number
}

export interface VesselRules {
  readonly engine: EngineRules
  /** By type, then by ascending size. */
  readonly classes: readonly VesselClass[]
  /** By type of an estimate's vessel. */
  readonly cargoTypes: Readonly<Record<VesselType, CargoType>>
  /** Default time in port, by type of ship. */
  readonly portCalls: Readonly<Record<ModelledType, PortHours>>
  /** Default emissions of shore power, g CO2e/kWh. */
  readonly shorePowerGPerKwh: number
  /** By id of the passage. */
  readonly canals: Readonly<Record<string, CanalHours>>
  readonly modelProvenance: Provenance
  /** Fuel of a modelled intensity if the request does not name one. */
  readonly intensityFuel: string
  readonly defaults: {
    readonly type: ModelledType
    /** Speed of a ship of unknown type, knots. */
    readonly speedKn: number
    readonly sizeClass: Readonly<Record<ModelledType, string>>
    readonly fuel: string
    /** The fuel that replaces residual fuel inside emission control areas. */
    readonly ecaFuel: string
  }
}

/** The ship in the model, with its own capacity. */
export function shipOfVessel(
  { classes, cargoTypes, engine }: VesselRules,
  type: VesselType,
  { capacityTeu, deadweightTonnes }: ShipSize,
): ModelledShip | undefined {
  const modelled = cargoTypes[type].model?.type
  const capacity = modelled === 'container' ? capacityTeu : deadweightTonnes
  return modelled && capacity !== undefined
    ? shipOfCapacity(classes, modelled, capacity, engine)
    : undefined
}

const POSITIVE = { min: Number.MIN_VALUE }

/** @throws FactorSetError */
export function readVessels(
  file: JsonReader,
  provenanceOf: ProvenanceOf,
  fuels: FuelTable,
): VesselRules {
  const classes = file.list('classes').map((row) => readClass(row, provenanceOf))
  const defaults = file.at('defaults')
  const fuelCode = (reader: JsonReader, name: string) =>
    findFuel(fuels, reader.text(name))?.code ?? reader.at(name).fail('names no fuel')
  const sizeClass = (row: JsonReader, type: ModelledType) =>
    row.oneOf(
      'sizeClass',
      classes.filter((c) => c.type === type).map((c) => c.sizeClass),
    )
  return {
    engine: readEngine(file, findFuel(fuels, 'HFO')!.lhvMjPerKg),
    classes,
    cargoTypes: byType(file, 'cargoTypes', VESSEL_TYPES, (row) => {
      const type = row.has('model') ? row.at('model').oneOf('type', MODELLED_TYPES) : null
      return {
        speedKn: row.number('speedKn', POSITIVE),
        model: type && { type, sizeClass: sizeClass(row.at('model'), type) },
      }
    }),
    modelProvenance: provenanceOf(file.at('modelled')),
    portCalls: byType(file, 'portCalls', MODELLED_TYPES, (row) => ({
      berthHours: row.number('berthHours'),
      anchorageHours: row.number('anchorageHours'),
      manoeuvringHours: row.number('manoeuvringHours'),
    })),
    shorePowerGPerKwh: file.at('shorePower').number('gPerKwh'),
    canals: Object.fromEntries(
      file.entries('canals').map(([id, row]) => [
        id,
        {
          transitHours: row.number('transitHours'),
          waitHours: row.number('waitHours'),
          lengthKm: row.number('lengthKm'),
        },
      ]),
    ),
    intensityFuel: fuelCode(file.at('modelled'), 'intensityFuel'),
    defaults: {
      type: defaults.oneOf('type', MODELLED_TYPES),
      speedKn: defaults.number('speedKn', POSITIVE),
      sizeClass: byType(file, 'types', MODELLED_TYPES, sizeClass),
      fuel: fuelCode(defaults, 'fuel'),
      ecaFuel: fuelCode(defaults, 'ecaFuel'),
    },
  }
}

/** A table by type, which must have exactly the types of this version. */
function byType<Type extends string, Entry>(
  file: JsonReader,
  name: string,
  types: readonly Type[],
  read: (row: JsonReader, type: Type) => Entry,
): Readonly<Record<Type, Entry>> {
  const table = file.at(name)
  if (Object.keys(table.record()).join() !== types.join())
    table.fail(`must have the types ${types.join(', ')}`)
  return Object.fromEntries(types.map((type) => [type, read(table.at(type), type)])) as Record<
    Type,
    Entry
  >
}

function readEngine(file: JsonReader, residualLhvMjPerKg: number): EngineRules {
  const cubicLaw = file.at('cubicLaw')
  const sfc = (name: string): SpecificConsumption => {
    const row = file.at('sfcGPerKwh').at(name)
    return {
      ssd: row.number('ssd', POSITIVE),
      msd: row.number('msd', POSITIVE),
      auxiliary: row.number('auxiliary', POSITIVE),
      boiler: row.number('boiler', POSITIVE),
    }
  }
  return {
    seaMargin: file.at('seaMargin').number('value', { min: 1, max: 2 }),
    provenSpeedShare: cubicLaw.number('provenSpeedShare', { max: 1 }),
    lowestLoad: cubicLaw.number('lowestLoad', { max: 1 }),
    exponentAbove: file.at('beyondClasses').number('exponent', { max: 1 }),
    exponentBelow: Object.fromEntries(
      MODELLED_TYPES.map((type) => [
        type,
        file.at('beyondClasses').at('below').number(type, { max: 1 }),
      ]),
    ) as Record<ModelledType, number>,
    sfcGPerKwh: { residual: sfc('residual'), distillate: sfc('distillate') },
    residualLhvMjPerKg,
  }
}

function readClass(row: JsonReader, provenanceOf: ProvenanceOf): VesselClass {
  return {
    type: row.oneOf('type', MODELLED_TYPES),
    sizeClass: row.text('sizeClass'),
    aliases: row.texts('aliases'),
    min: row.number('min'),
    max: row.numberOrNull('max', POSITIVE),
    capacityUnit: row.oneOf('capacityUnit', ['TEU', 'dwt']),
    nominalCapacity: row.number('nominalCapacity', POSITIVE),
    utilisation: row.number('utilisation', { min: 0.05, max: 1 }),
    installedKw: row.number('installedKw', POSITIVE),
    maxSpeedKn: row.number('maxSpeedKn', POSITIVE),
    engine: row.oneOf('engine', ['ssd', 'msd']),
    auxiliarySeaKw: row.number('auxiliarySeaKw'),
    boilerSeaKw: row.number('boilerSeaKw'),
    auxiliaryBerthKw: row.number('auxiliaryBerthKw'),
    boilerBerthKw: row.number('boilerBerthKw'),
    auxiliaryAnchorKw: row.number('auxiliaryAnchorKw'),
    boilerAnchorKw: row.number('boilerAnchorKw'),
    auxiliaryManoeuvringKw: row.number('auxiliaryManoeuvringKw'),
    boilerManoeuvringKw: row.number('boilerManoeuvringKw'),
    defaultSpeedKn: row.number('defaultSpeedKn', POSITIVE),
    loaM: row.number('loaM', POSITIVE),
    beamM: row.number('beamM', POSITIVE),
    designDraughtM: row.number('designDraughtM', POSITIVE),
    provenance: Object.fromEntries(
      row.entries('from').map(([name]) => [name, provenanceOf(row.at('from'), name)]),
    ),
  }
}
