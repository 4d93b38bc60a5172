import { describe, expect, it } from 'vitest'
import { RESOLUTIONS } from '../../../src/engine/routing/request.js'
import { legKm } from '../../../src/engine/sea/legs.js'
import { UNREACHED } from '../../../src/engine/sea/stored/compact-table.js'
import { distancesOf } from '../../support/distances.js'
import { sea } from '../../support/sea.js'

/** Metres that rounding in the tables and the ellipsoid may add. */
const SLACK_M = 10
/** Every so many of the millions of legs are looked at: a rule that is broken is broken for many. */
const EVERY = 10

/**
 * A table that breaks this rule is not a lower bound, and the search would miss shortest paths. It
 * is broken if paths cannot turn at a shore vertex that blocks sight.
 */
describe.each(RESOLUTIONS)('the landmark table at %i km', (resolutionKm) => {
  it('differs between the ends of a leg or link by no more than its length', async () => {
    const { graph } = (await sea(resolutionKm)).network
    const { network } = graph
    const { landmarks, linkFrom, linkTo, linkKm, linkPassage, cornerCount } = network
    const landmarkMetres = distancesOf(network.landmarkTable)
    const { edgeFirst, edgeTo } = network.legs
    const wrong: string[] = []
    const check = (from: number, to: number, km: number) => {
      const mostM = 1000 * km + SLACK_M
      const [a, b] = [from * landmarks.length, to * landmarks.length]
      for (let r = 0; r < landmarks.length; r++) {
        const [near, far] = [landmarkMetres[a + r]!, landmarkMetres[b + r]!]
        if (far - near <= mostM || (near === UNREACHED && far === UNREACHED)) continue
        wrong.push(
          `${graph.positionOfEntity(to)}: ${far - near - mostM} m too far from landmark ${r}`,
        )
        return
      }
    }
    for (let state = 0; state < edgeFirst.length - 1; state += EVERY) {
      const from = graph.entityOfState(state)
      for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
        check(from, graph.entityOfState(edgeTo[k]!), legKm(network.legs, state, k))
      }
    }
    for (let link = 0; link < linkFrom.length; link++) {
      if (linkPassage[link]! >= 0) continue
      const [a, b] = [cornerCount + linkFrom[link]!, cornerCount + linkTo[link]!]
      check(a, b, linkKm[link]!)
      check(b, a, linkKm[link]!)
    }
    expect(wrong).toEqual([])
  })
})
