import type { Position } from '../geo/position.js'
import { type AlongOptions, type PortOnRoute, portsAlong } from './along.js'
import { fold } from './fold.js'
import type { Port } from './port.js'
import { type Found, PortIndex } from './search.js'
import { isUnlocode } from './unlocode.js'

/** What a text on the command line names. */
export type ResolvedPort =
  | { readonly kind: 'found'; readonly port: Port }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Port[] }
  | { readonly kind: 'unknown' }

const MAX_CANDIDATES = 10

/** All ports, found by id, slug, UN/LOCODE, the beginning of a name, or a line they lie on. */
export class PortTable {
  readonly ports: readonly Port[]
  readonly #byId: ReadonlyMap<number, Port>
  readonly #bySlug: ReadonlyMap<string, Port>
  readonly #byLocode: ReadonlyMap<string, Port>
  readonly #byLatitude: readonly Port[]
  readonly #index: PortIndex

  constructor(ports: readonly Port[]) {
    this.ports = ports
    this.#byId = new Map(ports.map((port) => [port.id, port]))
    this.#bySlug = new Map(ports.map((port) => [port.slug, port]))
    this.#byLocode = new Map([
      ...ports.flatMap((p) =>
        p.alternateNames.filter(isUnlocode).map((code) => [code, p] as const),
      ),
      ...ports.flatMap((p) => (p.unlocode === null ? [] : [[p.unlocode, p] as const])),
    ])
    this.#byLatitude = [...ports].sort((p, q) => p.position[1] - q.position[1])
    this.#index = new PortIndex(ports)
  }

  byId(id: number): Port | undefined {
    return this.#byId.get(id)
  }

  bySlug(slug: string): Port | undefined {
    return this.#bySlug.get(slug)
  }

  /**
   * In any case, with or without a space after the country: "nlrtm", "NL RTM". Codes of entries that
   * were merged into a port lead to it too.
   */
  byLocode(unlocode: string): Port | undefined {
    return this.#byLocode.get(unlocode.replace(/\s/g, '').toUpperCase())
  }

  /** See `PortIndex.search`. */
  search(q: string, limit: number): Found[] {
    return this.#index.search(q, limit)
  }

  /**
   * The port that a text names: a UN/LOCODE, a slug, a whole name ("Vancouver", or "Vancouver, CA"
   * where there are several), or the beginning of a name that only one port has. Several: at most
   * ten candidates, best first.
   */
  resolve(text: string): ResolvedPort {
    const direct = this.byLocode(text) ?? this.#bySlug.get(text.trim().toLowerCase())
    if (direct) return { kind: 'found', port: direct }
    const comma = text.lastIndexOf(',')
    const name = comma < 0 ? text : text.slice(0, comma)
    const country = comma < 0 ? '' : fold(text.slice(comma + 1))
    const within = (found: readonly Found[]) =>
      found.filter(({ port }) => country === '' || isIn(port, country))

    const exact = within(this.#index.exact(name))
    const named = exact.filter((found) => found.match === 'name')
    const only = named.length > 0 ? named : exact
    const candidates = only.length > 0 ? only : within(this.#index.search(name, Infinity))
    if (candidates.length === 0) return { kind: 'unknown' }
    if (candidates.length === 1) return { kind: 'found', port: candidates[0]!.port }
    return {
      kind: 'ambiguous',
      candidates: candidates.slice(0, MAX_CANDIDATES).map(({ port }) => port),
    }
  }

  /** See `portsAlong`. */
  along(
    positions: readonly Position[],
    distancesKm: readonly number[],
    options: AlongOptions,
  ): PortOnRoute[] {
    return portsAlong(this.#byLatitude, positions, distancesKm, options)
  }
}

function isIn(port: Port, country: string): boolean {
  return port.countryCode.toLowerCase() === country || fold(port.country).startsWith(country)
}
