/**
 * Compares the port table with lists of other publishers: `npm run sea -- ports --codes FILE`. Each option takes a CSV
 * file with a head: `--codes` (unlocode, lat, lon), `--seen` (lat, lon), `--names` (name). With `--list` the misses, too.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { PlaceError } from '../../src/ports/find/place-error.js'
import { PortTable } from '../../src/ports/table.js'
import { readBuiltPorts } from '../../src/runtime/loading/tables.js'

/** Farther from its place, a code may be that of another one. */
const CODE_KM = 40
const SEEN_KM = 20

const text = { type: 'string' } as const
const options = {
  codes: text,
  seen: text,
  names: text,
  data: text,
  list: { type: 'boolean' },
} as const
const { values } = parseArgs({ options })
const ports = new PortTable(await readBuiltPorts(values.data ?? 'data'))

type Row = Readonly<Record<string, string>>
const rowsOf = (file: string): Row[] => parse(readFileSync(file, 'utf8'), { columns: true })
const positionOf = ({ lon, lat }: Row) => [Number(lon), Number(lat)] as const

function report(what: string, count: number, of: number, misses: readonly string[]): void {
  console.log(`${what}: ${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`)
  if (values.list) for (const miss of misses) console.log(`  ${miss}`)
}

function codes(rows: readonly Row[]): void {
  const unknown = rows.filter((row) => ports.byLocode(row['unlocode']!) === undefined)
  const known = rows.length - unknown.length
  report(
    'codes known',
    known,
    rows.length,
    unknown.map((row) => `${row['unlocode']} ${row['name']}`),
  )
  const far = rows.flatMap((row) => {
    const port = ports.byLocode(row['unlocode']!)
    const km = port === undefined ? 0 : sphericalKm(port.position, positionOf(row))
    return km > CODE_KM
      ? [`${row['unlocode']} ${row['name']}: ${km.toFixed(0)} km from ${port!.name}`]
      : []
  })
  report(`codes over ${CODE_KM} km from the position in the list`, far.length, known, far)
}

function seen(rows: readonly Row[]): void {
  const missed = rows.filter((row) => ports.nearest(positionOf(row), SEEN_KM) === null)
  const names = missed.map((row) => row['name']!)
  report(`places within ${SEEN_KM} km of a port`, rows.length - missed.length, rows.length, names)
}

function names(rows: readonly Row[]): void {
  const results = rows.map(({ name = '' }) => ({ name, ...outcome(name) }))
  for (const kind of ['resolved', 'suggested', 'ambiguous', 'unknown'] as const) {
    const these = results.filter((result) => result.kind === kind)
    report(
      `names ${kind}`,
      these.length,
      rows.length,
      these.map(({ name, port }) => `${name}${port ?? ''}`),
    )
  }
}

function outcome(name: string): { kind: string; port?: string } {
  try {
    const { port, suggestedFor } = resolvePlace(ports, { name, acceptSuggestions: true })
    const called = ` = ${port!.name}, ${port!.countryCode}`
    return { kind: suggestedFor === undefined ? 'resolved' : 'suggested', port: called }
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error
    return { kind: error.code === 'ambiguous_place' ? 'ambiguous' : 'unknown' }
  }
}

if (values.codes) codes(rowsOf(values.codes))
if (values.seen) seen(rowsOf(values.seen))
if (values.names) names(rowsOf(values.names))
