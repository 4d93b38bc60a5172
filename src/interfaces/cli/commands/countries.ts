import type { Country } from '../../../ports/import.js'
import { CountryIndex } from '../../../ports/names/country-index.js'
import { fold } from '../../../ports/names/fold.js'
import type { Port } from '../../../ports/port.js'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Finds countries by ISO 3166-1 code or English name, as spelt in our own table or by Unicode; those of
 * our table also by the names that `CountryIndex` knows.
 */
export function countryFinder(table: readonly Port[]): (text: string) => Country | null {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const countries = new Map<string, Country>()
  for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    const name = names.of(code)
    if (name !== undefined) enter(countries, { code, name })
  }
  for (const { countryCode, country } of table) {
    enter(countries, { code: countryCode, name: country })
  }
  const index = new CountryIndex(table)
  return (text) => {
    const known = countries.get(fold(text))
    const [code, ...others] = known === undefined ? index.exact(text) : []
    const isOne = code !== undefined && others.length === 0
    return known ?? (isOne ? (countries.get(fold(code)) ?? null) : null)
  }
}

function enter(countries: Map<string, Country>, country: Country): void {
  countries.set(fold(country.code), country).set(fold(country.name), country)
}
