import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import { fold } from '../names/fold.js'
import { slugOf } from '../names/slug.js'
import { isUnlocode, type Port } from '../port.js'
import type { PortRecord } from '../port-records.js'
import { closestTurn, farFromHome, turnedText } from './turned-positions.js'

/**
 * A port with the same name and country within this distance is the same port, km: the town and its
 * terminals may lie apart.
 */
const SAME_NAME_KM = 30
/** If a known code is farther than this from the position, one of the two is wrong, km. */
export const SAME_CODE_KM = 150

/** What a row of a table refers to. */
export type KnownPort =
  | { readonly kind: 'known'; readonly port: Port }
  | { readonly kind: 'new' }
  /** A port with the row's code, too far from the row's position. */
  | { readonly kind: 'elsewhere'; readonly port: Port; readonly reason: string }

/** Ports with an id, found by the data of another table. It grows while that table is read. */
export class KnownPorts {
  readonly #byCode = new Map<string, Port>()
  readonly #byName = new Map<string, Port[]>()
  readonly #byCountry = new Map<string, Port[]>()
  readonly #slugs = new Set<string>()

  constructor(ports: readonly Port[]) {
    for (const port of ports) this.add(port)
  }

  /** Adds a port, or puts it in the place of one with its id. */
  add(port: Port): void {
    this.#slugs.add(port.slug)
    const compatriots = this.#byCountry.get(port.countryCode) ?? []
    const known = compatriots.findIndex(({ id }) => id === port.id)
    if (known >= 0) compatriots[known] = port
    else compatriots.push(port)
    this.#byCountry.set(port.countryCode, compatriots)
    for (const code of port.alternateNames.filter(isUnlocode)) this.#byCode.set(code, port)
    if (port.unlocode !== null) this.#byCode.set(port.unlocode, port)
    for (const name of new Set([port.name, ...port.alternateNames].map(fold))) {
      const others = (this.#byName.get(name) ?? []).filter(({ id }) => id !== port.id)
      this.#byName.set(name, [...others, port])
    }
  }

  /** Searches by code, otherwise by name, country and position. */
  find({ unlocode, name, position }: PortRecord, countryCode: string): KnownPort {
    const distanceKm = (port: Port) => sphericalKm(port.position, position)
    const coded = unlocode === null ? undefined : this.#byCode.get(unlocode)
    if (coded === undefined) {
      const near = (this.#byName.get(fold(name)) ?? []).find(
        (port) => port.countryCode === countryCode && distanceKm(port) <= SAME_NAME_KM,
      )
      return near === undefined ? { kind: 'new' } : { kind: 'known', port: near }
    }
    if (distanceKm(coded) <= SAME_CODE_KM) return { kind: 'known', port: coded }
    const where = `is ${Math.round(distanceKm(coded))} km from ${coded.name} (id ${coded.id}), which has the code ${unlocode}`
    const turned = closestTurn(position, [coded])
    const remedy =
      turned.km <= SAME_CODE_KM
        ? `${turnedText(turned)} there: correct the position`
        : 'correct the code or the position, or import the row with --replace if it is right'
    return { kind: 'elsewhere', port: coded, reason: `${where}; ${remedy}` }
  }

  /** Why a position cannot be that of a port of a country; null if it may be right. */
  positionFault(position: Position, countryCode: string): string | null {
    const compatriots = this.#byCountry.get(countryCode) ?? []
    const foreigners = [...this.#byCountry].flatMap(([code, ports]) =>
      code === countryCode ? [] : ports,
    )
    return farFromHome(position, compatriots, foreigners)
  }

  freeSlug(name: string, countryCode: string, id: number): string {
    const plain = slugOf(name)
    const choices = [plain, `${plain}-${countryCode.toLowerCase()}`, `${plain}-${id}`]
    return choices.find((slug) => isSlug(slug) && !this.#slugs.has(slug)) ?? `port-${id}`
  }
}

/** A slug must not contain the word "to", which separates the two ends in the slug of a route. */
function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/(^|-)to(-|$)/.test(text)
}
