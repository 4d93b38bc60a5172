import { checkForbidden, type RouteEnds } from './checks.js'
import type { EndPlacer } from './end-placer.js'
import type { Endpoint } from './endpoint.js'
import type { Job } from './job.js'
import { type CellPaths, NO_LINKS, noCells } from './matrix.js'
import type { NetworkRouter } from './network-router.js'
import type { Track } from './path/track.js'
import type { Query } from './query.js'
import type { RouteEnd } from './request.js'

/** Two paths of equal length may differ by this much because of rounding, km. */
const LEAST_LONGER_KM = 0.001

/** A path, and its length without the south limit if the limit makes it longer. */
export interface Sailed {
  readonly track: Track
  readonly unlimitedKm?: number
}

/** Finds the paths of requests: the shortest, around areas, and north of a south limit. */
export class Sailing {
  /**
   * For each end of a matrix that faces only the other ends, the end that faces all bays, because cells
   * share what is known of it.
   */
  private readonly unlimited = new WeakMap<Endpoint, Endpoint>()

  constructor(private readonly placer: EndPlacer) {}

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
    return job.avoidance ? ends : job.network.facing(ends)
  }

  /** The path of a query, north of the limit if there is one; null without a path. */
  sail(job: Job, query: Query, ends: RouteEnds): Sailed | null {
    return this.sailBy(job, query, (limited) => this.query(limited, ends))
  }

  /** @param limitedQuery the same query for a job that stays north of the limit */
  private sailBy(job: Job, query: Query, limitedQuery: (limited: Job) => Query): Sailed | null {
    const track = trackOf(job, query)
    const { south } = job
    if (!track || !south?.limit.isPassedBy(track.positions)) return track && { track }
    if ([query.origin, query.destination].some(({ snapped }) => south.limit.contains(snapped))) {
      return { track }
    }
    const limited = { ...job, closed: query.closed, avoidance: south.avoidance() }
    const kept = trackOf(limited, limitedQuery(limited))
    if (!kept) return { track }
    const [unlimitedKm, km] = [lengthOf(track), lengthOf(kept)]
    // The limit does not change a route through the Drake Passage.
    return km > unlimitedKm + LEAST_LONGER_KM ? { track: kept, unlimitedKm } : { track }
  }

  /**
   * An end of a matrix that searches every bay, because a path around the limit may lead through any.
   */
  private lookingAround(
    network: NetworkRouter,
    faced: Endpoint,
    end: RouteEnd,
    side: 'origin' | 'destination',
  ): Endpoint {
    let placed = this.unlimited.get(faced)
    if (!placed) {
      placed = this.placer.place(network, end, side)
      this.unlimited.set(faced, placed)
    }
    return placed
  }

  /** The cells of a matrix, row-major. @param endsOf the requested ends of a cell */
  cells(
    job: Job,
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
    endsOf: (row: number, column: number) => RouteEnds,
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
      const query = network.query(origin, destination, closed)
      const sailed = this.sailBy(job, query, () => {
        const ends = endsOf(row, column)
        const from = this.lookingAround(network, origin, ends.origin, 'origin')
        return network.query(
          from,
          this.lookingAround(network, destination, ends.destination, 'destination'),
          closed,
        )
      })
      km[at] = sailed ? lengthOf(sailed.track) : Number.NaN
      passages[at] = sailed ? passagesOn(sailed.track) : 0
      links[at] = passages[at] === 0 ? NO_LINKS : null
    }
    for (let at = 0; at < km.length; at++) {
      // Calculated cell by cell, because a path around areas is not a sum of paths between gates.
      if (avoidance) sail(at)
      else if (south && !Number.isNaN(km[at]!)) {
        const from = origins[Math.floor(at / columns)]!.snapped
        const to = destinations[at % columns]!.snapped
        if (south.limit.mayBePassed(from, to, km[at]!)) sail(at)
      }
    }
    return cells
  }
}

function passagesOn({ segments }: Track): number {
  return segments.reduce((bits, { passage }) => bits | (1 << passage), 0)
}

function trackOf({ network, avoidance }: Job, query: Query): Track | null {
  if (avoidance) return network.avoiding(query, avoidance)
  const path = network.shortest(query)
  return path && network.build(query, path)
}

function lengthOf(track: Track): number {
  return track.distancesKm().at(-1)!
}
