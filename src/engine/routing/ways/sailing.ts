import { EMPTY, type IndexSet, indexSet } from '../../sea/index-set.js'
import type { Avoidance } from '../avoid/detours.js'
import { checkForbidden, type RouteEnds } from '../checks.js'
import type { Job, South } from '../job.js'
import type { LabelledRows } from '../labelled-rows.js'
import { type CellPaths, NO_LINKS, noCells } from '../matrix.js'
import type { NetworkRouter } from '../network-router.js'
import type { Track } from '../path/track.js'
import type { Query } from '../query.js'
import type { Reached } from '../reach/reached.js'
import type { OwnLength } from '../request.js'
import type { EndPlacer } from '../snap/end-placer.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { Sailed } from './sailed.js'

/** Two paths of equal length may differ by this much because of rounding, km. */
export const LEAST_LONGER_KM = 0.001
/** The same for distances of a matrix, which are sums of rounded ones. */
export const LEAST_LONGER_CELL_KM = 0.002
/** A sweep round a limit from one end to all others costs about as much as this many searches. */
const MAX_SEARCHES = 8

/** Finds the paths of requests over the water of the data: the shortest, around areas, and north of a south limit. */
export class Sailing {
  constructor(protected readonly placer: EndPlacer) {}

  /** @throws PortNotFoundError, PointOnLandError, PointForbiddenError */
  query(job: Job, { origin, destination }: RouteEnds): Query {
    const { network, closed, avoidance } = job
    const ends = [
      this.placer.place(network, origin, 'origin'),
      this.placer.place(network, destination, 'destination'),
    ]
    checkForbidden(ends, avoidance)
    const [from, to] = this.facing(job, ends) as [Endpoint, Endpoint]
    return network.query(from, to, closed)
  }

  /** A path around an area may lead through any bay, so endpoints search all of them. */
  facing<End extends Endpoint | null>(job: Job, ends: readonly End[]): readonly End[] {
    const { network, avoidance, south } = job
    if (avoidance) return ends
    const limited = south?.known
    const beside = (limited && network.detours.baysBeside(limited)) ?? []
    return network.facing(ends, [...beside, ...(job.channels?.bays ?? [])])
  }

  /**
   * The path of a query, north of the limit if there is one; null without a path.
   * @param isShared whether other cells of a matrix have the same ends
   */
  sail(job: Job, query: Query, isShared = false): Sailed | null {
    const { network, avoidance, south } = job
    const path = network.shortest(query)
    if (!path) return null
    const shortest = { path, track: network.build(query, path) }
    const track = avoidance
      ? network.avoiding(query, shortest, avoidance, isShared)
      : shortest.track
    if (!track || !south?.limit.isPassedBy(track.positions)) return track && { track }
    if ([query.origin, query.destination].some(({ snapped }) => south.limit.contains(snapped))) {
      return { track }
    }
    const limited = this.northwards(network, query, south.avoidance)
    const kept = network.avoiding(limited, shortest, south.avoidance, isShared)
    if (!kept) return { track }
    const [unlimitedKm, km] = [lengthOf(track), lengthOf(kept)]
    // The limit does not change a route through the Drake Passage.
    return km > unlimitedKm + LEAST_LONGER_KM ? { track: kept, unlimitedKm } : { track }
  }

  /** The same query for paths around a limit, which may lead through other bays. */
  private northwards({ detours }: NetworkRouter, query: Query, avoidance: Avoidance): Query {
    const bays = detours.baysBeside(avoidance)
    const lookingOf = (end: Endpoint) => {
      if (end.kind !== 'sea') return end
      return bays === null ? end.whole : end.including(bays)
    }
    return { ...query, origin: lookingOf(query.origin), destination: lookingOf(query.destination) }
  }

  /** Whether there is a path, whatever areas are avoided. */
  connects({ network }: Job, query: Query): boolean {
    return network.connects(query)
  }

  /** Distances from an endpoint to all other places. */
  reached({ network, closed }: Job, end: Endpoint, avoidance: Avoidance | null): Reached {
    return network.reached(end, closed, avoidance)
  }

  /**
   * Kilometres between two ends with each of some sets of closed passages; NaN without a path.
   * @param own with those of the job, if that is known
   */
  lengths(job: Job, query: Query, closures: readonly IndexSet[], own?: OwnLength): number[] {
    const { origin, destination } = query
    const labelled = this.labelledOf(job)
    const known = labelled?.lengths(origin, destination, job.closed, closures)
    return closures.map((closed, at) => {
      const km = known?.[at] ?? (own && labelled?.openedKm(query, closed, own.km, own.belowKm[at]!))
      return km ?? this.cells({ ...job, closed }, [origin], [destination]).km[0]!
    })
  }

  /** The cells of a matrix, row-major. */
  cells(
    job: Job,
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
  ): CellPaths {
    const labelled = this.labelledOf(job)
    if (!labelled) return this.searchedCells(job, origins, destinations)
    const rows = origins.map((origin) => origin && labelled.row(origin, destinations, job.closed))
    // Only without any label is the whole matrix swept from its shorter side.
    if (rows.every((row) => row === null || row.every((cell) => cell === undefined))) {
      return this.searchedCells(job, origins, destinations)
    }
    const parts = origins.map((origin, i) => {
      const others = destinations.map((end, j) => (rows[i]?.[j] === undefined ? end : null))
      const part = others.some((end) => end !== null)
        ? this.searchedCells(job, [origin], others)
        : noCells(others.length)
      for (const [at, cell] of rows[i]?.entries() ?? []) {
        if (cell === undefined || Number.isNaN(cell.km)) continue
        const { passages, links } = job.network.through([origin, destinations[at]!], cell.links)
        part.km[at] = cell.km
        part.passages[at] = passages
        part.links[at] = links
      }
      return part
    })
    return joined(parts)
  }

  /** The labels that hold for a request; null for none. */
  labelledOf({ network: { labelled }, avoidance, south }: Job): LabelledRows | null {
    const isBase = avoidance === null && south?.limit.number === labelled?.southLimit
    return isBase ? labelled : null
  }

  private searchedCells(
    job: Job,
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
  ): CellPaths {
    const { network, closed, avoidance, south } = job
    const columns = destinations.length
    const cells = avoidance
      ? noCells(origins.length * columns)
      : network.matrix(origins, destinations, closed)
    const { km, passages, links } = cells
    const sail = (at: number): void => {
      const [row, column] = [Math.floor(at / columns), at % columns]
      const [origin, destination] = [origins[row], destinations[column]]
      if (!origin || !destination) return
      const sailed = this.sail(job, network.query(origin, destination, closed), true)
      km[at] = sailed ? lengthOf(sailed.track) : Number.NaN
      passages[at] = sailed ? passagesOn(sailed.track) : EMPTY
      links[at] = passages[at] === EMPTY ? NO_LINKS : null
    }
    // Calculated cell by cell, because a path around areas is not a sum of paths between gates.
    if (avoidance)
      km.forEach((_, at) => {
        sail(at)
      })
    else if (south) this.limit(job, south, cells, [origins, destinations], sail)
    return cells
  }

  /**
   * Lengthens the distances of a matrix to those north of a limit.
   * @param sail finds a cell by its whole path
   */
  private limit(
    { network, closed }: Job,
    south: South,
    { km: distancesKm, passages, links }: CellPaths,
    [origins, destinations]: readonly [readonly (Endpoint | null)[], readonly (Endpoint | null)[]],
    sail: (at: number) => void,
  ): void {
    const columns = destinations.length
    const { limit } = south
    const isNorth = (end: Endpoint | null) => end !== null && !limit.contains(end.snapped)
    const northern = destinations.flatMap((end, column) => (isNorth(end) ? [column] : []))
    const rowOf = (origin: Endpoint, near: readonly number[]) => {
      const rows = network.detours.rows(south.avoidance)
      const queries = near.map((column) => network.query(origin, destinations[column]!, closed))
      return rows.find(queries.map((query) => this.northwards(network, query, south.avoidance)))
    }
    for (const [row, origin] of origins.entries()) {
      if (origin === null || !isNorth(origin)) continue
      const near = northern.filter((column) => {
        const km = distancesKm[row * columns + column]!
        return limit.mayBePassed(origin.snapped, destinations[column]!.snapped, km)
      })
      const found = near.length > MAX_SEARCHES ? rowOf(origin, near) : null
      for (const [i, column] of near.entries()) {
        const at = row * columns + column
        const destination = destinations[column]!
        if (found === null || network.isBeside(origin, destination)) {
          sail(at)
          continue
        }
        const { km, links: used } = found[i]!
        if (km === Number.POSITIVE_INFINITY) continue
        if (km <= distancesKm[at]! + LEAST_LONGER_CELL_KM) continue
        distancesKm[at] = km
        const through = network.through([origin, destination], used)
        passages[at] = through.passages
        links[at] = through.links
      }
    }
  }
}

/** Rows of cells as one table. */
function joined(rows: readonly CellPaths[]): CellPaths {
  const km = new Float64Array(rows.reduce((sum, row) => sum + row.km.length, 0))
  let at = 0
  for (const row of rows) {
    km.set(row.km, at)
    at += row.km.length
  }
  return {
    km,
    passages: rows.flatMap(({ passages }) => passages),
    links: rows.flatMap(({ links }) => links),
  }
}

function passagesOn({ segments }: Track): IndexSet {
  return indexSet(segments.map(({ passage }) => passage))
}

export function lengthOf(track: Track): number {
  return track.distancesKm().at(-1)!
}
