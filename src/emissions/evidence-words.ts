import type { LawBook } from './factors/law-book.js'
import type { LawDay } from './law-day.js'

/** Words with which a text says that something is not there, not yet there, or the speaker's own. */
const DOUBT =
  /\b(not?|non|none|never|nobody|yet|without|tb[acd]|n a|unknown|unverified|false|pending|await\w*|follow\w*|later|soon|will|planned|expected|appl\w+|request\w*|progress|draft|self|own|ourselves|internal\w*|in ?house|expired|withdrawn|revoked|refused|rejected)\b/

/** A text in plain words: capitals, accents and punctuation do not matter. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a text doubts what it says. "No. 12" is a number. */
function isDoubtful(words: string): boolean {
  return DOUBT.test(words.replace(/\bno (?=\d)/g, ''))
}

/** Whether a text is the number of a document. Every one has a digit. */
export function isDocumentNumber(text: string | undefined): boolean {
  if (text === undefined) return false
  const words = plain(text)
  return /\d/.test(words) && !isDoubtful(words)
}

/** Whether a text names a body or a scheme that a law recognises on a day. */
function namesOneOf(text: string | undefined, names: Iterable<string>): boolean {
  if (text === undefined) return false
  const words = plain(text)
  if (isDoubtful(words)) return false
  return [...names].some((name) => ` ${words} `.includes(` ${plain(name)} `))
}

/** Whether a text names a certification scheme that the laws recognise on the day. */
export function isScheme(text: string | undefined, laws: LawBook, day: LawDay): boolean {
  return namesOneOf(text, laws.names('red', 'scheme', day))
}

/** Whether a text names a body that verifies emissions. */
export function isVerifier(text: string | undefined, laws: LawBook, day: LawDay): boolean {
  return namesOneOf(text, laws.names('mrv', 'verifier', day))
}
