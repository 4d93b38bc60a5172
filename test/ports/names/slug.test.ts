import { describe, expect, it } from 'vitest'
import { slugOf } from '../../../src/ports/names/slug.js'

describe('slugOf', () => {
  it('joins the word "to" to its neighbours, because it separates the two ends of a route', () => {
    expect(slugOf('Cap-Haïtien')).toBe('cap-haitien')
    expect(slugOf("Nuku'alofa")).toBe('nukualofa')
    expect(slugOf('Quay to Heaven')).toBe('quay-toheaven')
    expect(slugOf('To Huu')).toBe('tohuu')
    expect(slugOf('Santo Tomas')).toBe('santo-tomas')
  })
})
