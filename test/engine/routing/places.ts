import type { Position } from '../../../src/engine/geo/position.js'
import { PASSAGES, type PassageId, type RouteEnd } from '../../../src/engine/routing/request.js'
import type { Sea } from '../../support/sea.js'
import { randomPosition } from '../geo/random.js'

type Random = () => number

/** Straits and narrow waters in which a route's end may lie, within 0.15 degrees of each. */
const NARROWS: readonly Position[] = [
  [-5.6, 35.95], // Gibraltar
  [103.85, 1.2], // Singapore
  [1.45, 51.0], // Dover
  [43.35, 12.6], // Bab-el-Mandeb
  [29.05, 41.1], // Bosporus
  [26.4, 40.15], // Dardanelles
  [12.65, 55.95], // Øresund
  [10.85, 55.4], // Great Belt
  [56.45, 26.5], // Hormuz
  [105.85, -5.95], // Sunda
  [-70.9, -53.6], // Magellan
  [32.55, 30.1], // Suez
  [-79.75, 9.15], // Panama
  [9.5, 54.2], // Kiel
  [22.95, 37.93], // Corinth
  [-168.9, 65.8], // Bering
  [133.5, 34.3], // Inland Sea
  [-122.5, 47.9], // Puget Sound
  [142.2, -10.5], // Torres
  [15.65, 38.25], // Messina
]

const about = (random: Random, [lon, lat]: Position, reach: number): Position => [
  lon + (2 * random() - 1) * reach,
  lat + (2 * random() - 1) * reach,
]

/** A random end: a port, or a place on the open sea, in narrow waters, near 180° or near a pole. */
export function randomEnd(random: Random, { data, network }: Sea): RouteEnd {
  const kind = random()
  const ports = data.networks[0]!.portId
  if (kind < 0.35) return { portId: ports[Math.floor(random() * ports.length)]! }
  for (;;) {
    const position = randomPlace(random, kind)
    // Of places on land, only those beside narrow waters count: they are moved there.
    if (kind >= 0.55 && !data.coast.isWater(...position)) continue
    if (network.snapper.at(position).kind !== 'too-far') return { position }
  }
}

function randomPlace(random: Random, kind: number): Position {
  if (kind < 0.55) return about(random, NARROWS[Math.floor(random() * NARROWS.length)]!, 0.15)
  if (kind < 0.65)
    return [180 - random() * random() * (random() < 0.5 ? 1 : -1), random() * 140 - 70]
  if (kind < 0.72)
    return [random() * 360 - 180, (random() < 0.6 ? 1 : -1) * (70 + 19.99 * random())]
  return randomPosition(random)
}

/** A random set of closable passages; empty a third of the time. */
export function randomClosures(random: Random): PassageId[] {
  if (random() < 0.33) return []
  const share = random()
  return PASSAGES.filter(() => random() < share)
}
