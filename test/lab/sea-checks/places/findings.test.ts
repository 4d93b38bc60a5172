import { describe, expect, it } from 'vitest'
import { draws } from '../../../../lab/sea-checks/places/draws.js'
import {
  CHECKS,
  type Finding,
  type Reviewed,
  reviewedFor,
  sortFindings,
} from '../../../../lab/sea-checks/places/findings.js'
import type { Port } from '../../../../src/ports/port.js'

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

describe('the samples of a check of the sea', () => {
  const ports = (ids: readonly number[]) => ids.map((id) => ({ id }) as Port)
  const drawn = (ids: readonly number[]) => {
    const some: string[] = []
    for (const { port, random } of draws(ports(ids), 60)) {
      some.push(`${port.id} ${random()}`)
      if (some.length === ids.length) return some
    }
    return some
  }
  const ids = Array.from({ length: 200 }, (_, i) => i + 1)

  it('stay the same when ports are added', () => {
    const more = drawn([...ids, 201, 202])
    expect(more.filter((one) => !/^20[12] /.test(one))).toEqual(drawn(ids))
  })

  it('do not depend on the order of the ports', () => {
    expect(drawn(ids.toReversed())).toEqual(drawn(ids))
  })

  it('take every port once before one is taken again', () => {
    expect(new Set(drawn(ids).map((one) => one.split(' ')[0])).size).toBe(ids.length)
  })
})
