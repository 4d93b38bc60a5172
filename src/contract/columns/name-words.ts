import { columnKey, listed } from './column-key.js'
import { englishKey } from './other-languages.js'

const MAX_KEPT = 10_000

/**
 * The forms of a column's name that say what it is about, each as words with lines between: as it is written, with its
 * capitals as words (`portOfLoading`), and in English.
 */
export const namesOf: (column: string) => readonly string[] = kept((column) => {
  const own = columnKey(column)
  const parted = columnKey(column.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2'))
  const numbered = NUMBER_OF.exec(englishKey(own))?.[2]
  const turned = numbered === undefined ? [] : [`${numbered}_no`, englishKey(numbered)]
  return [...new Set([own, parted, englishKey(own), englishKey(parted), ...turned])]
})

/** What a name says, kept: a table asks for each of its cells. */
export function kept<Value>(find: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const found = find(name)
    if (known.size < MAX_KEPT) known.set(name, found)
    return found
  }
}

/** `Nº de expediente` is an `expediente_no`. */
const NUMBER_OF =
  /^(n|no|n°|nr|nro|num|numero|nummer|number)_(?:de_|do_|da_|di_|du_|d_|del_|of_)?(.+)$/

/** Finds a word that begins with one of the given stems. */
export function beginning(stems: string): RegExp {
  return new RegExp(`(^|_)(${alternatives(stems)})`)
}

/** Finds one of the given words. */
export function having(words: string): RegExp {
  return new RegExp(`(^|_)(${alternatives(words)})(_|$)`)
}

/** Is one of the given words. */
export function being(words: string): RegExp {
  return new RegExp(`^(${alternatives(words)})$`)
}

function alternatives(words: string): string {
  return listed(words).join('|')
}
