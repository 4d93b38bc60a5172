import type { Position } from '../../src/engine/geo/position.js'
import type { Config } from '../../src/interfaces/http/config.js'
import { inlineEngine } from '../support/inline-engine.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'
import { startService } from './service.js'

const engine = inlineEngine((await sea(20)).router, tables)

export const PLACES = {
  rotterdam: [4.05, 51.98],
  rotterdamCity: [4.48, 51.92],
  singapore: [103.8, 1.22],
  newYork: [-73.9, 40.5],
  yokohama: [139.7, 35.35],
  losAngeles: [-118.25, 33.7],
  madrid: [-3.7, 40.42],
  southPole: [0, -90],
  barcelona: [2.2, 41.35],
  piraeus: [23.6, 37.93],
} as const satisfies Record<string, Position>
export type Place = keyof typeof PLACES

export const at = (place: Place | Position) => ({
  coordinates: typeof place === 'string' ? PLACES[place] : place,
})

/** A service over the real sea. */
export function startRealService(settings: Partial<Config> = {}) {
  return startService(settings, engine)
}

/** One route over the real sea. */
export async function sail(
  origin: Place | Position,
  destination: Place | Position,
  options: object = {},
) {
  const service = await startRealService()
  const token = await service.token('a')
  const json = { origin: at(origin), destination: at(destination), ...options }
  return service.ask('/calculate-route', { token, json })
}
