import type { Static } from 'typebox'
import type { Clock } from '../../../base/clock.js'
import { utcDay } from '../../../base/utc.js'
import type { Engine } from '../../../contract/operations/index.js'
import { portBody } from '../../../contract/read/port-body.js'
import type { RouteStatisticsAnswer } from '../../../contract/schemas/service/route-statistics.js'
import type { Count, Store } from '../../../keeping/store/database/store.js'
import { roundKm } from '../../../planning/rounding.js'
import { portsOf } from '../saved-routes/port-pairs.js'
import { quantile } from './log-bins.js'
import { KINDS } from './route-counters.js'

/** Minimum number of accounts: a pair requested by fewer could reveal what a single one does. */
const FEWEST_ACCOUNTS = 5
const TOP = 10

/** Totals over all accounts. */
export async function routeReport(
  store: Store,
  clock: Clock,
  engine: Engine,
): Promise<Static<typeof RouteStatisticsAnswer>> {
  const [totals, counts, popular] = await Promise.all([
    store.statistics.totals(utcDay(clock.nowMs())),
    store.statistics.counts(),
    store.statistics.popularPairs(FEWEST_ACCOUNTS, TOP),
  ])
  const by = (kind: string) => namesAndAmounts(counts, kind)
  const bins = (kind: string) => new Map(by(kind).map(([name, amount]) => [Number(name), amount]))
  const distances = bins(KINDS.distanceBin)
  const measured = [...distances.values()].reduce((sum, amount) => sum + amount, 0)
  const sumKm = by(KINDS.distanceSum)[0]?.[1] ?? 0
  const engineTimes = bins(KINDS.engineBin)
  return {
    calculations_total: totals.routes,
    calculations_today: totals.routesToday,
    matrix_cells_total: totals.matrixCells,
    emissions_total: totals.emissions,
    average_distance_km: measured === 0 ? null : roundKm(sumKm / measured),
    median_distance_km: rounded(quantile(distances, 0.5)),
    p50_compute_ms: rounded(quantile(engineTimes, 0.5)),
    p95_compute_ms: rounded(quantile(engineTimes, 0.95)),
    no_route_total: by(KINDS.noRoute)[0]?.[1] ?? 0,
    by_resolution_km: Object.fromEntries(by(KINDS.resolution)),
    by_passage: Object.fromEntries(by(KINDS.passage)),
    top_routes: popular.flatMap((route) => {
      const pair = portsOf(route, engine)
      if (pair === null) return []
      const { origin, destination } = pair
      return [
        { origin: portBody(origin), destination: portBody(destination), calculations: route.times },
      ]
    }),
  }
}

function namesAndAmounts(counts: readonly Count[], kind: string): [string, number][] {
  const own = counts.filter((count) => count.kind === kind)
  return own
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, amount }): [string, number] => [name, amount])
}

/** The bins are accurate to three digits. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(3))
}
