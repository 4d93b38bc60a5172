import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import {
  type RouteFile,
  RouteFileError,
  readRouteFile,
  textOf,
} from '../../../files/read/read-route.js'
import { UsageError } from '../../../tables/text/failure.js'
import { parseJson } from '../../../tables/text/json-text.js'
import { isFile } from '../../../tables/text/out-format.js'
import { readFault } from '../../../tables/text/read-fault.js'
import type { Terminal } from '../../../tables/text/terminal.js'

/** Files that are tables whatever they contain. */
const TABLES = ['.csv', '.tsv', '.xlsx', '.ndjson', '.jsonl', '.parquet']

/** Of a file that is read whole. A table with one of the names above is read by rows, and has any size. */
const MOST_BYTES = 256_000_000

/**
 * The lines of a file of routes or tracks; for a table, the terminal to read it with: the standard input has been read
 * by then. @throws UsageError for a file of another kind
 */
export async function openRouteFile(
  path: string,
  terminal: Terminal,
): Promise<RouteFile | { readonly terminal: Terminal }> {
  if (TABLES.includes(extname(path).toLowerCase())) return { terminal }
  const bytes = isFile(path) ? readBytes(path) : await allOf(terminal.input)
  const name = isFile(path) ? path : 'Standard input'
  try {
    const file = await readRouteFile(textOf(bytes), (text) => parseJson(text, `file ${path}`))
    return (
      file ?? { terminal: isFile(path) ? terminal : { ...terminal, input: Readable.from([bytes]) } }
    )
  } catch (error) {
    throw faultOf(error, name)
  }
}

/** Runs the choice of a route, and names the file in its errors. @throws UsageError */
export function inFile<Value>(path: string, choose: () => Value): Value {
  try {
    return choose()
  } catch (error) {
    throw faultOf(error, path)
  }
}

function faultOf(error: unknown, name: string): unknown {
  if (error instanceof RouteFileError) return new UsageError(error.of(name))
  return error instanceof SyntaxError ? new UsageError(readFault(name, error)) : error
}

function readBytes(path: string): Uint8Array {
  try {
    if (statSync(path).size > MOST_BYTES) throw tooLong(path)
    return readFileSync(path)
  } catch (error) {
    throw new UsageError(readFault(path, error))
  }
}

async function allOf(input: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of input) {
    const read = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : (chunk as Uint8Array)
    chunks.push(read)
    bytes += read.length
    if (bytes > MOST_BYTES) throw tooLong('Standard input')
  }
  return Buffer.concat(chunks)
}

function tooLong(name: string): UsageError {
  return new UsageError(
    `${name} has more than ${MOST_BYTES / 1e6} MB. Export the one route or track that is needed; name a table ${TABLES[0]}.`,
  )
}
