import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../../src/contract/operations/papers/digest.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { seeded } from '../../../engine/geo/random.js'
import { damagedAnswer } from '../../../support/damaged-answer.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

function fileOf(text: string, name = 'answers.ndjson'): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

const SHIPMENTS = `id,origin,destination,teu,container_type,vessel_type,capacity_teu,depart_at,eua_price_eur
A,Rotterdam,Singapore,2,40HC,container,13000,2026-02-01,75
B,NLRTM,SGSIN,4,45R1,container,8000,2025-02-01,
C,Rotterdam,Singapore,1,,,,,
`

interface Line {
  id: string
  answer: Record<string, unknown> & { emissions: { wtw_kg_co2e: number } }
}

async function linesOf(table = SHIPMENTS): Promise<Line[]> {
  const args = ['shipments', fileOf(table, 'shipments.csv'), '--format', 'ndjson']
  const { output } = await run(args, { open: fakeSea().open })
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const textOf = (lines: readonly object[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('')
const verify = (text: string) => run(['verify', fileOf(text)], { open: fakeSea().open })

describe('fairway verify', () => {
  test('finds every row of a result equal, on another day too', async () => {
    const lines = await linesOf()
    const { output, error } = await verify(textOf(lines))
    expect(output).toBe('3 of 3 answers are equal.\n')
    expect(error).toBeNull()
  })

  test('names the row and the field that differs, with both values, and fails', async () => {
    const lines = await linesOf()
    const right = lines[1]!.answer.emissions.wtw_kg_co2e
    lines[1]!.answer.emissions.wtw_kg_co2e = right + 1
    const { output, error } = await verify(textOf(lines))
    expect(output).toContain(
      `row 2 (B): /emissions/wtw_kg_co2e is ${right + 1}, recomputed ${right}`,
    )
    expect(output).toContain('2 of 3 answers are equal.')
    expect(error).not.toBeInstanceOf(UsageError)
    expect(error!.message).toBe('1 answers differ from their recomputation.')
  })

  test('finds any number or text that was changed', async () => {
    const random = seeded(36)
    const lines = await linesOf()
    const damaged = Array.from({ length: 100 }, (_, at) => {
      const { answer } = lines[at % lines.length]!
      return { id: `D${at}`, row: at, answer: damagedAnswer(answer, random), problem: null }
    })
    const { output } = await verify(textOf(damaged))
    expect(output).toContain('0 of 100 answers are equal.')
  })

  test('verifies a single answer and one with an unknown field in its request', async () => {
    const args = ['emissions', 'Rotterdam', 'Singapore', '--teu', '2', '--format', 'json']
    const single = await run(args, { open: fakeSea().open })
    expect((await verify(single.output)).output).toBe('1 of 1 answers are equal.\n')
    const row = { route: { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } } }
    const asked = fileOf(JSON.stringify({ ...row, cargo: { teu: 1 }, colour: 'red' }))
    const { output } = await run(['shipments', asked, '--format', 'ndjson'], {
      open: fakeSea().open,
    })
    expect(output).toContain('unknown_field')
    expect((await verify(output)).output).toBe('1 of 1 answers are equal.\n')
  })

  test("verifies a ship's year, and finds what was changed in it", async () => {
    const rows =
      'from,to,date,distance_nm,cargo_tonnes,HFO\nNLRTM,SGSIN,2025-02-01,8300,70000,700\n'
    const ship = ['--year', '2025', '--type', 'bulk_carrier', '--deadweight', '82000']
    const args = ['ship-year', '-', ...ship, '--gross-tonnage', '44000', '--format', 'json']
    const { output } = await run(args, { input: rows })
    expect((await verify(output)).output).toBe('1 of 1 answers are equal.\n')
    const year = JSON.parse(output)
    year.ets.allowances_tonnes -= 1
    expect((await verify(JSON.stringify(year))).output).toMatch(
      /ets\/allowances_tonnes is .* recomputed/,
    )
  })

  test.each([
    ['route', ['Rotterdam', 'Singapore', '--vessel', 'container', '--depart', '2026-02-01']],
    ['voyage', ['Rotterdam', 'Singapore', 'Rotterdam', '--vessel', 'tanker']],
  ])(
    'verifies a %s with its emissions, and finds what was changed in it',
    async (command, args) => {
      const open = fakeSea().open
      const { output, errors } = await run([command, ...args, '--format', 'json'], { open })
      expect(errors).toBe('')
      expect((await verify(output)).output).toBe('1 of 1 answers are equal.\n')
      const wrong = JSON.parse(output)
      const sailed = command === 'route' ? wrong : wrong.legs[0]
      sailed.emissions.fuel_tonnes += 1
      expect((await verify(JSON.stringify(wrong))).output).toMatch(
        /emissions\/fuel_tonnes is .*, recomputed/,
      )
    },
  )

  test('compares the members that a part of a route has, and says that it is a part', async () => {
    const open = fakeSea().open
    const { output } = await run(['route', 'Rotterdam', 'Singapore', '--format', 'json'], { open })
    const { geometry: _, ...part } = JSON.parse(output)
    const said = '1 answers lack /geometry: what is there is compared.\n'
    expect((await verify(JSON.stringify(part))).output).toBe(`${said}1 of 1 answers are equal.\n`)
    part.distance_nm += 1
    expect((await verify(JSON.stringify(part))).output).toMatch(/distance_nm is .*, recomputed/)
  })

  test('finds what one item of a list lacks and others have, in a part too', async () => {
    const open = fakeSea().open
    const asked = [
      'Rotterdam',
      'Singapore',
      '--vessel',
      'coaster',
      '--depart',
      '2026-12-01',
      '--format',
      'json',
    ]
    const { output } = await run(['route', ...asked], { open })
    const { geometry: _, ...part } = JSON.parse(output)
    delete part.timeline[1].kind
    expect((await verify(JSON.stringify(part))).output).toMatch(
      /timeline\/1\/\w+ is missing, recomputed/,
    )
    part.warnings = part.warnings.slice(1)
    const without = (await verify(JSON.stringify(part))).output
    expect(without).toMatch(/warnings\/\d is .*recomputed/)
    part.warnings = JSON.parse(output).warnings
    for (const event of part.timeline) delete event.kind
    expect((await verify(JSON.stringify(part))).error).toBeNull()
  })

  test('recomputes by the set of factors that the request named', async () => {
    const table = 'id,distance_km,distance_type,teu,factor_set\nA,9000,sfd,1,2025\n'
    const lines = await linesOf(table)
    expect(lines[0]!.answer['factor_set_version']).toMatch(/@2025$/)
    const { output } = await verify(textOf(lines))
    expect(output).toBe('1 of 1 answers are equal.\n')
  })

  test('says that a version differs from the installed one', async () => {
    const [line] = await linesOf()
    line!.answer['factor_set_version'] = '2019-01-01'
    const { output, error } = await verify(textOf([line!]))
    expect(output).toMatch(/factor_set_version is "2019-01-01", installed is "[^"]+": 1 answers/)
    expect(output).toContain('/digest is')
    expect(error!.message).toContain('Not all have the versions installed here.')
  })

  test('says why an answer without its request cannot be recomputed', async () => {
    const [line] = await linesOf()
    delete line!.answer['asked']
    const { output } = await verify(textOf([line!]))
    expect(output).toContain('does not say what was asked')
  })

  test('verifies a declaration from the requests of its shipments', async () => {
    const file = fileOf(textOf(await linesOf()))
    const who = ['--organisation', 'Example Ltd', '--services', 'Containers']
    const period = ['--from', '2025-01-01', '--to', '2026-11-01', '--format', 'json']
    const declared = await run(['declaration', file, ...who, ...period])
    expect(declared.errors).toBe('')
    expect((await verify(declared.output)).output).toBe('1 of 1 answers are equal.\n')
    const wrong = JSON.parse(declared.output)
    wrong.shipment_list[1].wtw_kg_co2e += 1
    const { output } = await verify(JSON.stringify(wrong))
    expect(output).toContain('/shipment_list/1/wtw_kg_co2e is')
    const random = seeded(37)
    const damaged = Array.from({ length: 40 }, () =>
      damagedAnswer(JSON.parse(declared.output), random),
    )
    expect((await verify(JSON.stringify(damaged))).output).toContain('0 of 40 answers are equal.')
    const part = JSON.parse(declared.output)
    delete part.shipment_list[1].asked
    part.digest = digestOf(part)
    expect((await verify(JSON.stringify(part))).output).toContain('does not say what was asked')
  })

  test('compares what a declaration has that was made before some members, and says so', async () => {
    const old = readFileSync('test/fixtures/declaration-2026-11-29.json', 'utf8')
    const { output } = await verify(old)
    expect(output).toMatch(
      / was made before \/shipment_list\/-\/incoterm, .*teukm_wtw_kg_co2e.*: what/,
    )
    expect(output).not.toMatch(/(incoterm|teukm_wtw_kg_co2e|primary_share) is missing/)
    expect(output).not.toContain('/digest is')
    // What was taken out of a paper of today, or of one shipment of an old one, is missing.
    const today = JSON.parse(old)
    today.created = '2026-12-24'
    expect((await verify(JSON.stringify(today))).output).toContain('incoterm is missing')
    const one = JSON.parse(old)
    one.shipment_list[0].incoterm = null
    expect((await verify(JSON.stringify(one))).output).toContain('incoterm is missing')
  })

  test('recomputes how far a ship gets', async () => {
    const { output } = await run(['reach', 'NLRTM', '--hours', '24', '--format', 'geojson'], {
      open: fakeSea().open,
    })
    expect((await verify(output)).output).toBe('1 of 1 answers are equal.\n')
    const longer = JSON.parse(output)
    longer.features[0].properties.distance_km += 1
    expect((await verify(JSON.stringify(longer))).output).toContain('distance_km is')
  })

  test('says of what has lost its form that it was changed', async () => {
    const { output } = await verify('{"shipment_list":[null]}')
    expect(output).toContain('It no longer has the form in which it was made')
  })

  test.each([
    ['{"a":1}', /entry 1 is not an estimate\./],
    ['{"id":"rt_1","emissions":null}', /entry 1 is not an estimate but a route/],
    ['{"id":"mx_1","cells":[]}', /entry 1 is not an estimate but a matrix\. It does not say/],
    [
      '{"id":"tr_abcdefghijklmnopqrst","asked":{}}',
      /not an estimate but a trace\. It does not say/,
    ],
    ['[]', /contains no estimate/],
  ])('rejects %s', async (text, message) => {
    const { error } = await verify(text)
    expect(error).toBeInstanceOf(UsageError)
    expect(error!.message).toMatch(message)
  })
})

test('fairway verify accepts a result whose file has columns that were not read', async () => {
  const lines = await linesOf('id,from,to,teu,Customer\nA,NLRTM,SGSIN,2,C\n')
  expect(lines[0]).toMatchObject({ ignored_columns: ['Customer'] })
  const { output, error } = await verify(textOf(lines))
  expect([output, error]).toEqual(['1 of 1 answers are equal.\n', null])
})
