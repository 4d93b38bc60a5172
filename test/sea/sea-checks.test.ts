import { describe, expect, it } from 'vitest'
import {
  CHECKS,
  type Finding,
  type Reviewed,
  reviewedFor,
  sortFindings,
} from '../../scripts/sea-checks/findings.js'

const pair = (from: readonly [number, number], to: readonly [number, number]): Finding => ({
  at: [from, to],
  sizeKm: 100,
  text: '',
})
const isthmus: Reviewed = {
  name: 'Isthmus',
  checks: ['neighbours'],
  line: [
    [10, 50],
    [11, 52],
    [10, 54],
  ],
  right: 'Land.',
}
const bay: Reviewed = { name: 'Bay', checks: ['exits'], box: [0, 0, 1, 1], wrong: 'No mouth.' }

describe('the findings of a check of the sea', () => {
  it('are new unless the list of reviewed places covers them', () => {
    const finding = pair([20, 20], [21, 20])
    expect(sortFindings([finding], [isthmus, bay]).fresh).toEqual([finding])
  })

  it('are covered by a line that the great circle of a pair crosses', () => {
    const across = pair([9, 53], [13, 53])
    const beside = pair([12, 50], [13, 53])
    const { right, fresh } = sortFindings([across, beside], [isthmus])
    expect(right).toEqual([across])
    expect(fresh).toEqual([beside])
  })

  it('are covered by a box that contains both ends, and counted as errors if it is one', () => {
    const inside = pair([0.2, 0.2], [0.8, 0.8])
    const leaving = pair([0.2, 0.2], [1.8, 0.8])
    const { wrong, fresh } = sortFindings([inside, leaving], [bay])
    expect(wrong).toEqual([inside])
    expect(fresh).toEqual([leaving])
  })

  it('start with the worst', () => {
    const [small, large] = [pair([20, 20], [21, 20]), pair([30, 20], [31, 20])]
    const sizes = [
      { ...small, sizeKm: 1 },
      { ...large, sizeKm: 2 },
    ]
    expect(sortFindings(sizes, []).fresh.map(({ sizeKm }) => sizeKm)).toEqual([2, 1])
  })

  it('leave the places idle in which there is nothing to find any more', () => {
    expect(sortFindings([], [isthmus, bay]).idle).toEqual([isthmus, bay])
  })
})

describe.each(CHECKS)('the reviewed places of the check %s', (check) => {
  it('are a box or a line, and right or wrong', () => {
    for (const { name, box, line, right, wrong } of reviewedFor(check)) {
      expect([name, [box, line].filter(Boolean).length]).toEqual([name, 1])
      expect([name, [right, wrong].filter(Boolean).length]).toEqual([name, 1])
    }
  })
})
