import type { Static } from 'typebox'
import { call, estimate, matrix, reach, route, voyage } from '../../../contract/operations/index.js'
import { checkBody, type Operation } from '../../../contract/operations/operation.js'
import { Problem, readablePointer } from '../../../contract/problems/problem.js'
import { searchPorts } from '../../../contract/read/search-ports.js'
import { PortSearchQuery } from '../../../contract/schemas/ports.js'
import { PassageQuery } from '../../../contract/schemas/service/lists.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { isObject, type RequestJson } from '../../../tables/fields/request-body.js'
import { faultLines } from '../../../tables/fields/wording.js'
import type { AssistantSources, AssistantTool } from './assistant-tool.js'
import { CHECK_TOOL } from './check-tool.js'
import { cityPorts, withCityPorts } from './city-ports.js'
import {
  cut,
  type Digest,
  digestOf,
  fitted,
  MEMBERS,
  ofClosures,
  ofReach,
  ofVoyage,
} from './digest.js'
import { AS_IN, inputSchema, referring } from './input-schema.js'
import { outputSchema, topNames } from './output-schema.js'
import { planLink } from './plan-link.js'

/** More cells with their names have no room in an answer. */
const MAX_CELLS = 200

/** Of one passage. Its `use` says something else than that of all others. */
const OF_PASSAGE = ['id', 'name', 'kind', 'closed_because', 'local', 'limits']

/** Members of every digest. */
const OF_ALL = ['warnings', 'data_version', 'use', 'left_out']

const CONDITIONS = ['speed_kn', 'depart_at', 'avoid', 'allow', 'depth', 'south_limit', 'vessel']

const ROUTE_TOOL = tool(
  route,
  'route',
  'Shortest sea route between two places: distance, time, passages, emission control areas, alternatives, and with a vessel its fuel and CO2e.',
  [
    'origin',
    'destination',
    'via',
    'alternatives',
    'arrive_at',
    'condition',
    'speed_table_kn',
    'wind',
    ...CONDITIONS,
  ],
)

const OTHER_TOOLS: readonly AssistantTool[] = [
  lookUp(
    'ports',
    'Find ports by name in any language, UN/LOCODE or country. Use it if a place is unknown or ambiguous.',
    PortSearchQuery as JsonSchema,
    [...topNames(MEMBERS.ports), 'city', 'nearest_ports', ...OF_ALL],
    (query: Static<typeof PortSearchQuery>, { tables: { ports }, cities }) => {
      const found = searchPorts(query, ports, [])
      const isOnlyLike = found.ports.every(({ match }) => match === 'similar_name')
      return {
        ...(isOnlyLike && cityPorts(query.q, ports, cities())),
        ...digestOf('ports')(found),
      }
    },
  ),
  tool(
    voyage,
    'voyage',
    'A voyage over several stops in sailing order: calls with hours in port, points or passages to pass.',
    ['stops', 'order', 'speed_table_kn', 'wind', ...CONDITIONS],
    ofVoyage,
  ),
  tool(
    matrix,
    'matrix',
    `Distances from every origin to every destination; at most ${MAX_CELLS} cells.`,
    ['origins', 'destinations', ...CONDITIONS],
  ),
  tool(
    reach,
    'reach',
    'How far a ship gets in a number of hours, with the large ports it reaches.',
    ['origin', 'hours', ...CONDITIONS.filter((name) => name !== 'depart_at')],
    ofReach,
  ),
  tool(
    estimate,
    'emissions',
    'CO2e of a cargo, or of a whole ship, between two places or over a known distance, by ISO 14083 and GLEC. Give the vessel type and its capacity if known.',
    ['route', 'cargo', 'vessel', 'fuel', 'calculation', 'carbon'],
  ),
  CHECK_TOOL,
  lookUp(
    'closures',
    'Passages that are closed unless a request opens them with allow, and why.',
    PassageQuery as JsonSchema,
    ['closed_by_default', 'to_open', 'open_by_default', ...OF_PASSAGE],
    ({ passage }: { passage?: string }, { tables }) => ofClosures(tables, passage),
  ),
]

const descriptions = (schema: object) => JSON.stringify(schema).split('"description":').length

/** The route first: the others refer to it. */
export const ASSISTANT_TOOLS: readonly AssistantTool[] = [
  ROUTE_TOOL,
  ...OTHER_TOOLS.map((one) => {
    const shortened = referring(one.inputSchema, ROUTE_TOOL)
    const isShortened = descriptions(shortened) < descriptions(one.inputSchema)
    const description = one.description + (isShortened ? AS_IN(ROUTE_TOOL.name) : '')
    return { ...one, description, inputSchema: shortened }
  }),
]

/** @param fields of the request that the tool offers */
function tool<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  name: keyof typeof MEMBERS,
  description: string,
  fields: readonly string[],
  digest: (answer: never) => Digest = digestOf(name),
): AssistantTool {
  const { schema } = operation
  // The answer has a line, which a planner shows and which would not fit here.
  const hasLine = 'waypoint_strategy' in schema.properties!
  const extra = hasLine && { geometry: 'corners', waypoint_strategy: 'none' }
  return {
    name,
    description,
    inputSchema: inputSchema(schema, fields),
    outputSchema: outputSchema([
      ...topNames(MEMBERS[name]),
      ...(hasLine ? ['plan_url'] : []),
      ...(name === 'reach' ? ['large_ports_in_reach', 'ports'] : []),
      ...(name === 'voyage' ? ['assumptions'] : []),
      ...(name === 'voyage' || name === 'emissions' ? [] : ['conditions']),
      ...OF_ALL,
    ]),
    answer: async (input, { operations, planner, tables, cities }, signal) => {
      // A field that a model invents is an error, not a warning that it may skip.
      const options = { isStrict: true, ...(signal && { signal }) }
      const body = { ...asMeant(input, schema), ...extra }
      refuseLarge(body)
      const answer = (await call(operation, body, operations, options).catch((error: unknown) => {
        throw withCityPorts(error, tables.ports, cities)
      })) as never
      const url = planner !== '' && hasLine ? planLink(planner, answer, input) : null
      return { ...digest(answer), ...(url && { plan_url: url }) }
    },
  }
}

/** @throws Problem for a matrix whose answer would have no room, before it is calculated */
function refuseLarge({ origins = [], destinations = origins }: RequestJson): void {
  const [rows, columns] = [origins, destinations].map((list) =>
    Array.isArray(list) ? list.length : 1,
  )
  const cells = rows! * columns!
  if (cells <= MAX_CELLS) return
  const detail = `The matrix has ${cells} cells, but an answer has room for ${MAX_CELLS}: ask in parts.`
  throw new Problem('validation_failed', detail)
}

/** Other words of models for fields. */
const SYNONYMS: Readonly<Record<string, string>> = { from: 'origin', to: 'destination' }

/** As models write it: `from` for origin, one value for a list of one, and fields of a route beside it instead of in it. */
function asMeant(input: RequestJson, { properties = {} }: JsonSchema): RequestJson {
  const isEndAsked = 'origin' in properties || 'route' in properties
  const nameOf = (name: string) =>
    isEndAsked && Object.hasOwn(SYNONYMS, name) && !Object.hasOwn(input, SYNONYMS[name]!)
      ? SYNONYMS[name]!
      : name
  const isOne = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  const fields = Object.entries(input).map(([given, value]) => {
    const name = nameOf(given)
    const isList = Object.hasOwn(properties, name) && properties[name]!.type === 'array'
    return [name, isList && isOne(value) ? [value] : value] as const
  })
  const { route = {} } = input
  if (!('route' in properties) || !isObject(route)) return Object.fromEntries(fields)
  const ofRoute = properties['route']!.properties ?? {}
  const isInside = ([name]: readonly [string, unknown]) =>
    !Object.hasOwn(properties, name) && Object.hasOwn(ofRoute, name)
  const inside = fields.filter(isInside)
  const others = Object.fromEntries(fields.filter((field) => !isInside(field)))
  return inside.length === 0
    ? others
    : { ...others, route: { ...route, ...Object.fromEntries(inside) } }
}

/** A question about the tables, without a calculation. */
function lookUp<Query extends object>(
  name: string,
  description: string,
  schema: JsonSchema,
  members: readonly string[],
  find: (query: Query, sources: AssistantSources) => Digest,
): AssistantTool {
  return {
    name,
    description,
    inputSchema: inputSchema(schema, Object.keys(schema.properties!)),
    outputSchema: outputSchema(members),
    answer: async (input, sources) => find(checkBody<Query>({ schema }, input, true).body, sources),
  }
}

/** A result as the protocol has it. */
export interface ToolResult {
  readonly content: { type: 'text'; text: string }[]
  /** The same, for programs. */
  readonly structuredContent?: Digest
  readonly isError?: true
}

/**
 * The answer to a call, or what is wrong with it, in words that a model can act on.
 * @param signal ends the call when nobody waits for it. @throws its reason
 */
export async function answerTool(
  name: string,
  input: unknown,
  sources: AssistantSources,
  signal?: AbortSignal,
): Promise<ToolResult> {
  const asked = ASSISTANT_TOOLS.find((one) => one.name === name)
  if (asked === undefined) {
    const names = ASSISTANT_TOOLS.map((one) => one.name).join(', ')
    return failed(`There is no tool "${name}". The tools are ${names}.`)
  }
  try {
    const text = fitted(await asked.answer(isObject(input) ? input : {}, sources, signal))
    return { ...said(text), structuredContent: JSON.parse(text) }
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
