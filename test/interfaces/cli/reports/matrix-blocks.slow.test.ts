import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { blocksOf, CELLS_AT_ONCE } from '../../../../src/interfaces/cli/reports/matrix-blocks.js'
import type { Calculations } from '../../../../src/planning/calculations.js'
import type { MatrixQuestion } from '../../../../src/planning/matrix-cells.js'
import { PortTable } from '../../../../src/ports/table.js'
import { tables } from '../../../support/tables.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

const SIDE = 400

/** A sea on threads where a cell is the sum of its latitudes. @param stopAfter requests until it fails */
function quickSea(stopAfter = Number.POSITIVE_INFINITY) {
  const asked: MatrixQuestion[] = []
  const { open } = fakeSea()
  const onThreads: typeof open.onThreads = async (...how) => {
    const sea = await open.onThreads(...how)
    const matrix: Calculations['matrix'] = async (request) => {
      if (asked.length === stopAfter) throw new Error('The power is off.')
      asked.push(request)
      const latitudes = (ends: MatrixQuestion['origins']) =>
        ends.map((end) =>
          'position' in end ? end.position[1] : (end as { portId: number }).portId,
        )
      const columns = latitudes(request.destinations)
      const km = latitudes(request.origins).flatMap((a) =>
        columns.map((b) => (a * b === 6 ? Number.NaN : a + b)),
      )
      const place = () => ({ position: [0, 0] as const, distanceKm: 6 })
      const distanceKm = Float64Array.from(km)
      const none = () => distanceKm.map(() => 0)
      const cells = { distanceKm, delayHours: none(), passages: none(), missed: none() }
      const ends = { origins: request.origins.map(place), destinations: columns.map(place) }
      return { result: { cells, ...ends }, engineMs: 0 }
    }
    return { ...sea, background: { ...sea.background, matrix } }
  }
  return { asked, open: { ...open, onThreads } }
}

function setUp() {
  const folder = temporaryFolder()
  const path = join(folder, 'places.csv')
  const rows = Array.from({ length: SIDE }, (_, at) => `p${at},${at / 10},-40`)
  writeFileSync(path, `name,lat,lon\n${rows.join('\n')}\n`)
  const matrix = (sea: ReturnType<typeof quickSea>, ...args: string[]) =>
    run(['matrix', path, '--threads', '2', ...args], { open: sea.open })
  return { matrix, path, out: join(folder, 'matrix.csv') }
}

const rowOf = (row: number) => Array.from({ length: SIDE }, (_, at) => Math.round(row + at) / 10)

describe('a matrix of more cells than one request', () => {
  test('is divided into rows, each column of a pair of places once', () => {
    for (const [rows, columns, isMirrored] of [
      [1000, 700, false],
      [1000, 1000, true],
      [3, 400_000, false],
    ] as const) {
      const blocks = blocksOf(rows, columns, isMirrored)
      expect(blocks.map(({ first }) => first)).toEqual(
        [0, ...blocks.map(({ end }) => end)].slice(0, -1),
      )
      expect(blocks.at(-1)!.end).toBe(rows)
      for (const { first, end, from } of blocks) {
        expect((end - first) * (columns - from) <= CELLS_AT_ONCE || end - first === 1).toBe(true)
        expect(from).toBe(isMirrored ? first : 0)
      }
    }
    expect(blocksOf(300, 300, true)).toHaveLength(1)
  })

  test('has the cells of both directions, and says of the whole how many places were moved', async () => {
    const { matrix } = setUp()
    const sea = quickSea()
    const { output, notes } = await matrix(sea)
    const cells = output
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','))
    expect(cells).toHaveLength(SIDE + 1)
    expect(cells[0]!.slice(0, 3)).toEqual(['km', 'p0', 'p1'])
    for (const row of [0, 250, 399]) {
      expect(cells[row + 1]![0]).toBe(`p${row}`)
      const values = cells[row + 1]!.slice(1).map(Number)
      expect(values[380]).toBeCloseTo(rowOf(row)[380]!, 9)
    }
    expect(sea.asked.length).toBeGreaterThan(1)
    const asked = sea.asked.reduce(
      (sum, one) => sum + one.origins.length * one.destinations.length,
      0,
    )
    expect(asked).toBeLessThan(0.9 * SIDE * SIDE)
    expect(notes).toEqual([
      '400 of 400 origins were moved more than 5 km to navigable water, at most 6 km.',
      '400 of 400 destinations were moved more than 5 km to navigable water, at most 6 km.',
    ])
  })

  test('goes on after an interruption without losing or doubling a row', async () => {
    const { matrix, out } = setUp()
    const whole = await matrix(quickSea(), '--long')
    const stopped = await matrix(quickSea(1), '--long', '--out', out)
    expect(stopped.errors).toContain('The power is off.')
    expect(existsSync(out)).toBe(false)
    // The process died while it wrote its second line.
    writeFileSync(`${out}.part`, '{"cells":[[1,', { flag: 'a' })
    const rest = quickSea()
    const { notes, errors } = await matrix(rest, '--long', '--out', out)
    expect(notes[0]).toBe('Resuming after row 250.')
    expect(rest.asked[0]!.origins[0]).toMatchObject({ position: [-40, 25] })
    expect(readFileSync(out, 'utf8')).toBe(whole.output)
    expect(errors).toBe(whole.errors)
    expect(errors).toMatch(/ of 160000 cells have no route\.\nNot connected .*p15 to p40/)
    expect(existsSync(`${out}.part`)).toBe(false)
  })

  test('does not go on with the file of another run', async () => {
    const { matrix, out } = setUp()
    await matrix(quickSea(1), '--out', out)
    const other = await matrix(quickSea(), '--out', out, '--no-suez')
    expect(other.errors).toContain(
      'is from a different run: its places, its options or the version',
    )
    expect((await matrix(quickSea(), '--out', out)).notes[0]).toMatch(/^Resuming/)
  })

  test('rejects an invalid option before the first row is calculated', async () => {
    const { matrix } = setUp()
    const sea = quickSea()
    expect((await matrix(sea, '--south-limit', '50')).errors).not.toBe('')
    expect(sea.asked).toHaveLength(0)
  })
})

test('fairway table has a row for each pair of ports, with ids and codes', async () => {
  const out = join(temporaryFolder(), 'table.parquet')
  const sea = quickSea()
  const ports = tables.ports.ports.slice(0, 330)
  const open = { ...sea.open, tables: async () => ({ ...tables, ports: new PortTable(ports) }) }
  expect((await run(['table', '--out', out, '--threads', '2'], { open })).errors).toBe(
    '4 of 108900 cells have no route.\n' +
      `Not connected with these closures: ${[
        [0, 5],
        [1, 2],
        [2, 1],
        [5, 0],
      ]
        .map(([a, b]) => `${ports[a!]!.name} to ${ports[b!]!.name}`)
        .join(', ')}.`,
  )
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(out) })
  expect(rows).toHaveLength(330 * 330)
  for (const [a, b] of [
    [3, 329],
    [329, 3],
    [0, 5],
  ] as const) {
    const km = ports[a]!.id * ports[b]!.id === 6 ? null : ports[a]!.id + ports[b]!.id
    expect(rows[330 * a + b]).toEqual({
      origin_port_id: ports[a]!.id,
      destination_port_id: ports[b]!.id,
      origin: ports[a]!.unlocode,
      destination: ports[b]!.unlocode,
      distance_nm: km && expect.closeTo(km / 1.852, 2),
    })
  }
})
