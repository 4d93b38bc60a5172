import type { Port } from '../../../src/ports/port.js'
import { seeded } from '../../seeded.js'

/** A port drawn for a sample, and random numbers of its own. */
interface Draw {
  readonly port: Port
  readonly random: () => number
}

/** A number for an id that looks random. */
export function hashOf(seed: number, id: number): number {
  return seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b))()
}

/**
 * Ports in an order that looks random but depends on their ids alone, round after round: a new port adds its own
 * samples and leaves the others as they are.
 */
export function* draws(ports: readonly Port[], seed: number): Generator<Draw, never> {
  for (let round = 0; ; round++) {
    const own = seed + 1000 * round
    const order = ports
      .map((port) => ({ port, at: hashOf(own, port.id) }))
      .sort((a, b) => a.at - b.at)
    for (const { port } of order) yield { port, random: seeded(Math.imul(own, 31) + port.id) }
  }
}
