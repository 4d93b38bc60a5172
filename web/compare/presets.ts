import type { Closable, Plan } from '../plan/plan.js'

export const PRESETS = ['suez', 'kiel', 'speed', 'fuel'] as const
export type Preset = (typeof PRESETS)[number]

/** Two variants of a plan that differ in one thing alone. */
export function presetOf(preset: Preset, plan: Plan): readonly [Plan, Plan] {
  switch (preset) {
    case 'suez':
    case 'kiel':
      return [withPassage(plan, preset, true), withPassage(plan, preset, false)]
    case 'speed':
      return [
        { ...plan, speedKn: 12 },
        { ...plan, speedKn: 16 },
      ]
    case 'fuel': {
      // A fuel belongs to a ship.
      const ship = { ...plan, vesselType: plan.vesselType ?? ('container' as const) }
      return [
        { ...ship, fuel: 'HFO' },
        { ...ship, fuel: 'VLSFO' },
      ]
    }
  }
}

function withPassage(plan: Plan, passage: Closable, isOpen: boolean): Plan {
  const others = plan.closed.filter((name) => name !== passage)
  return { ...plan, closed: isOpen ? others : [...others, passage] }
}
