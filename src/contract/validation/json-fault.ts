/** A sign, a text, or a number or name, after blanks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has no other ones in texts
const PART = /[ \t\n\r]*(?:([[\]{},:])|("(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y // biome-ignore format: one line
const BLANKS = /[ \t\n\r]*/y

type State = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end'

/**
 * Where a text stops being JSON, as line and column from 1. The messages of the parser quote the text,
 * which may contain a password.
 */
export function jsonFault(text: string): string {
  const offset = faultOffset(text)
  if (offset === text.length) return 'it ends too early'
  const lines = text.slice(0, offset).split('\n')
  return `see line ${lines.length}, column ${lines.at(-1)!.length + 1}`
}

/** The first part that may not stand where it does. */
function faultOffset(text: string): number {
  const open: string[] = []
  let state: State | null = 'value'
  for (let at = 0; ; at = PART.lastIndex) {
    BLANKS.lastIndex = at
    BLANKS.test(text)
    PART.lastIndex = at
    const part = PART.exec(text)
    state = part && after(state, part[1] ?? (part[2] === undefined ? '0' : '"'), open)
    if (state === null) return BLANKS.lastIndex
  }
}

/** The state after a sign, a quoted text or any other value; null if it may not stand there. */
function after(state: State, part: string, open: string[]): State | null {
  const isValue = state.startsWith('value')
  switch (part) {
    case '{':
    case '[':
      open.push(part)
      return isValue ? (part === '{' ? 'name or }' : 'value or ]') : null
    case '}':
    case ']': {
      const isClosing = state === ', or end' || state.endsWith(part)
      return isClosing && open.pop() === (part === '}' ? '{' : '[') ? ', or end' : null
    }
    case ',':
      if (state !== ', or end' || open.length === 0) return null
      return open.at(-1) === '{' ? 'name' : 'value'
    case ':':
      return state === ':' ? 'value' : null
    default:
      if (isValue) return ', or end'
      return part === '"' && state.startsWith('name') ? ':' : null
  }
}
