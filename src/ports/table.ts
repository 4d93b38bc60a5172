import type { Position } from '../geo/position.js'
import { type AlongOptions, type PortOnRoute, portsAlong } from './along.js'
import type { Port } from './port.js'
import { type Found, PortIndex } from './search.js'
import { isUnlocode } from './unlocode.js'

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
   * The ports of a whole name or alternate name, however it is cased and accented, best first. Where
   * one port has the name and others of its country have it as an alternate, that one alone: a
   * terminal beside its city ("Singapore", "New York").
   */
  named(name: string): Port[] {
    const exact = this.#index.exact(name).filter(({ match }) => match !== 'unlocode')
    const [first, ...others] = exact.filter(({ match }) => match === 'name')
    const isOnly = first !== undefined && others.length === 0
    const isTheirs = exact.every(({ port }) => port.countryCode === first?.port.countryCode)
    return isOnly && isTheirs ? [first.port] : exact.map(({ port }) => port)
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
