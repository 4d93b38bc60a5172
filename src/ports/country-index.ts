import { fold } from './fold.js'
import type { Port } from './port.js'

/** Other common spellings of a country, folded. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uae: 'AE',
  holland: 'NL',
  korea: 'KR',
  burma: 'MM',
  'ivory coast': 'CI',
  turkiye: 'TR',
}

/** Languages for country search, in addition to English. */
const LANGUAGES = [
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'sv',
  'ru',
  'tr',
  'zh',
  'ja',
  'ko',
  'ar',
]

/** The countries of the ports by code, name and other names. */
export class CountryIndex {
  /** Codes by folded text. */
  readonly #codes = new Map<string, Set<string>>()
  readonly #ports = new Map<string, Port[]>()

  constructor(ports: readonly Port[]) {
    for (const port of ports) {
      const known = this.#ports.get(port.countryCode)
      if (known !== undefined) known.push(port)
      else {
        this.#ports.set(port.countryCode, [port])
        this.#add(port.countryCode, port.countryCode)
        this.#add(port.country, port.countryCode)
      }
    }
    for (const [text, code] of Object.entries(COUNTRY_ALIASES)) this.#add(text, code)
    for (const language of LANGUAGES) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      for (const code of this.#ports.keys()) this.#add(names.of(code) ?? '', code)
    }
  }

  #add(text: string, code: string): void {
    const key = fold(text)
    const codes = this.#codes.get(key)
    if (key === '' || !this.#ports.has(code)) return
    if (codes === undefined) this.#codes.set(key, new Set([code]))
    else codes.add(code)
  }

  /** Codes of the countries with exactly this folded code or name. */
  exact(text: string): ReadonlySet<string> {
    return this.#codes.get(text) ?? new Set()
  }

  /** Codes of the countries with this folded code, or with a name that starts with it. */
  begun(text: string): ReadonlySet<string> {
    const codes = new Set(this.exact(text))
    if (text.length < 2) return codes
    for (const [key, some] of this.#codes) {
      if (key.startsWith(text)) for (const code of some) codes.add(code)
    }
    return codes
  }

  portsOf(text: string): readonly Port[] {
    return [...this.exact(text)].flatMap((code) => this.#ports.get(code) ?? [])
  }
}
