import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import { RESOLUTIONS, type Resolution } from '../../../src/engine/routing/request.js'
import { sea } from '../../support/sea.js'
import { crossings } from './leaks.js'

interface Strait {
  readonly id: string
  readonly guide: readonly Position[]
}

interface Dam {
  readonly id: string
  readonly line: readonly Position[]
}

const inputs = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../data/${name}.json`, import.meta.url), 'utf8')) as T

const { straits } = inputs<{ straits: Strait[] }>('reference/straits')
const { dams } = inputs<{ dams: Dam[] }>('build-inputs/gates')

/** Maximum ratio of a route through a strait to its guide, because of shoals and at the mouths. */
const SHARE = 1.15
const MARGIN_KM = 12
/** Distance from a dam at which ships may start and end, degrees. */
const BESIDE = [0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 1.5]
/** Positions along it, the middle first. */
const ALONG = [0.5, 0.3, 0.7, 0.1, 0.9]

describe.each(RESOLUTIONS)('the straits and dams at %i km', async (resolutionKm: Resolution) => {
  const { data, router } = await sea(resolutionKm)
  const sail = (from: Position, to: Position) =>
    router.route({
      origin: { position: from },
      destination: { position: to },
      resolutionKm,
      closed: [],
      date: '2026-06-01',
    })

  it('every strait of the list has a route through it', () => {
    const shut = straits.flatMap(({ id, guide }) => {
      const { distanceKm } = sail(guide[0]!, guide[guide.length - 1]!)
      const lengthKm = lineKm(guide)
      const isShut = distanceKm > SHARE * lengthKm + MARGIN_KM
      return isShut ? [`${id}: ${Math.round(distanceKm)} of ${Math.round(lengthKm)} km`] : []
    })
    expect(shut).toEqual([])
  })

  /** Places on water on both sides of a dam, as close as there is water. */
  const besideDam = ({ line }: Dam): [Position, Position] => {
    const [[x0, y0], [x1, y1]] = [line[0]!, line[line.length - 1]!]
    const length = Math.hypot(x1 - x0, y1 - y0)
    const side = (sign: number): Position => {
      for (const far of BESIDE) {
        for (const share of ALONG) {
          const x = x0 + share * (x1 - x0) - (sign * far * (y1 - y0)) / length
          const y = y0 + share * (y1 - y0) + (sign * far * (x1 - x0)) / length
          if (data.coast.isWater(x, y)) return [x, y]
        }
      }
      throw new Error(`No water beside the dam at ${line[0]!.join(', ')}.`)
    }
    return [side(1), side(-1)]
  }

  it('no route crosses a dam', () => {
    const crossed = dams.filter((dam) => {
      try {
        return crossings(sail(...besideDam(dam)).positions, [dam.line]) > 0
      } catch (error) {
        // Palk Bay lies between two dams and has no exit.
        if (error instanceof NoRouteError) return false
        throw error
      }
    })
    expect(crossed.map(({ id }) => id)).toEqual([])
  })
})
