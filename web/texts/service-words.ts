import { PASSAGE_NAMES } from '../../src/client/schema.js'
import type { Numbers } from '../format/numbers.js'
import type { Texts } from './en.js'
import { asSentence, fill } from './fill.js'
import { grouped, nameWording, readableText, valuesInWords, type Wording } from './sentences.js'

export const english = (text: string): Wording => ({ text, lang: 'en' })

interface Warning {
  readonly code: string
  readonly pointer?: string | undefined
  readonly place?: string | undefined
  readonly detail: string
  readonly values?: Readonly<Record<string, unknown>>
}

/**
 * A warning in the page's words, by its code and reason; in the service's if the page has none, or if a value is missing.
 * @param stop the page's name of the stop that it is about
 */
export function warningWording(
  { code, pointer, place, detail, values = {} }: Warning,
  texts: Texts,
  numbers: Numbers,
  stop?: string,
  lengthText?: (km: number) => string,
): Wording {
  const { warnings } = texts.messages
  const { reason } = values
  const name = reason === undefined ? code : `${code}:${reason}`
  const own = hasText(warnings, name) ? warnings[name] : undefined
  const { passage, km } = values
  const length = typeof km === 'number' ? lengthText?.(km) : undefined
  if (own === undefined) {
    const said = [`${km} km`, `${values['nm']} nm`].reduce(
      (text, exact) => (length === undefined ? text : text.replace(exact, length)),
      detail,
    )
    return english(sentence(said, numbers))
  }
  const given = {
    end: stop ?? (pointer?.endsWith('origin') ? texts.plan.origin : texts.plan.destination),
    ...(place !== undefined && { place: placeWording(place, texts) }),
    ...valuesInWords(values, texts, numbers),
    ...(typeof passage === 'string' && { passage: passageName(texts, passage) }),
  }
  const pattern = length === undefined ? own : own.replaceAll(LENGTH, length)
  const text = fill(pattern, given)
  return text.includes('{') ? english(sentence(detail, numbers)) : { text }
}

/** A length in a message, which the page writes in the unit of its user. */
const LENGTH = /\{(?:km|nm)\} (?:km|nm|sm)\b/g

/** Some begin with a verb or a value, because the field precedes them elsewhere. */
function sentence(detail: string, numbers: Numbers): string {
  return asSentence(grouped(readableText(detail), numbers))
}

/** In the user's language; for a passage that the page does not know, its id. */
export function passageName({ plan: { passageNames } }: Texts, id: string): string {
  return hasText(passageNames, id) ? passageNames[id] : id
}

/** In the user's language for a passage, a shelf or a strait; otherwise the service's name. */
export function placeWording(place: string, texts: Texts): string {
  const found = Object.entries(PASSAGE_NAMES).find(([, name]) => place.startsWith(name))
  if (found !== undefined) return passageName(texts, found[0])
  const strait = /^(.+) Strait$/.exec(place)?.[1]
  if (strait !== undefined) return fill(texts.plan.strait, { name: strait })
  return nameWording(place, texts).text
}

/** In the user's language; for an area that the page does not know, the service's name. */
export function areaName({ answer: { areas } }: Texts, { id, name }: NamedArea): string {
  return hasText(areas, id) ? areas[id] : name
}

interface NamedArea {
  readonly id: string
  readonly name: string
}

export function hasText<Names extends object>(
  texts: Names,
  name: string,
): name is Extract<keyof Names, string> {
  return Object.hasOwn(texts, name)
}
