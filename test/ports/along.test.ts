import { describe, expect, it } from 'vitest'
import { nearestOnLeg } from '../../src/engine/geo/cross-track.js'
import { distancesAlong } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { Port } from '../../src/ports/port.js'
import { seeded } from '../engine/geo/random.js'
import { cases } from '../support/cases.js'
import { ports as table } from '../support/tables.js'

const along = (line: readonly Position[], options = {}) =>
  table.along(line, distancesAlong(line), { withinKm: 25, limit: 50, ...options })

describe('along', () => {
  it('finds the ports that a scan of every leg finds, with their distances (seed 81)', () => {
    const random = seeded(81)
    for (let n = 0; n < cases(20); n++) {
      const start = table.ports[Math.floor(random() * table.ports.length)]!.position
      const line: Position[] = [[start[0] + 360 * (n % 3), start[1]]]
      for (let i = 0; i < 5; i++) {
        const [lon, lat] = line.at(-1)!
        line.push([
          lon + (random() - 0.5) * 40,
          Math.max(-70, Math.min(75, lat + (random() - 0.5) * 20)),
        ])
      }
      const twin = new Map<number, number>()
      for (const port of table.ports) {
        const off = Math.min(
          ...line.slice(1).map((b, i) => nearestOnLeg(port.position, line[i]!, b).offKm),
        )
        if (off <= 60) twin.set(port.id, off)
      }
      const isBesideMainPort = ({ mainPortId, rank }: Port) =>
        mainPortId !== null && twin.has(mainPortId) && table.byId(mainPortId)!.rank <= rank
      const beside = table.ports.filter(isBesideMainPort).map(({ id }) => id)
      for (const id of beside) twin.delete(id)
      const found = along(line, { withinKm: 60, limit: Infinity })
      expect(found.map((f) => f.port.id).sort()).toEqual([...twin.keys()].sort())
      for (const f of found) expect(f.offRouteKm).toBeCloseTo(twin.get(f.port.id)!, 5)
    }
  })

  it('returns them in sailing order, in either direction, without the ends', () => {
    const channel: Position[] = [
      [4.0, 51.99],
      [1.6, 51.05],
      [0.4, 50.6],
      [-1.3, 50.1],
      [-1.7, 49.8],
    ]
    const out = along(channel, { exclude: [table.byLocode('NLRTM')!.id] })
    const codes = out.map((f) => f.port.unlocode)
    expect(codes).toContain('GBDVR')
    expect(codes).toContain('FRCQF')
    expect(codes).not.toContain('NLRTM')
    const km = out.map((f) => f.distanceFromOriginKm)
    expect(km).toEqual([...km].sort((a, b) => a - b))
    const back = along([...channel].reverse(), { exclude: [table.byLocode('NLRTM')!.id] })
    expect(new Set(back.map((f) => f.port.unlocode))).toEqual(new Set(codes))
    expect(back[0]!.port.unlocode).toBe(codes.at(-1))
  })

  it('keeps the larger ports where there are too many', () => {
    const strait: Position[] = [
      [99, 4.5],
      [101.2, 2.7],
      [103.5, 1.15],
      [104.4, 1.3],
    ]
    const three = along(strait, { withinKm: 40, limit: 3 }).map((f) => f.port.unlocode)
    expect(three).toHaveLength(3)
    expect(three).toContain('SGSIN')
    expect(three).toContain('MYPKG')
  })

  it('finds nothing on a line without length far from land', () => {
    expect(
      along([
        [-30, 30],
        [-30, 30],
      ]),
    ).toEqual([])
  })
})
