import { linesOf } from '../../../tables/text/lines-of.js'

/** "Invalid request" of JSON-RPC 2.0. */
const ERROR = {
  code: -32_600,
  message: 'Each line must be a JSON object whose "jsonrpc" is "2.0".',
}

/**
 * The lines of an input that are messages of the protocol. Others are answered here: the protocol's library
 * passes over them in silence, and their sender would wait.
 */
export async function* messagesOf(
  input: NodeJS.ReadableStream,
  output: Pick<NodeJS.WritableStream, 'write'>,
): AsyncGenerator<Buffer> {
  for await (const line of linesOf(input)) {
    const { jsonrpc, id = null } = parsed(line)
    if (jsonrpc === '2.0') yield Buffer.from(`${line}\n`)
    else if (line.trim() !== '') {
      output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: ERROR })}\n`)
    }
  }
}

/** Without members for what is no JSON object. */
function parsed(line: string): { jsonrpc?: unknown; id?: unknown } {
  try {
    return Object(JSON.parse(line))
  } catch {
    return {}
  }
}
