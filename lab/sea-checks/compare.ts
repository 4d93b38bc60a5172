/**
 * Puts Fairway, as its users get it, beside npm searoute-js, the Python packages of rivals.py and the great circle, all
 * in one run: pairs of NGA Pub. 151, answered, errors, lines over land and time. Prints the table of docs/comparison.md.
 * Run it with: PYTHON=PYTHON_WITH_THE_PACKAGES npm run sea -- compare
 */

import { spawnSync } from 'node:child_process'
import type { Box } from '../../src/engine/geo/box.js'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import { interpolateKm } from '../../src/engine/geo/interpolate.js'
import { legLengthKm } from '../../src/engine/geo/leg.js'
import { normaliseLongitude, type Position } from '../../src/engine/geo/position.js'
import type { Resolution } from '../../src/engine/routing/request.js'
import { openPlanner, planVoyage } from '../../src/interfaces/library/index.js'
import { NaturalEarth } from '../../test/engine/routing/natural-earth.js'
import {
  biasPercent,
  isPlain,
  quantilePercent,
  readPublished,
} from '../../test/published/pub151.js'
import { searouteLine } from '../bench/searoute.js'

interface Line {
  readonly km: number
  readonly positions: readonly Position[]
}
type Router = (from: Position, to: Position) => Line | null
/** The line of each pair, null for none, and the time that it took, ms. */
type Answers = readonly { readonly line: Line | null; readonly ms: number }[]

/** Near its ends a line may lie in a river, which a coast at 1:10 million shows as land. */
const ENDS_KM = 200
/** A shorter stretch on land may be the fault of that coast: it draws narrow fjords as land. */
const LEAST_LAND_KM = 30
const STEP_KM = 2
/** Canals that this coast shows as land: west, south, east, north. */
const CANALS: readonly Box[] = [
  [32, 29.6, 32.8, 31.5],
  [-80.2, 8.7, -79.3, 9.6],
  [8.9, 53.8, 10.3, 54.6],
]

const land = new NaturalEarth()
const pairs = readPublished().filter(isPlain)
const routers: readonly (readonly [string, Router])[] = [
  ['Fairway, 5 km', await fairway(5)],
  ['Fairway, 20 km (default)', await fairway(20)],
  ['searoute-js 0.1.0', searouteLine],
  ['great circle', (from, to) => ({ km: legLengthKm(from, to), positions: [from, to] })],
]

console.log('| | answered | median | p90 | p95 | bias | over land | ms, p50 | ms, p95 |')
console.log('|---|---|---|---|---|---|---|---|---|')
for (const [name, router] of routers) console.log(row(name, asked(router)))
for (const [name, answers] of pythonRivals()) console.log(row(name, answers))

/** The shortest voyage with the defaults of the library. */
async function fairway(resolutionKm: Resolution): Promise<Router> {
  const planner = await openPlanner({ resolutions: [resolutionKm] })
  return (from, to) => {
    const stops = [{ place: { position: from } }, { place: { position: to } }]
    const [leg] = planVoyage({ stops, resolutionKm }, planner).plannedLegs
    return { km: leg!.route.distanceKm, positions: leg!.route.positions }
  }
}

function asked(router: Router): Answers {
  for (const pair of pairs.slice(0, 40)) router(pair.origin, pair.destination)
  return pairs.map(({ origin, destination }) => {
    const started = performance.now()
    const line = router(origin, destination)
    return { line, ms: performance.now() - started }
  })
}

interface Rival {
  readonly name: string
  readonly lines: readonly { km: number | null; positions: readonly Position[]; ms: number }[]
}

/** The packages that the Python named in PYTHON has. */
function pythonRivals(): (readonly [string, Answers])[] {
  const { PYTHON } = process.env
  if (PYTHON === undefined) return []
  const input = JSON.stringify(pairs.map(({ origin, destination }) => [origin, destination]))
  const { stdout, stderr } = spawnSync(PYTHON, ['lab/sea-checks/rivals.py'], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  process.stderr.write(stderr)
  const rivals: Rival[] = stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  return rivals.map(({ name, lines }) => [
    name,
    lines.map(({ km, positions, ms }) => ({ line: km ? { km, positions } : null, ms })),
  ])
}

function row(name: string, answers: Answers): string {
  const measured = pairs.map((pair, at) => {
    const { line } = answers[at]!
    const off = line === null ? Number.NaN : line.km / KM_PER_NM / pair.nm - 1
    return {
      ...pair,
      off,
      passages: [],
      isOverLand: line !== null && longestOnLandKm(line) > LEAST_LAND_KM,
    }
  })
  const answered = measured.filter(({ off }) => !Number.isNaN(off))
  const overLand = answered.filter(({ isOverLand }) => isOverLand)
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const ms = (share: number) => times[Math.ceil(share * times.length) - 1]!.toFixed(2)
  const percent = (share: number) => `${quantilePercent(answered, share).toFixed(2)} %`
  return `| ${[
    name,
    `${answered.length} of ${pairs.length}`,
    ...[0.5, 0.9, 0.95].map(percent),
    `${biasPercent(answered).toFixed(2)} %`,
    `${overLand.length}`,
    ms(0.5),
    ms(0.95),
  ].join(' | ')} |`
}

/** Longest stretch of the line over land of Natural Earth 1:10 million, apart from its ends, km. */
function longestOnLandKm({ positions, km }: Line): number {
  let from = 0
  let longest = 0
  let stretch = 0
  for (let i = 1; i < positions.length; i++) {
    const [a, b] = [positions[i - 1]!, positions[i]!]
    const legKm = legLengthKm(a, b)
    for (let at = 0; at < legKm; at += STEP_KM) {
      const isEnd = from + at < ENDS_KM || from + at > km - ENDS_KM
      const isLand = !isEnd && isOnLand(interpolateKm(a, b, at))
      stretch = isLand ? stretch + STEP_KM : 0
      longest = Math.max(longest, stretch)
    }
    from += legKm
  }
  return longest
}

function isOnLand([longitude, lat]: Position): boolean {
  const lon = normaliseLongitude(longitude)
  const isCanal = CANALS.some(([west, south, east, north]) => {
    return lon > west && lon < east && lat > south && lat < north
  })
  return !isCanal && land.isLand(lon, lat)
}
