import { type ShipCells, severalShips, shipsTold } from '../../../contract/columns/ship-names.js'
import { type ChosenRoute, chosenRoute, type RouteFile } from '../../../files/read/read-route.js'
import { isTimeline } from '../../../files/voyage.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import {
  allPoints,
  FIXES,
  type FixOptions,
  type ShipPoint,
  tablePoints,
  timedPoints,
} from './fix-files.js'
import { ofOneShip } from './one-ship.js'
import { inFile, openRouteFile } from './route-files.js'

/** How a file of a route or of tracks is read. */
export interface BroughtOptions extends FixOptions {
  /** Name or number of the route, of several. */
  readonly route?: string
}

/** A point of a request. */
export type PointJson = ShipPoint['point']

/** The tracks of a file by ship, or its one route, whose points have no times. */
export interface BroughtFile {
  readonly isRoute: boolean
  readonly tracks: readonly {
    readonly name: string | null
    readonly points: readonly PointJson[]
  }[]
  /** Columns that were not read. */
  readonly ignored: readonly string[]
  readonly notes: readonly string[]
}

/** @throws UsageError for a file of another kind, or with several routes of which none is named */
export async function readBrought(
  path: string,
  terminal: Terminal,
  options: BroughtOptions,
): Promise<BroughtFile> {
  const file = await openRouteFile(path, terminal)
  if (!('lines' in file)) {
    const needs = { time: false, oneShip: false }
    const { points, ignored } = await tablePoints(path, file.terminal, options, needs)
    const isPlanned = isTimeline(ignored)
    const isTimed = !isPlanned && points.some(({ point }) => point.time !== undefined)
    const tracks = byShip(points, path, options)
    return {
      isRoute: !isTimed,
      tracks: isTimed ? tracks : tracks.map(untimed),
      ignored: isPlanned ? [] : ignored,
      notes: [],
    }
  }
  const { notes } = file
  const timed = isPlan(file) ? [] : timedPoints(file, path, options, terminal)
  if (timed.length > 0)
    return { isRoute: false, tracks: byShip(timed, path, options), ignored: [], notes }
  return {
    isRoute: true,
    tracks: isShips(file)
      ? byShip(allPoints(file, path, options), path, options)
      : [routeOf(file, path, options)],
    ignored: [],
    notes: [...notes, ...marksNote(file)],
  }
}

function untimed({ name, points }: BroughtFile['tracks'][number]): BroughtFile['tracks'][number] {
  return { name, points: points.map(({ time: _, ...point }) => point) }
}

/** Whether a file has the plan of a route, or marks whose times are those of their making. */
function isPlan({ format, lines }: RouteFile): boolean {
  return lines.some(({ kind }) => kind === 'route') || (format === 'GPX' && isMarks(lines))
}

/** Whether the lines are ships of AIS, and no plan. */
function isShips({ lines }: RouteFile): boolean {
  return lines.length > 0 && lines.every(({ about }) => about['mmsi'] !== undefined)
}

function isMarks(lines: RouteFile['lines']): boolean {
  return lines.length > 0 && lines.every(({ kind }) => kind === 'points')
}

function marksNote({ lines }: RouteFile): string[] {
  return isMarks(lines) ? ['The file has marks, but no route: they are taken in their order.'] : []
}

function routeOf(
  file: RouteFile,
  path: string,
  { route }: BroughtOptions,
): BroughtFile['tracks'][number] {
  const chosen: ChosenRoute = inFile(path, () => chosenRoute(file.lines, route))
  const points = chosen.points.map(({ position: [lon, lat], line }): PointJson => {
    return { lat, lon, ...(line && { line }) }
  })
  return { name: chosen.name, points }
}

function oneShip(points: readonly ShipPoint[], path: string, { ship }: FixOptions): PointJson[] {
  const rows = ofOneShip({ ...FIXES, rows: points, cellsOf: (one) => one.ship, path }, ship)
  return rows.map(({ point }) => point)
}

/** A track for each ship that the points name, or for the one that the caller names. */
function byShip(
  points: readonly ShipPoint[],
  path: string,
  options: FixOptions,
): BroughtFile['tracks'] {
  const told = shipsTold(points.map(({ ship }): ShipCells => ship))
  const several = options.ship === undefined ? severalShips(told) : undefined
  if (several === undefined)
    return [{ name: options.ship ?? null, points: oneShip(points, path, options) }]
  if (!several.isWhole) {
    throw new UsageError(
      `${path} has points without ${several.column} among those of several ships. Fill it in, or name a ship: --ship.`,
    )
  }
  const tracks = new Map<string, PointJson[]>()
  for (const [at, { point }] of points.entries()) {
    const name = several.names[at]!
    const track = tracks.get(name) ?? []
    tracks.set(name, track)
    track.push(point)
  }
  return [...tracks].map(([name, own]) => ({ name: several.shown.get(name)!, points: own }))
}
