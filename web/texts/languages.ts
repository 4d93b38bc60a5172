import { en, type Texts } from './en.js'

interface Language {
  readonly name: string
  readonly texts: () => Promise<Texts>
}

/** The languages of the page: each is a file of texts and a line here. Others than English are fetched when chosen. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', texts: async () => en },
  de: { name: 'Deutsch', texts: async () => (await import('./de.js')).de },
}
