import { type Outlined, ring } from '../../src/geo/ring.js'
import chartUrl from '../generated/chart.json?url'
import detailUrl from '../generated/detail.json?url'
import portsUrl from '../generated/ports.json?url'
import { reach } from '../session/reach.svelte.js'
import type { ChartArea, ChartFile, LandFile, PortFile, PortRow } from './chart-file.js'

export interface KnownPort {
  readonly id: number
  readonly code: string | null
  readonly name: string
  readonly country: string
  readonly position: readonly [number, number]
}

/** An area of the chart, ready to be asked what lies inside. */
export interface DrawnArea extends Omit<ChartArea, 'rings'>, Outlined {}

/** The data that is bundled with the page, fetched once and at the same time as the code. */
class ChartFiles {
  chart: ChartFile | null = $state.raw(null)
  ports: PortFile | null = $state.raw(null)
  readonly areas: readonly DrawnArea[] = $derived(
    (this.chart?.areas ?? []).map((area) => ({ ...area, rings: area.rings.map(ring) })),
  )
  readonly #byId: ReadonlyMap<number, PortRow> = $derived(
    new Map((this.ports?.ports ?? []).map((row) => [row[0], row])),
  )

  /** Never fails: what can't be fetched is fetched when the service is back. */
  async load(): Promise<void> {
    await Promise.all([
      read<ChartFile>(chartUrl).then((chart) => {
        this.chart = chart
      }),
      read<PortFile>(portsUrl).then((ports) => {
        this.ports = ports
      }),
    ])
  }

  /** Land as fine as the chart goes; only wanted once the first view stands. */
  detail(): Promise<LandFile> {
    return read<LandFile>(detailUrl)
  }

  port(id: number): KnownPort | null {
    const row = this.#byId.get(id)
    return row === undefined ? null : this.#known(row)
  }

  /** None until the file is there. */
  allPorts(): readonly KnownPort[] {
    return (this.ports?.ports ?? []).map((row) => this.#known(row))
  }

  #known([id, code, name, country, lon, lat]: PortRow): KnownPort {
    const countryName = this.ports!.countries[country] ?? country
    return { id, code, name, country: countryName, position: [lon, lat] }
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
  await new Promise<void>((resolve) => reach.whenBack(resolve))
  return read(url)
}

export const chartFiles = new ChartFiles()
