import type { Port } from '../../src/client/index.js'
import { type Outlined, ring } from '../../src/engine/geo/ring.js'
import bordersUrl from '../generated/borders.json?url'
import mapUrl from '../generated/map.json?url'
import namesUrl from '../generated/port-names.json?url'
import portsUrl from '../generated/ports.json?url'
import { connection } from '../session/connection.svelte.js'
import {
  type BorderFile,
  type MapArea,
  type MapFile,
  type PortColumns,
  type PortFile,
  type PortNames,
  type PortRow,
  portFileOf,
} from './map-file.js'

export interface KnownPort {
  readonly id: number
  readonly code: string | null
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly countryCode: string
  /** Name in English. */
  readonly country: string
  readonly position: readonly [number, number]
}

/** An area of the map, prepared for tests of what lies inside. */
export interface DrawnArea extends Omit<MapArea, 'rings'>, Outlined {}

/** The data bundled with the page, fetched once and in parallel with the code. */
class MapFiles {
  map: MapFile | null = $state.raw(null)
  ports: PortFile | null = $state.raw(null)
  /** Other names; empty until the user searches for a port. */
  portNames: PortNames = $state.raw({})
  #ports: Promise<void> | null = null
  #names: Promise<void> | null = null
  /** Ports of answers, whose names the page shows before it has all ports. */
  #answered: ReadonlyMap<number, KnownPort> = $state.raw(new Map())
  readonly areas: readonly DrawnArea[] = $derived(
    (this.map?.areas ?? []).map((area) => ({ ...area, rings: area.rings.map(ring) })),
  )
  readonly #byId: ReadonlyMap<number, PortRow> = $derived(
    new Map((this.ports?.ports ?? []).map((row) => [row[0], row])),
  )

  /** Never fails: whatever cannot be fetched is fetched again when the service is back. */
  async load(): Promise<void> {
    this.map = await read<MapFile>(mapUrl)
  }

  /** Needed once the first figures are on the screen, or the user searches for a port. */
  loadPorts(): Promise<void> {
    this.#ports ??= read<PortColumns>(portsUrl).then((columns) => {
      this.ports = portFileOf(columns)
    })
    return this.#ports
  }

  /** Takes the ports of an answer. */
  learn(ports: readonly (Port | null)[]): void {
    if (this.ports !== null) return
    const known = ports.flatMap((port): KnownPort[] =>
      port === null
        ? []
        : [
            {
              ...port,
              code: port.unlocode,
              countryCode: port.country_code,
              position: port.coordinates,
            },
          ],
    )
    this.#answered = new Map([...this.#answered, ...known.map((port) => [port.id, port] as const)])
  }

  /** Borders of countries. Needed only once the first view is complete. */
  borders(): Promise<BorderFile> {
    return read<BorderFile>(bordersUrl)
  }

  /** Needed only once the user searches for a port. */
  loadNames(): Promise<void> {
    this.#names ??= read<PortNames>(namesUrl).then((names) => {
      this.portNames = names
    })
    return this.#names
  }

  port(id: number): KnownPort | null {
    const row = this.#byId.get(id)
    return row === undefined ? (this.#answered.get(id) ?? null) : this.#known(row)
  }

  /** Empty until the file is loaded. */
  allPorts(): readonly KnownPort[] {
    return (this.ports?.ports ?? []).map((row) => this.#known(row))
  }

  #known([id, code, name, country, lon, lat]: PortRow): KnownPort {
    const countryName = this.ports?.countries[country] ?? country
    return {
      id,
      code,
      name,
      countryCode: country,
      country: countryName,
      position: [lon, lat],
    }
  }
}

async function read<File>(url: string): Promise<File> {
  try {
    const answer = await fetch(new URL(url, document.baseURI))
    if (answer.ok) return (await answer.json()) as File
    console.warn(`The page lacks ${url}: ${answer.status}.`)
  } catch (error) {
    console.warn(error)
  }
  await new Promise<void>((resolve) => connection.whenRestored(resolve))
  return read(url)
}

export const mapFiles = new MapFiles()
