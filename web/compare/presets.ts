import type { Closable, Plan } from '../plan/plan.js'

export const PRESETS = ['suez', 'kiel', 'speed', 'fuel'] as const
export type Preset = (typeof PRESETS)[number]

/** Two variants of a plan that differ in only one respect. */
export function presetOf(preset: Preset, plan: Plan): readonly [Plan, Plan] {
  switch (preset) {
    case 'suez':
      // If only Suez were closed, many voyages would use Panama instead of rounding the Cape.
      return [open(plan, 'suez'), closed(plan, ['suez', 'panama'])]
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
