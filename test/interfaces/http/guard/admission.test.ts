import { describe, expect, test } from 'vitest'
import {
  Admission,
  FEW_REQUESTS,
  RejectionTimes,
} from '../../../../src/interfaces/http/guard/admission.js'

/** A sustained load. */
function late(admission: Admission, inProgress: number): void {
  for (let n = 0; n < 3; n++) admission.measured(500, inProgress)
}

describe('the number of requests admitted at once', () => {
  test('falls below what is in progress while the event loop is late', () => {
    const admission = new Admission(200)
    late(admission, 100)
    expect(admission.limit).toBe(70)
    admission.measured(500, 70)
    expect(admission.limit).toBe(49)
  })

  test('is unaffected by an occasional late turn', () => {
    const admission = new Admission(200)
    for (let n = 0; n < 30; n++) admission.measured(n % 3 === 0 ? 0 : 5000, 100)
    expect(admission.limit).toBe(200)
  })

  test('never falls below what one client may send at once', () => {
    const admission = new Admission(200)
    for (let n = 0; n < 50; n++) admission.measured(5000, 200)
    expect(admission.limit).toBe(FEW_REQUESTS)
    const few = new Admission(3)
    late(few, 3)
    expect(few.limit).toBe(3)
  })

  test('rises again step by step, to the setting and no higher', () => {
    const admission = new Admission(200)
    late(admission, 60)
    expect(admission.limit).toBe(42)
    admission.measured(20, 42)
    expect(admission.limit).toBe(52)
    for (let n = 0; n < 50; n++) admission.measured(0, 0)
    expect(admission.limit).toBe(200)
  })
})

test('rejections wait for a second, and no two are sent together', () => {
  const times = new RejectionTimes()
  expect(times.next(0)).toBe(1000)
  const sentAt = Array.from({ length: 800 }, (_, n) => n * 0.1 + times.next(n * 0.1))
  for (const [n, ms] of sentAt.entries()) expect(ms).toBeCloseTo(1005 + 5 * n, 6)
  expect(times.next(60_000)).toBe(1000)
})
