import { EmissionsInputError, NoCompatibleFactorError } from '../emissions/errors.js'
import { InvalidRequestError } from '../engine/routing/errors.js'
import type { PassageId } from '../engine/routing/request.js'
import {
  type BlockedPassage,
  InvalidVoyageError,
  NoPassageError,
  NoTransitError,
  PlacesNotFoundError,
  StopForbiddenError,
  StopOnLandError,
} from '../planning/errors.js'
import { roundKm } from '../planning/rounding.js'
import { sentence, stopInWords } from '../planning/sentences.js'
import type { Port } from '../ports/port.js'
import { roundedPlace } from './line-geometry.js'
import {
  EMISSIONS_BODY,
  fieldProblemsOf,
  inRequestsWords,
  type Layout,
  pointerOf,
  withAreas,
} from './pointers.js'
import { type FieldProblem, Problem, validationFailed } from './problems/problem.js'
import type { RequestedOptions } from './read/read-conditions.js'
import type { EmissionsBody } from './schemas/emissions/emissions-request.js'

/** The request that failed, so that the problem can name the fields to change. */
export interface Requested {
  readonly layout: Layout
  /** The options that close passages. */
  readonly closing: Pick<RequestedOptions, 'avoid' | 'allow'> & Readonly<Record<string, unknown>>
  /** Pointer to the object with these options: `#`, or `#/route` in an estimate. */
  readonly base: string
}

/** A request whose fields have their names in the domain, and that closes no passages. */
export const WHOLE_BODY: Requested = { layout: {}, closing: {}, base: '#' }

/** An estimate's request. */
export function askedForEstimate({ route }: EmissionsBody): Requested {
  const layout = withAreas(EMISSIONS_BODY, route.avoid_areas)
  return { layout, closing: { avoid: route.avoid }, base: '#/route' }
}

/**
 * A domain error as a problem; other errors unchanged.
 * @param asked null if the two stops come from no request
 */
export function toProblem(error: unknown, asked: Requested | null): unknown {
  const layout = asked?.layout ?? {}
  if (error instanceof PlacesNotFoundError) return placesNotFound(error, layout)
  if (error instanceof StopOnLandError) return stopOnLand(error, layout)
  if (error instanceof StopForbiddenError) return stopForbidden(error, layout)
  if (error instanceof NoPassageError) return noRoute(error, asked)
  if (error instanceof NoTransitError) return noTransit(error, layout)
  if (error instanceof EmissionsInputError) return validationFailed(fieldProblemsOf(error, layout))
  if (error instanceof InvalidRequestError && error.field.startsWith('channels')) {
    const pointer = pointerOf(`constraints.${error.field}`, layout)
    return validationFailed([{ pointer, code: 'point_on_land', detail: error.detail }])
  }
  if (error instanceof NoCompatibleFactorError) return noCompatibleFactor(error, layout)
  if (error instanceof InvalidVoyageError) return invalidVoyage(error, asked)
  return error
}

/** Ports that a name may refer to. */
const MAX_CANDIDATES = 10

function placesNotFound(cause: PlacesNotFoundError, layout: Layout): Problem {
  const { faults, unread } = cause
  const errors = faults.map(({ field, error }): FieldProblem => {
    const detail = field.endsWith('.portId') ? `No port has the id ${error.place}.` : error.message
    const candidates = error.candidates.slice(0, MAX_CANDIDATES).map(candidateBody)
    return { pointer: pointerOf(field, layout), code: 'port_not_found', detail, candidates }
  })
  const rest = unread > 0 ? [`${unread} places behind these were not looked up.`] : []
  const detail = [...errors.map((error) => error.detail), ...rest].join(' ')
  return new Problem('port_not_found', detail, { members: { errors }, cause })
}

function candidateBody({ id, name, countryCode, unlocode }: Port) {
  return { port_id: id, name, country_code: countryCode, unlocode }
}

function stopOnLand(error: StopOnLandError, layout: Layout): Problem {
  const { stop, stopName, nearestWater, distanceKm, maxSnapKm, nearPorts } = error
  const field = `stops[${stop}]`
  const detail = inRequestsWords(error.message, field, layout)
  const problem: FieldProblem = {
    pointer: pointerOf(field, layout),
    code: 'point_on_land',
    detail,
    candidates: nearPorts.map(({ port }) => candidateBody(port)),
  }
  const members = {
    end: stopName,
    nearest_water: nearestWater === null ? null : roundedPlace(nearestWater),
    distance_km: distanceKm === null ? null : roundKm(distanceKm),
    max_snap_km: maxSnapKm,
    nearest_ports: nearPorts.map(({ port, distanceKm }) => {
      return { ...candidateBody(port), distance_km: roundKm(distanceKm) }
    }),
    errors: [problem],
  }
  return new Problem('point_on_land', detail, { members })
}

function stopForbidden(error: StopForbiddenError, layout: Layout): Problem {
  const { stop, stopName, polygon } = error
  const area = pointerOf(`constraints.polygons[${polygon}]`, layout)
  const field = `stops[${stop}]`
  const detail = inRequestsWords(error.message, field, layout)
  const inside = inRequestsWords(stopInWords(stopName), field, layout)
  const errors: FieldProblem[] = [
    { pointer: pointerOf(field, layout), code: 'point_forbidden', detail },
    { pointer: area, code: 'point_forbidden', detail: `contains ${inside}` },
  ]
  return new Problem('point_forbidden', detail, { members: { end: stopName, errors } })
}

/** `no_route` with the obstacles, and what to change. */
function noRoute(error: NoPassageError, asked: Requested | null): Problem {
  const ids = (blocked: readonly BlockedPassage[]) => blocked.map(({ passage }) => passage)
  const members = { blocked_by: ids(error.blockedBy), would_open: ids(error.wouldOpen) }
  if (asked === null) return new Problem('no_route', error.message, { members })
  if (error.isTooShallow) {
    const pointer = pointerOf('vessel', asked.layout)
    const detail = 'every route uses a strait that is too shallow or too narrow for it'
    const errors: FieldProblem[] = [{ pointer, code: 'no_route', detail }]
    return new Problem('no_route', error.message, { members: { ...members, errors } })
  }
  if (error.isForbidden) {
    const pointer = pointerOf('constraints.polygons', asked.layout)
    const detail = 'the forbidden areas leave no route; make them smaller, or penalise them'
    const errors: FieldProblem[] = [{ pointer, code: 'no_route', detail }]
    return new Problem('no_route', error.message, { members: { ...members, errors } })
  }
  if (error.wouldOpen.length > 0) {
    const errors = closedFields(error, asked)
    return new Problem('no_route', error.message, { members: { ...members, errors } })
  }
  const remedy = remedyOf(error)
  const errors = error.stops.map(
    (stop): FieldProblem => ({
      pointer: pointerOf(`stops[${stop}]`, asked.layout),
      code: 'no_route',
      detail: `no navigable water connects the two ends; ${remedy}`,
    }),
  )
  const detail = `${error.message} ${sentence(remedy)}`
  return new Problem('no_route', detail, { members: { ...members, errors } })
}

/** `no_route` at the passage that no route between the stops beside it sails through. */
function noTransit({ stop, wouldOpen, message }: NoTransitError, layout: Layout): Problem {
  const pointer = pointerOf(`stops[${stop}].passage`, layout)
  const errors: FieldProblem[] = [{ pointer, code: 'no_route', detail: message }]
  return new Problem('no_route', message, {
    members: { blocked_by: wouldOpen, would_open: wouldOpen, errors },
  })
}

/** A coarse coast closes narrow waters that are open at a finer resolution. */
function remedyOf({ finerResolutionKm }: NoPassageError): string {
  const another = 'choose another origin or destination'
  return finerResolutionKm === null
    ? another
    : `try resolution_km ${finerResolutionKm}, or ${another}`
}

/** Each field once, with all passages that it closes. */
function closedFields({ blockedBy, stops }: NoPassageError, asked: Requested): FieldProblem[] {
  const ends = stops.map((stop) => pointerOf(`stops[${stop}]`, asked.layout))
  const byPointer = new Map<string, BlockedPassage[]>()
  for (const blocked of blockedBy) {
    for (const pointer of closingFields(blocked, asked, ends)) {
      byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), blocked])
    }
  }
  return [...byPointer].map(([pointer, blocked]) => {
    const names = blocked.map(({ passage }) => passage).join(', ')
    const isDefault = blocked.every(({ cause }) => cause === 'default')
    const bySize = blocked.some(({ cause }) => cause === 'vessel') ? ' by its size' : ''
    const opens = pointer === '#/allow' ? `name ${names}` : `the way leads through ${names}`
    const detail = isDefault ? `${opens}, closed by default` : `closes ${names}${bySize}`
    return { pointer, code: 'no_route', detail }
  })
}

function closingFields(
  { passage, cause }: BlockedPassage,
  { closing, base }: Requested,
  ends: readonly string[],
): readonly string[] {
  if (cause === 'vessel') return ['#/vessel']
  // An estimate has no field that opens a passage: only its ends can change.
  if (cause === 'default') return base === '#' ? ['#/allow'] : ends
  return [
    ...(closing.avoid?.includes(passage) ? [`${base}/avoid`] : []),
    ...(closing[passage] === false ? [`${base}/${passage}`] : []),
  ]
}

function noCompatibleFactor(error: NoCompatibleFactorError, layout: Layout): Problem {
  const { field, wanted, available } = error
  const detail = `no factor for ${wanted}`
  const pointer = pointerOf(field, layout)
  return new Problem('no_compatible_factor', error.message, {
    members: { wanted, available, errors: [{ pointer, code: 'no_compatible_factor', detail }] },
  })
}

function invalidVoyage({ faults }: InvalidVoyageError, asked: Requested | null): Problem {
  return validationFailed(
    faults.map(({ field, detail, closed }) => {
      const pointer = pointerOf(field, asked?.layout ?? {})
      const isBoth = asked !== null && closed !== undefined
      return {
        pointer,
        code: 'out_of_range',
        detail: isBoth ? passedAndClosed(closed, pointer, asked) : detail,
      }
    }),
  )
}

/** A passage that a request both sails through and closes. */
function passedAndClosed(passage: PassageId, pointer: string, { closing }: Requested): string {
  const list = pointer.split('/')[1]
  const by = closing.avoid?.includes(passage) ? 'avoid' : `${passage}: false`
  return `${passage} is in ${list} but closed by ${by}; remove one`
}
