import { SHAPES, TAG } from './tags.js'

const SHAPE_OF = new Map(SHAPES.map((names, at) => [names.join(), at]))
/** Fifteen digits are exact, and so is their quotient by a power of ten once it is rounded. */
const DECIMAL = /^-?(\d{1,15})(?:\.(\d{1,7}))?$/
const MAX_DIGITS = 15
/** Half of a surrogate pair, which has no UTF-8. */
const HALF = /\p{Surrogate}/u

/** @param value as `JSON.parse` makes it; members that are undefined are left out */
export function packJson(value: unknown): Buffer {
  const bytes: number[] = []
  write(bytes, value)
  return Buffer.from(bytes)
}

function write(bytes: number[], value: unknown): void {
  if (value === null) bytes.push(TAG.null)
  else if (typeof value === 'boolean') bytes.push(value ? TAG.true : TAG.false)
  else if (typeof value === 'number') writeNumber(bytes, value)
  else if (typeof value === 'string') writeText(bytes, value)
  else if (Array.isArray(value)) writeList(bytes, value)
  else writeObject(bytes, value as object)
}

function writeNumber(bytes: number[], value: number): void {
  const [, whole = '', decimals = ''] = DECIMAL.exec(String(value)) ?? []
  const digits = whole + decimals
  if (digits === '' || digits.length > MAX_DIGITS) writeOther(bytes, value)
  else writeLong(bytes, TAG.number + 2 * decimals.length + (value < 0 ? 1 : 0), Number(digits))
}

function writeText(bytes: number[], value: string): void {
  if (HALF.test(value)) {
    writeOther(bytes, value)
    return
  }
  const text = Buffer.from(value)
  if (TAG.shortText + text.length < TAG.shortList) bytes.push(TAG.shortText + text.length)
  else writeLong(bytes, TAG.text, text.length)
  bytes.push(...text)
}

function writeOther(bytes: number[], value: unknown): void {
  const text = Buffer.from(JSON.stringify(value))
  writeLong(bytes, TAG.other, text.length)
  bytes.push(...text)
}

function writeList(bytes: number[], values: readonly unknown[]): void {
  if (TAG.shortList + values.length < TAG.shape) bytes.push(TAG.shortList + values.length)
  else writeLong(bytes, TAG.list, values.length)
  for (const one of values) write(bytes, one)
}

function writeObject(bytes: number[], value: object): void {
  const members = Object.entries(value).filter(([, one]) => one !== undefined)
  const shape = SHAPE_OF.get(members.map(([name]) => name).join())
  // A name may contain a comma.
  const isKnown = shape !== undefined && SHAPES[shape]!.length === members.length
  if (isKnown) bytes.push(TAG.shape + shape)
  else writeLong(bytes, TAG.object, members.length)
  for (const [name, one] of members) {
    if (!isKnown) writeText(bytes, name)
    write(bytes, one)
  }
}

function writeLong(bytes: number[], tag: number, count: number): void {
  bytes.push(tag)
  writeCount(bytes, count)
}

/** Seven bits a byte, the lowest first. */
function writeCount(bytes: number[], count: number): void {
  let left = count
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push(128 + (left % 128))
  bytes.push(left)
}
