import { bitsOf, editDistance, isSwap, lettersOf } from '../names/edit-distance.js'

/** Shorter texts resemble everything. */
const MIN_LENGTH = 4
/**
 * From this length on, two edits are allowed in a name, and one in the beginning of a longer name. In a
 * shorter text, as many edits make it another name: Berlin would match Bergen and Bellingham.
 */
const LONG = 8

/** Added to the edits if only the beginning matches, so that any full name comes first. */
const AFTER_WHOLE = 3

/** A folded name with data that quickly excludes dissimilar names. */
interface Spelling<Content> {
  readonly key: string
  /** One bit per letter; some letters share one. */
  readonly letters: number
  readonly content: Content
}

/** A name close to the query. */
export interface Near<Content> {
  readonly content: Content
  /** Letters to insert, drop or change; higher if only the beginning of the name is close. */
  readonly edits: number
}

/** Finds names that differ by a letter or two from a text. */
export class NearNames<Content> {
  readonly #byLength = new Map<number, Spelling<Content>[]>()
  readonly #byInitial = new Map<string, Spelling<Content>[]>()

  constructor(names: Iterable<readonly [key: string, content: Content]> = []) {
    for (const [key, content] of names) this.add(key, content)
  }

  add(key: string, content: Content): void {
    const spelling = { key, letters: lettersOf(key), content }
    push(this.#byLength, key.length, spelling)
    push(this.#byInitial, key[0] ?? '', spelling)
  }

  /**
   * Names at most one edit or one swap of neighbouring letters from a folded text. For a long text,
   * also names two edits away, and names with the same first letter whose beginning is one edit away.
   * None for texts of fewer than four letters.
   */
  *find(text: string): Generator<Near<Content>> {
    if (text.length < MIN_LENGTH) return
    const most = text.length < LONG ? 1 : 2
    const letters = lettersOf(text)
    for (let length = text.length - most; length <= text.length + most; length++) {
      for (const name of this.#byLength.get(length) ?? []) {
        // An edit adds at most one new letter and removes at most one.
        if (bitsOf(letters & ~name.letters) > most) continue
        if (bitsOf(name.letters & ~letters) > most) continue
        const edits = editDistance(name.key, text)
        if (edits <= most || (edits === 2 && isSwap(name.key, text))) {
          yield { content: name.content, edits }
        }
      }
    }
    if (text.length < LONG) return
    for (const { key, letters: has, content } of this.#byInitial.get(text[0]!) ?? []) {
      if (key.length <= text.length + most || bitsOf(letters & ~has) > 1) continue
      if (editDistance(key.slice(0, text.length), text) <= 1) yield { content, edits: AFTER_WHOLE }
    }
  }
}

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
