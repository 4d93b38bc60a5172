import { type BitReader, BitWriter, codeBits, isSmall, zigzag } from './bits.js'

/*
 * The metres from all landmarks to a block of entities, in bits. Landmarks that ships reach by the same cape are farther
 * from each entity by the same distance, but for the rounding. So the metres of a landmark are stored as differences from
 * those of an earlier landmark, which is chosen to take the fewest bits. Both count from the first entity of the block,
 * whose own metres are stored elsewhere.
 */

/** Forms of the differences of a landmark. They are all zero: nothing is stored. */
const LEVEL = 0
/** Each from the last one with a long code: for steps between values that hardly vary. */
const STEPS = 1
/** From this form on: each from the one before, with some lowest bits as they are, more with each form. */
const SLOPES = 2
const FORM_BITS = 3
const FORMS = 1 << FORM_BITS
const BITS_PER_FORM = 3

const NO_REFERENCE = -1

/** A block within a table. */
export interface BlockPlace {
  readonly landmarks: number
  /** Its first entity, and the one after its last. */
  readonly from: number
  readonly end: number
}

/** How many bits the number of a landmark's reference takes. */
function referenceBits(landmark: number): number {
  return 32 - Math.clz32(landmark)
}

/** Packs a block of a table with the metres at [entity * landmarks + landmark]. */
export function packBlock(metres: Uint32Array, place: BlockPlace): Uint8Array {
  const w = new BitWriter()
  const values = new Int32Array(place.end - place.from)
  const fill = (landmark: number, reference: number) =>
    differences(values, metres, place, landmark, reference)
  for (let landmark = 0; landmark < place.landmarks; landmark++) {
    const { reference, form } = best(values, landmark, (r) => fill(landmark, r))
    w.bits(reference + 1, referenceBits(landmark))
    w.bits(form, FORM_BITS)
    fill(landmark, reference)
    write(w, values, form)
  }
  return w.finish()
}

/** Writes what a landmark's metres differ from those of a reference into `values`. */
function differences(
  values: Int32Array,
  metres: Uint32Array,
  { landmarks, from }: BlockPlace,
  landmark: number,
  reference: number,
): void {
  const first = from * landmarks
  for (let i = 1; i < values.length; i++) {
    const row = first + i * landmarks
    const own = metres[row + landmark]! - metres[first + landmark]!
    const other =
      reference === NO_REFERENCE ? 0 : metres[row + reference]! - metres[first + reference]!
    values[i] = own - other
  }
}

/** The reference and the form that take the fewest bits; slopes are tried without a reference and with the best one. */
function best(
  values: Int32Array,
  landmark: number,
  fill: (reference: number) => void,
): { reference: number; form: number } {
  let [reference, form, bits] = [NO_REFERENCE, STEPS, Number.POSITIVE_INFINITY]
  for (let r = landmark - 1; r >= NO_REFERENCE && bits > 0; r--) {
    fill(r)
    const steps = stepsBits(values, bits)
    if (steps < bits) [reference, form, bits] = [r, steps === 0 ? LEVEL : STEPS, steps]
  }
  for (const r of new Set([reference, NO_REFERENCE])) {
    fill(r)
    for (let slope = SLOPES; slope < FORMS; slope++) {
      const slopes = slopesBits(values, shiftOf(slope))
      if (slopes < bits) [reference, form, bits] = [r, slope, slopes]
    }
  }
  return { reference, form }
}

function shiftOf(form: number): number {
  return BITS_PER_FORM * (form - SLOPES)
}

/** Bits of differences as steps: 0 if all are zero, any number of at least `enough` if they take so many. */
function stepsBits(values: Int32Array, enough: number): number {
  let bits = 0
  let base = 0
  let isLevel = true
  for (let i = 1; i < values.length && bits < enough; i++) {
    const code = zigzag(values[i]! - base)
    bits += codeBits(code)
    if (code !== 0) isLevel = false
    if (!isSmall(code)) base = values[i]!
  }
  return isLevel && bits < enough ? 0 : bits
}

function slopesBits(values: Int32Array, shift: number): number {
  let bits = 0
  let last = 0
  for (let i = 1; i < values.length; i++) {
    bits += shift + codeBits(zigzag(values[i]! - last) >>> shift)
    last = values[i]!
  }
  return bits
}

function write(w: BitWriter, values: Int32Array, form: number): void {
  if (form === LEVEL) return
  let last = 0
  for (let i = 1; i < values.length; i++) {
    const code = zigzag(values[i]! - last)
    if (form === STEPS) {
      w.code(code)
      if (!isSmall(code)) last = values[i]!
    } else {
      w.bits(code, shiftOf(form))
      w.code(code >>> shiftOf(form))
      last = values[i]!
    }
  }
}

/**
 * Unpacks a block into its place in a table.
 * @param heads the metres of its first entity, from `head` on
 * @throws RangeError when a landmark refers to a later one: the bytes are damaged
 */
export function unpackBlock(
  metres: Uint32Array,
  { landmarks, from, end }: BlockPlace,
  heads: Uint32Array,
  head: number,
  packed: BitReader,
): void {
  const first = from * landmarks
  const last = end * landmarks
  for (let landmark = 0; landmark < landmarks; landmark++) {
    const reference = packed.bits(referenceBits(landmark)) - 1
    if (reference >= landmark) throw new RangeError('A landmark refers to a later one.')
    const form = packed.bits(FORM_BITS)
    const own = heads[head + landmark]!
    const apart = reference === NO_REFERENCE ? 0 : own - heads[head + reference]!
    const isSteps = form === STEPS
    const shift = form >= SLOPES ? shiftOf(form) : 0
    metres[first + landmark] = own
    // The loops read each value of the reference where its landmark lies, or the first value without one.
    const [step, other] = reference === NO_REFERENCE ? [0, landmark] : [landmarks, reference]
    let at = first + other + step
    if (form === LEVEL) {
      for (let row = first + landmarks; row < last; row += landmarks, at += step) {
        metres[row + landmark] = metres[at]! + apart
      }
      continue
    }
    let base = 0
    for (let row = first + landmarks; row < last; row += landmarks, at += step) {
      const low = shift === 0 ? 0 : packed.bits(shift)
      const code = (packed.code() << shift) | low
      const value = base + ((code >>> 1) ^ -(code & 1))
      if (!isSteps || !isSmall(code)) base = value
      metres[row + landmark] = metres[at]! + apart + value
    }
  }
}
