import { language } from './language.svelte.js'
import { type LaterTexts, laterEn } from './later-en.js'

/** Texts that come with the views that show them. Other languages are fetched whole. */
export const later = {
  get texts(): LaterTexts {
    const texts: object = language.texts
    return 'voyage' in texts ? (texts as LaterTexts) : laterEn
  },
}
