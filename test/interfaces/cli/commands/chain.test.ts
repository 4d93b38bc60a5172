import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { fakeSea, run } from '../run.js'

const factor = { ttw: 0.9, wtt: 0.2, source: 'statement of the terminal', year: 2025 }
const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const CHAIN = {
  cargo: { teu: 2 },
  elements: [
    { kind: 'leg', name: 'Truck', mode: 'road', distance_km: 180 },
    { kind: 'hub', operation: 'maritime_container_terminal', factor },
    { kind: 'sea', route: ENDS, carbon: { eua_price_eur: 75 } },
  ],
}
const chain = (request: unknown, ...args: string[]) =>
  run(['chain', '-', ...args], { input: JSON.stringify(request), open: fakeSea().open })

describe('fairway chain', () => {
  test('reports the totals, each leg and hub, and the costs of the cargo', async () => {
    const { output, error } = await chain(CHAIN)
    expect(error).toBeNull()
    expect(output).toMatch(/Emissions +[\d,.]+ kg CO2e well to wake/)
    expect(output).toMatch(/1\. +Truck, 180 km: 480\.6 kg; default, UK Government/)
    expect(output).toMatch(/2\. +maritime container terminal: 22\.0 kg; default, statement of/)
    expect(output).toMatch(/EU ETS +0\.\d{3} allowances of the cargo, [\d.]+ EUR/)
    expect(output).toContain('Aligned with the GLEC Framework and ISO 14083')
  })

  test('writes the answer of the service, which can be verified', async () => {
    const { output } = await chain(CHAIN, '--format', 'json')
    const answer = JSON.parse(output)
    expect(answer.elements).toHaveLength(3)
    expect(answer.asked.request).toMatchObject({ cargo: { teu: 2 } })
    const verified = await run(['verify', '-'], { input: output, open: fakeSea().open })
    expect(verified.output).toBe('1 of 1 answers are equal.\n')
    const part = await chain(CHAIN, '--fields', 'emissions(wtw_kg_co2e)')
    expect(Object.keys(JSON.parse(part.output))).toEqual(['emissions'])
  })

  test('writes footprints of iLEAP and PACT', async () => {
    const ileap = await chain(CHAIN, '--format', 'ileap', '--shipment-id', 'S-1')
    expect(JSON.parse(ileap.output)).toMatchObject({ shipmentId: 'S-1', tces: [{}, {}, {}] })
    const company = ['--company-name', 'Example Ltd', '--company-id', 'urn:example:company:1']
    const pact = await chain(CHAIN, '--format', 'pact', ...company)
    expect(JSON.parse(pact.output).data[0].companyName).toBe('Example Ltd')
  })

  test('answers any number of chains for a declaration, and says which have no answer', async () => {
    const wrong = { ...CHAIN, id: 'S-2', cargo: { teu: 0 } }
    const chains = [{ ...CHAIN, id: 'S-1' }, wrong, CHAIN]
    const { output, notes, error } = await chain(chains, '--format', 'ndjson')
    expect(notes).toEqual(['entry 2 (S-2): cargo.teu must be above 0 and at most 100000, got 0.'])
    expect(error!.message).toBe('1 of 3 chains have no answer: see the member "problem".')
    expect(error).not.toBeInstanceOf(UsageError)
    const of = async (...args: string[]) =>
      (await run([...args, '-'], { input: output, open: fakeSea().open })).output
    const who = [
      '--organisation',
      'E',
      '--services',
      'S',
      '--from',
      '2026-01-01',
      '--to',
      '2026-10-31',
    ]
    const declared = JSON.parse(await of('declaration', ...who, '--format', 'json'))
    expect(declared.shipment_list.map(({ id }: { id: string }) => id)).toEqual([
      'S-1',
      declared.shipment_list[1].estimate_id,
    ])
    expect(declared.not_included).toMatchObject([{ id: 'S-2' }])
    expect(await of('verify')).toBe('2 of 2 answers are equal.\n')
    expect(JSON.parse(await of('footprints'))[0].shipmentId).toBe('S-1')
  })

  test.each([
    [[], /- contains no chain/],
    [[CHAIN, CHAIN], /- contains 2 chains: add --format ndjson/],
    [[5], /entry 1 is no JSON object/],
    [{ ...CHAIN, id: {} }, /the id of entry 1 must be a text or a number/],
    [{ ...CHAIN, cargo: { teu: -1 } }, /cargo\.teu must be above 0/],
    [{ ...CHAIN, elements: [{ kind: 'sea' }] }, /elements\[0\]\.route is required/],
    [
      { ...CHAIN, elements: [{ kind: 'leg', mode: 'road', distance_km: null }] },
      /elements\[0\]\.distance_km is required, or the two ends/,
    ],
  ])('rejects %j', async (request, message) => {
    const { error } = await chain(request)
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toMatch(message)
  })
})
