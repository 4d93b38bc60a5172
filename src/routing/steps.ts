import { vectorLegKm } from '../geo/leg.js'
import { legKm } from '../sea/legs.js'
import { ALL_CLOSED, type Chart } from './chart.js'
import type { Track } from './track.js'

/** One step of a path from entity to entity. */
export interface Step {
  readonly entity: number
  /** Fairway link that it sails, -1 for a leg over the sea. */
  readonly link: number
  readonly backwards: boolean
}

/** The steps from the first of some states to the last. */
export function stepsAlong(chart: Chart, states: readonly number[]): Step[] {
  return states.slice(1).map((state, i) => {
    const entity = chart.entityOfState(state)
    const link = linkBetween(chart, states[i]!, state)
    const from = entity - chart.network.cornerCount
    return { entity, link, backwards: link >= 0 && chart.network.linkFrom[link] === from }
  })
}

/** The open link that joins two node states, if it is shorter than the sea between them; -1 for none. */
function linkBetween(chart: Chart, a: number, b: number): number {
  if (!chart.isNode(a) || !chart.isNode(b)) return -1
  const { network } = chart
  const { edgeFirst, edgeTo } = network
  let best = Number.POSITIVE_INFINITY
  let found = -1
  for (let k = edgeFirst[a]!; k < edgeFirst[a + 1]!; k++) {
    if (edgeTo[k] === b) best = legKm(network, a, k)
  }
  chart.eachLink(a, ALL_CLOSED, (next, km, link) => {
    if (next !== b || km >= best) return
    best = km
    found = link
  })
  return found
}

/** Kilometres of some steps that start at an entity. */
export function kmOfSteps({ network }: Chart, from: number, steps: readonly Step[]): number {
  const v = network.entityVectors
  let km = 0
  let a = 3 * from
  for (const { entity, link } of steps) {
    const b = 3 * entity
    km +=
      link >= 0
        ? network.linkKm[link]!
        : vectorLegKm(v[a]!, v[a + 1]!, v[a + 2]!, v[b]!, v[b + 1]!, v[b + 2]!)
    a = b
  }
  return km
}

export function drawSteps(track: Track, steps: readonly Step[]): void {
  for (const { entity, link, backwards } of steps) {
    if (link >= 0) track.alongLink(link, backwards)
    else track.toEntity(entity)
  }
}
