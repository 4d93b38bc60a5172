import {
  addPairs,
  forgetPairsBefore,
  type PopularPair,
  popularPairs,
  type RequestedPair,
} from './asked-pairs.js'
import { foldChargedBefore, type Totals, totalsCharged } from './charged-units.js'
import type { Database } from './database/database.js'
import { deleteInSteps, writeInSteps } from './database/steps.js'

/** A counter, e.g. `passage` `suez`, with its increase since the last write. */
export interface Count {
  readonly kind: string
  readonly name: string
  readonly amount: number
}

/** Totals over all accounts and all processes. */
export class RouteStatistics {
  /** The day before which this process has deleted days. */
  #prunedBefore = ''

  constructor(private readonly database: Database) {}

  /** Adds to the counters; several processes may do so concurrently. */
  async add(counts: readonly Count[], pairs: readonly RequestedPair[], day: string): Promise<void> {
    // A fixed order, so that two processes never deadlock on each other's rows.
    const ordered = counts.toSorted((a, b) => compare(a.kind, b.kind) || compare(a.name, b.name))
    await writeInSteps(this.database, ordered, async (inside, step) => {
      for (const { kind, name, amount } of step) {
        await inside.query(ADD_COUNT, [kind, name, amount])
      }
    })
    const orderedPairs = pairs.toSorted(
      (a, b) =>
        a.originPortId - b.originPortId ||
        a.destinationPortId - b.destinationPortId ||
        a.accountId - b.accountId,
    )
    await writeInSteps(this.database, orderedPairs, (inside, step) => addPairs(inside, step, day))
  }

  counts(): Promise<Count[]> {
    return this.database.query<Count>('SELECT kind, name, amount FROM route_counts')
  }

  /** All units ever charged. @param day today's UTC day */
  totals(day: string): Promise<Totals> {
    return totalsCharged(this.database, day)
  }

  /**
   * Deletes the days of accounts before a given day. The latest day of an account stays: it guards
   * against a clock that is set back. As it is read again each time, only the first call of a day does it.
   */
  async pruneDays(before: string): Promise<void> {
    if (before === this.#prunedBefore) return
    const where = `day < $1 AND EXISTS (
      SELECT 1 FROM quota_days AS newer
      WHERE newer.account_id = quota_days.account_id AND newer.day > quota_days.day)`
    await deleteInSteps(this.database, { table: 'quota_days', key: 'account_id, day', where }, [
      before,
    ])
    this.#prunedBefore = before
  }

  /** Adds the totals of the days before a given day together. */
  foldTotals(before: string): Promise<void> {
    return foldChargedBefore(this.database, before)
  }

  /** The most requested pairs, limited to those requested by a minimum number of accounts. */
  popularPairs(fewestAccounts: number, limit: number): Promise<PopularPair[]> {
    return popularPairs(this.database, fewestAccounts, limit)
  }

  /** Deletes the records of which account requested which pair. @param day last day to delete */
  forgetPairsBefore(day: string): Promise<void> {
    return forgetPairsBefore(this.database, day)
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const ADD_COUNT = `
  INSERT INTO route_counts (kind, name, amount) VALUES ($1, $2, $3)
  ON CONFLICT (kind, name) DO UPDATE SET amount = route_counts.amount + excluded.amount`
