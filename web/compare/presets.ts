import { SIZE_CLASSES } from '../../src/client/schema.js'
import { NO_SHIP } from '../plan/conditions.js'
import type { Closable, Plan } from '../plan/plan.js'

export const PRESETS = ['suez', 'panama', 'redSea', 'speed', 'ships', 'fuel', 'kiel'] as const
const SHIPS: readonly string[] = ['feeder', 'neo_panamax', 'ulcv']
export type Preset = (typeof PRESETS)[number]

/** Variants of a plan that differ in only one respect. */
export function presetOf(preset: Preset, plan: Plan): readonly Plan[] {
  switch (preset) {
    case 'suez':
      // If only Suez were closed, many voyages would use Panama instead of rounding the Cape.
      return [open(plan, 'suez'), closed(plan, ['suez', 'panama'])]
    case 'panama':
      return [open(plan, 'panama'), closed(plan, ['panama'])]
    case 'redSea':
      return [open(plan, 'babelmandeb'), closed(plan, ['babelmandeb'])]
    case 'ships':
      // Each at its own speed, as on the cards of ships.
      return SIZE_CLASSES.filter(
        ({ type, name }) => type === 'container' && SHIPS.includes(name),
      ).map(({ name, speedKn }) => {
        return { ...plan, ...NO_SHIP, vesselType: 'container', sizeClass: name, speedKn } as const
      })
    case 'kiel':
      return [open(plan, 'kiel'), closed(plan, ['kiel'])]
    case 'speed':
      return [
        { ...plan, speedKn: 12 },
        { ...plan, speedKn: 16 },
      ]
    case 'fuel': {
      // A fuel needs a ship.
      const ship = { ...plan, vesselType: plan.vesselType ?? ('container' as const) }
      return [
        { ...ship, fuel: 'HFO' },
        { ...ship, fuel: 'VLSFO' },
      ]
    }
  }
}

function open(plan: Plan, passage: Closable): Plan {
  return { ...plan, leftOut: [], closed: plan.closed.filter((name) => name !== passage) }
}

function closed(plan: Plan, passages: readonly Closable[]): Plan {
  return { ...plan, leftOut: [], closed: [...new Set([...plan.closed, ...passages])] }
}
