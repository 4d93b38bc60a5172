import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

const fileOf = (name: string, text: string) => {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

async function declared(name: string, rows: string, year: number, ...more: string[]) {
  const table = fileOf(
    `${name}.csv`,
    `id,origin,destination,teu,vessel_type,capacity_teu,depart_at\n${rows}`,
  )
  const { output } = await run(['shipments', table, '--format', 'ndjson'], { open: fakeSea().open })
  const period = ['--from', `${year}-01-01`, '--to', `${year}-12-31`]
  const who = ['--organisation', 'Example Ltd', '--services', 'Containers', ...period]
  const file = fileOf(`${name}.ndjson`, output)
  const declaration = await run(['declaration', file, ...who, '--format', 'json', ...more])
  return fileOf(`${name}.json`, declaration.output)
}

const compare = (...args: string[]) => run(['declaration', 'compare', ...args])

describe('fairway declaration compare', () => {
  test('prints the parts of the difference, and writes all of them as JSON', async () => {
    const a = await declared('a', 'A,NLRTM,SGSIN,2,container,13000,2024-02-01\n', 2024)
    const b = await declared('b', 'B,NLRTM,SGSIN,4,container,8000,2025-02-01\n', 2025)
    const { difference_kg_co2e, effects, lanes } = JSON.parse(
      (await compare(a, b, '--format', 'json')).output,
    )
    const { volume_kg_co2e, mix_kg_co2e, method_kg_co2e, factor_kg_co2e } = effects
    expect(volume_kg_co2e).toBeGreaterThan(0)
    expect(factor_kg_co2e).toBeGreaterThan(0)
    expect([mix_kg_co2e, method_kg_co2e]).toEqual([0, 0])
    expect(volume_kg_co2e + factor_kg_co2e).toBeCloseTo(difference_kg_co2e, 6)
    expect(lanes).toMatchObject([{ origin: { unlocode: 'NLRTM' }, later: { shipments: 1 } }])
    const { output } = await compare(a, b)
    expect(output).toMatch(/Difference +\+[\d,.]+ (kg|t) CO2e {2}\(\+/)
    expect(output).toContain('NLRTM-SGSIN')
    expect(output).toContain('! The periods have 366 and 365 days')
  })

  test('says that a declaration was changed, or corrects another', async () => {
    const rows = 'A,NLRTM,SGSIN,2,container,13000,2025-02-01\n'
    const a = await declared('first', rows, 2025)
    const b = await declared('second', rows, 2025, '--supersedes', 'the first')
    const notes = async (...files: string[]) =>
      JSON.parse((await compare(...files, '--format', 'json')).output).notes
    expect(await notes(a, b)).toEqual([expect.stringContaining('corrects another: the first')])
    const { output } = await run(['declaration', 'compare', a, a, '--format', 'json'])
    expect(JSON.parse(output)).toMatchObject({ difference_kg_co2e: 0, notes: [] })
    const text = JSON.stringify({ ...JSON.parse(readFileSync(b, 'utf8')), services: 'All' })
    const changed = await notes(a, fileOf('changed.json', text))
    expect(changed[0]).toBe(
      'The later declaration was changed after it was made: its digest differs.',
    )
  })

  test('refuses a file that is no declaration, by its name', async () => {
    const a = await declared('right', 'A,NLRTM,SGSIN,2,container,13000,2025-02-01\n', 2025)
    for (const wrong of ['{"emissions": {}}', '[]', '[{},{}]', '3']) {
      const { error } = await compare(a, fileOf('wrong.json', wrong))
      expect(error).toBeInstanceOf(UsageError)
      expect(error!.message).toContain('wrong.json')
    }
  })

  test('is no reason to ask a comparison for a period, or a declaration for none', async () => {
    const a = await declared('plain', 'A,NLRTM,SGSIN,2,container,13000,2025-02-01\n', 2025)
    expect((await compare(a, a)).error).toBeNull()
    const { error } = await run(['declaration', a])
    expect(error!.message).toBe('--organisation is missing: a declaration must state it.')
  })
})
