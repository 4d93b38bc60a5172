import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import {
  type ModelledType,
  SIZE_CLASSES,
  type SizeClass,
} from '../../emissions/generated/vessel-types.js'
import { type HullDimensions, hullOf } from '../../emissions/ship/hulls.js'
import { classMeant, plainShipName } from '../../emissions/ship/ship-names.js'
import { classOfCapacity } from '../../emissions/vessel-model.js'

/** The measures of a ship's size: TEU, tonnes and GT. */
export const SIZE_MEASURES = ['capacityTeu', 'deadweightTonnes', 'grossTonnage'] as const

/** The size of a ship as its papers state it. */
export type StatedSize = {
  readonly [Measure in (typeof SIZE_MEASURES)[number]]?: number | undefined
}

/** Rules of thumb between the measures of a ship's size. Recalled 2026; right within a fifth. */
const TONNES_PER_TEU = 11
const GT_PER_TEU = 10
const TONNES_PER_GT = 1.8

/** A size class, and in words what it follows from. */
export interface AssumedSize {
  readonly shipClass: SizeClass
  /** In TEU or tonnes of deadweight. */
  readonly capacity: number
  readonly hull?: HullDimensions
  readonly because: string
}

/**
 * The size class of a ship by its capacity, deadweight or gross tonnage: the first of them that is given
 * and says most of its type. Undefined if none is given.
 */
export function sizeClassOf(type: ModelledType, size: StatedSize): AssumedSize | undefined {
  const found = type === 'container' ? capacityOf(size) : deadweightOf(size)
  if (found === undefined) return undefined
  const [capacity, because] = found
  const shipClass = classOfCapacity(SIZE_CLASSES, type, capacity)!
  const hull = hullOf(type, capacity)
  return { shipClass, capacity, ...(hull && { hull }), because }
}

/**
 * The capacity of a ship of a cargo by its name or another measure; undefined if its own is stated.
 * @param ship its type, and the deadweight that its name means, if any
 */
export function assumedCapacity(
  { type, capacity: usual }: { readonly type: string; readonly capacity?: number },
  size: StatedSize,
): { capacity: StatedSize; because: string } | undefined {
  if (usual !== undefined && SIZE_MEASURES.every((measure) => size[measure] === undefined))
    return {
      capacity: { deadweightTonnes: usual },
      because: `${grouped(usual)} t deadweight by its name`,
    }
  if (type === 'container') {
    const found = size.capacityTeu === undefined ? capacityOf(size) : undefined
    return found && { capacity: { capacityTeu: found[0] }, because: found[1] }
  }
  if (type !== 'tanker' && type !== 'dry_bulk') return undefined
  const found = size.deadweightTonnes === undefined ? deadweightOf(size) : undefined
  return found && { capacity: { deadweightTonnes: found[0] }, because: found[1] }
}

type Capacity = readonly [capacity: number, because: string]

/** In TEU. */
function capacityOf({
  capacityTeu,
  deadweightTonnes,
  grossTonnage,
}: StatedSize): Capacity | undefined {
  if (capacityTeu !== undefined) return [capacityTeu, `${grouped(capacityTeu)} TEU`]
  const [given, per, unit] =
    deadweightTonnes === undefined
      ? [grossTonnage, GT_PER_TEU, 'GT']
      : [deadweightTonnes, TONNES_PER_TEU, 't deadweight']
  if (given === undefined) return undefined
  const teu = Math.round(given / per)
  return [teu, `${grouped(given)} ${unit}, about ${grouped(teu)} TEU at ${per} ${unit} per TEU`]
}

/** In tonnes of deadweight. */
function deadweightOf({ deadweightTonnes, grossTonnage }: StatedSize): Capacity | undefined {
  if (deadweightTonnes !== undefined) {
    return [deadweightTonnes, `${grouped(deadweightTonnes)} t deadweight`]
  }
  if (grossTonnage === undefined) return undefined
  const tonnes = Math.round(grossTonnage * TONNES_PER_GT)
  const about = `about ${grouped(tonnes)} t deadweight at ${TONNES_PER_GT} t per GT`
  return [tonnes, `${grouped(grossTonnage)} GT, ${about}`]
}

/**
 * Warns of a stated size that ships of the name do not have: neither their class nor one beside it, because
 * classes overlap in use. Null if the two agree, or if one of them says nothing.
 */
export function sizeDoubt(name: string, size: StatedSize): Warned<'unusual_size'> | null {
  const meant = classMeant(name)
  const found = meant && sizeClassOf(meant.type, size)
  if (!found) return null
  const classes = SIZE_CLASSES.filter(({ type }) => type === meant.type).map(({ name }) => name)
  const { because, shipClass } = found
  const apart = Math.abs(classes.indexOf(meant.sizeClass) - classes.indexOf(shipClass.name))
  if (apart < 2) return null
  const ship = plainShipName(name).replaceAll('_', ' ')
  return warned('unusual_size:name', { ship, because, size_class: shipClass.name })
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** Says what was assumed of a ship that is stated by its size only. */
export function sizeAssumed({
  shipClass,
  hull,
  because,
}: AssumedSize): Warned<'vessel_size_assumed'> {
  const {
    type,
    name: size_class,
    loaM: loa_m,
    beamM: beam_m,
    draughtM: draft_m,
  } = { ...shipClass, ...hull }
  const ship = { type, size_class, because, loa_m, beam_m, draft_m }
  return warned('vessel_size_assumed', ship)
}
