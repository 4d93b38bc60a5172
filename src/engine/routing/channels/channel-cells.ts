import { EMPTY, type IndexSet, union } from '../../sea/index-set.js'
import type { CellPaths } from '../matrix.js'
import type { Endpoint } from '../snap/endpoint.js'

/** A way between two places, as the cell of a matrix knows it. */
interface Way {
  readonly km: number
  /** The passages that it may use. */
  readonly passages: IndexSet
}

/** The channels of a request, and of each in turn its start and its end. */
interface Channels {
  readonly channels: readonly { readonly km: number }[]
  readonly ends: readonly Endpoint[]
}

/** How the ways between places are found. */
interface Sea {
  /** Over the water of the data, row-major. */
  cells(from: readonly Endpoint[], to: readonly Endpoint[]): CellPaths
  /** The canals that a line between two ends may use without a mark. */
  unmarked(from: Endpoint, to: Endpoint): IndexSet
}

const NO_WAY: Way = { km: Number.POSITIVE_INFINITY, passages: EMPTY }

/** Shortest ways through channels, as sums of ways between their ends, with the same passages closed. */
export class ChannelCells {
  /** From each end of a channel to each other, through channels too (Floyd 1962). */
  private readonly between: readonly Way[][]
  /** From places of matrices to each end of a channel, over the sea. */
  private readonly known = new WeakMap<Endpoint, readonly Way[]>()

  constructor(
    private readonly open: Channels,
    private readonly sea: Sea,
  ) {
    const { ends, channels } = open
    const between = this.ways(ends)
    for (const [from, to] of ends.flatMap((_, i) => (i % 2 === 0 ? [[i, i + 1]] : []))) {
      const { km } = channels[from! >> 1]!
      if (km >= between[from!]![to!]!.km) continue
      const way = { km, passages: sea.unmarked(ends[from!]!, ends[to!]!) }
      between[from!]![to!] = way
      between[to!]![from!] = way
    }
    for (const via of ends.keys()) {
      for (const from of ends.keys()) {
        for (const to of ends.keys()) {
          const by = joined(between[from]![via]!, between[via]![to]!)
          if (by.km < between[from]![to]!.km) between[from]![to] = by
        }
      }
    }
    this.between = between
  }

  /** Finds the ways from places at once, which is faster than one by one. */
  prepare(places: readonly (Endpoint | null)[]): void {
    const missing = places.filter((place) => place !== null && !this.known.has(place)) as Endpoint[]
    for (const [at, ways] of this.ways(missing).entries()) this.known.set(missing[at]!, ways)
  }

  /** Shortest ways from a prepared place to each end, through channels too. */
  waysToEnds(place: Endpoint): Way[] {
    const direct = this.known.get(place)!
    return this.open.ends.map((_, to) =>
      shortest(direct.map((way, from) => joined(way, this.between[from]![to]!))),
    )
  }

  /** The shortest way through channels, from ways of the origin to the ends and a prepared destination. */
  through(waysToEnds: readonly Way[], destination: Endpoint): Way {
    const direct = this.known.get(destination)!
    return shortest(waysToEnds.map((way, end) => joined(way, direct[end]!)))
  }

  private ways(places: readonly Endpoint[]): Way[][] {
    const { ends } = this.open
    if (places.length === 0) return []
    const { km, passages } = this.sea.cells(places, ends)
    return places.map((place, row) =>
      ends.map((end, column) => {
        const at = row * ends.length + column
        if (Number.isNaN(km[at])) return NO_WAY
        return { km: km[at]!, passages: union(passages[at]!, this.sea.unmarked(place, end)) }
      }),
    )
  }
}

function joined(a: Way, b: Way): Way {
  return { km: a.km + b.km, passages: union(a.passages, b.passages) }
}

function shortest(ways: readonly Way[]): Way {
  return ways.reduce((best, way) => (way.km < best.km ? way : best), NO_WAY)
}
