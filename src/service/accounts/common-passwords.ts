import { readFileSync } from 'node:fs'

const LIST = new URL('../../../config/common-passwords.txt', import.meta.url)
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const MIN_WORD = 4
const MIN_RUN = 3
/** Shorter remains say nothing about the password that they were taken from. */
const MIN_STRIPPED = 12

/** A password is common when it takes at most so many guesses of a piece: two words and a bit. */
const MAX_PIECES = 3
const MAX_STRIPPED_PIECES = 2

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Recognises passwords that a guesser tries early: those of the list, and what people make of them
 * to reach a length: repeated, put together, counted on, decorated or with digits for letters.
 */
export class CommonPasswords {
  readonly #words: ReadonlySet<string>
  readonly #longest: number

  constructor(words: readonly string[]) {
    const known = [...words, ...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
    this.#words = new Set(known.flatMap((word) => [word, withoutLookalikes(word)]))
    this.#longest = Math.max(...known.map(({ length }) => length))
  }

  /** @param personal words that are easy to guess for this account, e.g. parts of its e-mail */
  has(password: string, personal: readonly string[] = []): boolean {
    const plain = password.normalize('NFKC').toLowerCase()
    const words = new Set(personal.map((word) => word.toLowerCase()))
    return [plain, withoutLookalikes(plain)].some((text) => {
      const stripped = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
      return (
        this.#pieces(text, words) <= MAX_PIECES ||
        (stripped.length >= MIN_STRIPPED && this.#pieces(stripped, words) <= MAX_STRIPPED_PIECES)
      )
    })
  }

  /** The fewest pieces that make up the text; a repetition or a mark counts half. */
  #pieces(text: string, personal: ReadonlySet<string>): number {
    const fewest = [0]
    for (let end = 1; end <= text.length; end++) {
      let best = fewest[end - 1]! + (/[\p{L}\p{N}]/u.test(text[end - 1]!) ? 1 : 0.5)
      for (let start = end - 1; start >= 0; start--) {
        const size = end - start
        const piece = text.slice(start, end)
        if (start >= size && text.slice(start - size, start) === piece) {
          best = Math.min(best, fewest[start]! + 0.5)
        }
        if (isRun(piece) || this.#isWord(piece, personal)) best = Math.min(best, fewest[start]! + 1)
      }
      fewest.push(best)
    }
    return fewest[text.length]!
  }

  #isWord(piece: string, personal: ReadonlySet<string>): boolean {
    if (piece.length < MIN_WORD) return false
    if (personal.has(piece)) return true
    return piece.length <= this.#longest && this.#words.has(piece)
  }
}

/** The list that comes with the service, read once. */
export function commonPasswords(): CommonPasswords {
  loaded ??= new CommonPasswords(
    readFileSync(LIST, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '' && !line.startsWith('#')),
  )
  return loaded
}
let loaded: CommonPasswords | undefined

/** `aaaa`, `4567`, `dcba`, and years of people now alive. */
function isRun(piece: string): boolean {
  if (piece.length < MIN_RUN) return false
  if (/^(19|20)\d\d$/.test(piece)) return true
  const step = piece.charCodeAt(1) - piece.charCodeAt(0)
  if (Math.abs(step) > 1) return ROWS.some((row) => piece.length >= MIN_WORD && row.includes(piece))
  for (let at = 1; at < piece.length; at++) {
    if (piece.charCodeAt(at) - piece.charCodeAt(at - 1) !== step) return false
  }
  return true
}

function withoutLookalikes(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (character) => LOOKALIKES[character]!)
}
