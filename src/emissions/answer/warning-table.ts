import { WARNING_SENTENCES } from '../generated/sentences.js'
import type { NamesIn, Values } from './messages.js'

/**
 * The sentences of messages/en.json are by code, or by code and reason where a code has several. Braces contain
 * values, with a form after a colon: decimals, `capital`, `day`, `south`, or words for one and for more (after `?` without the number).
 * A sentence that begins with its verb is about the field of the warning.
 */
type Key = keyof typeof WARNING_SENTENCES
type CodeOf<Name extends Key> = Name extends `${infer Code}:${string}` ? Code : Name
type ValuesOf<Name extends Key> = {
  readonly [Value in NamesIn<(typeof WARNING_SENTENCES)[Name]>]: Values[string]
}

declare const fromTable: unique symbol
/** A sentence of the table. Only `warned` makes one, so that no warning is without its values. */
export type TableSentence = string & { readonly [fromTable]: true }

/** What a warning says, for programs and in English. */
export interface Warned<Code extends string = string> {
  readonly code: Code
  readonly detail: TableSentence
  /** Name of the passage, strait, shelf or port that it is about. */
  readonly place?: string
  /** What the sentence says in figures and names, and `reason` where a code has several. */
  readonly values?: Values
}

/**
 * The code, the sentence and the values of a warning.
 * @param values those that the sentence names; more are for programs alone
 */
export function warned<Name extends Key>(
  name: Name,
  ...[values]: NamesIn<(typeof WARNING_SENTENCES)[Name]> extends never
    ? [values?: Values]
    : [values: ValuesOf<Name> & Values]
): Warned<CodeOf<Name>> {
  const [code, reason] = name.split(':') as [CodeOf<Name>, string | undefined]
  const { place, ...others } = (values ?? {}) as Values
  const all: Values = { ...others, ...(reason !== undefined && { reason }) }
  return {
    code,
    detail: warningSentence({
      code,
      values: all,
      ...(place !== undefined && { place: String(place) }),
    }),
    ...(place !== undefined && { place: String(place) }),
    ...(Object.keys(all).length > 0 && { values: all }),
  }
}

/** The English of a warning, from its code and its values alone. */
export function warningSentence({
  code,
  values = {},
  place,
}: Omit<Warned, 'detail'>): TableSentence {
  const sentences: Readonly<Record<string, string>> = WARNING_SENTENCES
  const text = sentences[`${code}:${values['reason']}`] ?? sentences[code]!
  const all: Values = { ...values, ...(place !== undefined && { place }) }
  const filled = text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, form?: string) =>
    inForm(all[name]!, form),
  )
  return filled.trimEnd() as TableSentence
}

function inForm(value: Values[string], form: string | undefined): string {
  if (typeof value === 'object') {
    return value.join(value.some((one) => one.includes(',')) ? '; ' : ', ')
  }
  if (form === undefined) return String(value)
  if (form === 'capital') return String(value).charAt(0).toUpperCase() + String(value).slice(1)
  if (form === 'day') return dayInWords(String(value))
  if (form === 'south') return `${-Number(value)}° S`
  const [one, more] = form.replace('?', '').split('|')
  const word = value === 1 ? one : more
  if (more !== undefined) return form.startsWith('?') ? word! : `${value} ${word}`
  return Number(value).toFixed(Number(form))
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** `12-20` as `20 December`. */
function dayInWords(day: string): string {
  return `${Number(day.slice(3))} ${MONTHS[Number(day.slice(0, 2)) - 1]}`
}
