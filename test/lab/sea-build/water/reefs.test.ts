import { describe, expect, it } from 'vitest'
import type { CellSet } from '../../../../lab/sea-build/water/cell-set.js'
import { cellOf } from '../../../../lab/sea-build/water/grid.js'
import { addReefs } from '../../../../lab/sea-build/water/reefs.js'

const FAR_OFF = 250
const AT = 0.004

/** The cells that reefs close in a sea that is far from any coast, except for the given cells. */
function closedBy(
  reefs: number[][],
  {
    passes = [] as [number, number][],
    ports = [] as [number, number][],
    inshore = [] as number[],
  } = {},
) {
  const closed = new Set<number>()
  const distance = new Proxy([] as number[], {
    get: (_, cell) => (inshore.includes(Number(cell)) ? 100 : FAR_OFF),
  })
  const document = { passes: passes.map((at, i) => ({ id: `pass-${i}`, at })), reefs }
  addReefs(closed as unknown as CellSet, document, distance, { ports, fairways: [] })
  return (lon: number, lat: number) => closed.has(cellOf(lon + AT, lat + AT))
}

describe('reefs in the build', () => {
  it('close the water within 5 km of their line, without a gap', () => {
    const isClosed = closedBy([[150, -10, 151, -10]])
    for (let share = 0; share <= 1; share += 0.001) {
      for (const lat of [-10.03, -10, -9.97]) expect(isClosed(150 + share, lat)).toBe(true)
      for (const lat of [-10.06, -9.94]) expect(isClosed(150 + share, lat)).toBe(false)
    }
  })

  it('close an opening under 10 km wide, but no wider one', () => {
    const isClosed = closedBy([
      [150, -10, 150.2, -10],
      [150.27, -10, 150.4, -10],
      [150.6, -10, 151, -10],
    ])
    expect(isClosed(150.235, -10)).toBe(true)
    expect(isClosed(150.5, -10)).toBe(false)
  })

  it('run in the shorter direction across 180 degrees', () => {
    const isClosed = closedBy([[179.9, -18, -179.9, -18]])
    expect(isClosed(179.95, -18)).toBe(true)
    expect(isClosed(-179.95, -18)).toBe(true)
    expect(isClosed(0, -18)).toBe(false)
  })

  it('leave open what is near passes and ports', () => {
    const isClosed = closedBy([[150, -10, 152, -10]], {
      passes: [[151.5, -10]],
      ports: [[150.5, -10]],
    })
    expect([150, 150.5, 151, 151.5, 152].map((lon) => isClosed(lon, -10))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('close nothing near the coast', () => {
    const inshore = [cellOf(150.5 + AT, -10 + AT)]
    expect(closedBy([[150, -10, 151, -10]], { inshore })(150.5, -10)).toBe(false)
  })
})
