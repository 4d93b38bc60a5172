import { expect, test } from 'vitest'
import { cases } from '../../support/cases.js'
import { countryNames, takenElsewhere } from '../../support/greater-places.js'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS = LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
const LANGUAGES = [...PAIRS, ...PAIRS.flatMap((pair) => LETTERS.map((c) => pair + c))]
const SCRIPTS = ['Latn', 'Cyrl', 'Arab', 'Deva', 'Hant', 'Hans', 'Beng', 'Telu', 'Orya', 'Vaii']
/** A language without data has the names of the default one. */
const isKnown = (locale: string) => Intl.DisplayNames.supportedLocalesOf(locale).length > 0
const languages = LANGUAGES.filter(isKnown)
const locales = [
  ...languages,
  ...languages.flatMap((one) => SCRIPTS.map((script) => `${one}-${script}`)).filter(isKnown),
  'pt-PT',
  'fr-CA',
  'es-MX',
]

/** Norfolk Island in some languages, and Poland in Swiss German: these ports are greater than the names are common. */
const KNOWN = ['Norfolk (NF): Norfolk, US', 'Poole (PL): Poole, GB']

test('no name of a country, in any language of Unicode, is a port of another country in silence', () => {
  const names = countryNames(locales)
  expect(languages.length).toBeGreaterThan(200)
  expect(names.length).toBeGreaterThan(25_000)
  const step = names.length / cases(names.length)
  const some = names.filter((_, at) => at % step < 1)
  const elsewhere = new Set(some.flatMap(takenElsewhere))
  expect([...elsewhere].filter((one) => !KNOWN.includes(one))).toEqual([])
})
