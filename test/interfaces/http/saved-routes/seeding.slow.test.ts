import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { majorPorts } from '../../../../src/interfaces/http/saved-routes/port-pairs.js'
import { seedSavedRoutes } from '../../../../src/interfaces/http/saved-routes/seeding.js'
import { openStore } from '../../../../src/keeping/store/database/store.js'
import { FakeRouter } from '../../../support/fake-router.js'
import { InlineSea } from '../../../support/inline-engine.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { allPorts, TestClock } from '../../../support/test-app.js'
import { testPorts } from '../../../support/test-ports.js'

class DatedRouter extends FakeRouter {
  constructor(override readonly dataVersion: string) {
    super(testPorts)
  }
}

async function begin() {
  const store = await openStore(join(temporaryFolder(), 'fairway.db'))
  onTestFinished(() => store.close())
  const clock = new TestClock()
  const closureTables = { passages: [], vesselClasses: [] }
  const seed = (dataVersion: string, signal = new AbortController().signal) => {
    const router = new DatedRouter(dataVersion)
    const background = new InlineSea(router)
    const engine = { router, background, ports: testPorts, closureTables }
    return seedSavedRoutes({ store, clock, engine, signal })
  }
  return { store, clock, seed }
}

test('the first start saves both directions between all major ports, the second saves nothing', async () => {
  const { store, seed } = await begin()
  expect([await seed('a'), await seed('a')]).toEqual([6, 0])
  const slugs = (await store.savedRoutes.list(10, null)).map(({ slug }) => slug)
  expect(slugs).toContain('rotterdam-to-singapore')
  expect(slugs).toContain('singapore-to-rotterdam')
})

test('new sea data remeasures everything, including what callers saved', async () => {
  const { store, clock, seed } = await begin()
  const saved = {
    slug: 'an-old-one',
    originPortId: 88,
    destinationPortId: 1340,
    distanceKm: 1,
    dataVersion: 'a',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }
  await store.savedRoutes.addAll([
    { ...saved, slug: 'rotterdam-to-singapore' },
    { ...saved, slug: 'nowhere-to-nowhere', originPortId: 999 },
  ])
  clock.advance(1000)
  expect(await seed('b')).toBe(6)
  const routes = await store.savedRoutes.list(10, null)
  const outdated = routes.filter(({ dataVersion }) => dataVersion !== 'b')
  expect(outdated.map(({ slug }) => slug)).toEqual(['nowhere-to-nowhere'])
  const renewed = routes.find(({ slug }) => slug === 'rotterdam-to-singapore')
  expect(renewed?.distanceKm).toBeGreaterThan(5000)
})

test('several processes may seed at once', async () => {
  const { store, seed } = await begin()
  await Promise.all([seed('a'), seed('a'), seed('a')])
  expect(await store.savedRoutes.list(10, null)).toHaveLength(6)
})

test('seeding ends on request', async () => {
  const { store, seed } = await begin()
  expect(await seed('a', AbortSignal.abort())).toBe(0)
  expect(await store.savedRoutes.list(10, null)).toEqual([])
})

test('the major ports are over sixty, of forty countries', () => {
  const major = majorPorts(allPorts)
  expect(major.length).toBeGreaterThanOrEqual(60)
  expect(new Set(major.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(40)
})
