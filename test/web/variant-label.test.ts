import { expect, test, vi } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import type { NamedRoute } from '../../web/plan/named-routes.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import { en } from '../../web/texts/en.js'

vi.mock('../../web/plan/place-name.js', () => ({ placeName: () => '' }))
const { variantHeads } = await import('../../web/compare/variant-label.js')

const numbers = new Numbers('en-GB')
const VIA_SUEZ = { key: 'suez', landmarks: ['suez'], without: [] } as unknown as NamedRoute
const heads = (plans: Parameters<typeof variantHeads>[0]) =>
  variantHeads(
    plans,
    plans.map(() => VIA_SUEZ),
    en,
    numbers,
  )

test('heads of columns that go the same way say what differs, and only that', () => {
  const ship = { ...EMPTY_PLAN, vesselType: 'container' } as const
  expect(
    heads([
      { ...ship, speedKn: 12 },
      { ...ship, speedKn: 16 },
    ]),
  ).toEqual([expect.stringMatching(/, 12 kn$/), expect.stringMatching(/, 16 kn$/)])
  const [bare, slow] = heads([ship, { ...ship, speedKn: 12 }])
  expect(slow).toBe(`${bare}, 12 kn`)
})

test('a route that only one column takes is a head by itself', () => {
  expect(heads([{ ...EMPTY_PLAN, speedKn: 12 }])[0]).not.toMatch(/kn/)
})
