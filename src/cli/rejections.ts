import { PASSAGE_FLAGS } from '../api/passage-flags.js'
import type { RequestedOptions } from '../api/write-route.js'
import {
  type BlockedPassage,
  type FieldFault,
  InvalidVoyageError,
  NoPassageError,
  StopOnLandError,
} from '../planning/errors.js'
import { kindOf, type Stop } from '../planning/voyage.js'
import type { PassageId } from '../routing/request.js'
import { UsageError } from './failure.js'
import { coordinates, grouped } from './quantities.js'

/**
 * An error of planning in terms of the command line, with the option that would allow a route. Other
 * errors are unchanged.
 * @param stops stops of the voyage; empty if it has none, or if none could be read
 */
export function inWords(
  error: unknown,
  asked: RequestedOptions,
  stops: readonly Stop[] = [],
): unknown {
  if (error instanceof InvalidVoyageError) {
    const faults = error.faults.map((one) => closedVia(one, asked) ?? fault(one))
    return new UsageError(faults.join('\n'))
  }
  if (error instanceof NoPassageError) return new Error(noRoute(error, asked))
  return error instanceof StopOnLandError ? new Error(stopOnLand(error, stops)) : error
}

function fault({ field, detail }: FieldFault): string {
  return `${optionOf(field)}: ${detail.replace(/\.$/, '')}.`
}

/** For a passage that the command line both passes through and closes. */
function closedVia({ closed }: FieldFault, asked: RequestedOptions): string | null {
  const option = closed === undefined ? null : closingOption(closed, asked)
  return option && `${closed} is a via point but closed by ${option}; remove one of them.`
}

function closingOption(passage: PassageId, asked: RequestedOptions): string | null {
  if (asked.avoid?.includes(passage)) return '--avoid'
  const flag = PASSAGE_FLAGS.find((id) => id === passage)
  return flag !== undefined && asked[flag] === false ? `--no-${flag}` : null
}

/** Options for fields whose values the command line can get wrong. */
const OPTIONS: Readonly<Record<string, string>> = {
  'constraints.avoid': '--avoid',
  'constraints.closed': '--avoid',
  'constraints.opened': '--allow',
  resolutionKm: '--resolution',
  speedKmh: '--speed',
  'vessel.beamM': '--beam',
  'vessel.draughtM': '--draught',
  'vessel.loaM': '--loa',
}
const POLYGON = /^constraints\.polygons\[(\d+)\](?:\.rings\[(\d+)\](?:\[(\d+)\])?)?/

/** Counts from 1, as people do. */
function optionOf(field: string): string {
  const polygon = POLYGON.exec(field)
  if (polygon === null) {
    const stop = field.replace(/^stops\[(\d+)\]\.?/, (_, at) => `stop ${Number(at) + 1} `)
    return OPTIONS[field] ?? stop.trimEnd()
  }
  const steps = ['polygon', 'ring', 'position'].flatMap((step, at) => {
    const index = polygon[at + 1]
    return index === undefined ? [] : [`${step} ${Number(index) + 1}`]
  })
  return `--avoid-area, ${steps.join(', ')}`
}

function noRoute(error: NoPassageError, asked: RequestedOptions): string {
  const { wouldOpen, isForbidden, isTooShallow, message } = error
  if (isForbidden || isTooShallow) return message
  if (wouldOpen.length === 0) return 'No route: these waters are not connected by any passage.'
  const remedies = wouldOpen.map((blocked) => remedyFor(blocked, asked)).join(', and ')
  return `There is no route with these closures. To allow one: ${remedies}.`
}

function remedyFor({ passage, cause }: BlockedPassage, { avoid }: RequestedOptions): string {
  if (cause === 'default') return `add --allow ${passage}`
  if (cause === 'vessel') return `choose a ship that fits through ${passage}`
  return avoid?.includes(passage) ? `remove ${passage} from --avoid` : `remove --no-${passage}`
}

function stopOnLand(error: StopOnLandError, stops: readonly Stop[]): string {
  const { position, nearestWater, distanceKm, maxSnapKm } = error
  const place = `The ${nameOf(error, stops)}, ${coordinates(position)}, is on land`
  const remedy = 'Give a position or a port nearer to the sea.'
  if (nearestWater === null || distanceKm === null) return `${place}, far from any water. ${remedy}`
  return (
    `${place}: the nearest navigable water is ${grouped(distanceKm)} km away at ` +
    `${coordinates(nearestWater)}; the limit is ${maxSnapKm} km. ${remedy}`
  )
}

/** Origin, destination, via point, or the number of the stop. */
function nameOf({ stop, stopName }: StopOnLandError, stops: readonly Stop[]): string {
  const asked = stops[stop]
  return asked !== undefined && kindOf(asked) === 'via' ? 'via point' : stopName
}
