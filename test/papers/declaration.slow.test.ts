import { expect, test } from 'vitest'
import type { ChainEstimate, EmissionsEstimate } from '../../src/client/index.js'
import { declarationOf } from '../../src/papers/declaration.js'
import { declarationHtml } from '../../src/papers/declaration-html.js'
import { buildTestApp } from '../support/test-app.js'

const OPTIONS = {
  organisation: 'Example & Sons',
  services: 'Container transport',
  period: { from: '2026-01-01', to: '2026-12-31' },
  created: '2027-01-15',
}
const SHIP = { type: 'container', capacity_teu: 14_000 }
const ROUTE = { distance_km: 10_000, distance_type: 'sfd' }
const factor = { ttw: 60, wtt: 15, source: "carrier's report", year: 2025, data_type: 'primary' }

/** An estimate, one by its share of the fuel, and a chain. */
async function someAnswers() {
  const { inject, bearer } = await buildTestApp()
  const headers = await bearer()
  const ask = async <Answer>(url: string, payload: object): Promise<Answer> => {
    const answer = await inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const sea = '/v1/emissions/sea'
  const alone = await ask<EmissionsEstimate>(sea, { route: ROUTE, cargo: { mass_tonnes: 12 } })
  const shared = await ask<EmissionsEstimate>(sea, {
    route: ROUTE,
    cargo: { teu: 40 },
    vessel: SHIP,
    fuel: { consumed_tonnes: 1000, type: 'MGO' },
  })
  const chain = await ask<ChainEstimate>('/v1/emissions/chains', {
    cargo: { teu: 2 },
    elements: [
      { kind: 'leg', mode: 'rail', distance_km: 300, factor },
      { kind: 'hub', operation: 'warehouse', factor },
      { kind: 'sea', route: ROUTE, vessel: SHIP },
    ],
  })
  return { alone, shared, chain, all: [alone, shared, chain] }
}

/** The same answer for other shipments. */
function copies<Answer extends EmissionsEstimate | ChainEstimate>(answer: Answer, count: number) {
  return Array.from({ length: count }, (_, at): Answer => {
    const { elements } = answer as ChainEstimate
    if (elements === undefined) return { ...answer, id: `${answer.id}-${at}` }
    const renamed = elements.map(({ estimate, ...element }) => ({
      ...element,
      estimate: estimate && { ...estimate, id: `${estimate.id}-${at}` },
    }))
    return { ...answer, id: `${answer.id}-${at}`, elements: renamed }
  })
}

test('adds up emissions, modes, hubs and sources to the same total', async () => {
  const { alone, shared, chain, all } = await someAnswers()
  const declaration = declarationOf(all, OPTIONS)
  const kg =
    alone.emissions.wtw_kg_co2e + shared.cargo_share!.wtw_kg_co2e + chain.emissions.wtw_kg_co2e
  const { totals, by_mode, by_hub, sources, data_shares } = declaration
  const sum = (rows: readonly { wtw_kg_co2e: number }[]) =>
    rows.reduce((total, row) => total + row.wtw_kg_co2e, 0)
  expect(totals.wtw_kg_co2e).toBeCloseTo(kg, 6)
  expect(sum([...by_mode, ...by_hub])).toBeCloseTo(kg, 6)
  expect(sum(sources)).toBeCloseTo(kg, 6)
  const shares = Object.values(data_shares).reduce((total, share) => total + share, 0)
  expect(shares).toBeCloseTo(1, 12)
  expect(by_mode.map(({ mode }) => mode)).toEqual(['sea', 'rail'])
  expect(by_hub).toMatchObject([{ operation: 'warehouse', mass_tonnes: 20 }])
})

test('has the intensity of all legs and hubs over the activity of the legs', async () => {
  const { totals } = declarationOf((await someAnswers()).all, OPTIONS)
  // 12 t, 400 t and 20 t over 10,000 km, and 20 t over 300 km.
  expect(totals.transport_activity_tkm).toBeCloseTo(432 * 10_000 + 20 * 300, 6)
  const intensity = (1000 * totals.wtw_kg_co2e) / totals.transport_activity_tkm
  expect(totals.intensity_wtw_g_per_tkm).toBeCloseTo(intensity, 9)
})

test('lists the shipments, which add up to the totals', async () => {
  const { alone, shared, chain, all } = await someAnswers()
  const { shipment_list: rows, totals } = declarationOf(all, { ...OPTIONS, ids: ['A-1', null] })
  expect(rows.map(({ id }) => id)).toEqual(['A-1', shared.id, chain.id])
  expect(rows[0]!.wtw_kg_co2e).toBe(alone.emissions.wtw_kg_co2e)
  const sum = (field: 'wtw_kg_co2e' | 'ttw_kg_co2e' | 'transport_activity_tkm') =>
    rows.reduce((total, row) => total + row[field], 0)
  expect(sum('wtw_kg_co2e')).toBeCloseTo(totals.wtw_kg_co2e, 6)
  expect(sum('ttw_kg_co2e')).toBeCloseTo(totals.ttw_kg_co2e, 6)
  expect(sum('transport_activity_tkm')).toBeCloseTo(totals.transport_activity_tkm, 6)
})

test('prints shipments that add up to the sums, small ones with decimals', async () => {
  const { alone } = await someAnswers()
  const declaration = declarationOf(copies(alone, 12), OPTIONS)
  const list = declaration.shipment_list.map((row, at) => ({
    ...row,
    transport_activity_tkm: 0.4 + 100 * at,
    ttw_kg_co2e: 1.234 + at,
    wtt_kg_co2e: 0.115 + at / 7,
  }))
  const html = declarationHtml({ ...declaration, shipment_list: list })
  const rows = [
    ...html.matchAll(
      /<td>(?:not stated|2\d{3}-\d\d-\d\d)<\/td><td>([\d,]+)<\/td><td>([\d.]+)<\/td><td>([\d.]+)<\/td><td>([\d.]+)</g,
    ),
  ]
  const printed = rows.map((row) => row.slice(1).map((text) => Number(text!.replace(',', ''))))
  expect(printed).toHaveLength(12)
  const sum = (column: number) => printed.reduce((total, row) => total + row[column]!, 0)
  expect(sum(0)).toBe(6605)
  expect(sum(1)).toBeCloseTo(80.81, 6)
  printed.forEach(([, ttw, wtt, wtw], at) => {
    expect(wtw).toBeCloseTo(ttw! + wtt!, 6)
    expect(Math.abs(ttw! - list[at]!.ttw_kg_co2e)).toBeLessThan(0.0101)
    expect(Math.abs(wtt! - list[at]!.wtt_kg_co2e)).toBeLessThan(0.0101)
  })
})

test('leaves a voyage without a cargo out of the intensity, and counts it', async () => {
  const { alone } = await someAnswers()
  const voyage = {
    ...alone,
    id: 'v-1',
    applies_to: 'voyage',
    cargo_share: null,
  } as EmissionsEstimate
  const declaration = declarationOf([alone, voyage], OPTIONS)
  expect(declaration.whole_voyages).toBe(1)
  expect(declaration.totals.intensity_wtw_g_per_tkm).toBeCloseTo(
    declarationOf([alone], OPTIONS).totals.intensity_wtw_g_per_tkm!,
    9,
  )
})

test('has the fuels by mass, with their energy and what a megajoule emits', async () => {
  const { shared } = await someAnswers()
  const { fuels } = declarationOf([shared], OPTIONS)
  expect(fuels).toHaveLength(1)
  expect(fuels[0]!.tonnes).toBeCloseTo(1000 * shared.cargo_share!.share, 9)
  expect(fuels[0]!.lhv_mj_per_kg).toBeCloseTo(42.7, 9)
  expect(fuels[0]!.energy_mj * fuels[0]!.wtw_g_co2e_per_mj).toBeCloseTo(
    1000 * shared.cargo_share!.wtw_kg_co2e,
    3,
  )
})

test('takes ten thousand answers', async () => {
  const { alone } = await someAnswers()
  const { shipments, totals } = declarationOf(copies(alone, 10_000), OPTIONS)
  expect(shipments).toBe(10_000)
  expect(totals.wtw_kg_co2e / (10_000 * alone.emissions.wtw_kg_co2e)).toBeCloseTo(1, 9)
})

test('names each deviation from the standard once, with how many estimates have it', async () => {
  const { alone } = await someAnswers()
  const deviations = [{ code: 'invented', is_allowed: false, reason: 'for a test', values: {} }]
  const deviating = { ...alone, deviations }
  const declaration = declarationOf(copies(deviating, 2), OPTIONS)
  const { values: _, ...named } = deviations[0]!
  expect(declaration.deviations).toEqual([{ ...named, estimates: 2 }])
  expect(declarationHtml(declaration)).toContain('Invented: for a test')
})

test('has figures without the noise of binary fractions', async () => {
  const { all } = await someAnswers()
  const text = JSON.stringify(
    declarationOf(
      all.flatMap((one) => copies(one, 3)),
      OPTIONS,
    ),
  )
  expect(text.match(/\d\.\d{15,}/g) ?? []).toEqual([])
})

test('needs an answer', () => {
  expect(() => declarationOf([], OPTIONS)).toThrow(/at least one/)
})

test('refuses a leg of a chain that is given as a shipment too, and names a few of many doubles', async () => {
  const { alone, chain } = await someAnswers()
  const leg = chain.elements.flatMap(({ estimate }) => estimate ?? [])[0]!
  expect(() => declarationOf([chain, leg], OPTIONS)).toThrow(`more than once: ${leg.id} (2).`)
  const many = copies(alone, 13)
  expect(() => declarationOf([...many, ...many], OPTIONS)).toThrow(/-9 \(2\) and 3 others\./)
})

test('a chain departs with its first leg that states a departure', async () => {
  const { chain } = await someAnswers()
  const [rail, hub, sea] = chain.elements
  const leg = (id: string, departure: string | null) => {
    return { ...sea!, estimate: { ...sea!.estimate!, id, departure } }
  }
  const elements = [rail!, hub!, leg('a', null), leg('b', '2025-12-31'), leg('c', '2026-01-04')]
  expect(() => declarationOf([{ ...chain, elements }], OPTIONS)).toThrow(
    `outside the period 2026-01-01 to 2026-12-31: ${chain.id} (2025-12-31).`,
  )
})

test('is a page without scripts, with escaped text and rounded figures', async () => {
  const html = declarationHtml(declarationOf((await someAnswers()).all, OPTIONS))
  expect(html).toContain('Example &amp; Sons')
  expect(html).not.toMatch(/<script|https?:\/\/[^"\s]+\.(js|css)/)
  const numbers = html.replace(/<style>.*<\/style>/s, '').match(/\d+\.\d+/g) ?? []
  for (const number of numbers) expect(number).toMatch(/^\d+\.\d{1,4}$/)
})

test('a paper says fields in words, also in reasons that name them', async () => {
  const reason = 'Element 1: fuel.consumed_tonnes is required. Give it.'
  const options = { ...OPTIONS, not_included: [{ id: 'A_1', reason }] }
  const html = declarationHtml(declarationOf((await someAnswers()).all, options))
  expect(html).toContain('Element 1: fuel consumed tonnes is required.')
  const text = html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]+>/g, ' ')
  expect(
    text.match(/\b[a-z]+_[a-z_]+\b/g)?.filter((name) => !/^[a-z]{2}_/.test(name)) ?? [],
  ).toEqual([])
})

test.each([
  [
    'Mode "air" is no voyage by sea. Use fairway chain for legs by air.',
    'Mode &quot;air&quot; is no voyage by sea.',
  ],
  ['cargo is required in every row: give teu or mass_tonnes.', 'cargo is required in every row.'],
  ['There is no port "Nowhere". Search for it.', 'There is no port &quot;Nowhere&quot;.'],
])('a paper says why a row is left out, without the remedy: %s', async (reason, said) => {
  const options = { ...OPTIONS, not_included: [{ id: 'A_1', reason }] }
  const html = declarationHtml(declarationOf((await someAnswers()).all, options))
  const cell = html.slice(html.indexOf('A_1')).replace(/<[^>]+>/g, '|')
  expect(cell.split('|').filter((text) => text.trim() !== '')[1]).toBe(said)
})

test('the page calls data, methods and fuels by their names, not by codes', async () => {
  const { shared, chain } = await someAnswers()
  const deviations = [{ code: 'older_gwp', is_allowed: true, reason: 'for a test', values: {} }]
  const declaration = declarationOf([{ ...shared, deviations }, chain], OPTIONS)
  const html = declarationHtml(declaration)
  expect(html).toContain('stated by the caller ')
  expect(html).toContain('activity-based (')
  expect(html).toContain('Older GWP: for a test')
  expect(html).not.toMatch(/stated_by_caller|activity_based/)
  expect(declaration.without_fuel_kg_co2e).toBeGreaterThan(0)
  expect(html).toMatch(/<p>[\d.,]+ (kg|t) CO2e come from factors that do not state a fuel\.<\/p>/)
})
