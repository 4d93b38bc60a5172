import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnKey } from '../../../src/contract/columns/column-key.js'
import { englishKey } from '../../../src/contract/columns/other-languages.js'

const file = new URL('../../../data/reference/names/columns.json', import.meta.url)
const { otherLanguages } = JSON.parse(readFileSync(file, 'utf8')) as {
  otherLanguages: { values: Record<string, string[]> }
}

/** Letters as people write them, of which the table has those without accents. */
const WRITTEN = [
  'ä',
  'ö',
  'ü',
  'ß',
  'ø',
  'æ',
  'å',
  'đ',
  'ł',
  'ı',
  'é',
  'ç',
  'ñ',
  'õ',
  'ş',
  'ğ',
  'ż',
]
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', æ: 'ae', đ: 'd', ł: 'l', ı: 'i' },
}
const plainOf = (letter: string) => PLAIN[letter] ?? letter.normalize('NFD')[0]!

/** A name with a letter in each of the places where its plain form is, and in capitals. */
const written = (name: string): string[] =>
  WRITTEN.flatMap((letter) => {
    const one = name.replaceAll(plainOf(letter), letter)
    return one === name ? [] : [one, one.normalize('NFD'), one.replaceAll('ı', 'I').toUpperCase()]
  })

test.each(Object.entries(otherLanguages.values))(
  '%s has its English key by every name, whatever the accents',
  (english, names) => {
    for (const name of names) {
      for (const one of [name, ...written(name)])
        expect([one, englishKey(columnKey(one))]).toEqual([one, englishKey(english)])
    }
  },
)
