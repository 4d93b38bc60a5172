import { nearestOnLeg } from '../../engine/geo/cross-track.js'
import { normaliseLongitude, type Position } from '../../engine/geo/position.js'
import { NoRouteError } from '../../engine/routing/errors.js'
import {
  DEFAULT_RESOLUTION_KM,
  type LegEnd,
  type PassageId,
  type PassageWay,
  type Router,
  type SeaRoute,
} from '../../engine/routing/request.js'
import { foundOrNull } from '../closures/shallow-straits.js'
import { NoTransitError } from '../errors.js'
import type { RoutedLeg, RunQuestion } from './prepare.js'
import { routeLeg } from './route-leg.js'

export type RunRouter = Pick<
  Router,
  'route' | 'line' | 'alternatives' | 'lengths' | 'clearKm' | 'matrix' | 'ways'
>

/** A place at which legs meet: an end of the run, or a way through a passage in one direction. */
interface Meeting {
  /** Where the leg to it ends, and where the leg from it begins. */
  readonly to: LegEnd
  readonly from: LegEnd
  /** The ways through the same gate, including its own. */
  readonly sameGate: readonly PassageWay[]
}

/** What a leg may close. */
interface Closing {
  readonly closed: readonly PassageId[]
  /** Whether the passages beside the leg are open, so that it could turn back through its own gate. */
  readonly mayTurn: boolean
}

/** A leg from a meeting to one of the next stage. */
interface PossibleLeg {
  readonly before: Meeting
  readonly after: Meeting
  /** What it may close, with its length around no areas; the first one counts. Empty without a route. */
  open: readonly (Closing & { readonly km: number })[]
  /** Null until it is routed. */
  routed: RoutedLeg | null
}

/**
 * Finds the shortest run through passages. Lengths around no areas are known quickly, and no leg is
 * shorter: legs are routed only as far as they belong to the shortest chain.
 */
export class Transits {
  /** The start, the ways through each passage, and the destination. */
  private readonly stages: readonly (readonly Meeting[])[]
  /** The legs from each stage to the next, by the meetings that they begin and end at. */
  private readonly steps: readonly (readonly (readonly PossibleLeg[])[])[]

  constructor(
    private readonly run: RunQuestion,
    private readonly router: RunRouter,
    /** Closed on every leg. */
    private readonly closed: readonly PassageId[],
  ) {
    const { origin, destination, resolutionKm = DEFAULT_RESOLUTION_KM } = run.request
    const ways = run.through.map((passage) => router.ways(passage, resolutionKm))
    // A passage with several gates, such as a chain of locks, stays open beyond the one that counts.
    const hasSeveral = ways.map((each) => new Set(each.map(({ gate }) => gate)).size > 1)
    const stages = [
      [{ to: origin, from: origin, sameGate: [] }],
      ...run.through.map((passage, at) => meetingsOf(passage, ways[at]!)),
      [{ to: destination, from: destination, sameGate: [] }],
    ]
    this.stages = stages
    this.steps = stages.slice(1).map((next, at) => {
      const beside = [at - 1, at].filter((index) => run.through[index] !== undefined)
      const single = beside.filter((index) => !hasSeveral[index])
      const closings = [{ closed: this.closing(beside), mayTurn: false }]
      if (single.length < beside.length) {
        closings.unshift({ closed: this.closing(single), mayTurn: true })
      }
      return this.legsBetween(stages[at]!, next, closings)
    })
  }

  private closing(indices: readonly number[]): PassageId[] {
    return [...new Set([...this.closed, ...indices.map((index) => this.run.through[index]!)])]
  }

  private legsBetween(
    from: readonly Meeting[],
    to: readonly Meeting[],
    closings: readonly Closing[],
  ): PossibleLeg[][] {
    if (from.length === 0 || to.length === 0) return from.map(() => [])
    const ends = { origins: from.map((meeting) => meeting.from), destinations: to.map((m) => m.to) }
    const tables = closings.map(
      ({ closed }) => this.router.matrix({ ...this.plain(closed), ...ends }).distancesKm,
    )
    return from.map((before, row) =>
      to.map((after, column) => {
        const open = closings
          .map((closing, at) => ({ ...closing, km: tables[at]![row * to.length + column]! }))
          .filter(({ km }) => !Number.isNaN(km))
        return { before, after, open, routed: null }
      }),
    )
  }

  /** The options of a search around no areas. */
  private plain(closed: readonly PassageId[]) {
    const { resolutionKm = DEFAULT_RESOLUTION_KM, date } = this.run.request
    return { resolutionKm, date, closed }
  }

  /** Null if no run leads through the passages without turning back. @throws RoutingError */
  legs(): RoutedLeg[] | null {
    for (let chain = this.shortest(); chain !== null; chain = this.shortest()) {
      const next = chain.find(({ routed }) => routed === null)
      if (!next) return chain.map(({ routed }) => routed!)
      next.routed = this.routeOf(next)
      if (next.routed === null) next.open = next.open.slice(1)
    }
    return null
  }

  /** Null if there is no route after all, or only one that turns back. */
  private routeOf({ before, after, open }: PossibleLeg): RoutedLeg | null {
    const { closed, mayTurn } = open[0]!
    const request = { ...this.run.request, origin: before.from, destination: after.to, closed }
    const turnsBack = ({ positions }: SeaRoute) =>
      mayTurn &&
      (before.sameGate.some((way) => isUsed(way, positions, positions.at(-1)!)) ||
        after.sameGate.some((way) => isUsed(way, positions, positions[0]!)))
    const found = foundOrNull(() => routeLeg({ ...this.run, request }, this.router))
    if (found === null || turnsBack(found.route)) return null
    return { ...found, alternatives: found.alternatives.filter((other) => !turnsBack(other)) }
  }

  /** The legs of the shortest chain; null if every chain has an impossible leg. */
  private shortest(): readonly PossibleLeg[] | null {
    let chains: { readonly km: number; readonly legs: readonly PossibleLeg[] }[] = [
      { km: 0, legs: [] },
    ]
    for (const [at, step] of this.steps.entries()) {
      chains = this.stages[at + 1]!.flatMap((_, column) => {
        const longer = chains.map(({ km, legs }, row) => {
          const leg = step[row]![column]!
          return { km: km + kmOf(leg), legs: [...legs, leg] }
        })
        return longer.sort((a, b) => a.km - b.km).slice(0, 1)
      })
    }
    const [best] = chains
    return best && best.km < Number.POSITIVE_INFINITY ? best.legs : null
  }

  /** Why there is no run. */
  noTransit(): NoTransitError {
    const at = this.firstBeyondReach()
    return new NoTransitError(this.run.from + 1 + at, this.run.through[at]!, this.wouldOpen(at))
  }

  /** Index of the first passage that no chain reaches, or of the last one. */
  private firstBeyondReach(): number {
    let reached: readonly boolean[] = [true]
    const at = this.steps.findIndex((step, index) => {
      reached = this.stages[index + 1]!.map((_, column) =>
        reached.some((is, row) => is && kmOf(step[row]![column]!) < Number.POSITIVE_INFINITY),
      )
      return !reached.includes(true)
    })
    return Math.min(at, this.run.through.length - 1)
  }

  /** A smallest set of closed passages to open for a run through one passage; empty if none helps. */
  private wouldOpen(at: number): readonly PassageId[] {
    const { origin, destination } = this.run.request
    const passage = this.run.through[at]!
    const closed = this.closing([at])
    const sets = this.stages[at + 1]!.map(({ to, from }) => {
      const legs = [this.blocking(origin, to, closed), this.blocking(from, destination, closed)]
      return [...new Set(legs.flat())]
    })
    const usable = sets.filter((ids) => ids.length > 0 && !ids.includes(passage))
    return usable.sort((a, b) => a.length - b.length)[0] ?? []
  }

  /** What to open for a route; all that is closed if opening does not help. */
  private blocking(
    origin: LegEnd,
    destination: LegEnd,
    closed: readonly PassageId[],
  ): readonly PassageId[] {
    try {
      this.router.route({ ...this.plain(closed), origin, destination })
      return []
    } catch (error) {
      if (!(error instanceof NoRouteError)) throw error
      return error.wouldOpen.length > 0 ? error.wouldOpen : closed
    }
  }
}

/** Kilometres of a leg, or at least so many; Infinity if it is impossible. */
function kmOf({ routed, open }: PossibleLeg): number {
  return routed?.route.distanceKm ?? open[0]?.km ?? Number.POSITIVE_INFINITY
}

/** Each way through a passage in both directions. */
function meetingsOf(passage: PassageId, ways: readonly PassageWay[]): Meeting[] {
  return ways.flatMap(({ gate }, way) => {
    const sameGate = ways.filter((other) => other.gate === gate)
    return ([0, 1] as const).map((end): Meeting => {
      const other = end === 0 ? 1 : 0
      return { to: { passage, way, end }, from: { passage, way, end: other }, sameGate }
    })
  })
}

/** A position this close to a way lies on it, km. */
const ON_WAY_KM = 0.01

/**
 * Whether a leg uses a way on which it does not only begin or end: from end to end, or because its far
 * end lies inside.
 */
function isUsed({ line }: PassageWay, positions: readonly Position[], farEnd: Position): boolean {
  const inner = positions.slice(1, -1)
  return (
    [line[0]!, line.at(-1)!].every((end) => inner.some((position) => isSame(position, end))) ||
    line.slice(1).some((to, i) => nearestOnLeg(farEnd, line[i]!, to).offKm < ON_WAY_KM)
  )
}

function isSame(a: Position, b: Position): boolean {
  return a[1] === b[1] && normaliseLongitude(a[0]) === normaliseLongitude(b[0])
}
