/*
 * Arrays in shared memory, all zero. Data opened once serves every thread that receives it in a
 * message, without a copy. The system allocates such memory when it is written, so empty parts cost
 * nothing. Browsers offer shared memory only to cross-origin isolated pages; elsewhere this is ordinary
 * memory.
 */

export function memory(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === 'undefined'
    ? new ArrayBuffer(bytes)
    : new SharedArrayBuffer(bytes)
}

export function uint16s(length: number): Uint16Array {
  return new Uint16Array(memory(2 * length))
}

export function int32s(length: number): Int32Array {
  return new Int32Array(memory(4 * length))
}

export function uint32s(length: number): Uint32Array {
  return new Uint32Array(memory(4 * length))
}

export function bytes(length: number): Uint8Array {
  return new Uint8Array(memory(length))
}

export function float64s(length: number): Float64Array {
  return new Float64Array(memory(8 * length))
}

export function float32s(length: number): Float32Array {
  return new Float32Array(memory(4 * length))
}
