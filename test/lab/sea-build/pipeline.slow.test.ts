import { execFileSync } from 'node:child_process'
import { deserialize } from 'node:v8'
import { expect, test } from 'vitest'
import { finishNetwork } from '../../../lab/sea-build/finish.js'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { openContent, openNetwork } from '../../../src/engine/sea/network.js'
import { stateOfNode } from '../../../src/engine/sea/sight/states.js'
import { Sweep } from '../../../src/engine/sea/sight/sweep.js'
import type { NetworkContent } from '../../../src/engine/sea/stored/network-content.js'
import { packNetwork } from '../../../src/engine/sea/stored/network-format.js'
import { PORTS } from './small-sea.js'

/*
 * A small sea through every step of the build that `lab/sea-build/worker.ts` takes, but for reading its sources.
 * The rasters are those of the globe, so it takes half a minute of processor time and a gigabyte.
 */
const script = new URL('./build-small-sea.ts', import.meta.url).pathname
const output = execFileSync(process.execPath, ['--import', 'tsx', script], {
  maxBuffer: 1e8,
})
const { steps, built }: { steps: string[]; built: NetworkContent } = deserialize(output)
const network = finishNetwork(built, () => {})

/** Kilometres between two ports, by their number in the list. */
const kmBetween = (a: number, b: number) => {
  const opened = openContent(network)
  const [from, to] = [a, b].map((at) => stateOfNode(opened.cornerCount, network.portNode[at]!)) as [
    number,
    number,
  ]
  const sweep = new Sweep(opened).reset([opened.stateBay[from]!, opened.stateBay[to]!])
  sweep.start(from, 0)
  sweep.advance(Number.POSITIVE_INFINITY)
  return sweep.km[to]!
}

const positionOf = (at: number) => [PORTS[at]!.lon, PORTS[at]!.lat] as const

test('the shores are those of the sea and of its island, within their tolerance', () => {
  expect(steps.find((step) => step.startsWith('shores'))).toMatch(/^shores: 2 rings, \d+ vertices$/)
  expect(steps.find((step) => step.startsWith('fairways'))).toMatch(/, 0 stranded$/)
})

test('every port is joined to the water by a fairway of its own', () => {
  expect([...network.portId]).toEqual(PORTS.map(({ id }) => id))
  expect(network.linkFrom.length).toBe(PORTS.length)
  expect(new Set(network.linkFrom)).toEqual(new Set(network.portNode))
})

test('the way between two ports goes round the nearer end of the island', () => {
  const km = kmBetween(0, 1)
  const round = (clearance: number) =>
    sphericalKm(positionOf(0), [-0.1 + clearance, -0.5]) +
    sphericalKm([-0.1 + clearance, -0.5], positionOf(1))
  expect(km).toBeGreaterThan(round(0))
  expect(km).toBeLessThan(round(0.1))
})

test('a way with nothing between is hardly longer than the great circle', () => {
  const straight = sphericalKm(positionOf(1), positionOf(2))
  const km = kmBetween(1, 2)
  expect(km).toBeGreaterThan(straight - 0.001)
  expect(km).toBeLessThan(1.02 * straight)
})

test('the network can be packed and opened, and the same network gives the same bytes', () => {
  const bytes = packNetwork(network)
  const opened = openNetwork(bytes)
  expect(opened.resolutionKm).toBe(5)
  expect(packNetwork(finishNetwork(built, () => {}))).toEqual(bytes)
})
