import type { Numbers } from '../format/numbers.js'
import type { Texts } from './en.js'
import { fill } from './fill.js'
import type { Wording } from './service-words.js'
import type { Translations } from './translations.js'

/** A text of the service in the user's language, or marked as English. */
export function serviceWording(text: string, { service }: Texts, numbers: Numbers): Wording {
  if (service === null) return { text: readableText(text) }
  const own = translate(text, service, numbers)
  return own === null ? { text: readableText(text), lang: 'en' } : { text: own }
}

/** The service's words without underscores: "neo_panamax" becomes "neo panamax". */
export function readableText(text: string): string {
  return text.replaceAll(/(?<=[a-z])_(?=[a-z])/g, ' ').replaceAll(/\bteu\b/g, 'TEU')
}

/** Null if there is no translation. */
export function translate(text: string, { terms, texts }: Translations, numbers: Numbers) {
  for (const [english, own] of texts) {
    const found = patternOf(english).exec(text)
    if (!found) continue
    const values = valuesOf(english, found.slice(1), terms, numbers)
    if (values !== null) return fill(own, values)
  }
  return null
}

const BRACES = /\{(\w+)(?::(\w+))?\}/g
const PATTERNS = new Map<string, RegExp>()

function patternOf(english: string): RegExp {
  const known = PATTERNS.get(english)
  if (known) return known
  const fixed = english
    .split(/\{[\w:]+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
  const made = new RegExp(`^${fixed.join('(.+?)')}$`)
  PATTERNS.set(english, made)
  return made
}

function valuesOf(
  english: string,
  found: readonly string[],
  terms: Translations['terms'],
  numbers: Numbers,
): Record<string, string> | null {
  const values: Record<string, string> = {}
  for (const [i, [, name, kind = 'as_is']] of [...english.matchAll(BRACES)].entries()) {
    const value = WRITERS[kind]!(found[i]!, terms, numbers)
    if (value === undefined) return null
    values[name!] = value
  }
  return values
}

type Writer = (text: string, terms: Translations['terms'], numbers: Numbers) => string | undefined

const WRITERS: Readonly<Record<string, Writer>> = {
  as_is: (text) => text,
  number: (text, _, numbers) => (isNumber(text) ? numbers.exact(Number(text)) : undefined),
  term: (text, terms) => terms[text],
  terms: (text, terms) => listed(text, ', ', terms),
  sum: (text, terms) => listed(text, ' + ', terms),
  size: (text, terms, numbers) => {
    const words = text.split(' ').map((word) => terms[word] ?? sizeOf(word, terms, numbers))
    return words.includes(undefined) ? undefined : words.join(' ')
  },
}

const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text)

function listed(text: string, between: string, terms: Translations['terms']): string | undefined {
  const words = text.split(between).map((word) => terms[word])
  return words.includes(undefined) ? undefined : words.join(between)
}

/** Sizes such as "8000+" or "5000-7999", with or without thousands separators. */
function sizeOf(text: string, terms: Translations['terms'], numbers: Numbers): string | undefined {
  const parts = /^([\d,]+)(?:\+|-([\d,]+))$/.exec(text)
  if (!parts) return undefined
  const [least, most] = parts.slice(1).map((part) => part?.replaceAll(',', ''))
  if (most === undefined) return fill(terms['+']!, { least: numbers.whole(Number(least)) })
  return `${numbers.whole(Number(least))}–${numbers.whole(Number(most))}`
}
