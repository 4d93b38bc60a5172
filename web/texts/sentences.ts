import type { Numbers } from '../format/numbers.js'
import type { Texts } from './en.js'
import { fill } from './fill.js'

/** A text for the user, with a `lang` if it is the service's own English. */
export interface Wording {
  readonly text: string
  readonly lang?: 'en'
}

/** A sentence of the service as it gives it beside the English. */
export interface Message {
  readonly code: string
  readonly values: Readonly<Record<string, unknown>>
}

/** A sentence in the user's language; in the service's words if the page does not know its code. */
export function sentenceWording(
  { code, values }: Message,
  english: string,
  texts: Texts,
  numbers: Numbers,
): Wording {
  const said: Readonly<Record<string, string>> | null = texts.messages.said
  if (said === null) return { text: grouped(readableText(english), numbers) }
  const own = Object.hasOwn(said, code)
    ? fill(said[code]!, valuesInWords(values, texts, numbers))
    : null
  return own === null || own.includes('{') ? { text: english, lang: 'en' } : { text: own }
}

/** The values of a message as the user's language writes them. */
export function valuesInWords(
  values: Message['values'],
  texts: Texts,
  numbers: Numbers,
): Record<string, string> {
  const inWords = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return numbers.list(value.map((one) => inWords(name, one)))
    if (typeof value !== 'number') return wordOf(String(value), texts, numbers)
    if (name === 'year') return String(value)
    if (name === 'latitude') return numbers.exact(Math.abs(value))
    if (name === 'times') return numbers.fixed(value, 1)
    return name === 'km' ? numbers.whole(value) : numbers.exact(value)
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inWords(name, value)]),
  )
}

/** "15217 TEU" as "15,217 TEU". Numbers without a unit may be names. */
export function grouped(text: string, numbers: Numbers): string {
  return text.replaceAll(/\b\d{4,}(?= (?:TEU|t|km|kW|nm|GT|dwt)\b)/g, (digits) =>
    numbers.whole(Number(digits)),
  )
}

/** A day, a day of every year (`12-20`), or a name. */
function wordOf(value: string, texts: Texts, numbers: Numbers): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return numbers.date(new Date(value))
  if (/^\d\d-\d\d$/.test(value)) return numbers.dayOfMonth(new Date(`2024-${value}`))
  return nameWording(value, texts).text
}

/** A name, such as that of a fuel or a source; as the service writes it if the page has none. */
export function nameWording(name: string, { names }: Texts): Wording {
  const words = readableText(name)
  const own = names[name] ?? names[words]
  return own === undefined ? { text: words, lang: 'en' } : { text: own }
}

/** Ids of trade lanes, whose words are regions. */
const LANE =
  /\b(?:asia|europe|intra|mediterranean|(?:north|south)_(?:america|europe)|se_asia)_[a-z_]+\b/g

/** The service's words without underscores: "neo_panamax" becomes "neo panamax", "asia_north_europe" "Asia North Europe". */
export function readableText(text: string): string {
  return text
    .replaceAll(LANE, (lane) =>
      lane
        .replaceAll(/(?<=^|_)([ns]e(?=_)|[a-z])/g, (begun) => begun.toUpperCase())
        .replaceAll('_', ' '),
    )
    .replaceAll(/(?<=[a-z])_(?=[a-z])/g, ' ')
    .replaceAll(/\b(teu|ulcv)\b/g, (word) => word.toUpperCase())
}
