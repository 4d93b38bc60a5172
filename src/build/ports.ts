import type { Position } from '../geo/position.js'
import { PORTS_FORMAT, type PortDocument, type PortRow } from '../ports/port.js'
import { slugOf } from '../ports/slug.js'
import {
  type Candidate,
  candidatesOf,
  type PortCorrections,
  type SeaPortsEntry,
} from './port-sources.js'

/** Places farther than this from navigable water are inland, km. */
export const INLAND_KM = 20

/** Ids and slugs that were given once: only ever added to (data/build-inputs/port-ids.json). */
export interface PortRegister {
  readonly format: 'fairway-port-ids/1'
  readonly about: string
  readonly ports: Readonly<Record<string, { readonly id: number; readonly slug: string }>>
}

export interface DroppedPort {
  readonly key: string
  readonly name: string
  readonly position: Position | null
  /** Distance to navigable water, km; null where it wasn't measured. */
  readonly distanceKm: number | null
  readonly reason: string
}

export interface PortInputs {
  readonly seaPorts: Readonly<Record<string, SeaPortsEntry>>
  readonly corrections: PortCorrections
  readonly register: PortRegister
  /** UN/LOCODEs, largest port first. */
  readonly ranking: readonly string[]
  /** English name of a country by its ISO 3166-1 code. */
  readonly countryName: (code: string) => string
  /** Distance from a position to navigable water, km. */
  readonly waterKm: (position: Position) => number
}

export interface PortOutputs {
  readonly document: PortDocument
  readonly register: PortRegister
  readonly dropped: readonly DroppedPort[]
}

/** Makes the port table out of its sources. The same inputs give the same outputs. */
export function makePorts(inputs: PortInputs): PortOutputs {
  const all = candidatesOf(inputs.seaPorts, inputs.corrections)
  const { kept, dropped } = sift(all, inputs)
  kept.sort((a, b) => (a.key < b.key ? -1 : 1))
  const register = extendRegister(inputs.register, kept)
  const ranks = new Map(inputs.ranking.map((code, i) => [code, i + 1]))
  const rows = kept.map((c): PortRow => {
    const { id, slug } = register.ports[c.key]!
    const [lon, lat] = c.position!.map((degrees) => Math.round(degrees * 1e4) / 1e4) as [
      number,
      number,
    ]
    const others = c.alternateNames.filter(
      (other, i, list) => other !== c.name && list.indexOf(other) === i,
    )
    return [id, c.unlocode, c.name, c.countryCode, lon, lat, slug, ranks.get(c.key) ?? null, others]
  })
  rows.sort((a, b) => a[0] - b[0])
  const codes = [...new Set(kept.map((c) => c.countryCode))].sort()
  const countries = Object.fromEntries(codes.map((code) => [code, inputs.countryName(code)]))
  return { document: { format: PORTS_FORMAT, countries, ports: rows }, register, dropped }
}

/** Parts what stays from what goes, each with its reason. */
function sift(all: readonly Candidate[], { corrections, waterKm }: PortInputs) {
  const droppedByHand = new Map(corrections.drop.map((d) => [d.unlocode, d.reason]))
  const keep = new Set(corrections.keep.map((k) => k.unlocode))
  const kept: Candidate[] = []
  const dropped: DroppedPort[] = []
  for (const candidate of all) {
    const { key, name, position } = candidate
    const km = position === null ? null : Math.round(waterKm(position) * 10) / 10
    const drop = (reason: string) => dropped.push({ key, name, position, distanceKm: km, reason })
    const byHand = droppedByHand.get(key)
    if (byHand !== undefined) drop(byHand)
    else if (km === null) drop('no position given')
    else if (km > INLAND_KM && !keep.has(key))
      drop(`inland: over ${INLAND_KM} km from navigable water`)
    else kept.push(candidate)
  }
  dropped.sort((a, b) => (a.key < b.key ? -1 : 1))
  return { kept, dropped }
}

/** The register with an id and a slug for everything new; what was given stays as it is. */
function extendRegister(register: PortRegister, kept: readonly Candidate[]): PortRegister {
  const ports = { ...register.ports }
  const news = kept.filter((c) => ports[c.key] === undefined)
  const taken = new Set(Object.values(ports).map((p) => p.slug))
  const count = new Map<string, number>()
  for (const { name } of kept) count.set(slugOf(name), (count.get(slugOf(name)) ?? 0) + 1)
  let id = Math.max(0, ...Object.values(ports).map((p) => p.id))
  for (const c of news) {
    const plain = slugOf(c.name)
    const country = c.countryCode.toLowerCase()
    const place = (c.unlocode?.slice(2) ?? String(id + 1)).toLowerCase()
    const choices = [`${plain}-${country}`, `${plain}-${country}-${place}`]
    if (count.get(plain) === 1) choices.unshift(plain)
    const sameInCountry = kept.filter(
      (o) => slugOf(o.name) === plain && o.countryCode === c.countryCode,
    )
    if (sameInCountry.length > 1) choices.splice(0, choices.length - 1)
    const slug = choices.find((choice) => !taken.has(choice) && !/(^|-)to(-|$)/.test(choice))
    if (slug === undefined)
      throw new Error(
        `Ports: no free slug for ${c.key} ${c.name}; name it apart in the corrections.`,
      )
    taken.add(slug)
    ports[c.key] = { id: ++id, slug }
  }
  return { ...register, ports }
}
