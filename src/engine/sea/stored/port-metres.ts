import { uint32s } from '../shared.js'
import type { ByteReader, ByteWriter } from './bytes.js'

/** Value of a pair of ports without a path. */
export const UNREACHED = 0xffffffff

/** Index of ports `i` > `j` in the triangle of distances between ports. */
function pairIndex(i: number, j: number): number {
  return i > j ? (i * (i - 1)) / 2 + j : (j * (j - 1)) / 2 + i
}

/**
 * Writes the distances between ports as differences from a prediction: two neighbours have similar
 * distances to two other neighbours. This takes a tenth of the space of the distances themselves.
 */
export function packPortMetres(w: ByteWriter, ports: number, metres: Uint32Array): void {
  const at = (i: number, j: number): number => (i === j ? 1 : (metres[pairIndex(i, j)]! + 1) >>> 0)
  const near = new Int32Array(ports)
  for (let i = 1; i < ports; i++) {
    let least = Number.POSITIVE_INFINITY
    for (let j = 0; j < i; j++) {
      const value = at(i, j)
      if (value === 0 || value >= least) continue
      least = value
      near[i] = j
    }
    w.unsigned(near[i]!)
  }
  for (let i = 1; i < ports; i++) {
    for (let j = 0; j < i; j++) w.signed(at(i, j) - forecast(at, near, i, j))
  }
}

/** Reads what `packPortMetres` wrote. */
export function readPortMetres(r: ByteReader, ports: number): Uint32Array {
  const pairs = (ports * (ports - 1)) / 2
  if (pairs > r.left) throw new RangeError('More distances than bytes.')
  const metres = uint32s(pairs)
  const near = new Int32Array(ports)
  for (let i = 1; i < ports; i++) {
    near[i] = r.unsigned()
    if (near[i]! >= i) throw new RangeError('A port is not before its neighbour.')
  }
  // Until the end, the values are metres plus one. The neighbour's values are copied into a row first,
  // because a prediction needs two of them, and half of them are far apart in memory.
  const beside = new Uint32Array(ports)
  const differences = new Int32Array(ports)
  for (let i = 1; i < ports; i++) {
    const k = near[i]!
    const row = (i * (i - 1)) / 2
    beside.set(metres.subarray((k * (k - 1)) / 2, (k * (k + 1)) / 2))
    beside[k] = 1
    for (let j = k + 1; j < i; j++) beside[j] = metres[(j * (j - 1)) / 2 + k]!
    r.signeds(differences, i)
    metres[row] = differences[0]! + beside[0]!
    for (let j = 1; j < i; j++) {
      const l = near[j]!
      metres[row + j] = differences[j]! + beside[j]! + metres[row + l]! - beside[l]!
    }
  }
  for (let k = 0; k < pairs; k++) metres[k]!--
  return metres
}

/** Predicts the distance of ports i and j from their neighbours k and l: d(k, j) + d(i, l) - d(k, l). */
function forecast(
  at: (i: number, j: number) => number,
  near: Int32Array,
  i: number,
  j: number,
): number {
  const k = near[i]!
  if (j === 0) return at(k, 0)
  const l = near[j]!
  return at(k, j) + at(i, l) - at(k, l)
}
