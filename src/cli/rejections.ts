import type { RequestedOptions } from '../api/write-route.js'
import {
  type BlockedPassage,
  type FieldFault,
  InvalidVoyageError,
  NoPassageError,
  StopOnLandError,
} from '../planning/errors.js'
import { UsageError } from './failure.js'
import { coordinates, grouped } from './quantities.js'

/**
 * An error of planning in the words of the command line, with the option that would give a route; other
 * errors are unchanged.
 */
export function inWords(error: unknown, asked: RequestedOptions): unknown {
  if (error instanceof InvalidVoyageError) return new UsageError(error.faults.map(fault).join('\n'))
  if (error instanceof NoPassageError) return new Error(noRoute(error, asked))
  return error instanceof StopOnLandError ? new Error(stopOnLand(error)) : error
}

function fault({ field, detail }: FieldFault): string {
  return `${optionOf(field)}: ${detail.replace(/\.$/, '')}.`
}

/** The options of fields that the command line can give wrong values for. */
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
  return `No route with these closures. To open one: ${remedies}.`
}

function remedyFor({ passage, cause }: BlockedPassage, { avoid }: RequestedOptions): string {
  if (cause === 'default') return `add --allow ${passage}`
  if (cause === 'vessel') return `take a ship that fits through ${passage}`
  return avoid?.includes(passage) ? `take ${passage} out of --avoid` : `leave out --no-${passage}`
}

function stopOnLand({ stop, position, nearestWater, distanceKm, maxSnapKm }: StopOnLandError) {
  const place = `The ${stop === 0 ? 'start' : 'end'}, ${coordinates(position)}, is on land`
  if (nearestWater === null || distanceKm === null) return `${place}, far from any water.`
  return (
    `${place}: the nearest navigable water is ${grouped(distanceKm)} km away at ` +
    `${coordinates(nearestWater)}; the limit is ${maxSnapKm} km.`
  )
}
