import {
  answerRequest,
  problemAnswer,
  type RequestTools,
  type ServiceAnswer,
} from '../../../contract/operations/requests.js'
import { Problem } from '../../../contract/problems/problem.js'
import { DistanceAnswer } from '../../../contract/schemas/distance.js'
import { ChainAnswer } from '../../../contract/schemas/emissions/chain.js'
import { EstimateAnswer } from '../../../contract/schemas/emissions/emissions-answer.js'
import { ShipYearAnswer } from '../../../contract/schemas/emissions/ship-year.js'
import { FigureAnswer } from '../../../contract/schemas/figure.js'
import { MatrixAnswer } from '../../../contract/schemas/matrix.js'
import { ReachAnswer } from '../../../contract/schemas/reach.js'
import { RouteAnswer } from '../../../contract/schemas/route-answer.js'
import { TraceAnswer } from '../../../contract/schemas/trace.js'
import { VoyageAnswer } from '../../../contract/schemas/voyage-answer.js'
import { isObject, type RequestJson } from '../../../tables/fields/request-body.js'
import { parseExactly, stringifyExactly, withoutBigints } from '../../../tables/text/exact-json.js'
import { parseJson } from '../../../tables/text/json-text.js'
import { linesOf } from '../../../tables/text/lines-of.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { localTools } from '../local-tools.js'
import { type OpenSea, started } from '../sea.js'

/** What the answers of each path can have, as over HTTP. */
const ANSWERS: NonNullable<RequestTools['answers']> = {
  '/calculate-route': RouteAnswer,
  '/v1/voyages': VoyageAnswer,
  '/calculate-matrix': MatrixAnswer,
  '/v1/reach': ReachAnswer,
  '/v1/emissions/sea': EstimateAnswer,
  '/v1/emissions/chains': ChainAnswer,
  '/v1/emissions/ship-years': ShipYearAnswer,
  '/v1/distance': DistanceAnswer,
  '/v1/figure': FigureAnswer,
  '/v1/traces': TraceAnswer,
}

/** Answers every line before it reads the next: whoever sent a line without an answer can send it again. */
export async function answerLines(terminal: Terminal, open: OpenSea): Promise<void> {
  const { environment, input, pour } = terminal
  const [tables, factors] = await Promise.all([
    started(open.tables(environment)),
    started(open.factors(environment)),
  ])
  const { ports } = tables
  const tools = localTools({ environment, open, tables, factors })
  const sources = { ports, tools, answers: ANSWERS }
  let number = 0
  for await (const line of linesOf(input)) {
    number++
    if (line.trim() !== '') await pour(stringifyExactly(await answerLine(line, number, sources)))
  }
}

interface Answered extends ServiceAnswer {
  readonly id: unknown
}

async function answerLine(line: string, number: number, sources: RequestTools): Promise<Answered> {
  let request: RequestJson = {}
  try {
    request = readLine(line, number)
  } catch (error) {
    return { id: null, ...problemAnswer(error, '', sources.tools) }
  }
  return { id: request['id'] ?? null, ...(await answerRequest(request, sources)) }
}

/** @throws Problem invalid_json */
function readLine(line: string, number: number): RequestJson {
  try {
    const request = parseJson(line, 'line', parseExactly)
    // An id keeps its digits; calculations take numbers.
    if (isObject(request)) return { ...(withoutBigints(request) as RequestJson), id: request['id'] }
  } catch (error) {
    throw new Problem('invalid_json', `Line ${number}: ${(error as Error).message}`)
  }
  throw new Problem('invalid_json', `Line ${number} must be a JSON object with path and body.`)
}
