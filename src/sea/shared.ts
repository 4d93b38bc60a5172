/*
 * Arrays in shared memory, all zero: what is opened once serves every thread that a message takes it to,
 * without a copy. The system hands out such memory as it is written to, so empty parts cost nothing.
 */

export function int32s(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * length))
}

export function uint32s(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(4 * length))
}

export function bytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length))
}

export function float64s(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(8 * length))
}
