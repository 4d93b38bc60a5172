import { MS_PER_DAY, utcDay } from '../../base/utc.js'
import type { Problem } from '../../contract/problems/problem.js'
import type { OtherMode } from '../../emissions/factors/other-modes.js'
import { countedContainers } from '../../emissions/methods/container-type.js'
import { KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import { CHAIN_ELEMENTS } from '../../planning/voyage/voyage.js'
import { isObject, type RequestJson } from '../fields/request-body.js'
import { UsageError } from '../text/failure.js'
import { distanceOf, type InlandEnd, type LegEnd, type LegMode, type LegRow } from './leg-rows.js'

/** A place this close to the port is the port, km. A judgement. */
const SAME_PLACE_KM = 20
/** Two statements of one amount may differ by rounding. */
const ROUNDING = 0.01
/** For the departure of a further ship that no row states: the speed of a container ship, and a stay. A judgement. */
const SHIP_KN = 15
const DETOUR_AT_SEA = 1.25
const STAY_DAYS = 3

/** kg CO2e for each container that a terminal handles, and where it is from. */
export interface HubFactor {
  readonly kgPerContainer: number
  readonly source: string
}

/** HHLA's own figure for a container terminal in Hamburg, read by a reviewer in November 2026. */
export const HHLA: HubFactor = {
  kgPerContainer: 10,
  source: 'HHLA, 10 kg CO2 per container at a terminal in Hamburg (as a reviewer read it)',
}

/** A chain of a file, and the caller's own id of it. */
export interface ChainEntry {
  readonly id: string | number | undefined
  readonly body: RequestJson
  /** Why the rows of a table make no chain. */
  readonly problem?: Problem
  /** Columns of its file that were not read. */
  readonly ignored?: readonly string[]
}

type Element = RequestJson & { readonly kind: 'leg' | 'sea' | 'hub' }

/** Legs of one reference, which make a chain. */
export function groupsOf(rows: readonly LegRow[]): readonly (readonly LegRow[])[] {
  const groups = new Map<string, LegRow[]>()
  const isBoxed = new Map<unknown, boolean>()
  for (const { reference, box } of rows)
    isBoxed.set(reference, (isBoxed.get(reference) ?? true) && box !== undefined)
  for (const row of rows) {
    const { reference, box, line } = row
    const isOfBox = isBoxed.get(reference) === true
    const key = reference === undefined ? `line ${line}` : `${reference}${isOfBox ? ` ${box}` : ''}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups.values()]
}

/** The request of the chain that the rows of one reference make. @throws UsageError */
export function chainOf(rows: readonly LegRow[], hub: HubFactor): ChainEntry {
  requireFew(rows)
  const legs = inOrder(rows)
  const [first] = legs as [LegRow]
  requireOnce(legs)
  const cargo = cargoOf(legs)
  const elements = elementsOf(legs)
  const { reference, box } = first
  const isOfBox = legs.every((leg) => leg.box === box) && box !== undefined
  const id = reference === undefined ? undefined : isOfBox ? `${reference} ${box}` : reference
  return {
    id,
    body: {
      cargo,
      ...wholeOf(legs),
      elements: withHubs(elements, cargo, hub).map(({ element }) => element),
    },
  }
}

/** @throws UsageError for more rows than a chain may have elements */
function requireFew(rows: readonly LegRow[]): void {
  if (rows.length <= CHAIN_ELEMENTS.max) return
  throw new UsageError(
    `${rows.length} rows have one reference, and a chain has at most ${CHAIN_ELEMENTS.max} legs: does the column name each shipment?`,
  )
}

function inOrder(rows: readonly LegRow[]): readonly LegRow[] {
  const isNumbered = rows.every(({ order }) => order !== undefined)
  return isNumbered ? [...rows].sort((a, b) => a.order! - b.order!) : rows
}

/** @throws UsageError for a leg that two rows of a chain state: they may be of two containers */
function requireOnce(legs: readonly LegRow[]): void {
  const seen = new Map<string, number>()
  for (const { mode, ends, line } of legs) {
    if (ends === null) continue
    const key = JSON.stringify([mode, ...ends.map(({ position }) => position)])
    const other = seen.get(key)
    if (other !== undefined) {
      throw new UsageError(
        `lines ${other} and ${line} have one reference and the same leg: add a column of container numbers, or one row with the cargo of both.`,
      )
    }
    seen.set(key, line)
  }
}

/** What holds for a chain as a whole, which any of its rows may state. @throws UsageError if two differ */
function wholeOf(legs: readonly LegRow[]): RequestJson {
  const framework = oneOf(legs, 'framework', ({ framework }) => framework)
  const incoterm = oneOf(legs, 'incoterm', ({ incoterm }) => incoterm)
  const set = oneOf(legs, 'factor_set', ({ calculation }) => memberOf(calculation, 'factor_set'))
  // Ships depart on days of their own.
  const isDated = legs.some(({ mode, body }) => mode === 'sea' && departureOf(body) !== undefined)
  const days = isDated ? [] : legs.flatMap(({ body }) => departureOf(body) ?? [])
  const [first] = days.sort()
  return {
    ...(framework !== undefined && { framework }),
    ...(incoterm !== undefined && { incoterm }),
    ...(set !== undefined && { factor_set: set }),
    ...(first !== undefined && { depart_at: first }),
  }
}

function oneOf(
  legs: readonly LegRow[],
  name: string,
  valueIn: (body: RequestJson) => unknown,
): unknown {
  const stated = legs.flatMap(({ body, line }) => {
    const value = valueIn(body)
    return value === undefined ? [] : [{ value, line }]
  })
  const [first] = stated
  const other = stated.find(({ value }) => JSON.stringify(value) !== JSON.stringify(first!.value))
  if (other !== undefined) throw twoValues(name, [first!, other])
  return first?.value
}

function twoValues(
  name: string,
  values: readonly { readonly value: unknown; readonly line: number | undefined }[],
): UsageError {
  const [lines, written] = [
    values.map(({ line }) => line).join(' and '),
    values.map(({ value }) => textOf(value)).join(' and '),
  ]
  return new UsageError(
    `lines ${lines} have one reference and two values of ${name}: ${written}. A chain has one: correct a row, or give the rows references of their own.`,
  )
}

function textOf(value: unknown): string {
  return isObject(value) ? Object.values(value).join(' ') : String(value)
}

function memberOf(part: unknown, name: string): unknown {
  return isObject(part) ? part[name] : undefined
}

function departureOf({ route }: RequestJson): string | undefined {
  return memberOf(route, 'depart_at') as string | undefined
}

/** The cargo of a chain, which any of its rows may state. @throws UsageError if two contradict each other */
function cargoOf(legs: readonly LegRow[]): RequestJson {
  const cargo: RequestJson = {}
  const lines = new Map<string, number>()
  for (const { body, line } of legs) {
    if (!isObject(body['cargo'])) continue
    for (const [name, value] of Object.entries(body['cargo'])) {
      const known = cargo[name]
      // FCL and LCL say of a box only that there is one.
      if (known !== undefined && value === 'container') continue
      if (known !== undefined && known !== 'container' && !isSame(known, value)) {
        throw twoValues(name, [
          { value: known, line: lines.get(name) },
          { value, line },
        ])
      }
      cargo[name] = value
      if (!lines.has(name)) lines.set(name, line)
    }
  }
  if (Object.keys(cargo).some((name) => name !== 'reefer' && name !== 'container_type'))
    return cargo
  if (countedContainers(String(cargo['container_type'] ?? '')).length > 0) return cargo
  throw new UsageError(
    `line ${legs[0]!.line}: the cargo is missing: give its mass, TEU or containers in one of the rows; a volume (CBM) or lane metres are no amount of it.`,
  )
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= ROUNDING * Math.abs(a)
}

/** An element with its mode, for the hubs between. */
interface Placed {
  readonly element: Element
  readonly mode: LegMode
}

function elementsOf(legs: readonly LegRow[]): Placed[] {
  let day: string | undefined
  return legs.flatMap((leg, at) => {
    const { mode, ends, receipt, delivery } = leg
    const isMain = mode === 'sea' || mode === 'air'
    // A chain whose rows state the way to the port needs no place of receipt.
    const before = at === 0 && isMain && ends ? inlandLeg(receipt, ends[0], false) : []
    const after = at === legs.length - 1 && isMain && ends ? inlandLeg(delivery, ends[1], true) : []
    if (mode !== 'sea') {
      day = departureOf(leg.body) ?? day
      return [...before, { element: landLeg(leg), mode }, ...after]
    }
    const sea = seaLegs(leg, day)
    day = sea.day
    return [...before, ...sea.placed, ...after]
  })
}

function inlandLeg(place: InlandEnd | null, port: LegEnd, isAfter: boolean): Placed[] {
  if (place === null || isSamePlace(place, port)) return []
  const mode: OtherMode = place.mode ?? 'road'
  const [from, to] = isAfter ? [port, place] : [place, port]
  const assumed = place.mode === undefined ? ' (road is assumed)' : ''
  const element: Element = {
    kind: 'leg',
    mode,
    name: `${from.name} - ${to.name}${assumed}`,
    between: [from.position, to.position],
  }
  return [{ element, mode }]
}

function isSamePlace(place: LegEnd, port: LegEnd): boolean {
  const isPort = JSON.stringify(place.place) === JSON.stringify(port.place)
  return isPort || sphericalKm(place.position, port.position) <= SAME_PLACE_KM
}

/** Members of a row that only a ship has, by what they are called. */
const OF_SHIPS = [
  ['fuel', 'fuel that was burnt'],
  ['port_calls', 'hours in port'],
] as const

/** @throws UsageError for what a row states and no leg by land or air has */
function landLeg({ mode, ends, via, body, line }: LegRow): Element {
  const given = OF_SHIPS.find(([name]) => body[name] !== undefined)
  const fuel = memberOf(body['fuel'], 'type') ?? memberOf(body['vessel'], 'fuel_type')
  const unread = fuel === undefined ? given?.[1] : `fuel (${fuel})`
  if (unread !== undefined)
    throw new UsageError(
      `line ${line}: the ${unread} of a leg by ${mode} is not read, because its factor is of the mean vehicle: leave the cell empty, or state a factor of your own in a chain as JSON.`,
    )
  if (via.length > 0)
    throw new UsageError(
      `line ${line}: a leg by ${mode} has no port of transhipment (${via[0]!.name}): write each part as a row.`,
    )
  const row = memberOf(body['calculation'], 'factor_row')
  const km = distanceOf(body)
  const route = body['route'] as RequestJson | undefined
  const type = route?.['distance_type']
  const name = ends === null ? undefined : `${ends[0].name} - ${ends[1].name}`
  return {
    kind: 'leg',
    mode,
    ...(name !== undefined && { name }),
    ...(row !== undefined && { factor_row: row }),
    ...(km === undefined
      ? { between: ends!.map(({ position }) => position) }
      : { distance_km: km, ...(type !== undefined && { distance_type: type }) }),
  }
}

/** The legs at sea of a row, one for each ship. @param before the day from which the first may depart */
function seaLegs({ ends, via, body, line }: LegRow, before: string | undefined) {
  const {
    cargo: _,
    framework: __,
    incoterm: ___,
    route = {},
    ...ship
  } = body as RequestJson & { route?: RequestJson }
  const stops = ends === null ? [] : [ends[0], ...via, ends[1]]
  if (ends === null) {
    const known = { distance_type: 'sfd', ...route }
    const element: Element = { kind: 'sea', ...ship, route: known }
    return { placed: [{ element, mode: 'sea' as const }], day: before }
  }
  if (via.length > 0 && route['distance_km'] !== undefined)
    throw new UsageError(
      `line ${line}: a distance and a port of transhipment cannot be combined: write each ship as a row.`,
    )
  let day = (route['depart_at'] as string | undefined) ?? before
  let isAssumed = route['depart_at'] === undefined && day !== undefined
  const placed = stops.slice(1).map((to, at): Placed => {
    const from = stops[at]!
    const own: RequestJson = { ...route, origin: from.place, destination: to.place }
    if (day !== undefined) own['depart_at'] = day
    if (own['distance_km'] !== undefined) {
      own['distance_type'] ??= 'sfd'
    }
    const name = `${from.name} - ${to.name}${isAssumed ? ' (departure is assumed)' : ''}`
    // The ship of the row is the first one.
    const element: Element = { kind: 'sea', name, ...(at === 0 ? ship : others(ship)), route: own }
    day = day && dayAfter(day, sphericalKm(from.position, to.position))
    isAssumed = day !== undefined
    return { element, mode: 'sea' }
  })
  return { placed, day }
}

/** What holds for every ship of a row. */
function others({ vessel, fuel: _, ...all }: RequestJson): RequestJson {
  const type = isObject(vessel) ? vessel['type'] : undefined
  return { ...all, ...(type !== undefined && { vessel: { type } }) }
}

function dayAfter(day: string, km: number): string {
  const days = Math.ceil((km * DETOUR_AT_SEA) / (SHIP_KN * KM_PER_NM * 24)) + STAY_DAYS
  return utcDay(Date.parse(day.slice(0, 10)) + days * MS_PER_DAY)
}

/** A container terminal handles the boxes wherever a ship is followed or preceded by something else. */
function withHubs(elements: Placed[], cargo: RequestJson, hub: HubFactor): Placed[] {
  const kgPerTonne = kgPerTonneOf(cargo, hub)
  return elements.flatMap((one, at) => {
    const before = elements[at - 1]
    const isTerminal = before !== undefined && (before.mode === 'sea' || one.mode === 'sea')
    if (!isTerminal || kgPerTonne === undefined) return [one]
    const factor = { ttw: kgPerTonne, wtt: 0, source: hub.source }
    const element: Element = { kind: 'hub', operation: 'maritime_container_terminal', factor }
    return [{ element, mode: one.mode }, one]
  })
}

/** The mean of GLEC, for cargo without a mass. */
const TONNES_PER_TEU = 10
/** The mean of containers, recalled. */
const TEU_PER_CONTAINER = 1.6

function kgPerTonneOf(cargo: RequestJson, { kgPerContainer }: HubFactor): number | undefined {
  if (kgPerContainer === 0) return undefined
  const number = (name: string) => {
    const value = cargo[name]
    return typeof value === 'number' ? value : undefined
  }
  const typed = countedContainers(String(cargo['container_type'] ?? ''))
  const typedBoxes = typed.reduce((sum, { count }) => sum + count, 0)
  const typedTeu = typed.reduce(
    (sum, { count, type }) => sum + (count * (type.lengthFeet ?? 20)) / 20,
    0,
  )
  const teu = number('teu') ?? (typedTeu > 0 ? typedTeu : undefined)
  const boxes =
    number('containers') ?? (typedBoxes > 0 ? typedBoxes : teu && teu / TEU_PER_CONTAINER)
  if (boxes === undefined) return undefined
  const tonnes = number('mass_tonnes') ?? TONNES_PER_TEU * (teu ?? boxes * TEU_PER_CONTAINER)
  return tonnes > 0 ? (kgPerContainer * boxes) / tonnes : undefined
}
