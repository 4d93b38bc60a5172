/** A ship as a pool sees it. */
export interface PoolShip {
  /** Negative is a deficit. */
  readonly balanceTonnes: number
  /** What the deficit costs outside of the pool. */
  readonly penaltyEur: number
}

export interface Pool {
  /** Indexes of its ships. */
  readonly members: ReadonlySet<number>
  /** Share of its surplus that each ship with one keeps. */
  readonly surplusShare: number
}

/** More steps than this, and the best pool found so far is taken: each step leaves a ship in or out. */
const MOST_STEPS = 200_000
/** Share of the surplus by which sums of decimals may miss it. */
const ROUNDING = 1e-9
/** Steps that are taken before others may have the thread. */
const STEPS_AT_ONCE = 256

/**
 * The pool that avoids the most penalties: all ships with a surplus, and those with a deficit that it covers whole. Ships
 * are taken in or left out in turn, the dearest deficit per tonne first, as long as the rest could still beat the best
 * pool found. In steps.
 */
export function* bestPool(ships: readonly PoolShip[]): Generator<void, Pool> {
  const surplus = ships.reduce((sum, { balanceTonnes }) => sum + Math.max(0, balanceTonnes), 0)
  const deficits = ships
    .flatMap(({ balanceTonnes, penaltyEur }, at) =>
      balanceTonnes < 0 ? [{ at, tonnes: -balanceTonnes, eur: penaltyEur }] : [],
    )
    .sort((a, b) => b.eur / b.tonnes - a.eur / a.tonnes)
  let best = { eur: 0, taken: [] as readonly number[] }
  let steps = 0
  /** The most that the ships from one on can avoid, if one of them could be covered in part. */
  const most = (from: number, room: number) => {
    let [eur, left] = [0, room]
    for (const { tonnes, eur: own } of deficits.slice(from)) {
      if (tonnes > left) return eur + (own * left) / tonnes
      eur += own
      left -= tonnes
    }
    return eur
  }
  function* visit(
    from: number,
    room: number,
    eur: number,
    taken: readonly number[],
  ): Generator<void> {
    if (steps % STEPS_AT_ONCE === 0) yield
    if (eur > best.eur) best = { eur, taken }
    const next = deficits[from]
    if (next === undefined || steps++ >= MOST_STEPS || eur + most(from, room) <= best.eur) return
    if (next.tonnes <= room + ROUNDING * surplus)
      yield* visit(from + 1, room - next.tonnes, eur + next.eur, [...taken, next.at])
    yield* visit(from + 1, room, eur, taken)
  }
  yield* visit(0, surplus, 0, [])
  const givers = ships.flatMap(({ balanceTonnes }, at) => (balanceTonnes > 0 ? [at] : []))
  const covered = best.taken.reduce((sum, at) => sum - ships[at]!.balanceTonnes, 0)
  const isPool = best.taken.length > 0
  const left = 1 - covered / surplus
  return {
    members: new Set(isPool ? [...givers, ...best.taken] : []),
    surplusShare: isPool ? (left > ROUNDING ? left : 0) : 1,
  }
}
