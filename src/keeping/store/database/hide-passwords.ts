const SECRET_NAME = /pass|pwd|secret|token/i
/** From the first colon to the last `@`: an unencoded password may contain `@`, `/`, `?` and `#`. */
const USER_AND_PASSWORD = /(:\/\/[^:]*?|\bpostgres(?:ql)?:\/?[^:@/]*?)(?::|%3A)(.*)@/is
/** Up to the next parameter or the end: an unencoded value may contain `&`. */
const QUERY_PARAMETER = /([?&])([^=&]*)=(.*?)(?=&[\w%.-]+=|$)/gs
/** As in `host=db user=fairway password='two words'`. */
const KEYWORD = /(^|\s)([^\s=?&]+)(\s*=\s*)('(?:[^'\\]|\\.)*'|\S*)/g

/**
 * A copy of an address, a setting or a message with `***` for every password. If in doubt, it hides too
 * much, because the text may be an address that could not be parsed.
 */
export function withoutPassword(text: string): string {
  return text
    .replace(QUERY_PARAMETER, (all, before, name) =>
      isSecret(name) ? `${before}${name}=***` : all,
    )
    .replace(KEYWORD, (all, before, name, equals) =>
      isSecret(name) ? `${before}${name}${equals}***` : all,
    )
    .replace(USER_AND_PASSWORD, '$1:***@')
}

/**
 * Whether the password contains a character that would end that part of an address, which is then
 * misread.
 */
export function breaksAddress(address: string): boolean {
  const [, , password = ''] = USER_AND_PASSWORD.exec(address.replace(/\?[\w%.-]+=.*$/s, '')) ?? []
  return /[/?#]/.test(password)
}

/** The name may be percent-encoded, like any part of a query. */
function isSecret(name: string): boolean {
  return SECRET_NAME.test(name.replaceAll(/%([\da-f]{2})/gi, (_, hex) => fromHex(hex)))
}

function fromHex(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}
