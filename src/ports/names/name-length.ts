/** "Saint Helena, Ascension and Tristan da Cunha" has seven. The rules try the words one by one. */
export const MAX_NAME_WORDS = 12
/** "U.S.A." is one word. */
const WORD = /[\p{L}\p{M}\p{N}.'’`]+/gu
const SIGNS = /[^\p{L}\p{M}\p{N}.'’`\s]+/gu
export const MAX_NAME_LETTERS = 256

/** Whether a text is longer than the name of a port with its country and second name: no rule reads it. */
export function isTooLong({
  name,
  country = '',
}: {
  readonly name: string
  readonly country?: string
}) {
  return [name, country].some(
    (text) =>
      text.length > MAX_NAME_LETTERS ||
      [WORD, SIGNS].some((part) => (text.match(part) ?? []).length > MAX_NAME_WORDS),
  )
}
