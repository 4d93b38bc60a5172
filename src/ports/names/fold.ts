import { HAN } from '../generated/lists.js'

/** Letters that Unicode does not decompose into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ь: '',
  ъ: '',
}

/**
 * Accents of letters that stand without them: é, й, Arabic and Hebrew vowels, tones of Thai, dots below of Indian letters.
 * Vowels of Indian scripts and Thai are letters by another name: लिमा is Lima, लोमे Lomé. So are voiced sounds of Japanese:
 * パリ is Paris, バリ Bari.
 */
const ACCENTS =
  /(?![\u3099\u309a])(?=\p{M})[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]|[\u0e47-\u0e4e\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu

/** Traditional and Japanese characters, by which a name differs in its writing only: 廣州 is 广州, 横浜 is 横滨. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Object.entries(HAN).flatMap(([plain, others]) => others.map((other) => [other, plain])),
)

/**
 * A name for comparison: lower case, without accents and marks, as words of letters and digits
 * separated by single spaces, and without the Russian signs that have no sound: many leave them out. "Saint-John's"
 * gives "saint johns", "Malmö" gives "malmo".
 */
export function fold(text: string): string {
  const small = narrow(text).toLowerCase()
  if (IS_FOLDED.test(small)) return small
  const plain = IS_ASCII.test(small)
    ? small
    : small
        .normalize('NFD')
        .replace(ACCENTS, '')
        .replace(/[øæœßłđðþıьъ]/g, (letter) => LETTERS[letter]!)
        .replace(/\p{sc=Han}/gu, (sign) => SIMPLIFIED.get(sign) ?? sign)
  return plain
    .replace(/['’`ʻ]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** With letters and digits of the usual width: a Japanese keyboard writes ＲＯＴＴＥＲＤＡＭ. */
export function narrow(text: string): string {
  return IS_WIDE.test(text) ? text.normalize('NFKC') : text
}

const IS_WIDE = /[\uff01-\uff5e]/

/** Most names need no further steps. */
const IS_FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Most of the others are ASCII and need fewer steps. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const IS_ASCII = /^[\x00-\x7f]*$/

/** A folded name without its spaces: "lehavre" and "le havre" are the same. */
export function joined(folded: string): string {
  return folded.replaceAll(' ', '')
}

/** These letters spelled without diacritics: Göteborg, Goeteborg. */
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const SAINTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    st: ['saint', 'sankt'],
    saint: ['st'],
    sankt: ['st', 'saint'],
    sint: ['st', 'saint'],
    ste: ['sainte'],
    sainte: ['ste'],
  }),
)

/** No name has more saints. */
const MAX_SAINTS = 3

/** A name folded in each common spelling: with "ae" for "ä", with "St" for "Saint". */
export function spellings(name: string): string[] {
  const folded = fold(name)
  const all = [folded]
  const written = IS_ASCII.test(name) ? name : name.toLowerCase().normalize('NFC')
  const digraphs = written.replace(/[äöüøå]/g, (letter) => DIGRAPHS[letter]!)
  if (digraphs !== written) all.push(fold(digraphs))
  for (const spelling of [...all]) {
    const words = spelling.split(' ')
    const saints = words.flatMap((word, i) => (SAINTS.has(word) ? [i] : []))
    for (const i of saints.slice(0, MAX_SAINTS)) {
      for (const other of SAINTS.get(words[i]!)!) all.push(words.with(i, other).join(' '))
    }
  }
  return all
}

/** Whether a text may be the code of a country or state: three Latin letters or fewer. 新加坡 is a name. */
export function isShort(text: string): boolean {
  return /^[\p{Script=Latin}\p{M}]{0,3}$/u.test(text.trim())
}
