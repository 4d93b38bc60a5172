import { sphericalKm } from '../geo/distance.js'
import type { Position } from '../geo/position.js'
import { fold } from './fold.js'
import { isUnlocode, type Port } from './port.js'
import type { PortRecord } from './port-records.js'
import { slugOf } from './slug.js'

/**
 * A port with the same name and country within this distance is the same port, km: the town and its
 * terminals may lie apart.
 */
const SAME_NAME_KM = 30
/**
 * A new port this far from all known ports of its country may have latitude and longitude swapped, km.
 */
const FAR_KM = 500
/**
 * They are swapped if the swapped position is this close to one of those ports, km. A judgement (2026).
 */
const NEAR_KM = 200
/** If a known code is farther than this from the position, one of the two is wrong, km. */
export const SAME_CODE_KM = 150

/** What a row of a table refers to. */
export type KnownPort =
  | { readonly kind: 'known'; readonly port: Port }
  | { readonly kind: 'new' }
  | { readonly kind: 'doubtful'; readonly reason: string }

/** Ports with an id, found by the data of another table. It grows while that table is read. */
export class KnownPorts {
  readonly #byCode = new Map<string, Port>()
  readonly #byName = new Map<string, Port[]>()
  readonly #byCountry = new Map<string, Port[]>()
  readonly #slugs = new Set<string>()

  constructor(ports: readonly Port[]) {
    for (const port of ports) this.add(port)
  }

  add(port: Port): void {
    this.#slugs.add(port.slug)
    const compatriots = this.#byCountry.get(port.countryCode)
    if (compatriots === undefined) this.#byCountry.set(port.countryCode, [port])
    else compatriots.push(port)
    for (const code of port.alternateNames.filter(isUnlocode)) this.#byCode.set(code, port)
    if (port.unlocode !== null) this.#byCode.set(port.unlocode, port)
    for (const name of new Set([port.name, ...port.alternateNames].map(fold))) {
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), port])
    }
  }

  /** Searches by code, otherwise by name, country and position. */
  find({ unlocode, name, position }: PortRecord, countryCode: string): KnownPort {
    const distanceKm = (port: Port) => sphericalKm(port.position, position)
    const coded = unlocode === null ? undefined : this.#byCode.get(unlocode)
    if (coded === undefined) {
      const near = (this.#byName.get(fold(name)) ?? []).filter(
        (port) => port.countryCode === countryCode && distanceKm(port) <= SAME_NAME_KM,
      )
      if (near[0] !== undefined) return { kind: 'known', port: near[0] }
      const reason = this.#swapFault(position, countryCode)
      return reason === null ? { kind: 'new' } : { kind: 'doubtful', reason }
    }
    if (distanceKm(coded) <= SAME_CODE_KM) return { kind: 'known', port: coded }
    const km = Math.round(distanceKm(coded))
    const reason = `is ${km} km from ${coded.name} (id ${coded.id}), which has the code ${unlocode}; correct the code or the position`
    return { kind: 'doubtful', reason }
  }

  /** Why a position must have latitude and longitude swapped; null if they may be right. */
  #swapFault(position: Position, countryCode: string): string | null {
    const nearest = (to: Position) => {
      const ports = this.#byCountry.get(countryCode) ?? []
      const distances = ports.map((port) => ({ port, km: sphericalKm(port.position, to) }))
      return distances.reduce((a, b) => (b.km < a.km ? b : a), { port: ports[0], km: Infinity })
    }
    const [lon, lat] = position
    if (Math.abs(lon) > 90 || nearest(position).km < FAR_KM) return null
    const { port, km } = nearest([lat, lon])
    if (km > NEAR_KM) return null
    return `is far from all other ports of its country, but with latitude and longitude swapped ${Math.round(km)} km from ${port!.name}; swap them`
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
