import { editDistance } from '../../ports/names/edit-distance.js'

/** Maximum number of edits between a misspelt name and a column. */
const MAX_EDITS = 2
/** An edit changes at most two letters of those that a name has: one goes, one comes. */
const MAX_OTHER_LETTERS = 2 * MAX_EDITS

interface Known {
  readonly name: string
  /** Its place among all names: of equally near ones, the first counts. */
  readonly at: number
  readonly letters: number
}

/**
 * Finds the name that another was probably meant to be. A header may have a thousand columns that resemble none of
 * thousands of names, so only names of as many words and about as many letters, and mostly the same, are compared.
 */
export class NearNames {
  readonly #byShape = new Map<string, Known[]>()

  constructor(names: Iterable<string>) {
    let at = 0
    for (const name of names) {
      const shape = shapeOf(wordCount(name), name.length)
      const alike = this.#byShape.get(shape) ?? []
      alike.push({ name, at: at++, letters: lettersOf(name) })
      this.#byShape.set(shape, alike)
    }
  }

  near(key: string): string | null {
    const [words, letters] = [wordCount(key), lettersOf(key)]
    let best: { readonly known: Known; readonly edits: number } | null = null
    for (let more = -MAX_EDITS; more <= MAX_EDITS; more++) {
      for (const known of this.#byShape.get(shapeOf(words, key.length + more)) ?? []) {
        if (bitsOf(known.letters ^ letters) > MAX_OTHER_LETTERS) continue
        const edits = editDistance(known.name, key)
        if (edits > MAX_EDITS || edits * 3 > known.name.length) continue
        if (hasOtherWord(known.name.split('_'), key.split('_'))) continue
        const isBetter =
          best === null || edits < best.edits || (edits === best.edits && known.at < best.known.at)
        if (isBetter) best = { known, edits }
      }
    }
    return best?.known.name ?? null
  }
}

const shapeOf = (words: number, length: number) => `${words} ${length}`

function wordCount(name: string): number {
  return name.split('_').length
}

/** A bit for each letter that a name has. Several letters share a bit. */
function lettersOf(name: string): number {
  let letters = 0
  for (let at = 0; at < name.length; at++) letters |= 1 << (name.charCodeAt(at) & 31)
  return letters
}

function bitsOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Whether two names of as many words differ in a whole one: a date of loading is no misspelt name of a port. */
function hasOtherWord(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word, at) => editDistance(word, others[at]!) * 3 > word.length)
}
