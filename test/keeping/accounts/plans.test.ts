import { describe, expect, it, vi } from 'vitest'
import { Plans } from '../../../src/keeping/accounts/plans.js'

describe('the plans of the operator', () => {
  it('tell once of a plan that an account has and the file has not', () => {
    const plans = new Plans({ trial: { daily_limit: 1000, requests_per_minute: 120 } })
    plans.onMissing = vi.fn()
    for (const name of ['trial', 'gone', 'gone', 'unlimited']) plans.of(name)
    expect(plans.onMissing).toHaveBeenCalledExactlyOnceWith('gone', 'trial')
  })

  it('have a version that changes with a limit, so that replicas can be compared', () => {
    const version = (daily_limit: number) =>
      new Plans({ trial: { daily_limit, requests_per_minute: null } }).version
    expect(version(1000)).toBe(version(1000))
    expect(version(1000)).not.toBe(version(1001))
  })
})
