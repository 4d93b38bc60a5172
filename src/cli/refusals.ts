import type { RequestedOptions } from '../api/write-route.js'
import { type BlockedPassage, NoPassageError, StopOnLandError } from '../planning/errors.js'
import { coordinates, grouped } from './quantities.js'

/** Adds to an error what on the command line would give a route; other errors are unchanged. */
export function inWords(error: unknown, asked: RequestedOptions): unknown {
  if (error instanceof NoPassageError) return new Error(noRoute(error, asked))
  return error instanceof StopOnLandError ? new Error(stopOnLand(error)) : error
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
