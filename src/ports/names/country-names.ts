import {
  ALPHA_3_CODES,
  FORMER_NAMES,
  FORM_WORDS as FORMS,
  FULL_NAMES as FULL,
  OTHER_NAMES as OTHER,
} from '../generated/lists.js'
import { fold } from './fold.js'

const FORM_WORDS: ReadonlySet<string> = new Set(Object.values(FORMS).flat())
const ALPHA_3 = new Map(
  Object.entries(ALPHA_3_CODES).map(([code, [alpha3]]) => [alpha3!.toLowerCase(), code]),
)
const FULL_NAMES = codesByName(FULL, (name) => name)
const FORMER = codesByName(FORMER_NAMES, (name) => plainCountry(fold(name)))
const OTHER_NAMES = codesByName(OTHER, (name) => name)

function codesByName(
  names: Readonly<Record<string, readonly string[]>>,
  keyOf: (name: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([code, all]) => all.map((name) => [keyOf(name), code])),
  )
}

/**
 * A folded country's name without the words for its form of government: "tanzania united republic of"
 * gives "tanzania".
 */
export function plainCountry(folded: string): string {
  const words = folded.split(' ')
  const isForm = (word: string | undefined) => word !== undefined && FORM_WORDS.has(word)
  let from = 0
  while (isForm(words[from])) from++
  let end = words.length
  while (end > from && isForm(words[end - 1])) end--
  return words
    .slice(from, end)
    .filter((word) => word !== 'and' && word !== 'the' && word !== 'of')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ')
}

/**
 * The country with an ISO 3166-1 alpha-3 code, or with an official or common name beyond Unicode's, all
 * folded.
 */
export function otherCountry(folded: string): string | undefined {
  const plain = plainCountry(folded)
  return (
    FULL_NAMES.get(folded) ?? ALPHA_3.get(folded) ?? OTHER_NAMES.get(plain) ?? FORMER.get(plain)
  )
}
