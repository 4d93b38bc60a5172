import { Numbers } from '../format/numbers.js'
import { storage } from '../session/storage.js'
import { en, type Texts } from './en.js'
import { LANGUAGES } from './languages.js'

const STORAGE_KEY = 'fairway-language'

class Language {
  code = $state('en')
  texts: Texts = $state.raw(en)
  /**
   * Numbers and dates as written in the user's country, if the browser reports one: `en-GB`,
   * `de-AT`.
   */
  readonly numbers: Numbers = $derived(new Numbers(localeOf(this.code)))
  readonly #countries = $derived(
    new Intl.DisplayNames(this.code, { type: 'region', fallback: 'none' }),
  )

  async choose(code: string): Promise<void> {
    const texts = (await LANGUAGES[code]?.texts()) ?? en
    this.texts = texts
    this.code = code in LANGUAGES ? code : 'en'
    document.documentElement.lang = this.code
  }

  async remember(code: string): Promise<void> {
    storage.set(STORAGE_KEY, code)
    await this.choose(code)
  }

  /**
   * @param code ISO 3166-1, two letters @param name English name, for a country that the browser
   * does not know
   */
  country(code: string, name: string): string {
    return this.code === 'en' ? name : (this.#countries.of(code) ?? name)
  }
}

export const language = new Language()

/** The remembered language, otherwise the browser's first language that the page has. */
export function preferredLanguage(): string {
  const known = [storage.get(STORAGE_KEY), ...navigator.languages]
    .map((tag) => tag?.slice(0, 2) ?? '')
    .find((code) => code in LANGUAGES)
  return known ?? 'en'
}

/** Outside the United States, English dates begin with the day. */
function localeOf(code: string): string {
  const own = navigator.languages.find((tag) => tag.startsWith(`${code}-`))
  return own ?? (code === 'en' ? 'en-GB' : code)
}
