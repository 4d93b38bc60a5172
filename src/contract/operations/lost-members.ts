import { type ColumnMeaning, columnMeaning } from '../columns/column-meaning.js'
import { ESTIMATE_FIGURES, ROUTE_FIGURES } from '../columns/figures.js'
import { namesFuel } from '../columns/fuel-words.js'
import { rowMembers } from '../columns/row-members.js'
import { severalShips, shipCellsOf, shipsTold } from '../columns/ship-names.js'
import { SHIP_YEAR_FIGURES } from '../columns/ship-year-figures.js'
import { escapeStep, type FieldProblem } from '../problems/problem.js'
import { ChainRequestBody } from '../schemas/emissions/chain.js'
import { DeclarationRequestBody } from '../schemas/emissions/declaration.js'
import { EmissionsRequestBody } from '../schemas/emissions/emissions-request.js'
import { ShipYearRequestBody } from '../schemas/emissions/ship-year.js'
import { MatrixRequestBody } from '../schemas/matrix.js'
import { ReachRequestBody } from '../schemas/reach.js'
import { RouteRequestBody } from '../schemas/route-request.js'
import { TraceRequestBody } from '../schemas/trace.js'
import { VoyageRequestBody } from '../schemas/voyage-request.js'
import { isRecord, type JsonSchema, schemaOf } from '../validation/json-schema.js'

/** What unknown members of a body must be about to change its figures, as the columns of a file. */
interface Judged {
  readonly figures: readonly ColumnMeaning[]
  /** Where the body has what such a member says, if not where an estimate has it. */
  readonly instead?: Readonly<Partial<Record<ColumnMeaning, string>>>
  /** Its rows, all of one ship. */
  readonly ofOneShip?: string
}

/** A reference identifies a row of a batch; a single request has its id in its answer, and a warning names it. */
const ESTIMATE: Judged = { figures: ESTIMATE_FIGURES.filter((one) => one !== 'reference') }
const ROUTE: Judged = { figures: ROUTE_FIGURES }
/** The specification leaves open what becomes of unknown fields. All others have a warning. */
export const JUDGED: ReadonlyMap<object, Judged> = new Map<object, Judged>([
  ...[EmissionsRequestBody, DeclarationRequestBody, ChainRequestBody].map(
    (schema) => [schema, ESTIMATE] as const,
  ),
  ...[RouteRequestBody, VoyageRequestBody, MatrixRequestBody, ReachRequestBody].map(
    (schema) => [schema, ROUTE] as const,
  ),
  [
    ShipYearRequestBody,
    {
      figures: SHIP_YEAR_FIGURES,
      instead: {
        unit: 'give distances in nautical miles, and amounts in tonnes',
        fuel: 'put it into fuels, as in {"type": "VLSFO", "tonnes": 40}',
        distance: 'put nautical miles (kilometres divided by 1.852) into distance_nm',
        departure: 'put the day into date',
      },
      ofOneShip: 'rows',
    },
  ],
  [TraceRequestBody, { figures: [], ofOneShip: 'fixes' }],
])
/** Members of a row of a ship's year beside which another of the same meaning changes nothing. */
const SAME: Readonly<Record<string, string>> = { departure: 'date', distance: 'distance_nm' }
const MAX_REPORTED = 20

/** Members that a body does not have although they could change a figure: they are refused, not dropped. */
export function lostMembers(schema: JsonSchema, body: unknown): FieldProblem[] {
  const judged = JUDGED.get(schema)
  if (judged === undefined || !isRecord(body)) return []
  const found = ofSeveralShips(schema, body, judged)
  if (judged.figures.length > 0) collect(schema, body, '#', judged, found)
  return found.slice(0, MAX_REPORTED)
}

function collect(
  schema: JsonSchema,
  value: unknown,
  pointer: string,
  judged: Judged,
  found: FieldProblem[],
): void {
  if (found.length >= MAX_REPORTED) return
  const { properties, items } = schemaOf(schema, value)
  if (Array.isArray(value) && items !== undefined && !Array.isArray(items)) {
    for (const [at, item] of value.entries())
      collect(items as JsonSchema, item, `${pointer}/${at}`, judged, found)
    return
  }
  // Members of a place, such as its state, say where it is.
  if (!isRecord(value) || properties === undefined || 'unlocode' in properties) return
  for (const [name, inner] of Object.entries(value)) {
    if (Object.hasOwn(properties, name))
      collect(properties[name]!, inner, `${pointer}/${escapeStep(name)}`, judged, found)
  }
  found.push(...problemsOf(value, Object.keys(properties), pointer, judged))
}

/** The verdict of a row of a batch. */
function problemsOf(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  pointer: string,
  { figures, instead = {} }: Judged,
): FieldProblem[] {
  const own = Object.entries(value).filter(
    ([name, one]) => !known.includes(name) && one !== null && one !== '',
  )
  const others = new Map<string, string>()
  const said = new Set<string>()
  for (const [name] of own) {
    const isFuel = 'fuel' in instead && namesFuel(name)
    const meaning = isFuel ? 'fuel' : columnMeaning(name)
    const told = meaning !== null && figures.includes(meaning) ? instead[meaning] : undefined
    const same = SAME[`${meaning}`] ?? ''
    const isSaid = known.includes(same) && (value[same] ?? null) !== null
    if (isSaid) said.add(name)
    else if (told !== undefined) others.set(name, told)
  }
  const problem = (name: string, detail: string): FieldProblem => {
    return { pointer: `${pointer}/${escapeStep(name)}`, code: 'not_allowed', detail }
  }
  const ofOthers = [...others].map(([name, told]) =>
    problem(name, `could change a figure and is not read: ${told}`),
  )
  const rest = Object.entries(value).filter(([name]) => !others.has(name) && !said.has(name))
  return [...ofOthers, ...refusedIn(Object.fromEntries(rest), known, figures, pointer)]
}

function refusedIn(
  row: Readonly<Record<string, unknown>>,
  known: readonly string[],
  figures: readonly ColumnMeaning[],
  pointer: string,
): FieldProblem[] {
  const nameOf = (of: string) => of.slice(2).replaceAll('~1', '/').replaceAll('~0', '~')
  return rowMembers(row, known, figures).problems.map((one) => {
    return { ...one, pointer: `${pointer}/${escapeStep(nameOf(one.pointer))}` }
  })
}

function ofSeveralShips(
  schema: JsonSchema,
  body: Readonly<Record<string, unknown>>,
  { ofOneShip }: Judged,
): FieldProblem[] {
  const rows = ofOneShip === undefined ? undefined : body[ofOneShip]
  if (ofOneShip === undefined || !Array.isArray(rows)) return []
  const { properties: declared = {} } = (schema.properties![ofOneShip]!.items ?? {}) as JsonSchema
  const cells = rows.map((row) => {
    const unknown = Object.entries(Object(row)).filter(([name]) => !Object.hasOwn(declared, name))
    return unknown.length === 0 ? {} : shipCellsOf(Object.fromEntries(unknown))
  })
  const several = severalShips(shipsTold(cells))
  if (several === undefined) return []
  const ships = [...several.shown.values()].slice(0, 5).join(', ')
  const detail = `must be of one ship, got ${several.counts.size} by their ${several.column}: ${ships}; send a request for each`
  return [{ pointer: `#/${ofOneShip}`, code: 'not_allowed', detail }]
}
