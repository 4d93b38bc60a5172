import { bitsOf, editDistance, lettersOf } from '../../ports/names/edit-distance.js'

/** Maximum number of edits between a misspelt name and a column. */
const MAX_EDITS = 2
/** An edit changes at most two letters of those that a name has: one goes, one comes. */
const MAX_OTHER_LETTERS = 2 * MAX_EDITS

interface Known {
  readonly name: string
  readonly words: readonly string[]
  /** Its place among all names: of equally near ones, the first counts. */
  readonly at: number
  /** Found when it is first compared: of thousands of names, few ever are. */
  letters: number | null
}

/**
 * Finds the name that another was probably meant to be. A header may have a thousand columns that resemble none of
 * thousands of names, so only names of as many words and about as many letters, and mostly the same, are compared.
 */
export class NearNames {
  readonly #byShape = new Map<string, Known[]>()
  #longest = 0

  constructor(names: Iterable<string>) {
    let at = 0
    for (const name of names) {
      const words = name.split('_')
      this.#longest = Math.max(this.#longest, name.length)
      const shape = shapeOf(words.length, name.length)
      const alike = this.#byShape.get(shape) ?? []
      alike.push({ name, words, at: at++, letters: null })
      this.#byShape.set(shape, alike)
    }
  }

  near(key: string): string | null {
    if (key.length > this.#longest + MAX_EDITS) return null
    const [ownWords, letters] = [key.split('_'), lettersOf(key)]
    let best: { readonly known: Known; readonly edits: number } | null = null
    for (let more = -MAX_EDITS; more <= MAX_EDITS; more++) {
      for (const known of this.#byShape.get(shapeOf(ownWords.length, key.length + more)) ?? []) {
        known.letters ??= lettersOf(known.name)
        if (bitsOf(known.letters ^ letters) > MAX_OTHER_LETTERS) continue
        if (hasOtherWord(known.words, ownWords)) continue
        const edits = editDistance(known.name, key)
        if (edits > MAX_EDITS || edits * 3 > known.name.length) continue
        const isBetter =
          best === null || edits < best.edits || (edits === best.edits && known.at < best.known.at)
        if (isBetter) best = { known, edits }
      }
    }
    return best?.known.name ?? null
  }
}

const shapeOf = (words: number, length: number) => `${words} ${length}`

/** Whether two names of as many words differ in a whole one: a date of loading is no misspelt name of a port. */
function hasOtherWord(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word, at) => {
    const other = others[at]!
    // Most are equal, or too short to be misspelt.
    if (word === other) return false
    return word.length < 3 || editDistance(word, other) * 3 > word.length
  })
}
