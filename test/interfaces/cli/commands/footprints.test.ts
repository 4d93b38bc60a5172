import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../../src/contract/operations/papers/digest.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

const PUBLISHER = ['--company-name', 'Example Ltd', '--company-id', 'urn:example:company:1']
const SHIPMENTS = `id,origin,destination,teu,vessel_type,capacity_teu
A,Rotterdam,Singapore,2,container,13000
B,NLRTM,SGSIN,4,container,8000
C,Rotterdam,Singapore,,,
`

function fileOf(text: string, name: string): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

async function resultFile(): Promise<string> {
  const args = ['shipments', fileOf(SHIPMENTS, 'shipments.csv'), '--format', 'ndjson']
  const { output } = await run(args, { open: fakeSea().open })
  return fileOf(output, 'result.ndjson')
}

describe('fairway footprints', () => {
  test('writes the shipments of a file for iLEAP with their own ids', async () => {
    const { output, notes } = await run(['footprints', await resultFile()])
    expect(JSON.parse(output).map((one: { shipmentId: string }) => one.shipmentId)).toEqual([
      'A',
      'B',
    ])
    expect(notes.join()).toMatch(/1 row without an answer is left out/)
  })

  test('writes one list for PACT into a file, and does not overwrite it', async () => {
    const out = join(temporaryFolder(), 'pact.json')
    const args = ['footprints', await resultFile(), '--format', 'pact', '--out', out, ...PUBLISHER]
    expect((await run(args)).error).toBeNull()
    const { data } = JSON.parse(readFileSync(out, 'utf8'))
    expect(data.map((one: { specVersion: string }) => one.specVersion)).toEqual(
      Array(4).fill('3.0.0'),
    )
    expect((await run(args)).error).toBeInstanceOf(UsageError)
  })

  test('writes the shipments of a declaration as they were declared', async () => {
    const result = await resultFile()
    const who = ['--organisation', 'Example Ltd', '--services', 'Containers']
    const period = ['--from', '2025-01-01', '--to', '2026-11-01', '--format', 'json']
    const declared = (await run(['declaration', result, ...who, ...period])).output
    const open = fakeSea().open
    const of = (input: string) => run(['footprints', '-'], { input, open })
    const written = JSON.parse((await of(declared)).output)
    expect(written).toEqual(JSON.parse((await run(['footprints', result])).output))
    const wrong = JSON.parse(declared)
    wrong.shipment_list[1].wtw_kg_co2e += 1
    expect((await of(JSON.stringify(wrong))).errors).toMatch(/its digest differs/)
    wrong.digest = digestOf(wrong)
    expect((await of(JSON.stringify(wrong))).errors).toMatch(
      /Shipment B was declared with \d+\.\d+ kg CO2e and is \d+\.\d+ kg here/,
    )
  })

  test('refuses an estimate by itself and in its declaration, whatever the ids of the shipments', async () => {
    const { open } = fakeSea()
    const asked = ['Rotterdam', 'Singapore', '--teu', '2', '--depart', '2026-02-01']
    const single = await run(['emissions', ...asked, '--format', 'json'], { open })
    const file = fileOf(single.output, 'single.json')
    const who = ['--organisation', 'Example Ltd', '--services', 'Containers']
    const period = ['--from', '2026-01-01', '--to', '2026-11-01', '--format', 'json']
    const line = { id: 'A', row: 1, answer: JSON.parse(single.output), problem: null }
    const rows = fileOf(`${JSON.stringify(line)}\n`, 'rows.ndjson')
    const declared = await run(['declaration', rows, ...who, ...period])
    const declaration = fileOf(declared.output, 'declaration.json')
    const { error } = await run(['footprints', file, declaration], { open })
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toMatch(/^The estimate em_[\w-]+ is given twice/)
  })

  test('gives shipments that a declaration counts twice ids of their own', async () => {
    const result = await resultFile()
    const who = ['--organisation', 'Example Ltd', '--services', 'Containers', '--allow-doubles']
    const period = ['--from', '2025-01-01', '--to', '2026-11-01', '--format', 'json']
    const copy = fileOf(readFileSync(result, 'utf8'), 'again.ndjson')
    const { output: input } = await run(['declaration', result, copy, ...who, ...period])
    const { output } = await run(['footprints', '-'], { input, open: fakeSea().open })
    const ids = JSON.parse(output).map((one: { shipmentId: string }) => one.shipmentId)
    expect(ids).toEqual(['A', 'B', 'A-2', 'B-2'])
  })

  test.each(['{"emissions":1,"elements":[]}', '{"emissions":{},"applies_to":"cargo"}'])(
    'rejects %s, which lacks members, as a declaration does',
    async (input) => {
      const who = ['--organisation', 'E', '--services', 'S']
      const declaration = ['declaration', '-', ...who, '--from', '2026-01-01', '--to', '2026-01-31']
      for (const args of [['footprints', '-'], declaration]) {
        const { error } = await run(args, { input, open: fakeSea().open })
        expect(error).toBeInstanceOf(UsageError)
        expect(error!.message).toContain('no whole estimate')
      }
    },
  )

  test('names the options that PACT needs', async () => {
    const { error } = await run(['footprints', await resultFile(), '--format', 'pact'])
    expect(error?.message).toMatch(/--company-name and --company-id/)
  })

  test('refuses a shipment that occurs twice', async () => {
    const file = await resultFile()
    const { error } = await run(['footprints', file, file])
    expect(error?.message).toBe('The shipments A, B occur more than once. Give each its own id.')
  })
})

test('fairway emissions writes one footprint, with the id of the shipment', async () => {
  const args = ['emissions', 'Rotterdam', 'Singapore', '--teu', '2', '--shipment-id', 'S-1']
  const of = async (...more: string[]) =>
    JSON.parse((await run([...args, ...more], { open: fakeSea().open })).output)
  expect((await of('--format', 'ileap')).shipmentId).toBe('S-1')
  const { data } = await of('--format', 'pact', ...PUBLISHER)
  expect(data[0].productNameCompany).toBe('Shipment with ID S-1')
})
