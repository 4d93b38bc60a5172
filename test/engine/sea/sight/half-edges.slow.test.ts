import { describe, expect, it } from 'vitest'
import { findOpposites } from '../../../../src/engine/sea/sight/half-edges.js'
import { sea } from '../../../support/sea.js'

describe('opposite half-edges', () => {
  it('run in opposite directions between the same vertices of an octahedron', () => {
    const faces = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5]
    expectTwins(Int32Array.from(faces), findOpposites(Int32Array.from(faces), 6))
  })

  it('run in opposite directions all over the sea', async () => {
    const { start, opposite } = (await sea(20)).data.networks[0]!
    expectTwins(start, opposite)
  })
})

function expectTwins(start: Int32Array, opposite: Int32Array): void {
  const end = (e: number) => start[e % 3 === 2 ? e - 2 : e + 1]
  const wrong = Array.from(start.keys()).filter(
    (e) =>
      opposite[opposite[e]!] !== e ||
      start[opposite[e]!] !== end(e) ||
      end(opposite[e]!) !== start[e],
  )
  expect(wrong).toEqual([])
}
