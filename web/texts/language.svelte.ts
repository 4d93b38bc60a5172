import { en, type Texts } from './en.js'

/** Languages of the page; those besides English are fetched when they are chosen. */
const LANGUAGES: Readonly<Record<string, () => Promise<Texts>>> = {
  en: async () => en,
  de: async () => (await import('./de.js')).de,
}
export const LANGUAGE_NAMES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
] as const

const REMEMBERED = 'fairway-language'

class Language {
  code = $state('en')
  texts: Texts = $state.raw(en)

  async choose(code: string): Promise<void> {
    const texts = (await LANGUAGES[code]?.()) ?? en
    this.texts = texts
    this.code = code in LANGUAGES ? code : 'en'
    document.documentElement.lang = this.code
  }

  async remember(code: string): Promise<void> {
    localStorage.setItem(REMEMBERED, code)
    await this.choose(code)
  }
}

export const language = new Language()

/** The remembered language, else the browser's first that the page has. */
export function preferredLanguage(): string {
  const known = [localStorage.getItem(REMEMBERED), ...navigator.languages]
    .map((tag) => tag?.slice(0, 2) ?? '')
    .find((code) => code in LANGUAGES)
  return known ?? 'en'
}
