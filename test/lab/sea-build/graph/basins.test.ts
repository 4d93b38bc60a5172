import { expect, it } from 'vitest'
import { Basins } from '../../../../lab/sea-build/graph/basins.js'
import { buildMesh } from '../../../../lab/sea-build/graph/mesh.js'
import { COLUMNS } from '../../../../lab/sea-build/water/grid.js'
import type { SimpleRing } from '../../../../lab/sea-build/water/simplify.js'

/** Land around a bay that is open to the south, clockwise. */
const LAND = [
  [-40, 20],
  [-40, 24],
  [-36, 24],
  [-36, 20],
  [-37, 20],
  [-37, 23],
  [-39, 23],
  [-39, 20],
] as const
const BAY = [-38, 22] as const
const OCEAN = [-38, 15] as const
const ACROSS_THE_MOUTH = [
  [-39.5, 20.5],
  [-36.5, 20.5],
] as const

const bay: SimpleRing = {
  ring: Int32Array.from(
    LAND,
    ([lon, lat]) => Math.round((lat + 90) * 120) * COLUMNS + Math.round((lon + 360) * 120),
  ),
  vectors: new Float64Array(3 * LAND.length),
  kept: LAND.map((_, at) => at),
}

it('the water behind a gate is part of the sea, that behind a dam is another water', () => {
  const gated = new Basins(buildMesh([bay], { gates: [ACROSS_THE_MOUTH], dams: [] }))
  expect(gated.at(...BAY)).toBe(gated.at(...OCEAN))
  const dammed = new Basins(buildMesh([bay], { gates: [], dams: [ACROSS_THE_MOUTH] }))
  expect(dammed.at(...OCEAN)).toBe(0)
  expect(dammed.at(...BAY)).toBeGreaterThan(0)
})
