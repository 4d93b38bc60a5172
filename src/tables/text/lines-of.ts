/** Begins each text of a JSON text sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\u001e'

/**
 * The lines of a text that comes in parts, without a last one that is empty. Only a line feed ends a line: JSON may
 * contain the other signs that separate lines, at which readline of Node 24 cuts (U+2028, U+2029).
 */
export async function* linesOf(parts: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // Joined once per line, not once per part: a line may have megabytes.
  let begun: string[] = []
  for await (const part of parts) {
    const text = typeof part === 'string' ? part : decoder.decode(part as Buffer, { stream: true })
    const [first, ...others] = text.split('\n')
    begun.push(first!)
    if (others.length === 0) continue
    yield begun.join('')
    begun = [others.pop()!]
    yield* others
  }
  const last = begun.join('') + decoder.decode()
  if (last !== '') yield last
}
