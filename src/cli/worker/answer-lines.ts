import { Problem, problemDocument } from '../../api/problem.js'
import { PortSearchQuery } from '../../api/schemas/ports.js'
import { searchPorts } from '../../api/search-ports.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { Tables } from '../../loading/tables.js'
import {
  call,
  distance,
  estimate,
  matrix,
  type Operation,
  type OperationTools,
  reach,
  route,
  trace,
  voyage,
} from '../../operations/index.js'
import { masked, readMask } from '../../operations/mask.js'
import { checkBody } from '../../operations/operation.js'
import { parseExactly, stringifyExactly, withoutBigints } from '../exact-json.js'
import { parseJson } from '../json-text.js'
import { localTools } from '../local-tools.js'
import { isObject, type RequestJson } from '../request-body.js'
import { type OpenSea, started } from '../sea.js'
import type { Terminal } from '../terminal.js'

const OPERATIONS: readonly Operation<never, object>[] = [
  route,
  voyage,
  matrix,
  reach,
  estimate,
  distance,
  trace,
]

interface Sources {
  readonly tables: Tables
  readonly tools: OperationTools
}

/** Answers every line before it reads the next: whoever sent a line without an answer can send it again. */
export async function answerLines(terminal: Terminal, open: OpenSea): Promise<void> {
  const { environment, input, pour } = terminal
  const [tables, factors] = await Promise.all([
    started(open.tables(environment)),
    started(open.factors(environment)),
  ])
  const sources = { tables, tools: localTools({ environment, open, tables, factors }) }
  let number = 0
  for await (const line of linesOf(input)) {
    number++
    if (line.trim() !== '') await pour(stringifyExactly(await answerLine(line, number, sources)))
  }
}

/** Only at line feeds: JSON may contain the other signs that separate lines. */
async function* linesOf(input: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    const text =
      typeof chunk === 'string' ? chunk : decoder.decode(chunk as Buffer, { stream: true })
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  yield rest + decoder.decode()
}

interface Answered {
  readonly id: unknown
  readonly status: number
  readonly body: object
}

async function answerLine(line: string, number: number, sources: Sources): Promise<Answered> {
  let request: RequestJson = {}
  try {
    request = readLine(line, number)
    return { id: request['id'] ?? null, status: 200, body: await answer(request, sources) }
  } catch (error) {
    const problem = problemOf(error)
    const path = typeof request['path'] === 'string' ? request['path'] : ''
    const body = problemDocument(problem, path, sources.tools.newId('route'))
    return { id: request['id'] ?? null, status: problem.status, body }
  }
}

/** @throws Problem invalid_json */
function readLine(line: string, number: number): RequestJson {
  try {
    const request = parseJson(line, `line ${number}`, parseExactly)
    // An id keeps its digits; calculations take numbers.
    if (isObject(request)) return { ...(withoutBigints(request) as RequestJson), id: request['id'] }
  } catch (error) {
    throw new Problem('invalid_json', `Line ${number}: ${(error as Error).message}`)
  }
  throw new Problem('invalid_json', `Line ${number} must be a JSON object with path and body.`)
}

/** @throws Problem */
async function answer(
  { path, body, strict, fields }: RequestJson,
  { tables, tools }: Sources,
): Promise<object> {
  const isStrict = strict === true
  if (path === '/ports/search') {
    const schema = PortSearchQuery as JsonSchema
    const query = checkBody<{ q: string; limit?: number }>({ schema }, body, isStrict)
    return searchPorts(query.body, tables.ports, query.warnings)
  }
  const operation = OPERATIONS.find((one) => one.path === path)
  if (operation !== undefined) {
    const mask = fields === undefined ? null : readMask(String(fields))
    return masked(await call(operation, body ?? {}, tools, { isStrict }), mask) as object
  }
  const paths = [...OPERATIONS.map((one) => one.path), '/ports/search'].join(', ')
  throw new Problem('not_found', `path must be one of ${paths}.`)
}

/** A fault of the program is an answer too, so that one request does not cost the others. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { message } = error as Error
  return new Problem('internal_error', `The request failed: ${message}`, { cause: error })
}
