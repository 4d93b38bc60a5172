import { type FieldProblem, Problem } from '../../api/problem.js'
import type { VoyageBody } from '../../api/schemas/route-request.js'
import { CLOSED_BY_DEFAULT } from '../../routing/restrictions.js'
import type { NoRouteError, PassageId, Resolution } from '../../routing/types.js'
import { resolutionOf } from './route-request.js'

/** What was asked, for a refusal to name the fields that would change it. */
export interface Asked {
  readonly body: VoyageBody
  /** Where the request holds its ends and options: `#`, or `#/route` in an estimate. */
  readonly base: string
  /** At which this service has the sea. */
  readonly resolutions: readonly Resolution[]
}

/** `no_route` with what stands in the way, and what to change. */
export function noRoute(error: NoRouteError, asked: Asked | null): Problem {
  const members = { blocked_by: error.blockedBy, would_open: error.wouldOpen }
  if (asked === null) return new Problem('no_route', error.message, { members })
  if (error.wouldOpen.length > 0) {
    const errors = closedFields(error, asked)
    return new Problem('no_route', error.message, { members: { ...members, errors } })
  }
  const remedy = remedyOf(asked)
  const errors = (['origin', 'destination'] as const).map(
    (end): FieldProblem => ({
      pointer: `${asked.base}/${end}`,
      code: 'no_route',
      detail: `no water that ships sail joins the two ends; ${remedy}`,
    }),
  )
  const detail = `${error.message} ${remedy[0]!.toUpperCase()}${remedy.slice(1)}.`
  return new Problem('no_route', detail, { members: { ...members, errors } })
}

/** A coarse grid closes narrow waters that a finer one sails. */
function remedyOf({ body, resolutions }: Asked): string {
  const finest = Math.min(...resolutions)
  const another = 'choose another origin or destination'
  return finest < resolutionOf(body) ? `try resolution_km ${finest}, or ${another}` : another
}

/** A field once, with all that it closes. */
function closedFields({ blockedBy }: NoRouteError, asked: Asked): FieldProblem[] {
  const byPointer = new Map<string, PassageId[]>()
  for (const passage of blockedBy) {
    for (const pointer of closingFields(passage, asked)) {
      byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), passage])
    }
  }
  return [...byPointer].map(([pointer, passages]) => ({
    pointer,
    code: 'no_route',
    detail: /\/(allow|origin|destination)$/.test(pointer)
      ? `closed by default: ${passages.join(', ')}`
      : `closes ${passages.join(', ')}`,
  }))
}

function closingFields(passage: PassageId, { body, base }: Asked): string[] {
  const closing: string[] = []
  if (body.avoid?.includes(passage)) closing.push(`${base}/avoid`)
  if ((body as Readonly<Record<string, unknown>>)[passage] === false) {
    closing.push(`${base}/${passage}`)
  }
  if (closing.length > 0) return closing
  // Nobody asked for it: closed by default, else by the ship's size.
  const byDefault = CLOSED_BY_DEFAULT.some(
    (id) => id === passage && !(body.allow ?? []).includes(id),
  )
  if (!byDefault) return ['#/vessel']
  // An estimate allows nothing: only its ends can change.
  return base === '#' ? ['#/allow'] : [`${base}/origin`, `${base}/destination`]
}
