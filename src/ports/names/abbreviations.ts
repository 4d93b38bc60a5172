import { isUnlocode, type Port } from '../port.js'
import { isPartOfWaters } from './core-name.js'
import { fold } from './fold.js'

/** A name in full that an abbreviated one may mean. */
export interface FullName {
  /** Folded. */
  readonly name: string
  /** Whether a word was nothing but its initial. */
  readonly isByInitial: boolean
}

/** Letters that must be written in full: "L. B." may be anything. */
const MIN_WHOLE_LETTERS = 4
/** `Sta`, `Gt`, `Ldn`: a word without its first vowels, down to its last letter. */
const CONTRACTION = /^[b-df-hj-np-tv-z]{2,3}[a-z]?$/

/** Share of the letters of a word that a contraction keeps at least: two letters are no word of fourteen. */
const MIN_CONTRACTION_SHARE = 0.4

/** Names of ports by their words, to find what an abbreviation stands for by what it leaves. */
export class Abbreviations {
  readonly #ports: readonly Port[]
  /** Built on first use: one word abbreviates no name. */
  #byWord: ReadonlyMap<string, ReadonlySet<string>> | null = null

  constructor(ports: readonly Port[]) {
    this.#ports = ports
  }

  /** Builds now what is otherwise built on first use. */
  get names(): ReadonlyMap<string, ReadonlySet<string>> {
    this.#byWord ??= namesByWord(this.#ports)
    return this.#byWord
  }

  /**
   * The names of which a text abbreviates some words: to their beginning with a point ("Richards B."), to their
   * initial ("N Orleans"), or to consonants and the last letter ("Sta Marta", "Gt Yarmouth").
   * @param isLax whether a word such as "Port" is enough beside them: then the names are only possible ones
   */
  meant(text: string, isLax = false): FullName[] {
    const words = wordsOf(text)
    if (words.length < 2) return []
    const isAnchor = (word: string) =>
      word.length >= MIN_WHOLE_LETTERS && (isLax || isTelling(word))
    const whole = words.filter(({ isCut, word }) => !isCut && isAnchor(word))
    const [anchor] = whole.sort((a, b) => b.word.length - a.word.length)
    const names = anchor === undefined ? [] : [...(this.names.get(anchor.word) ?? [])]
    return names.flatMap((name) => {
      const full = name.split(' ')
      if (full.length !== words.length) return []
      if (!words.every((written, at) => standsFor(written, full[at]!))) return []
      const isByInitial = words.some(({ word }, at) => word.length === 1 && word !== full[at])
      return [{ name, isByInitial }]
    })
  }
}

function namesByWord(ports: readonly Port[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { name, alternateNames } of ports) {
    for (const one of [name, ...alternateNames.filter((other) => !isUnlocode(other))]) {
      const folded = fold(one)
      const words = folded.split(' ')
      for (const word of words.length < 2 ? [] : words) {
        names.set(word, (names.get(word) ?? new Set()).add(folded))
      }
    }
  }
  return names
}

/** Whether a word can tell a port: "Terminal" does not. */
function isTelling(word: string): boolean {
  return !isPartOfWaters(word)
}

interface WrittenWord {
  readonly word: string
  /** Whether a point shows that letters are missing. */
  readonly isCut: boolean
}

function wordsOf(text: string): WrittenWord[] {
  return (text.match(/[^\s.]+\.?/g) ?? []).flatMap((part) => {
    const words = fold(part)
      .split(' ')
      .filter((word) => word !== '')
    return words.map((word, at) => ({ word, isCut: part.endsWith('.') && at === words.length - 1 }))
  })
}

function standsFor({ word, isCut }: WrittenWord, full: string): boolean {
  if (word === full) return true
  if ((isCut || word.length === 1) && full.startsWith(word)) return true
  const isLikely = word.at(-1) === full.at(-1) && word.length >= MIN_CONTRACTION_SHARE * full.length
  return isLikely && CONTRACTION.test(word) && hasInOrder(full, word)
}

/** Whether letters stand in a word in their order, the first at its beginning. */
function hasInOrder(full: string, letters: string): boolean {
  let at = 0
  for (const letter of full) if (letter === letters[at]) at++
  return at === letters.length && full[0] === letters[0]
}
