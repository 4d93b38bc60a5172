import { normaliseLongitude, type Position } from '../geo/position.js'
import type { Port } from '../ports/port.js'
import type { PortTable } from '../ports/table.js'
import type { RouteEnd } from '../routing/types.js'
import type { RouteBody } from '../service/schemas/route-request.js'
import { UsageError } from './failure.js'
import { nearPorts } from './near-ports.js'

type Place = RouteBody['origin']

const NUMBER = String.raw`([+-]?\d+(?:\.\d+)?)\s*°?\s*([NSEW]?)`
const PAIR = new RegExp(`^${NUMBER}\\s*[,\\s]\\s*${NUMBER}$`, 'i')

/**
 * The end of a route that an argument names: a pair of coordinates, a UN/LOCODE, or a port's name.
 * @throws UsageError that lists what may have been meant.
 */
export function readPlace(text: string, ports: PortTable, isLonLat: boolean): Place {
  const pair = PAIR.exec(text.trim())
  if (pair !== null) return { coordinates: [...readPair(pair, isLonLat)] }
  const resolved = ports.resolve(text)
  if (resolved.kind === 'found') return { port_id: resolved.port.id }
  if (resolved.kind === 'ambiguous') {
    throw new UsageError(
      `"${text}" names several ports. Take the country or the UN/LOCODE along:\n${list(resolved.candidates)}`,
    )
  }
  const near = nearPorts(ports.ports, text)
  const remedy =
    near.length > 0
      ? `Did you mean:\n${list(near)}`
      : 'Look for it with `fairway ports`, or give coordinates, e.g. 51.95,4.13.'
  throw new UsageError(`There is no port "${text}". ${remedy}`)
}

/** A place as the engine takes it. */
export function endOf({ coordinates, port_id }: Place): RouteEnd {
  return port_id === undefined ? { position: coordinates! } : { portId: port_id }
}

/** `Rotterdam, Netherlands (NLRTM)` */
export function portName({ name, country, unlocode }: Port): string {
  const where = name === country ? name : `${name}, ${country}`
  return unlocode === null ? where : `${where} (${unlocode})`
}

function list(ports: readonly Port[]): string {
  return ports.map((port) => `  ${portName(port)}`).join('\n')
}

/** Letters say which is which; without them the order does. */
function readPair(match: RegExpExecArray, isLonLat: boolean): Position {
  const [text, first, firstLetter, second, secondLetter] = match as unknown as string[]
  const letters = `${firstLetter}${secondLetter}`.toUpperCase()
  const numbers = [Number(first), Number(second)].map((n, i) =>
    /[SW]/.test(letters[i] ?? '') ? -n : n,
  )
  if (letters !== '' && !/^([NS][EW]|[EW][NS])$/.test(letters)) {
    throw new UsageError(`"${text}": give N or S to the latitude and E or W to the longitude.`)
  }
  const isLonFirst = letters === '' ? isLonLat : /^[EW]/.test(letters)
  const [lon, lat] = (isLonFirst ? numbers : numbers.reverse()) as [number, number]
  if (Math.abs(lat) > 90) {
    const remedy = isLonLat ? 'Leave out --lonlat' : 'Add --lonlat'
    throw new UsageError(
      `"${text}": a latitude lies between -90 and 90. ${remedy} if the order is the other one, or give letters, e.g. 1.26N,103.84E.`,
    )
  }
  if (Math.abs(lon) > 180) {
    throw new UsageError(
      `"${text}": a longitude lies between -180 and 180; ${normaliseLongitude(lon)} is the same place.`,
    )
  }
  return [lon, lat]
}
