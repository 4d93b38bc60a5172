import { expect } from 'vitest'
import { type Estimate, type EstimateRequest, estimate } from '../../src/emissions/index.js'
import { sfd, withTestCarrier } from './support.js'

export const run = (request: EstimateRequest, distance = sfd(10_000)) =>
  estimate(request, distance, withTestCarrier)
export const kg = (request: EstimateRequest) => run(request).emissions.wtwKgCo2e
/** Without the warning about a missing ship, which most requests here omit. */
export const codes = ({ warnings }: Estimate) =>
  warnings.map(({ code }) => code).filter((code) => code !== 'vessel_assumed')

export const CARGO = { cargo: { teu: 10 } } as const

/** Checks that two estimates differ in these parts and in no others. */
export function expectOnly(changed: readonly (keyof Estimate)[], a: Estimate, b: Estimate) {
  const parts = Object.keys(a) as (keyof Estimate)[]
  const different = parts.filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]))
  expect(different.sort()).toEqual([...changed].sort())
}
