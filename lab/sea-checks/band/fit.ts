import { type BandTable, marginsOf } from '../../../src/planning/voyage/distance-band.js'
import type { Row } from './rows.js'

/** Share of published distances that a band leaves out on each side. */
const TAIL = 0.05
/** A doubtful row contradicts its own table and says less about ours. */
const DOUBTFUL = 0.5
const START: BandTable = {
  endKm: 10,
  belowKm: 5,
  aboveKm: 60,
  detourPower: 0.1,
  europeanShare: 0.8,
  quietShare: 1,
  longShare: 1,
}
/** The search ends when no factor of a parameter above this one improves the fit. */
const LEAST_STEP = 1.002

/**
 * The table with the least quantile loss (Koenker and Bassett, 1978) over the rows; a row weighs by the
 * inverse root of its length, because errors grow with that root.
 */
export function fittedTable(rows: readonly Row[]): BandTable {
  let best = { table: START, loss: lossOf(rows, START) }
  for (let step = 2; step > LEAST_STEP; ) {
    const tried = Object.keys(START).flatMap((name) =>
      [step, 1 / step].map((factor) => {
        const table = { ...best.table, [name]: best.table[name as keyof BandTable] * factor }
        return { table, loss: lossOf(rows, table) }
      }),
    )
    const better = tried.reduce((one, other) => (other.loss < one.loss ? other : one), best)
    if (better === best) step = Math.sqrt(step)
    best = better
  }
  return best.table
}

function lossOf(rows: readonly Row[], table: BandTable): number {
  return rows.reduce((sum, { pair, facts, moreKm }) => {
    const [below, above] = marginsOf(facts, table)
    const weight = (pair.isDoubtful ? DOUBTFUL : 1) / Math.sqrt(facts.distanceKm)
    return sum + weight * (pinball(moreKm - above) + pinball(-moreKm - below))
  }, 0)
}

/** Loss of a bound that a value exceeds by this much. */
function pinball(excess: number): number {
  return excess > 0 ? (1 - TAIL) * excess : -TAIL * excess
}
