import { int32s, bytes as sharedBytes } from '../shared.js'
import { ByteReader, ByteWriter, readHead } from './bytes.js'
import { crc32 } from './container.js'

const FORMAT_VERSION = 1

/** Directions in which paths use a leg: from its lower entity to its higher one, back, or both. */
export const UP = 1
export const DOWN = 2
export const BOTH = UP | DOWN

/** The legs of some areas' corners that the cheapest paths between a landmark and any place use. */
export interface CornerLegs {
  /** Of the outlines of the areas (`outlinesChecksum`). */
  readonly checksum: number
  /** Corners on the water of the network. */
  readonly corners: number
  /** From these places to those: entities, then corners. */
  readonly from: Int32Array
  readonly to: Int32Array
}

/**
 * The legs that the cheapest paths between a landmark and any place use, with every gate closed, around
 * some sets of areas: a tenth of all legs. Costs that are swept over these alone are the same.
 */
export interface AreaLegs {
  /** Numbers of the legs of the network, ascending, in the order of `eachPair`. */
  readonly leg: Int32Array
  /** Directions of each. */
  readonly way: Uint8Array
  readonly sets: readonly CornerLegs[]
}

/** A checksum of areas: with other outlines, or in another order, they have another one. */
export function outlinesChecksum(areas: readonly { readonly outlines: unknown }[]): number {
  return crc32(new TextEncoder().encode(JSON.stringify(areas.map(({ outlines }) => outlines))))
}

/** @param networkChecksum checksum of the file of their network (`checksumOf`) */
export function packAreaLegs(legs: AreaLegs, networkChecksum: number): Uint8Array {
  const w = new ByteWriter()
  w.unsigned(FORMAT_VERSION)
  w.unsigned(networkChecksum)
  w.unsigned(legs.leg.length)
  let last = -1
  legs.leg.forEach((leg, i) => {
    w.unsigned(BOTH * (leg - last - 1) + legs.way[i]! - 1)
    last = leg
  })
  w.unsigned(legs.sets.length)
  for (const { checksum, corners, from, to } of legs.sets) {
    w.unsigned(checksum)
    w.unsigned(corners)
    w.unsigned(from.length)
    for (const column of [from, to]) {
      column.forEach((place, i) => {
        w.signed(place - (column[i - 1] ?? 0))
      })
    }
  }
  return w.finish()
}

export const AREA_LEGS_REMEDY = 'Make them with npm run data -- areas.'
const KIND = { name: 'Legs round areas', format: FORMAT_VERSION, remedy: AREA_LEGS_REMEDY }

/**
 * Reads what `packAreaLegs` wrote.
 * @throws Error that names the remedy if it is of another version or damaged
 */
export function readAreaLegs(bytes: Uint8Array): AreaLegs {
  const r = new ByteReader(bytes)
  readHead(r, KIND)
  try {
    const legs = readLegs(r)
    if (r.finished) return legs
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new Error(`Legs round areas: the bytes are damaged. ${AREA_LEGS_REMEDY}`)
}

/** Whether legs belong to the network of a file, by its checksum. */
export function areLegsOfNetwork(bytes: Uint8Array, checksum: number): boolean {
  return readHead(new ByteReader(bytes), KIND) === checksum
}

function readLegs(r: ByteReader): AreaLegs {
  const leg = int32s(r.count())
  const way = sharedBytes(leg.length)
  let last = -1
  for (let i = 0; i < leg.length; i++) {
    const value = r.unsigned()
    last += Math.floor(value / BOTH) + 1
    leg[i] = last
    way[i] = (value % BOTH) + 1
  }
  const sets = Array.from({ length: r.count() }, (): CornerLegs => {
    const checksum = r.unsigned()
    const corners = r.unsigned()
    const count = r.count()
    return { checksum, corners, from: r.deltas(int32s(count)), to: r.deltas(int32s(count)) }
  })
  return { leg, way, sets }
}
