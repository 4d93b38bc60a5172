import type { Port } from '../port.js'
import { otherCountry, plainCountry } from './country-names.js'
import { fold } from './fold.js'
import { firstIndex } from './sorted.js'

/** Languages for country search, in addition to English. */
const LANGUAGES = 'de fr es pt it nl pl sv ru tr zh ja ko ar'.split(' ')

/** The countries of the ports by code, name and other names. */
export class CountryIndex {
  /** Codes by folded text. */
  readonly #codes = new Map<string, Set<string>>()
  readonly #ports = new Map<string, Port[]>()
  /** The texts in order, so that those with a beginning stand together. */
  #texts: readonly string[] = []

  constructor(ports: readonly Port[]) {
    for (const _ of this.#filling(ports));
  }

  /** Made a language at a time. */
  static *making(ports: readonly Port[]): Generator<void, CountryIndex> {
    const index = new CountryIndex([])
    yield* index.#filling(ports)
    return index
  }

  *#filling(ports: readonly Port[]): Generator<void> {
    for (const port of ports) {
      const known = this.#ports.get(port.countryCode)
      if (known !== undefined) known.push(port)
      else {
        this.#ports.set(port.countryCode, [port])
        this.#add(port.countryCode, port.countryCode)
        this.#add(port.country, port.countryCode)
      }
    }
    for (const language of LANGUAGES) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      for (const code of this.#ports.keys()) this.#add(names.of(code) ?? '', code)
      yield
    }
    this.#texts = [...this.#codes.keys()].sort()
  }

  #add(text: string, code: string): void {
    const folded = fold(text)
    for (const key of new Set([folded, plainCountry(folded)])) {
      const codes = this.#codes.get(key)
      if (key === '') continue
      if (codes === undefined) this.#codes.set(key, new Set([code]))
      else codes.add(code)
    }
  }

  /** Codes of the countries with exactly this code or name, in any of its common forms. */
  exact(text: string): ReadonlySet<string> {
    const folded = fold(text)
    const other = otherCountry(folded)
    if (other !== undefined) return new Set([other])
    return this.#codes.get(folded) ?? this.#codes.get(plainCountry(folded)) ?? new Set()
  }

  /** Codes of the countries with this folded code, or with a name that starts with it. */
  begun(text: string): ReadonlySet<string> {
    const codes = new Set(this.exact(text))
    if (text.length < 2) return codes
    const first = firstIndex(this.#texts.length, (at) => this.#texts[at]! < text)
    for (let at = first; this.#texts[at]?.startsWith(text); at++) {
      for (const code of this.#codes.get(this.#texts[at]!)!) codes.add(code)
    }
    return codes
  }

  /** The port of a country with its name: Singapore. */
  portNamedSo(code: string): Port | undefined {
    return this.#ports.get(code)?.find(({ name, country }) => name === country)
  }

  portsOf(text: string): readonly Port[] {
    return [...this.exact(text)].flatMap((code) => this.#ports.get(code) ?? [])
  }
}
