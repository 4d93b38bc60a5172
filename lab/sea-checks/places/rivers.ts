/**
 * Checks rivers and isthmuses: ports along one river have ways to the sea that add up, and towns
 * leave by their own side. Run it with: npm run sea -- rivers
 */
import { readFileSync } from 'node:fs'
import type { Position } from '../../../src/engine/geo/position.js'
import type { RouteEnd } from '../../../src/engine/routing/request.js'
import { type Finding, report } from './findings.js'
import { openChecked } from './sea.js'

interface Waters {
  readonly rivers: readonly {
    readonly name: string
    /** From the highest port downstream, by id. */
    readonly ports: readonly number[]
    readonly sea: Position
  }[]
  readonly towns: readonly {
    readonly name: string
    readonly at: Position
    readonly sea: Position
    /** The right way is not longer than this. */
    readonly mostKm: number
  }[]
}

/** Parts of a way down a river may add up to so much more than the way, km: harbours lie aside. */
const ASIDE_KM = 20

const sea = await openChecked([20])
const [resolution] = sea.resolutions
const { rivers, towns } = JSON.parse(
  readFileSync(new URL('./rivers.json', import.meta.url), 'utf8'),
) as Waters
const ports = new Map(sea.ports.map((port) => [port.id, port]))
const findings: Finding[] = []
let steps = 0
for (const { name, ports: ids, sea: mouth } of rivers) {
  for (const [i, upper] of ids.slice(0, -1).entries()) {
    steps++
    const lower = ids[i + 1]!
    const [upperKm, lowerKm, stepKm] = [
      kmOf({ portId: upper }, { position: mouth }),
      kmOf({ portId: lower }, { position: mouth }),
      kmOf({ portId: upper }, { portId: lower }),
    ]
    const asideKm = stepKm + lowerKm - upperKm
    if (asideKm <= ASIDE_KM && upperKm > lowerKm - ASIDE_KM) continue
    const [a, b] = [ports.get(upper)!, ports.get(lower)!]
    const text = `${name}: ${a.name} to the sea ${upperKm.toFixed(0)} km, ${a.name} to ${b.name} ${stepKm.toFixed(0)}, ${b.name} to the sea ${lowerKm.toFixed(0)}`
    findings.push({ at: [a.position, b.position], sizeKm: size(asideKm), text })
  }
}
for (const { name, at, sea: out, mostKm } of towns) {
  const km = kmOf({ position: at }, { position: out })
  if (km <= mostKm) continue
  const text = `${name}: ${km.toFixed(0)} km to its sea, at most ${mostKm}`
  findings.push({ at: [at], sizeKm: size(km - mostKm), text })
}
report('rivers', `${steps} steps and ${towns.length} towns`, findings, sea.worst)

function kmOf(from: RouteEnd, to: RouteEnd): number {
  return sea.distancesKm([from], [to], resolution!)[0]!
}

/** Ways that do not exist come first. */
function size(km: number): number {
  return Number.isNaN(km) ? 1e5 : Math.abs(km)
}
