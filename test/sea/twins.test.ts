import { describe, expect, it } from 'vitest'
import { findTwins } from '../../src/sea/twins.js'
import { sea } from '../support/sea.js'

describe('twins of edges', () => {
  it('run the other way between the same vertices of an octahedron', () => {
    const faces = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5]
    expectTwins(Int32Array.from(faces), findTwins(Int32Array.from(faces), 6))
  })

  it('run the other way all over the sea', async () => {
    const { start, twin } = (await sea(20)).data.networks[0]!
    expectTwins(start, twin)
  })
})

function expectTwins(start: Int32Array, twin: Int32Array): void {
  const end = (e: number) => start[e % 3 === 2 ? e - 2 : e + 1]
  const wrong = Array.from(start.keys()).filter(
    (e) => twin[twin[e]!] !== e || start[twin[e]!] !== end(e) || end(twin[e]!) !== start[e],
  )
  expect(wrong).toEqual([])
}
