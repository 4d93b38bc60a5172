import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { finish } from '../../base/slices.js'
import { fold } from '../../ports/names/fold.js'
import type { PortTable } from '../../ports/table.js'

/** A place where legs by land and by air begin and end. */
export interface InlandPlace {
  /** With its country or the code of its airport: `Munich, DE`. */
  readonly name: string
  readonly position: readonly [lon: number, lat: number]
}

type Row = Readonly<Record<'iata' | 'name' | 'other_names' | 'country' | 'lat' | 'lon', string>>

/** A name with its country behind a comma or in brackets. */
const WITH_COUNTRY = /^(.+?)\s*(?:,\s*|\()([^,()]+)\)?$/
const LOCODE = /^([A-Z]{2}) ?([A-Z]{3})$/

/** Lines of the file that one step reads. */
const LINES_PER_STEP = 100
const READ = new WeakMap<PortTable, { readonly folder: string; readonly places: InlandPlaces }>()

/** Cities and airports by their names and codes, the largest city first. */
export class InlandPlaces {
  readonly #byName = new Map<string, Row[]>()
  readonly #byCode = new Map<string, Row>()

  private constructor(private readonly ports: PortTable) {}

  /** @param lines of data/reference/inland-places.csv */
  #add(lines: readonly string[]): void {
    for (const row of lines.map(rowOf)) {
      if (row.iata !== '') this.#byCode.set(row.iata, row)
      for (const name of [row.name, ...row.other_names.split('|')]) {
        const key = fold(name)
        if (key !== '') this.#byName.set(key, [...(this.#byName.get(key) ?? []), row])
      }
    }
  }

  /** Those of a data folder, which are read once for each table of ports. */
  static read(folder: string, ports: PortTable): InlandPlaces {
    return finish(InlandPlaces.steps(folder, ports))
  }

  /** The same in steps: the first who asks shall not stop a service. */
  static *steps(folder: string, ports: PortTable): Generator<void, InlandPlaces> {
    const known = READ.get(ports)
    if (known?.folder === folder) return known.places
    const csv = readFileSync(join(folder, 'reference/inland-places.csv'), 'utf8')
    const places = new InlandPlaces(ports)
    // No cell of the file has a line end.
    const [, ...lines] = csv.trimEnd().split('\n')
    for (let at = 0; at < lines.length; at += LINES_PER_STEP) {
      yield
      places.#add(lines.slice(at, at + LINES_PER_STEP))
    }
    READ.set(ports, { folder, places })
    return places
  }

  /**
   * The place that a text means, undefined if it is not known. A name that several cities share is the largest of them.
   * @param isByAir whether three letters are the code of an airport
   */
  find(text: string, country: string | undefined, isByAir: boolean): InlandPlace | undefined {
    const written = text.trim()
    const [, inLocode, ending] = LOCODE.exec(written) ?? []
    // What goes on by ship, or on land, ends at the port of a code: NLRTM is not the airport RTM.
    if (!isByAir && ending !== undefined && this.ports.byLocode(written)) return undefined
    const code = ending ?? (isByAir && /^[A-Z]{3}$/.test(written) ? written : undefined)
    const coded = code === undefined ? undefined : this.#byCode.get(code)
    // Most codes of UN/LOCODE end with that of the airport.
    if (coded !== undefined && (inLocode === undefined || coded.country === inLocode))
      return placeOf(coded)
    const named = this.#named(written, country)
    if (named !== undefined) return named
    const [, name, area] = WITH_COUNTRY.exec(written) ?? []
    return name === undefined ? undefined : this.#named(name, area)
  }

  #named(name: string, country: string | undefined): InlandPlace | undefined {
    const found = this.#byName.get(fold(name)) ?? []
    const codes = country === undefined ? null : this.ports.countriesCalled(country)
    const own = found.find((row) => codes === null || codes.has(row.country))
    return own && placeOf(own)
  }
}

/** A row of our own table: few have quotes, and it is ten times faster to read the others without looking for any. */
function rowOf(line: string): Row {
  const cells = line.includes('"') ? (parse(line) as string[][])[0]! : line.split(',')
  const [iata, name, other_names, country, lat, lon] = cells as [string, ...string[]]
  return { iata, name, other_names, country, lat, lon } as Row
}

function placeOf({ iata, name, country, lat, lon }: Row): InlandPlace {
  return {
    name: `${name}, ${iata === '' ? country : iata}`,
    position: [Number(lon), Number(lat)],
  }
}
