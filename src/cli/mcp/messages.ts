import { createInterface } from 'node:readline'

/** Errors of JSON-RPC 2.0. */
const PARSE_ERROR = { code: -32_700, message: 'Parse error: each line must be one JSON object.' }
const INVALID_REQUEST = { code: -32_600, message: 'Invalid request: "jsonrpc" must be "2.0".' }

/**
 * The lines of an input that are messages of the protocol. Others are answered here: the protocol's library
 * passes over them in silence, and their sender would wait.
 */
export async function* messagesOf(
  input: NodeJS.ReadableStream,
  output: Pick<NodeJS.WritableStream, 'write'>,
): AsyncGenerator<Buffer> {
  const reject = (error: object, id: unknown = null) => {
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`)
  }
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const message = parsed(line)
    if (message === undefined) reject(PARSE_ERROR)
    else if (Object(message).jsonrpc !== '2.0') reject(INVALID_REQUEST, Object(message).id)
    else yield Buffer.from(`${line}\n`)
  }
}

/** Undefined for what is no JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
