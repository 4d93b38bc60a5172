import { KM_PER_DEGREE, sphericalKm } from '../engine/geo/distance.js'
import type { Position } from '../engine/geo/position.js'
import { type AlongOptions, type PortOnRoute, portsAlong } from './along.js'
import { type Found, PortIndex } from './find/search.js'
import { Abbreviations, type FullName } from './names/abbreviations.js'
import { codesOfAuthority } from './names/authorities.js'
import { CountryIndex } from './names/country-index.js'
import { atOnce, ExactNames } from './names/exact-names.js'
import { narrow } from './names/fold.js'
import { firstIndex } from './names/sorted.js'
import { isUnlocode, type Port } from './port.js'
import { nauticalZone, type PortZones } from './port-zones.js'

/** A port and the great-circle distance to it, km. */
export interface NearPort {
  readonly port: Port
  readonly distanceKm: number
}

/** All ports. Finds them by id, slug, UN/LOCODE, name, typed text, or distance from a line. */
export class PortTable {
  readonly ports: readonly Port[]
  readonly #zones: PortZones
  readonly #byId: ReadonlyMap<number, Port>
  readonly #bySlug: ReadonlyMap<string, Port>
  /** Built on first use: a route between two ids needs neither. */
  #index: PortIndex | null = null
  #names: ExactNames | null = null
  #countries: CountryIndex | null = null
  #abbreviations: Abbreviations | null = null
  #fromSouth: readonly Port[] | null = null
  #codes: ReadonlyMap<string, Port> | null = null

  /** @param zones of the shipped ports. Default: none is known */
  constructor(ports: readonly Port[], zones: PortZones = new Map()) {
    this.#zones = zones
    this.ports = ports
    this.#byId = new Map(ports.map((port) => [port.id, port]))
    this.#bySlug = new Map(ports.map((port) => [port.slug, port]))
  }

  byId(id: number): Port | undefined {
    return this.#byId.get(id)
  }

  /** The time zone of a port, or the nautical one of a place. @param id null for no port */
  zoneOf(id: number | null, position: Position): string {
    return (id === null ? undefined : this.#zones.get(id)) ?? nauticalZone(position)
  }

  bySlug(slug: string): Port | undefined {
    return this.#bySlug.get(slug)
  }

  /**
   * Case does not matter, nor does a space or a sign after the country: "nlrtm", "NL RTM", "NL-RTM". Also
   * finds codes of entries that were merged into the port.
   */
  byLocode(unlocode: string): Port | undefined {
    const code = narrow(unlocode)
      .trim()
      .replace(/^(..)(?:\s+|[-/.])(?=...$)/, '$1')
    return this.#byLocode.get(code.toUpperCase())
  }

  /** See `PortIndex.search`; for an authority of several ports, such as "HAROPA", these. */
  search(q: string, limit: number): Found[] {
    const ports = this.ofAuthority(q)
    if (ports.length === 0 || this.named(q).length > 0) return this.#indexed().search(q, limit)
    const found = ports.map((port): Found => ({ port, match: 'alternate_name', matchedName: q }))
    return found.slice(0, limit)
  }

  /** The ports of an authority or group, the largest first; empty for any other name. */
  ofAuthority(name: string): Port[] {
    return codesOfAuthority(name).flatMap((code) => this.byLocode(code) ?? [])
  }

  /** See `ExactNames.find`. */
  named(name: string, isWanted: (port: Port) => boolean = () => true): Port[] {
    return this.#named().find(name, isWanted)
  }

  /** See `ExactNames.findLoosely`. */
  namedLoosely(name: string, isWanted: (port: Port) => boolean = () => true): Port[] {
    return this.#named().findLoosely(name, isWanted)
  }

  /** See `Abbreviations.meant`. */
  abbreviated(text: string, isLax = false): FullName[] {
    return this.#fullNames().meant(text, isLax)
  }

  /** See `ExactNames.namesakes`. */
  namesakes(name: string, port: Port, isWanted: (port: Port) => boolean): Port[] {
    return this.#named().namesakes(name, port, isWanted)
  }

  /** See `ExactNames.largerNamesakes`. */
  largerNamesakes(name: string, port: Port): Port[] {
    return this.#named().largerNamesakes(name, port)
  }

  /** The port whose own name is that of its country; undefined in most countries. */
  namedAsCountry(countryCode: string): Port | undefined {
    return this.#countryIndex().portNamedSo(countryCode)
  }

  /** Codes of the countries with a code or name: ISO 3166, official or common, in several languages. */
  countriesCalled(text: string): ReadonlySet<string> {
    return this.#countryIndex().exact(text)
  }

  /** Builds the indexes now, which takes about a second, so that no request waits for them. */
  prepare(): void {
    for (const _ of this.preparing());
  }

  /** The same a part at a time, for a page that must answer between them. */
  *preparing(): Generator<void> {
    yield void this.#byLocode
    this.#countries ??= yield* CountryIndex.making(this.ports)
    this.#index ??= yield* PortIndex.making(this.ports, this.#countryIndex())
    yield* this.#named().preparing()
    yield void this.#fullNames().names
  }

  get #byLocode(): ReadonlyMap<string, Port> {
    this.#codes ??= new Map([
      ...this.ports.flatMap((p) =>
        p.alternateNames.filter(isUnlocode).map((code) => [code, p] as const),
      ),
      ...this.ports.flatMap((p) => (p.unlocode === null ? [] : [[p.unlocode, p] as const])),
    ])
    return this.#codes
  }

  get #byLatitude(): readonly Port[] {
    this.#fromSouth ??= [...this.ports].sort((p, q) => p.position[1] - q.position[1])
    return this.#fromSouth
  }

  #fullNames(): Abbreviations {
    this.#abbreviations ??= new Abbreviations(this.ports)
    return this.#abbreviations
  }

  #indexed(): PortIndex {
    this.#index ??= atOnce(PortIndex.making(this.ports, this.#countryIndex()))
    return this.#index
  }

  #countryIndex(): CountryIndex {
    this.#countries ??= new CountryIndex(this.ports)
    return this.#countries
  }

  #named(): ExactNames {
    this.#names ??= new ExactNames(this.ports)
    return this.#names
  }

  /**
   * The port nearest to a position, if it is within a distance, km. A terminal stands for its main port
   * if that is within the distance too.
   */
  nearest(position: Position, withinKm: number): Port | null {
    const degrees = withinKm / KM_PER_DEGREE
    let best: Port | null = null
    let bestKm = withinKm
    const fromSouth = this.#byLatitude
    const south = position[1] - degrees
    const first = firstIndex(fromSouth.length, (at) => fromSouth[at]!.position[1] < south)
    for (let at = first; at < fromSouth.length; at++) {
      const port = fromSouth[at]!
      if (port.position[1] > position[1] + degrees) break
      const km = sphericalKm(port.position, position)
      if (km > bestKm) continue
      best = port
      bestKm = km
    }
    const main = best?.mainPortId == null ? undefined : this.byId(best.mainPortId)
    return main && sphericalKm(main.position, position) <= withinKm ? main : best
  }

  /** Ports within a distance of a position, nearest first, without terminals of other ports, km. */
  near(position: Position, withinKm: number, limit: number): NearPort[] {
    const near: NearPort[] = []
    for (const port of this.ports) {
      if (port.mainPortId !== null) continue
      const distanceKm = sphericalKm(port.position, position)
      if (distanceKm <= withinKm) near.push({ port, distanceKm })
    }
    return near.sort((a, b) => a.distanceKm - b.distanceKm).slice(0, limit)
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
