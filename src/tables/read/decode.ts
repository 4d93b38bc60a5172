import { UsageError } from '../text/failure.js'
import { requireText } from './limits.js'

/**
 * Characters for the bytes 80 to 9F of Windows-1252; the other bytes are as in Unicode. Not every Node
 * decodes these.
 */
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** Names of the same encoding. Browsers use it for ISO 8859-1 too. */
const WINDOWS_1252 = ['windows-1252', 'cp1252', 'latin1', 'iso-8859-1']
/** Maximum number of bytes of a UTF-8 character after its first. */
const MAX_TRAILING = 3

export interface Decoding {
  /** Named in errors. */
  readonly name: string
  /** Any name that TextDecoder knows; detected if absent. */
  readonly encoding?: string | undefined
  /** Called with the encoding if it was guessed, because the file does not state one. */
  readonly onGuess?: ((encoding: string) => void) | undefined
}

/**
 * The text of a stream of bytes. A byte order mark identifies UTF-8 and UTF-16; UTF-16 without one is recognized by
 * its zero bytes, and everything that is not UTF-8 is Windows-1252.
 * @throws UsageError for bytes that are invalid in the encoding
 */
export async function* decoded(
  chunks: AsyncIterable<Uint8Array | string>,
  { name, encoding, onGuess }: Decoding,
): AsyncGenerator<string> {
  let decoder = encoding === undefined ? null : decoderOf(encoding)
  let held: Uint8Array = new Uint8Array()
  for await (const chunk of chunks) {
    const bytes = joined(held, typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    held = new Uint8Array()
    if (decoder === null) {
      if (bytes.length < markLength(bytes)) {
        held = bytes
        continue
      }
      requireText(name, bytes)
      decoder = new Undecided(onGuess)
      const utf16 = utf16Of(bytes)
      if (utf16 !== null) decoder = decoderOf(utf16)
    }
    yield attempt(decoder, bytes, name)
  }
  const rest = decoder ?? new Undecided(onGuess)
  yield attempt(rest, held, name) + attempt(rest, null, name)
}

interface Decoder {
  /** The text of the bytes; null ends it. */
  decode(bytes: Uint8Array | null): string
}

function attempt(decoder: Decoder, bytes: Uint8Array | null, name: string): string {
  try {
    return decoder.decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(
      `${name} is not ${(decoder as { label?: string }).label ?? 'UTF-8'} throughout. Save it as UTF-8, or give --encoding.`,
    )
  }
}

function decoderOf(encoding: string): Decoder & { label: string } {
  const label = encoding.toLowerCase()
  if (WINDOWS_1252.includes(label)) return { label, decode: (bytes) => windows1252(bytes) }
  const decoder = textDecoder(encoding)
  return {
    label: encoding,
    decode: (bytes) =>
      bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }),
  }
}

function textDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new UsageError(
      `--encoding ${encoding} is unknown. Use for example utf-8, utf-16le, windows-1252 or shift_jis.`,
    )
  }
}

/** UTF-8 unless the first bytes beyond ASCII are invalid in it, otherwise Windows-1252. */
class Undecided implements Decoder {
  readonly label = 'UTF-8'
  #chosen: Decoder | null = null
  #held: Uint8Array = new Uint8Array()

  constructor(private readonly onGuess: Decoding['onGuess']) {}

  decode(bytes: Uint8Array | null): string {
    if (this.#chosen !== null) return this.#chosen.decode(bytes)
    const all = joined(this.#held, bytes ?? new Uint8Array())
    // The last character may be incomplete.
    let end = all.length
    if (bytes !== null) {
      const least = Math.max(0, all.length - MAX_TRAILING)
      while (end > least && all[end - 1]! >= 0x80) end--
    }
    this.#held = all.slice(end)
    const text = this.#try(all.subarray(0, end))
    return this.#chosen === null && bytes !== null ? text : text + this.#rest(bytes)
  }

  #try(bytes: Uint8Array): string {
    if (bytes.every((byte) => byte < 0x80)) return Buffer.from(bytes).toString('latin1')
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      this.#chosen = decoderOf('utf-8')
      return text
    } catch {
      this.onGuess?.('Windows-1252')
      this.#chosen = decoderOf('windows-1252')
      return windows1252(bytes)
    }
  }

  #rest(bytes: Uint8Array | null): string {
    const held = this.#held
    this.#held = new Uint8Array()
    if (this.#chosen === null) return ''
    return this.#chosen.decode(held) + (bytes === null ? this.#chosen.decode(null) : '')
  }
}

function windows1252(bytes: Uint8Array | null): string {
  if (bytes === null) return ''
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => C1[letter.charCodeAt(0) - 0x80]!)
}

function utf16Of([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null
}

/** Number of bytes needed to detect the encoding. */
function markLength([first]: Uint8Array): number {
  return { 239: 3, 80: 4 }[Number(first)] ?? 2
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.length === 0 ? b : Buffer.concat([a, b])
}
