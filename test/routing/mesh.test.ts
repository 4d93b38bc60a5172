import { describe, expect, it } from 'vitest'
import { RESOLUTIONS } from '../../src/routing/request.js'
import type { SeaNetwork } from '../../src/sea/network.js'
import { MICRO } from '../../src/sea/network-format.js'
import { sea } from '../support/sea.js'

describe.each(RESOLUTIONS)('the mesh at %i km', (resolutionKm) => {
  it('has no barrier that ends on water, where ships could pass it', async () => {
    const { data } = await sea(resolutionKm)
    expect(looseEnds(data.networks[0]!)).toEqual([])
  })

  it('has no barrier that bends on water, where no path could', async () => {
    const { data } = await sea(resolutionKm)
    expect(bendsOnWater(data.networks[0]!)).toEqual([])
  })
})

/** Positions off shore at which edges of a wall meet. */
function bendsOnWater(network: SeaNetwork): [number, number][] {
  const { start, closed, water, opposite, after, lonLatE6 } = network
  const bends = new Set<number>()
  start.forEach((vertex, e) => {
    if (!closed[e] || after[vertex]! >= 0) return
    if (water[Math.floor(e / 3)] && water[Math.floor(opposite[e]! / 3)]) bends.add(vertex)
  })
  return [...bends].map((v) => [lonLatE6[2 * v]! / MICRO, lonLatE6[2 * v + 1]! / MICRO])
}

/** Positions on water where only one closed edge ends. */
function looseEnds({ start, closed, water, lonLatE6 }: SeaNetwork): [number, number][] {
  const closedEdges = new Int32Array(lonLatE6.length / 2)
  const wet = new Uint8Array(lonLatE6.length / 2)
  start.forEach((vertex, e) => {
    if (closed[e]) closedEdges[vertex]!++
    if (water[Math.floor(e / 3)]) wet[vertex] = 1
  })
  return Array.from(closedEdges.keys())
    .filter((v) => closedEdges[v] === 1 && wet[v])
    .map((v) => [lonLatE6[2 * v]! / MICRO, lonLatE6[2 * v + 1]! / MICRO])
}
