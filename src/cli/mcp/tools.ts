import { Problem, readablePointer } from '../../api/problem.js'
import { PassageQuery } from '../../api/schemas/lists.js'
import { PortSearchQuery } from '../../api/schemas/ports.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { Route, Voyage } from '../../client/schema.js'
import type { Tables } from '../../loading/tables.js'
import {
  call,
  estimate,
  matrix,
  type Operation,
  type OperationTools,
  reach,
  route,
  voyage,
} from '../../operations/index.js'
import { checkBody } from '../../operations/operation.js'
import { isObject, type RequestJson } from '../request-body.js'
import { faultLines } from '../wording.js'
import {
  cut,
  type Digest,
  digestOf,
  fitted,
  MAX_CELLS,
  ofClosures,
  ofMatrix,
  ofPorts,
  ofReach,
} from './digest.js'
import { type InputSchema, inputSchema } from './input-schema.js'
import { planLink } from './plan-link.js'

export interface AssistantSources {
  readonly tables: Tables
  readonly operations: OperationTools
  /** Address of a planner for links; empty for none. */
  readonly planner: string
}

/** A question that an assistant may ask. */
export interface AssistantTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: InputSchema
  /** @throws Problem */
  answer(input: RequestJson, sources: AssistantSources): Promise<Digest>
}

const CONDITIONS = ['speed_kn', 'depart_at', 'avoid', 'allow', 'depth', 'south_limit', 'vessel']

/** Members of a body that keep the answer small: no line and no waypoints. */
const NO_LINE = { geometry: 'corners', waypoint_strategy: 'none' }

export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  lookUp(
    'ports',
    'Find ports by name in any language, UN/LOCODE or country. Use it if a place is unknown or ambiguous.',
    PortSearchQuery as JsonSchema,
    ({ q, limit = 10 }: { q: string; limit?: number }, { ports }) =>
      ofPorts(ports.search(q, Math.min(limit, 20))),
  ),
  tool(route, {
    name: 'route',
    description:
      'Shortest sea route between two places: distance, time, passages, emission control areas, alternatives, and with a vessel its fuel and CO2e.',
    fields: ['origin', 'destination', 'via', 'alternatives', ...CONDITIONS],
    extra: NO_LINE,
    digest: digestOf('route'),
    link: (answer: Route, request) => ({
      ends: [answer.origin, answer.destination],
      stops: answer.via,
      departure: answer.depart_at,
      request,
      ...planned(answer),
    }),
  }),
  tool(voyage, {
    name: 'voyage',
    description:
      'A voyage over several stops in sailing order: calls with hours in port, points or passages to pass.',
    fields: ['stops', ...CONDITIONS],
    extra: NO_LINE,
    digest: digestOf('voyage'),
    link: (answer: Voyage, request) => ({
      ends: [answer.calls[0]!, answer.calls.at(-1)!],
      stops: answer.calls.slice(1, -1),
      departure: answer.calls[0]!.departure?.time ?? null,
      request,
      ...planned(answer),
    }),
  }),
  tool(matrix, {
    name: 'matrix',
    description: `Distances from every origin to every destination; at most ${MAX_CELLS} cells.`,
    fields: ['origins', 'destinations', ...CONDITIONS],
    check: ({ origins, destinations }) => {
      const cells = lengthOf(origins) * lengthOf(destinations)
      if (cells <= MAX_CELLS) return
      throw new Problem(
        'validation_failed',
        `The matrix has ${cells} cells, but an answer here has room for ${MAX_CELLS}: ask in parts.`,
      )
    },
    digest: ofMatrix,
  }),
  tool(reach, {
    name: 'reach',
    description: 'How far a ship gets in a number of hours, with the large ports it reaches.',
    fields: ['origin', 'hours', ...CONDITIONS.filter((name) => name !== 'depart_at')],
    digest: ofReach,
  }),
  tool(estimate, {
    name: 'emissions',
    description:
      'CO2e of a cargo, or of a whole ship, between two places or over a known distance, by ISO 14083 and GLEC. Give the vessel type and its capacity if known.',
    fields: ['route', 'cargo', 'vessel', 'fuel', 'calculation', 'carbon'],
    digest: digestOf('emissions'),
  }),
  lookUp(
    'closures',
    'Passages that are closed unless a request opens them with allow, and why.',
    PassageQuery as JsonSchema,
    ({ passage }: { passage?: string }, tables) => ofClosures(tables, passage),
  ),
]

function planned({ options, resolution_km }: Route | Voyage) {
  return { options, resolutionKm: resolution_km }
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

interface OperationTool<Answer> {
  readonly name: string
  readonly description: string
  /** Fields of the request that the tool offers. */
  readonly fields: readonly string[]
  readonly extra?: RequestJson
  /** @throws Problem */
  readonly check?: (input: RequestJson) => void
  digest(answer: Answer): Digest
  link?(answer: Answer, request: RequestJson): Parameters<typeof planLink>[1]
}

function tool<Body extends object, Core extends object, Answer>(
  operation: Operation<Body, Core>,
  { name, description, fields, extra, check, digest, link }: OperationTool<Answer>,
): AssistantTool {
  return {
    name,
    description,
    inputSchema: inputSchema(operation.schema, fields),
    answer: async (input, { operations, planner }) => {
      check?.(input)
      const body = { ...input, ...extra }
      // A field that a model invents is an error, not a warning that it may skip.
      const answer = (await call(operation, body, operations, { isStrict: true })) as Answer
      const url = planner === '' || !link ? null : planLink(planner, link(answer, input))
      return { ...digest(answer), ...(url && { plan_url: url }) }
    },
  }
}

/** A question about the tables, without a calculation. */
function lookUp<Query extends object>(
  name: string,
  description: string,
  schema: JsonSchema,
  find: (query: Query, tables: Tables) => Digest,
): AssistantTool {
  return {
    name,
    description,
    inputSchema: inputSchema(schema, Object.keys(schema.properties!)),
    answer: async (input, { tables }) =>
      find(checkBody<Query>({ schema }, input, true).body, tables),
  }
}

/** A result as the protocol has it. */
export interface ToolResult {
  readonly content: { type: 'text'; text: string }[]
  readonly isError?: true
}

/** The answer to a call, or what is wrong with it, in words that a model can act on. */
export async function answerTool(
  name: string,
  input: unknown,
  sources: AssistantSources,
): Promise<ToolResult> {
  const asked = ASSISTANT_TOOLS.find((one) => one.name === name)
  if (asked === undefined) {
    const names = ASSISTANT_TOOLS.map((one) => one.name).join(', ')
    return failed(`There is no tool "${name}". The tools are ${names}.`)
  }
  try {
    return said(fitted(await asked.answer(isObject(input) ? input : {}, sources)))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return failed(faultLines(error, WORDING).join('\n'))
  }
}

const said = (text: string): ToolResult => ({ content: [{ type: 'text', text }] })
const failed = (text: string): ToolResult => ({ ...said(cut(text)), isError: true })

/** Fields as the tools call them: a place is text there. */
const WORDING = {
  nameOf: (path: string) =>
    readablePointer(`#/${path.replaceAll('.', '/')}`.replace(/\/(name|unlocode|coordinates)$/, '')),
  choicesOf: () => undefined,
  inOptions: (sentence: string) => sentence,
}
