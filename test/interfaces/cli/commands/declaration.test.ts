import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { digestOf } from '../../../../src/contract/operations/papers/digest.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { fakeSea, run } from '../run.js'

const folder = mkdtempSync(join(tmpdir(), 'fairway-declaration-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WHO = ['--organisation', 'Example Ltd', '--services', 'Containers']
const YEAR = ['--from', '2025-01-01', '--to', '2025-12-31']
const CLAIM = { id: 'BC-1', scheme: 'ISCC EU', reduction_kg_co2e: 10 }

async function estimate(...more: string[]): Promise<string> {
  const json = ['--distance', '1000km', '--teu', '2', '--format', 'json', ...more]
  const { output } = await run(['emissions', ...json], { open: fakeSea().open })
  return JSON.stringify(JSON.parse(output))
}

function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function estimateFile(name: string, wrap: (json: string) => string): Promise<string> {
  return fileOf(name, wrap(await estimate()))
}

/** A line of a batch. */
function rowOf(id: string | number, row: number, json: string): string {
  return `${JSON.stringify({ id, row, answer: JSON.parse(json), problem: null })}\n`
}

const declare = (...args: string[]) =>
  run(['declaration', ...args, ...WHO, ...YEAR, '--format', 'json'])

describe('fairway declaration', () => {
  test('adds up files with one estimate, a list, or one estimate per line', async () => {
    const some = await Promise.all([1, 2, 3, 4, 5, 6].map(() => estimate()))
    const files = [
      fileOf('one.json', some[0]!),
      fileOf('list.json', `[${some[1]},${some[2]}]`),
      fileOf('lines.ndjson', `${some[3]}\n\n${some[4]}\n${some[5]}\n`),
    ]
    const { output } = await declare(...files)
    expect(JSON.parse(output)).toMatchObject({ organisation: 'Example Ltd', shipments: 6 })
  })

  test('lists the shipments of a batch that have no estimate', async () => {
    const rejected = { id: 'S-8', row: 2, answer: null, problem: { detail: 'No such port.' } }
    const file = await estimateFile('rows.ndjson', (json) => {
      const row = { id: 'S-1', row: 1, answer: JSON.parse(json), problem: null }
      return `${JSON.stringify(row)}\n${JSON.stringify(rejected)}\n`
    })
    const { output, notes } = await run(['declaration', file, ...WHO, ...YEAR])
    expect(notes).toEqual([
      `${file}: 1 row without an answer is listed as not included.`,
      expect.stringMatching(
        /^1 of 1 shipments states no departure: .* Estimate them with depart_at/,
      ),
    ])
    expect(output).toContain('1 of 2; 1 could not be estimated')
    expect(output).toContain('<td>S-8</td><td>No such port.</td>')
    expect(output).toContain('<tr><td>S-1</td>')
  })

  test('has the categories of scope 3 and certificates beside the total, and is verified', async () => {
    const [sold, bought] = await Promise.all([
      estimate('--incoterm', 'CIF Rotterdam'),
      estimate('--incoterm', 'FOB'),
    ])
    const file = fileOf('terms.json', `[${sold},${bought}]`)
    const claims = fileOf('claims.json', JSON.stringify([CLAIM]))
    const { output, error } = await declare(file, '--sale-side', 'seller', '--claims', claims)
    expect(error).toBeNull()
    const made = JSON.parse(output)
    const half = made.totals.wtw_kg_co2e / 2
    expect(made.scope_3).toMatchObject({
      sale_side: 'seller',
      by_category: [
        { category: 4, shipments: 1, wtw_kg_co2e: half },
        { category: 9, shipments: 1, wtw_kg_co2e: half },
      ],
    })
    expect(made.book_and_claim.market_based_wtw_kg_co2e).toBeCloseTo(2 * half - 10, 6)
    const paper = await run(['declaration', file, ...WHO, ...YEAR, '--sale-side', 'seller'])
    expect(paper.output).toContain('9, downstream transportation and distribution')
    const own = await run(['verify', fileOf('made.json', output)], { open: fakeSea().open })
    expect(own.error).toBeNull()
    const moved = { ...made, scope_3: { ...made.scope_3, sale_side: 'buyer' } }
    const forged = JSON.stringify({ ...moved, digest: digestOf(moved) })
    const found = await run(['verify', fileOf('moved.json', forged)], { open: fakeSea().open })
    expect(found.output + found.errors).toContain('scope_3')
  })

  test.each([
    ['no evidence', [{ ...CLAIM, id: 'tbc' }], 'claims[0].id must be the number of a certificate'],
    ['nothing', [CLAIM, { ...CLAIM, reduction_kg_co2e: 0 }], 'claims[1].reduction_kg_co2e must be'],
    ['too much', [{ ...CLAIM, reduction_kg_co2e: 1e13 }], 'claims[0].reduction_kg_co2e must be'],
    ['no text', [{ ...CLAIM, id: 1 }], 'claims[0].id must be'],
    ['no object', [7], 'claims[0] must be'],
    ['an empty list', [], 'claims must'],
  ])('refuses a certificate that is %s, in the words of the service', async (_, given, said) => {
    const file = fileOf('bare.json', await estimate())
    const { error } = await declare(file, '--claims', fileOf('none.json', JSON.stringify(given)))
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain(`--claims: ${said}`)
  })

  test('tells of a field of a certificate that it does not know', async () => {
    const file = fileOf('bare.json', await estimate())
    const claims = fileOf('typo.json', JSON.stringify([{ ...CLAIM, descripton: 'bio' }]))
    const { notes, error } = await declare(file, '--claims', claims)
    expect(error).toBeNull()
    expect(notes.join()).toContain('--claims: claims[0].descripton: This field is unknown')
  })

  test('refuses an estimate that is given twice, under the same or another name of its file', async () => {
    const one = await estimate()
    const { id } = JSON.parse(one)
    const file = fileOf('again.json', one)
    const twice = await declare(file, join(folder, '.', 'again.json'))
    expect(twice.error).toBeInstanceOf(UsageError)
    expect(twice.error!.message).toContain('again.json is given more than once')
    const copied = await declare(file, fileOf('copy.json', one))
    expect(copied.error).toBeInstanceOf(UsageError)
    expect(copied.error!.message).toContain(`Estimates are given more than once: ${id} (2).`)
  })

  test('refuses a shipment with several estimates, but not rows without an id in two files', async () => {
    const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => estimate()))
    const same = fileOf('same.ndjson', rowOf('B', 1, a!) + rowOf('C', 2, b!) + rowOf('B', 3, c!))
    const { error } = await declare(same)
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain('Shipments have several estimates: B (2).')
    const files = [fileOf('x.ndjson', rowOf(1, 1, a!)), fileOf('y.ndjson', rowOf(1, 1, d!))]
    expect(JSON.parse((await declare(...files)).output).shipments).toBe(2)
  })

  test('refuses departures outside its period, and counts those that are not stated', async () => {
    const [inside, early, late, none] = await Promise.all([
      estimate('--depart', '2025-06-30'),
      estimate('--depart', '2024-12-31'),
      estimate('--depart', '2026-01-01'),
      estimate(),
    ])
    const rows = rowOf('A', 1, inside!) + rowOf('B', 2, early!) + rowOf('C', 3, late!)
    const { error } = await declare(fileOf('years.ndjson', rows))
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain(
      'outside the period 2025-01-01 to 2025-12-31: B (2024-12-31), C (2026-01-01).',
    )
    const good = fileOf('good.ndjson', rowOf('A', 1, inside!) + rowOf('D', 2, none!))
    const declaration = JSON.parse((await declare(good)).output)
    expect(declaration).toMatchObject({ shipments: 2, without_departure: 1 })
    expect(declaration.warnings).toContainEqual({ code: 'departures_unknown', count: 1 })
    expect(declaration.shipment_list).toMatchObject([
      { id: 'A', estimate_id: JSON.parse(inside!).id, departure: '2025-06-30' },
      { id: 'D', departure: null },
    ])
  })

  test('counts doubles if that is allowed, and names them with what it supersedes', async () => {
    const [a, b] = await Promise.all([estimate(), estimate()])
    const file = fileOf('doubles.ndjson', rowOf('B', 1, a!) + rowOf('B', 2, b!))
    const more = ['--allow-doubles', '--supersedes', 'the declaration of May']
    const declaration = JSON.parse((await declare(file, ...more)).output)
    expect(declaration).toMatchObject({
      shipments: 2,
      allowed_doubles: ['B (2)'],
      supersedes: 'the declaration of May',
    })
    const page = await run(['declaration', file, ...WHO, ...YEAR, ...more])
    expect(page.output).toContain('Counted more than once, as allowed</td><td>B (2)')
  })

  test('has an audit trail: estimate, ends, factors, data, versions and digests', async () => {
    const one = await estimate('--depart', '2025-06-30')
    const answer = JSON.parse(one)
    const declaration = JSON.parse(
      (await declare(fileOf('trail.ndjson', rowOf('A', 1, one)))).output,
    )
    expect(declaration.shipment_list).toMatchObject([
      {
        id: 'A',
        estimate_id: answer.id,
        estimate_digest: answer.digest,
        origin: null,
        departure: '2025-06-30',
        factor_ids: [answer.factor.id],
        data_types: [answer.data_quality.data_type],
        asked: { day: '2025-06-30', request: answer.asked.request },
      },
    ])
    expect(declaration.versions).toEqual({
      software: [answer.software_version],
      data: [],
      factor_set: [answer.factor_set_version],
    })
    expect(declaration.inputs_digest).toMatch(/^[0-9a-f]{64}$/)
    expect(declaration.digest).toBe(digestOf(declaration))
  })

  test('writes a page to a file', async () => {
    const out = join(folder, 'declaration.html')
    const file = await estimateFile('page.json', (json) => json)
    await run(['declaration', file, ...WHO, ...YEAR, '--out', out])
    expect(readFileSync(out, 'utf8')).toContain('<h1>Declaration of transport emissions</h1>')
  })

  test.each([
    ['{"a":1}', YEAR, /entry 1 is not an estimate/],
    ['{"a":1', YEAR, /line 1 is not JSON/],
    ['[]', YEAR, /contains no estimate/],
    ['[]', ['--from', '2026', '--to', '2026-12-31'], /--from must be a day/],
    [
      '[]',
      ['--from', '2025-12-31', '--to', '2025-01-01'],
      /must not be before the first day, 2025-12-31/,
    ],
    ['[]', ['--from', '2025-12-31', '--to', '9999-01-01'], /in the future/],
  ])('rejects %s with %j', async (text, period, message) => {
    const path = join(folder, 'wrong.json')
    writeFileSync(path, text)
    const { error } = await run(['declaration', path, ...WHO, ...period])
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toMatch(message)
  })
})

describe('a declaration of a table', () => {
  async function resultOf(input: string): Promise<string> {
    const args = ['shipments', '-', '--format', 'ndjson']
    const { output } = await run(args, { ...fakeSea(), input })
    return output
  }

  test('refuses equal rows without a reference', async () => {
    const text = await resultOf('from,to,teu\nNLRTM,SGSIN,2\nNLRTM,SGSIN,2\n')
    const file = fileOf('equals.ndjson', text)
    const { error } = await declare(file)
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toContain('rows 1 and 2 are equal and have no reference')
    expect((await declare(file, '--allow-doubles')).error).toBeNull()
  })

  test('names places inland as a deviation', async () => {
    const text = await resultOf(
      'id,from,to,teu,Place of Receipt,Place of Delivery\nA,NLRTM,SGSIN,2,Munich,Johor\n',
    )
    const { output } = await declare(fileOf('inland.ndjson', text))
    const declaration = JSON.parse(output)
    expect(declaration.ignored_columns).toEqual(['Place of Receipt', 'Place of Delivery'])
    expect(declaration.deviations).toContainEqual(
      expect.objectContaining({ code: 'inland_legs_not_included' }),
    )
  })
})
