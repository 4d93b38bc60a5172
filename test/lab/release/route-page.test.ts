import { expect, test } from 'vitest'
import { routeList, routePage } from '../../../lab/release/route-page.js'
import type { Route } from '../../../src/client/schema.js'
import { testPorts } from '../../support/test-ports.js'

const [origin, destination] = testPorts.ports
const ROUTE = {
  distance_nm: 8290.635,
  distance_km: 15354.255,
  distance_low_km: 15327.973,
  distance_high_km: 15554.824,
  duration_hours: 595.65,
  speed_kn: 14,
  passages: [{ name: 'Suez <Canal>' }, { name: 'Strait of Dover' }],
  eca: { distance_nm: 2340.5 },
  data_version: 'abc',
} as unknown as Route

test('a page of a route has its figures with units, and the link to its plan', () => {
  const html = routePage({ ...origin!, name: 'A & B' }, destination!, ROUTE)
  expect(html).toContain(`<h1>A &amp; B to ${destination!.name} by sea: 8,291 nautical miles</h1>`)
  for (const figure of ['8,290.6 nm, 15,354 km', '8,276 to 8,399 nm', '24.8 days', '2,341 nm']) {
    expect(html).toContain(figure)
  }
  expect(html).toContain('Suez &lt;Canal&gt;, Strait of Dover')
  expect(html).toContain(`href="../../?from=${origin!.id}&amp;to=${destination!.id}"`)
})

test('the list leads to every page', () => {
  const html = routeList([['a-to-b', 'A', 'B <x>']])
  expect(html).toContain('<a href="a-to-b/">A – B &lt;x&gt;</a>')
})
