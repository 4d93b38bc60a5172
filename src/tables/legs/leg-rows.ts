import { isRoundAfrica, passageIn, textOf, verdictOn } from '../../contract/columns/cell-verdict.js'
import { landModeOf, NOTHING } from '../../contract/columns/cell-words.js'
import { columnMeaning } from '../../contract/columns/column-meaning.js'
import { namesOf } from '../../contract/columns/name-words.js'
import type { FieldProblem } from '../../contract/problems/problem.js'
import type { OtherMode } from '../../emissions/factors/other-modes.js'
import { ENDS } from '../bodies/body-columns.js'
import type { References } from '../bodies/body-layout.js'
import { BodyReader, type BodyReading } from '../bodies/body-reader.js'
import { isObject, type RequestJson } from '../fields/request-body.js'
import type { Unread } from '../read/accounted.js'
import { BOTH_ENDS, bothEndsOf } from '../read/both-ends.js'
import { WHOLE_WAY } from '../read/passed-over.js'
import { type PlaceField, readPlaceCells } from '../read/place-cells.js'
import type { Row } from '../read/row.js'
import { UsageError } from '../text/failure.js'
import { readPlace, resolved, type WrittenPlace } from '../text/places.js'
import type { InlandPlaces } from './inland-places.js'

export type LegMode = OtherMode | 'sea'

/** One end of a leg. */
export interface LegEnd {
  readonly name: string
  readonly position: readonly [lon: number, lat: number]
  /** As a request for a leg at sea has it; absent for a place inland. */
  readonly place?: unknown
}

/** What a row of a table of legs says. */
export interface LegRow extends References {
  readonly line: number
  /** Its number in the chain; undefined if the table does not number its legs. */
  readonly order: number | undefined
  readonly mode: LegMode
  /** Null where a row states the distance alone. */
  readonly ends: readonly [origin: LegEnd, destination: LegEnd] | null
  /** Ports of transhipment of a leg at sea, in order. */
  readonly via: readonly LegEnd[]
  readonly receipt: InlandEnd | null
  readonly delivery: InlandEnd | null
  /** Why ends of the whole way make no leg beside the ports: `Origin` that is a country. */
  readonly unread: readonly string[]
  /** The request of an estimate, without its ends. */
  readonly body: RequestJson
}

/** A place of receipt or delivery, with the mode that another column may state. */
export interface InlandEnd extends LegEnd {
  readonly mode: OtherMode | undefined
}

const ORDER =
  /^(leg|segment|section|stage|stretch|seq|sequence)(_(no|nr|number|num|id|seq|sequence|order))?$/
const RECEIPT = /receipt|pick_?up|collection|loading|acceptance|por$|p_o_r|pre_carriage|origin/
const BY = /_by$/

/** Reads rows of which each is a leg of a chain, with the columns of `fairway shipments`. */
export class LegReader extends BodyReader {
  /** The columns that are not read; those of legs alone are. */
  override unread(...given: Parameters<BodyReader['unread']>): Unread {
    const { ignored, faults } = super.unread(...given)
    const [columns] = given
    const isRead = (name: string) => isOfLegs(name) || this.#wholeEndOf(name, columns) !== null
    return { ignored: ignored.filter((name) => !isRead(name)), faults }
  }

  /** Ends are read apart from the rest, and a distance may take their place. */
  protected override problemsOf(body: RequestJson): readonly FieldProblem[] {
    return super.problemsOf(body).filter(({ pointer }) => !/^#?\/route(\/\w+)?$/.test(pointer))
  }

  /** The end of the whole way that a column states beside one of the port: `Origin` beside `Load Port`. */
  #wholeEndOf(name: string, columns: readonly string[]): (typeof ENDS)[number] | null {
    if (!WHOLE_WAY.test(this.columns.keyOf(name))) return null
    const field = this.columns.fieldOf(name) ?? ''
    const end = ENDS.find((one) => /^(place|unlocode|name)$/.test(field.replace(`${one}.`, '')))
    return end !== undefined && this.columns.reading(name, columns) === null ? end : null
  }

  /** @throws RowProblem, UsageError */
  leg(row: Row, reading: BodyReading, inland: InlandPlaces): LegRow {
    const keys = row.columns.map((name) => this.columns.fieldOf(name))
    const cells = [...row.cells]
    const take = (is: (key: string | undefined, name: string) => boolean) =>
      row.columns.flatMap((name, at) => {
        const text = textOf(cells[at])
        if (!is(keys[at], name) || text === '') return []
        return [{ name, at, text, cell: cells[at] }]
      })
    const blank = (taken: readonly { readonly at: number }[]) => {
      for (const { at } of taken) cells[at] = ''
    }
    const modes = take((key) => /^(mode|load_type):/.test(key ?? ''))
    const land = modes.flatMap(({ text }) => landModeOf(text) ?? [])[0]
    if (land !== undefined) blank(modes)
    const via = take((key, name) => /^via(:|$)/.test(key ?? '') && this.wayIn(name, '') === null)
    const stops = via.filter(({ name, text }) => isStop(name, text))
    blank(stops)
    const given: Record<string, unknown> = { ...this.columns.read({ ...row, cells: row.cells }) }
    const whole = (end: (typeof ENDS)[number]) =>
      take((_, name) => this.#wholeEndOf(name, row.columns) === end)[0]
    const ofEnds = (key: string | undefined) =>
      key === BOTH_ENDS || ENDS.some((end) => key?.startsWith(`${end}.`))
    const wholeEnds = ENDS.map(whole)
    blank(take(ofEnds))
    const body = this.read({ ...row, cells }, reading)
    const mode: LegMode = land ?? 'sea'
    const place = (end: (typeof ENDS)[number]) => this.#end(end, given, mode, reading, inland)
    const states = (end: string) =>
      given[BOTH_ENDS] !== undefined || Object.keys(given).some((key) => key.startsWith(`${end}.`))
    const doors = ENDS.map((end, at) => {
      const cell = wholeEnds[at]
      if (states(end)) return cell ?? null
      // A row by road has no port: its ends are those of the whole way.
      const text = cell?.text ?? (mode === 'sea' ? undefined : this.#inlandCell(row, at === 0).text)
      if (text !== undefined) given[`${end}.place`] = text
      return null
    })
    const ends = ENDS.every(states) ? ([place('origin'), place('destination')] as const) : null
    if (ends === null && distanceOf(body) === undefined)
      throw new UsageError('The origin or the destination is missing, and there is no distance.')
    return {
      ...this.referencesOf(row),
      line: row.line,
      order: orderOf(take((_, name) => namesOf(name).some((key) => ORDER.test(key)))[0]),
      mode,
      ends,
      via: stops.flatMap(({ text }) => text.split('|').map((one) => portEnd(one, reading))),
      ...this.#beside(row, doors, reading, inland),
      body,
    }
  }

  /** The places of receipt and delivery, or else the ends of the whole way, as far as they are known. */
  #beside(
    row: Row,
    doors: readonly ({ readonly name: string; readonly text: string } | null)[],
    reading: BodyReading,
    inland: InlandPlaces,
  ): Pick<LegRow, 'receipt' | 'delivery' | 'unread'> {
    const unread: string[] = []
    const [receipt, delivery] = [true, false].map((isReceipt, at): InlandEnd | null => {
      const { end, mode } = this.#inlandEnd(row, reading, inland, isReceipt)
      const door = doors[at]
      if (end !== null || !door || NOTHING.test(door.text)) return end && { ...end, mode }
      try {
        return { ...inlandEnd(door.text, reading, inland), mode }
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        unread.push(`${door.name} "${door.text}"`)
        return null
      }
    })
    return { receipt: receipt ?? null, delivery: delivery ?? null, unread }
  }

  #end(
    end: (typeof ENDS)[number],
    given: Readonly<Record<string, unknown>>,
    mode: LegMode,
    reading: BodyReading,
    inland: InlandPlaces,
  ): LegEnd {
    const both = given[BOTH_ENDS]
    const place: Partial<Record<PlaceField, unknown>> = {}
    if (both !== undefined) place.place = bothEndsOf(both)[ENDS.indexOf(end)]
    for (const [key, value] of Object.entries(given))
      if (key.startsWith(`${end}.`)) place[key.slice(end.length + 1) as PlaceField] = value
    if (mode === 'sea') {
      return endOf(readPlaceCells(place, end, reading), reading)
    }
    const text = [place.unlocode, place.name, place.place].find((one) => one !== undefined)
    const country = place.country === undefined ? undefined : String(place.country)
    const isByAir = mode === 'air'
    const found = text === undefined ? undefined : inland.find(String(text), country, isByAir)
    if (found !== undefined && place.latitude === undefined) return found
    try {
      const { port, position } = resolved(reading.ports, readPlaceCells(place, end, reading))
      return { name: port ? `${port.name}, ${port.countryCode}` : position.join(' '), position }
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      throw unknownPlace(String(text ?? ''), end)
    }
  }

  /** The place of receipt or delivery of a row, if it states one that is known. */
  #inlandEnd(
    row: Row,
    reading: BodyReading,
    inland: InlandPlaces,
    isReceipt: boolean,
  ): { readonly end: LegEnd | null; readonly mode: OtherMode | undefined } {
    const { text, mode } = this.#inlandCell(row, isReceipt)
    return { end: text === undefined ? null : inlandEnd(text, reading, inland), mode }
  }

  /** What the columns of a place of receipt or delivery say: the place, and the mode to or from it. */
  #inlandCell({ columns, cells }: Row, isReceipt: boolean) {
    let mode: OtherMode | undefined
    let place: string | undefined
    for (const [at, name] of columns.entries()) {
      const text = textOf(cells[at])
      if (columnMeaning(name) !== 'inland' || NOTHING.test(text)) continue
      const key = namesOf(name).find((one) => RECEIPT.test(one)) ?? ''
      if ((key !== '') !== isReceipt || this.columns.isIgnored(name)) continue
      const by = landModeOf(text)
      if (by !== null) mode = by
      else if (!BY.test(key)) place ??= text
    }
    return { text: place, mode }
  }
}

/** A city, with the port of its name: a place of receipt may be the port itself. */
function inlandEnd(text: string, reading: BodyReading, inland: InlandPlaces): LegEnd {
  const city = inland.find(text, undefined, false)
  try {
    return { ...portEnd(text, reading), ...city }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    if (city !== undefined) return city
    throw unknownPlace(text, 'place of receipt or delivery')
  }
}

function unknownPlace(text: string, what: string): UsageError {
  return new UsageError(
    `The ${what} "${text}" is no known city, airport or port: add its country, its latitude and longitude, or the distance of the leg in distance_km.`,
  )
}

const portEnd = (text: string, reading: BodyReading) =>
  endOf(readPlace(text, reading.isLonLat), reading)

/** @throws UsageError for no port, or several */
function endOf(written: WrittenPlace, { ports }: BodyReading): LegEnd {
  const { port, position } = resolved(ports, written)
  const [lon, lat] = position
  const place = port === null ? { lat, lon } : { port_id: port.id }
  return { name: port?.name ?? `${lat} ${lon}`, position, place }
}

/** Whether a cell of the way names a port, and not a passage, a flag or nothing. */
function isStop(name: string, text: string): boolean {
  if (passageIn(text) !== undefined || isRoundAfrica(text)) return false
  return verdictOn(name, 'transhipment', text) === 'counts'
}

function isOfLegs(name: string): boolean {
  return columnMeaning(name) === 'inland' || namesOf(name).some((key) => ORDER.test(key))
}

function orderOf(cell: { readonly text: string } | undefined): number | undefined {
  const digits = /\d+/.exec(cell?.text ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** The distance that a row states, km. */
export function distanceOf({ route }: RequestJson): number | undefined {
  const km = isObject(route) ? route['distance_km'] : undefined
  return typeof km === 'number' ? km : undefined
}
