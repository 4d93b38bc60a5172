import type { FactorSet } from '../factor-set.js'
import type { CarbonLaw } from '../factors/law-names.js'
import type { LawRow } from '../factors/law-row.js'
import { transhipmentRule } from '../law/voyage-scope.js'
import type { LawDay } from '../law-day.js'
import {
  dayOfRow,
  isPlaced,
  isStay,
  type ReadRow,
  ROWS_PER_STEP,
  type ShipYearRequest,
} from './ship-year-request.js'

/** A voyage between two ports of call of a law: its rows, and the stops on its way. */
export interface YearVoyage {
  readonly origin: string
  readonly destination: string
  /** Indexes of its rows, with the stays at stops that are no ports of call. */
  readonly rows: readonly number[]
  /** Rules of the stops on its way. */
  readonly stops: readonly LawRow[]
  /** Rules of the stops at its ends: the row before or after them is missing. */
  readonly open: readonly LawRow[]
}

interface Building {
  origin: string
  destination: string
  /** Ends of its last part, of which each day may have a row. */
  part: string
  rows: number[]
  stops: LawRow[]
  open: LawRow[]
  /** The rule of its last stop, if that is no port of call. */
  stop: LawRow | null
}

/**
 * The voyages of a year as a law counts them: rows of the same ends without a stay between are one, and so
 * are those before and after the stop of a container ship in a port of transhipment. A stop counts as a
 * port of call where its row says so.
 */
export function* voyagesOf(
  rows: readonly ReadRow[],
  law: CarbonLaw,
  { year, ship }: ShipYearRequest,
  factors: Pick<FactorSet, 'laws'>,
): Generator<void, YearVoyage[]> {
  const stopAt = (place: string, day: LawDay) =>
    ship.type === 'container_ship' ? transhipmentRule(law, place, day, factors) : null
  const voyages: Building[] = []
  let last = null as Building | null
  for (const [count, at] of inOrder(rows).entries()) {
    if (count % ROWS_PER_STEP === 0) yield
    const row = rows[at]!
    if (isStay(row)) {
      if (last?.stop && last.destination === row.port) last.rows.push(at)
      else last = null
      continue
    }
    const [origin, destination] = [row.origin!, row.destination!]
    const day = dayOfRow(row, year)
    const stop = row.portOfCall ? null : stopAt(destination, day)
    const part = `${origin} ${destination}`
    if (last?.part === part) {
      last.rows.push(at)
      last.stop = stop
    } else if (last?.stop && last.destination === origin) {
      last.stops.push(last.stop)
      last.rows.push(at)
      Object.assign(last, { destination, part, stop })
    } else {
      // Where the ship came from is not known, unless the stop was a port of call.
      const isCall = last !== null && last.destination === origin
      const before = isCall ? null : stopAt(origin, day)
      last = {
        ...{ origin, destination, part, stop },
        rows: [at],
        stops: [],
        open: before ? [before] : [],
      }
      voyages.push(last)
    }
  }
  return voyages.map(({ stop, open, ...voyage }) => ({
    ...voyage,
    open: stop ? [...open, stop] : open,
  }))
}

/** Placed rows by their days. One without a day comes after the one before it. */
function inOrder(rows: readonly ReadRow[]): number[] {
  let day = ''
  const dated = rows.flatMap((row, at) => {
    day = row.date ?? day
    return isPlaced(row) ? [{ at, day }] : []
  })
  return dated.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).map(({ at }) => at)
}
