import { costSteps, eachPair } from '../../../src/engine/routing/avoid/tables/cost-steps.js'
import { CostSweep } from '../../../src/engine/routing/avoid/tables/cost-sweep.js'
import { NetworkRouter } from '../../../src/engine/routing/network-router.js'
import type { SeaData } from '../../../src/engine/routing/router.js'
import {
  AREA_GROUPS,
  type Area,
  type AreaGroup,
  areasInForce,
} from '../../../src/engine/sea/areas.js'
import {
  type AreaLegs,
  type CornerLegs,
  DOWN,
  outlinesChecksum,
  UP,
} from '../../../src/engine/sea/stored/area-legs.js'
import { UsedSteps } from './used-steps.js'

/** Voyages before this day calculate what they need. */
const FIRST_DAY = '2026-01-01'

/** The sets of areas that voyages of a day avoid together, whatever the day. */
function setsOf(areas: readonly Area[]): (readonly Area[])[] {
  const later = areas.flatMap(({ enforcedFrom = '' }) =>
    enforcedFrom > FIRST_DAY ? enforcedFrom : [],
  )
  const groups: (readonly AreaGroup[])[] = [...AREA_GROUPS.map((group) => [group]), AREA_GROUPS]
  const sets = [FIRST_DAY, ...new Set(later)]
    .sort()
    .flatMap((day) =>
      groups.map((avoided) => avoided.flatMap((group) => areasInForce(areas, group, day))),
    )
  return [...new Map(sets.map((set) => [set.map(({ id }) => id).join(), set])).values()]
}

/** The legs that paths round the named areas of a sea use on its first network. */
export function makeAreaLegs(
  { coast, passages, networks, areas }: SeaData,
  report: (step: string) => void,
): AreaLegs {
  const { network, detours, graph } = bareRouter()
  const { entityCount, cornerCount, landmarks } = network
  const ways = new Map<number, number>()
  const sets = setsOf(areas).map((set): CornerLegs => {
    const { corners } = detours.ofPolygons([], set, true)
    corners.lookRoundAll(null)
    const steps = costSteps(corners, null)
    const sweep = new CostSweep(steps)
    const used = new UsedSteps(steps)
    for (const landmark of landmarks) used.note(sweep.from(cornerCount + landmark))
    const ofCorners: [from: number, to: number][] = []
    used.each((from, to) => {
      if (Math.max(from, to) >= entityCount) ofCorners.push([from, to])
      else {
        const pair = Math.min(from, to) * entityCount + Math.max(from, to)
        ways.set(pair, (ways.get(pair) ?? 0) | (from < to ? UP : DOWN))
      }
    })
    ofCorners.sort(([a, b], [c, d]) => a - c || b - d)
    report(
      `${set.map(({ id }) => id).join(', ')}: ${ways.size} legs, ${ofCorners.length} of corners`,
    )
    return {
      checksum: outlinesChecksum(set),
      corners: corners.nodes.length,
      from: Int32Array.from(ofCorners, ([from]) => from),
      to: Int32Array.from(ofCorners, ([, to]) => to),
    }
  })
  const [leg, way]: number[][] = [[], []]
  let number = 0
  eachPair(graph, (from, to) => {
    const used = ways.get(from * entityCount + to)
    if (used !== undefined) {
      leg!.push(number)
      way!.push(used)
    }
    number++
  })
  return { leg: Int32Array.from(leg!), way: Uint8Array.from(way!), sets }

  /** Ignore the legs of an earlier build. */
  function bareRouter() {
    const none = { value: null }
    const network = Object.create(networks[0]!, { portLabels: none, areaLegs: none })
    const { detours, graph } = new NetworkRouter(network, coast, passages)
    return { network: networks[0]!, detours, graph }
  }
}
