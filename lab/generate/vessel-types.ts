/** Writes the names of the vessel types from their table: `npm run openapi`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { VESSELS_FILE } from '../../src/engine/sea/stored/files.js'

const DATA = new URL(`../../data/${VESSELS_FILE}`, import.meta.url)
const CODE = new URL('../../src/emissions/generated/vessel-types.ts', import.meta.url)

interface Table {
  readonly defaults: { readonly speedKn: number; readonly fuel: string }
  readonly modelled: { readonly intensityFuel: string }
  readonly types: Readonly<Record<string, { readonly speedKn: number; readonly sizeClass: string }>>
  readonly cargoTypes: Readonly<Record<string, { readonly model?: { readonly type: string } }>>
  readonly classes: readonly {
    readonly type: string
    readonly sizeClass: string
    readonly aliases: readonly string[]
    readonly capacityUnit: string
    readonly min: number
    readonly loaM: number
    readonly beamM: number
    readonly designDraughtM: number
    readonly usualDraughtM?: number
  }[]
  readonly hulls: readonly {
    readonly type: string
    readonly min: number
    readonly max: number
    readonly loaM: number
    readonly beamM: number
    readonly draughtM: number
  }[]
  readonly names: readonly {
    readonly names: readonly string[]
    readonly voyage?: { readonly sizeClass?: string }
    /** A type, or one with what the name says of its size. */
    readonly cargo: string | object
    readonly like?: string
    readonly likeIn?: string
    readonly measure?: string
  }[]
}

const list = (names: readonly string[]) => names.map((name) => `  '${name}',\n`).join('')

/** Types whose classes are sized by deadweight. */
function bulkTypes({ cargoTypes, classes }: Table): string[] {
  const isBulk = (type: string | undefined) =>
    classes.some((one) => one.type === type && one.capacityUnit === 'dwt')
  return Object.keys(cargoTypes).filter((name) => isBulk(cargoTypes[name]?.model?.type))
}

/** The type of an estimate for a type of a voyage: the same, or the first that is modelled as it. */
function cargoTypeOf(type: string, { cargoTypes }: Table): string {
  if (Object.hasOwn(cargoTypes, type)) return type
  return Object.keys(cargoTypes).find((name) => cargoTypes[name]?.model?.type === type) ?? type
}

/** Every name of one class only, then the names of the table. Neighbours that mean the same stand together. */
function shipNames(table: Table): (readonly [string, object])[] {
  const { types, cargoTypes, classes, names } = table
  const named = classes.flatMap(({ type, sizeClass, aliases }) => {
    const cargo = { type: cargoTypeOf(type, table), sizeClass }
    return [sizeClass, ...aliases].map(
      (name) => [name, { voyage: { type, sizeClass }, cargo }] as const,
    )
  })
  const ofOne = named.filter(([name]) => named.filter(([other]) => other === name).length === 1)
  const others = names.flatMap(({ names: all, voyage, cargo, like, likeIn, measure }) =>
    all.map((name) => {
      const sizeClass = voyage?.sizeClass && { sizeClass: voyage.sizeClass }
      const isVoyageType = Object.hasOwn(types, name)
      return [
        name,
        {
          ...(voyage && !isVoyageType && { voyage }),
          ...(!Object.hasOwn(cargoTypes, name) && {
            cargo: typeof cargo === 'string' ? { type: cargo, ...(!like && sizeClass) } : cargo,
          }),
          ...(like && { like }),
          ...(likeIn && { likeIn }),
          ...(measure && { measure }),
        },
      ] as const
    }),
  )
  const all = Object.entries<object>(Object.fromEntries([...ofOne, ...others]))
  const groups: [string, object][] = []
  for (const [name, meant] of all) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last[1]) === JSON.stringify(meant)) last[0] += ` ${name}`
    else groups.push([name, meant])
  }
  return groups
}

function classRows({ classes }: Table): string {
  return classes
    .map(({ type, sizeClass, min, loaM, beamM, designDraughtM, usualDraughtM }) => {
      const draughtM = usualDraughtM ?? designDraughtM
      const metres = `loaM: ${loaM}, beamM: ${beamM}, draughtM: ${draughtM}`
      return `  { type: '${type}', name: '${sizeClass}', min: ${min}, ${metres} },\n`
    })
    .join('')
}

function hullRows({ hulls }: Table): string {
  return hulls
    .map(({ type, min, max, loaM, beamM, draughtM }) => {
      const metres = `loaM: ${loaM}, beamM: ${beamM}, draughtM: ${draughtM}`
      return `  { type: '${type}', min: ${min}, max: ${max}, ${metres} },\n`
    })
    .join('')
}

function render(table: Table): string {
  const { defaults, modelled, types, cargoTypes } = table
  const names = Object.keys(types)
  const speeds = names.map((name) => `  ${name}: ${types[name]?.speedKn},\n`).join('')
  const ordinary = names.map((name) => `  ${name}: '${types[name]?.sizeClass}',\n`).join('')
  return `// Written by \`npm run openapi\` from data/${VESSELS_FILE}: change the types there.

/** Vessel types of a voyage. */
export const MODELLED_TYPES = [${names.map((name) => `'${name}'`).join(', ')}] as const
/** A vessel type of a voyage. */
export type ModelledType = (typeof MODELLED_TYPES)[number]

/** Vessel types of an estimate. */
export const VESSEL_TYPES = [
${list(Object.keys(cargoTypes))}] as const
/** A vessel type of an estimate. */
export type VesselType = (typeof VESSEL_TYPES)[number]

/**
 * What brokers and carriers call ships, beside the types: the voyage's and the estimate's ship, and what
 * stands for one that is not modelled. Names that mean the same are one text.
 */
export const SHIP_NAMES = ${JSON.stringify(shipNames(table), null, 2)} as const

/** Size classes of each type, smallest first, with the least capacity (TEU or tonnes of deadweight) and typical metres. */
export const SIZE_CLASSES: readonly SizeClass[] = [
${classRows(table)}]

/** A size class of a vessel type of a voyage. */
export interface SizeClass {
  readonly type: ModelledType
  readonly name: string
  readonly min: number
  readonly loaM: number
  readonly beamM: number
  readonly draughtM: number
}

/**
 * Ships of a range of capacities (both inclusive) with the typical metres of another class than theirs.
 */
export const HULLS: readonly Hull[] = [
${hullRows(table)}]

/** Typical dimensions of the laden ships of a range of capacities. */
export interface Hull extends Omit<SizeClass, 'name'> {
  readonly max: number
}

/** Vessel types without containers and without reefer plugs. */
export const BULK_TYPES: readonly VesselType[] = [${bulkTypes(table)
    .map((name) => `'${name}'`)
    .join(', ')}]

/** Default speed of a voyage by vessel type, knots. A judgement. */
export const KNOTS_BY_VESSEL_TYPE: Readonly<Record<ModelledType, number>> = {
${speeds}}

/** The class of an ordinary ship of each type, of which a request gives no size. A judgement. */
export const ORDINARY_CLASS: Readonly<Record<ModelledType, string>> = {
${ordinary}}

/** Default speed of a voyage without a vessel, knots. */
export const DEFAULT_KNOTS = ${defaults.speedKn}

/** Default fuel of the vessel of a route, voyage or matrix. A judgement. */
export const DEFAULT_ROUTE_FUEL = '${defaults.fuel}'
/** Default fuel of the modelled ship of an estimate: published worked cases use it. */
export const DEFAULT_ESTIMATE_FUEL = '${modelled.intensityFuel}'
`
}

writeFileSync(CODE, render(JSON.parse(readFileSync(DATA, 'utf8'))))
