import { COLUMN_NAMES } from '../generated/column-names.js'

/** Letters that are no letter with an accent, or whose accent is not dropped alone. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ "'": '_', ł: 'l', ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', å: 'a', đ: 'd' },
}

/** A name without the marks of its letters: of Latin, kana and Arabic alike. */
function plainOf(key: string): string {
  return key
    .replaceAll('’', "'")
    .replaceAll(/n°/g, 'no')
    .replaceAll(/['łıßøæåđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
}

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(COLUMN_NAMES).flatMap(([english, names]) =>
    names.map((name) => [plainOf(name), english]),
  ),
)

/** No name has more words: of a key of thousands, only its first ones are looked up. */
const MOST_WORDS = Math.max(...[...NAMES.keys()].map((name) => name.split('_').length))

/** A unit right behind the letters of another script, and the word before one: `毛重kgs`, `rohgewicht_in_kg`. */
const UNIT_BEHIND = /(?<=\p{Lo})(?=(kgs?|mt|t|teu|cbm)$)/u
const UNIT_AFTER_WORD = /_(in|en|em)_(?=(kgs?|t|mt|to|tonnen|tonnes|toneladas|ton)$)/

/** The key of a column by its English name, with that of its unit: `weight_kg` for `вес_кг`. Other keys lose their accents. */
export function englishKey(key: string): string {
  const plain = plainOf(key).replace(UNIT_BEHIND, '_').replace(UNIT_AFTER_WORD, '_')
  const words = plain.split('_')
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const english = NAMES.get(words.slice(0, count).join('_'))
    if (english === undefined) continue
    return [english, ...words.slice(count).map((word) => NAMES.get(word) ?? word)].join('_')
  }
  return plain
}
