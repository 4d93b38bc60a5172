/**
 * Checks routes against the full-resolution shoreline: random port pairs, with each line sampled
 * every half kilometre. The first and last 30 km and declared fairways are counted separately,
 * because harbours, rivers and canals are land in the shoreline data. Writes docs/land-check.md.
 * Run it with: npm run sea -- land --resolution 5,20 --pairs 10000
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import { interpolate } from '../../src/engine/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../src/engine/geo/position.js'
import { RESOLUTIONS, type Resolution, type SeaRoute } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { GSHHG_FOLDER, readCoast } from '../sea-build/water/gshhg.js'
import { LandIndex } from './land-index.js'
import { fairwayLegs, legKey, randomRoutes } from './random-routes.js'

const STEP_KM = 0.5
const APART_KM = 30
const SEED = 1
const WORST = 25

interface Stretch {
  readonly from: Position
  readonly to: Position
  readonly km: number
}

/** A section over land, with the number of routes that use it and an example. */
interface Finding extends Stretch {
  routes: number
  readonly pair: readonly [number, number]
}

interface Summary {
  readonly resolutionKm: number
  readonly pairs: number
  readonly unanswered: number
  readonly totalKm: number
  readonly onLand: number
  readonly findings: readonly Finding[]
  readonly seconds: number
}

const { values } = parseArgs({
  options: {
    resolution: { type: 'string', default: RESOLUTIONS.join() },
    pairs: { type: 'string', default: '10000' },
    gshhg: { type: 'string', default: GSHHG_FOLDER },
    data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/land-check.md', import.meta.url)),
    },
  },
})
const land = new LandIndex(readCoast(values.gshhg))
const summaries: Summary[] = []
for (const resolution of values.resolution.split(',')) {
  summaries.push(await check(Number(resolution) as Resolution, Number(values.pairs)))
}
const report = describe(summaries)
writeFileSync(values.report, report)
console.log(report)

async function check(resolutionKm: Resolution, pairs: number): Promise<Summary> {
  const started = performance.now()
  const data = await openSea(values.data, [resolutionKm])
  const router = new SeaRouter(data)
  const network = data.networks[0]!
  const fairways = fairwayLegs(network)
  const known = new Map<string, readonly Stretch[]>()
  const findings = new Map<string, Finding>()
  let unanswered = 0
  let totalKm = 0
  let onLand = 0
  for (const { pair, route } of randomRoutes(router, network, {
    resolutionKm,
    pairs,
    seed: SEED,
  })) {
    if (!route) {
      unanswered++
      continue
    }
    totalKm += route.distanceKm
    const stretches = overLand(route, fairways, known)
    if (stretches.length > 0) onLand++
    for (const stretch of stretches) {
      const key = stretch.from.map((v) => v.toFixed(3)).join()
      const finding = findings.get(key)
      if (finding) finding.routes++
      else findings.set(key, { ...stretch, routes: 1, pair })
    }
  }
  return {
    resolutionKm,
    pairs,
    unanswered,
    totalKm,
    onLand,
    findings: [...findings.values()].sort((a, b) => b.km - a.km),
    seconds: (performance.now() - started) / 1000,
  }
}

function overLand(
  { positions, distancesKm, distanceKm }: SeaRoute,
  fairways: ReadonlySet<string>,
  known: Map<string, readonly Stretch[]>,
): Stretch[] {
  const found: Stretch[] = []
  for (let i = 0; i + 1 < positions.length; i++) {
    const [a, b] = [positions[i]!, positions[i + 1]!]
    const [from, to] = [distancesKm[i]!, distancesKm[i + 1]!]
    if (to <= APART_KM || from >= distanceKm - APART_KM) continue
    const key = legKey(a, b)
    if (fairways.has(key)) continue
    if (from >= APART_KM && to <= distanceKm - APART_KM) {
      let stretches = known.get(key)
      if (!stretches) {
        stretches = sample(a, b, 0, 1)
        known.set(key, stretches)
      }
      found.push(...stretches)
    } else {
      const share = (km: number) => Math.min(1, Math.max(0, (km - from) / (to - from)))
      found.push(...sample(a, b, share(APART_KM), share(distanceKm - APART_KM)))
    }
  }
  return found
}

/** Sections over land on part of a leg, as shares of the leg. */
function sample(a: Position, b: Position, from: number, to: number): Stretch[] {
  const steps = Math.max(1, Math.ceil(sphericalKm(a, b) / STEP_KM))
  const stretches: Stretch[] = []
  let start: Position | null = null
  let last: Position = a
  for (let k = Math.ceil(from * steps); k <= Math.floor(to * steps); k++) {
    const here = interpolate(a, b, k / steps)
    const dry = land.isLand(...here)
    if (dry) start ??= here
    if (start && (!dry || k === Math.floor(to * steps))) {
      const end = dry ? here : last
      stretches.push({ from: start, to: end, km: Math.max(STEP_KM / 2, sphericalKm(start, end)) })
      start = null
    }
    last = here
  }
  return stretches
}

function describe(results: readonly Summary[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const rows = results.map(
    (s) =>
      `| ${s.resolutionKm} km | ${s.pairs} | ${s.unanswered} | ${(s.totalKm / 1e6).toFixed(1)} | **${s.onLand}** | ${s.findings.length} | ${Math.max(0, ...s.findings.map((f) => f.km)).toFixed(1)} | ${Math.round(s.seconds)} |`,
  )
  const worst = results.flatMap((s) => [
    `\n## Longest sections on land at ${s.resolutionKm} km\n`,
    ...(s.findings.length === 0
      ? ['None.']
      : [
          '| From (lon, lat) | To | km | Routes | Example (port ids) |',
          '|---|---|---|---|---|',
          ...s.findings
            .slice(0, WORST)
            .map(
              (f) =>
                `| ${place(f.from)} | ${place(f.to)} | ${f.km.toFixed(1)} | ${f.routes} | ${f.pair.join(' to ')} |`,
            ),
        ]),
  ])
  return `# Land check

Generated by \`npm run sea -- land --resolution ${values.resolution} --pairs ${values.pairs}\` on ${date}, seed ${SEED}.
The check routes random port pairs with default closures and tests a point every ${STEP_KM} km of each line against the
full-resolution shoreline of GSHHG 2.3.7. It excludes the first and last ${APART_KM} km of a route and declared fairways
(canals, rivers, dredged channels), which the shoreline shows as land or not at all.

| Resolution | Pairs | Without a route | Million km | Routes on land | Places | Longest section on land, km | Seconds |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
${worst.join('\n')}
`
}

function place([lon, lat]: Position): string {
  return `${normaliseLongitude(lon).toFixed(3)}, ${lat.toFixed(3)}`
}
