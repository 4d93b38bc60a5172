/**
 * Compares the route of neighbouring ports with the way back and with the cells of both: each port and its nearest
 * ones, in both directions. Of some of them it compares the answers in two orders, those for the positions of the
 * ports, those with a passage closed, and the way by a third port. Exits with 1 if any differs, by more than 3 m. Run it with: npm run sea -- same --neighbours 40 --resolution 20 --step 1
 */
import { parseArgs } from 'node:util'
import { RESOLUTIONS, type Resolution } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'
import {
  differenceOf,
  nearestPorts,
  neighbours,
  orderDependent,
  positionDifference,
  shorterIfClosed,
  unnamedDetours,
} from '../../test/engine/routing/same-answers.js'

/** Pairs that are asked in two orders at each resolution. */
const ORDERED_PAIRS = 1000
/** Ports whose nearest ones are compared by threes, and how many of these. */
const DETOUR_PORTS = 100
const NEAR_PORTS = 8

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    neighbours: { type: 'string', default: '40' },
    resolution: { type: 'string', default: RESOLUTIONS.join() },
    step: { type: 'string', default: '1' },
  },
})
for (const resolutionKm of values.resolution.split(',').map(Number) as Resolution[]) {
  const sea = await openSea(values.data, [resolutionKm])
  const router = new SeaRouter(sea)
  const pairs = neighbours(sea.ports!, Number(values.neighbours), Number(values.step))
  let wrong = 0
  // A pair and its way back are compared at once.
  for (const pair of pairs.filter(([from, to]) => from < to)) {
    const difference = differenceOf(router, pair, resolutionKm)
    if (difference === null) continue
    wrong++
    console.log(difference)
  }
  const share = Math.ceil(pairs.length / ORDERED_PAIRS)
  const some = pairs.filter((_, at) => at % share === 0)
  const dependent = orderDependent(sea, some, resolutionKm)
  for (const [from, to] of dependent)
    console.log(`${from} to ${to} depends on what was asked before`)
  const others = some.flatMap((pair) => [
    positionDifference(router, sea.ports!, pair, resolutionKm) ?? [],
    shorterIfClosed(router, pair, resolutionKm).map(
      (id) => `${pair.join(' to ')} is shorter with ${id} closed`,
    ),
  ])
  const places = [...sea.ports!.values()].filter(
    (_, at, all) => at % Math.ceil(all.length / DETOUR_PORTS) === 0,
  )
  const detours = places.flatMap((at) =>
    unnamedDetours(router, sea.ports!, nearestPorts(sea.ports!, at, NEAR_PORTS), resolutionKm),
  )
  for (const line of others.flat()) console.log(line)
  for (const pair of detours)
    console.log(`${pair.join(' to ')} names no third port by which it is much shorter`)
  console.log(
    `${resolutionKm} km: ${pairs.length} directed pairs, ${2 * wrong} differ, the table was put aside ${router.missedTables} times; ${dependent.length} of ${some.length} depend on the order, ${others.flat().length} differ by position or closure; ${detours.length} detours are not named`,
  )
  if (wrong + dependent.length + others.flat().length + detours.length > 0) process.exitCode = 1
}
