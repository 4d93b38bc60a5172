import { MESSAGES } from '../generated/sentences.js'

export type MessageCode = keyof typeof MESSAGES

/** Numbers and names of a message, by name. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>

/** A sentence of an answer, for programs and for other languages. */
export interface Message {
  readonly code: MessageCode
  readonly values: Values
}

/** The values that a sentence names in braces, without their forms. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}:${string}` ? Bare : Name) | NamesIn<Rest>
  : never
type ValuesOf<Code extends MessageCode> = {
  readonly [Name in NamesIn<(typeof MESSAGES)[Code]>]: Values[string]
}

/** A message of messages/en.json with every value that its sentence names. */
export function message<Code extends MessageCode>(
  code: Code,
  ...[values]: NamesIn<(typeof MESSAGES)[Code]> extends never ? [] : [values: ValuesOf<Code>]
): Message {
  return { code, values: values ?? {} }
}

/** Texts and names of values in turn. Split once, because a matrix writes sentences for each cell. */
const PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(MESSAGES).map(([code, text]) => [code, text.split(/[{}]/)]),
)

/** The message in English. */
export function sentenceOf({ code, values }: Message): string {
  const parts = PARTS[code]!
  let text = parts[0]!
  for (let at = 1; at < parts.length; at += 2) {
    const value = values[parts[at]!]
    text += `${Array.isArray(value) ? value.join(', ') : value}${parts[at + 1]}`
  }
  return text
}

export const sentencesOf = (messages: readonly Message[]): string[] => messages.map(sentenceOf)
