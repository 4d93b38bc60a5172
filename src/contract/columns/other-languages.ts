import { COLUMN_NAMES } from '../generated/column-names.js'

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(COLUMN_NAMES).flatMap(([english, names]) => names.map((name) => [name, english])),
)

/** Letters that are no letter with an accent, or whose accent is not dropped alone. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ "'": '_', ł: 'l', ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', å: 'a', đ: 'd' },
}

/** The key of a column by its English name: `weight_kg` for `peso_kg`. Other keys lose their accents. */
export function englishKey(key: string): string {
  const plain = key
    .replaceAll(/['łıßøæåđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
  const words = plain.split('_')
  for (let count = words.length; count > 0; count--) {
    const english = NAMES.get(words.slice(0, count).join('_'))
    if (english !== undefined) return [english, ...words.slice(count)].join('_')
  }
  return plain
}
