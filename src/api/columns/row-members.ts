import { type FieldProblem, validationFailed } from '../problem.js'
import { cancelledOf, statusOf } from './cell-words.js'
import { columnKey } from './column-key.js'
import { type ColumnMeaning, columnMeaning } from './column-meaning.js'
import { ID_COLUMNS, REFERENCE_COLUMNS } from './reference-names.js'

/** What a row of JSON has beside its request. */
export interface RowMembers {
  /** Its best reference. */
  readonly id: unknown
  readonly body: Record<string, unknown>
}

/** Where a request has what a member of another name says. */
const INSTEAD: Readonly<Partial<Record<ColumnMeaning, string>>> = {
  temperature: 'put it into cargo.reefer: a temperature that is set means true',
  unit: 'give the amount in the unit of its field, such as cargo.mass_tonnes',
  transhipment:
    'put ports on the way into via of a route; POST /v1/emissions/chains adds up voyages with a transhipment',
  mode: 'this request is of a voyage by sea; POST /v1/emissions/chains adds up legs of other modes',
  'load type': 'put containers into cargo.container_type, or cargo.teu',
  fuel: 'put it into fuel.consumed_tonnes',
  distance: 'put it into route.distance_km with route.distance_type',
  departure: 'put the day of the departure into depart_at',
}

/**
 * The members of a row of a batch that its request does not have: references identify the row, a cancelled one is
 * not counted, and what could change a figure is not dropped.
 * @param known members of the request
 * @param figures what a member must be about to change a figure
 * @throws Problem validation_failed
 */
export function rowMembers(
  row: Readonly<Record<string, unknown>>,
  known: readonly string[],
  figures: readonly ColumnMeaning[],
): RowMembers {
  const { id, ...others } = row
  const body: Record<string, unknown> = others
  const references = new Map<string, unknown>()
  const problems: FieldProblem[] = []
  for (const [name, value] of Object.entries(body)) {
    if (known.includes(name)) continue
    const meaning = columnMeaning(name)
    if (meaning === null || !figures.includes(meaning)) continue
    if ((value ?? '') === '') delete body[name]
    else if (meaning === 'reference') {
      references.set(columnKey(name), value)
      delete body[name]
    } else if (meaning === 'status') {
      const status = /cancel|void|storno/i.test(name) ? cancelledOf(value) : statusOf(value)
      if (status === 'counts') delete body[name]
      else
        problems.push(
          problem(
            name,
            status === 'cancelled'
              ? 'says that the row is cancelled: it is not counted'
              : 'is no known status: does the row count?',
          ),
        )
    } else
      problems.push(problem(name, `could change a figure and is not read: ${INSTEAD[meaning]}`))
  }
  if (problems.length > 0) throw validationFailed(problems)
  const ranked = [...ID_COLUMNS, ...REFERENCE_COLUMNS].find((name) => references.has(name))
  return { id: id ?? references.get(ranked ?? '') ?? [...references.values()][0], body }
}

function problem(name: string, detail: string): FieldProblem {
  const pointer = `#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return { pointer, code: 'not_allowed', detail }
}
