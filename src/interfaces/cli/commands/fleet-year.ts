import { Command, Option } from 'commander'
import { finish } from '../../../base/slices.js'
import type { Operations, ShipYear } from '../../../client/schema.js'
import { FLEET_RANGES } from '../../../emissions/year/fleet.js'
import { CommandRequest, type RequestJson } from '../../../tables/fields/request-body.js'
import { ColumnReader } from '../../../tables/read/columns.js'
import { marksOf } from '../../../tables/read/number-marks.js'
import { readFlag, readNumber } from '../../../tables/read/numbers.js'
import { UsageError } from '../../../tables/text/failure.js'
import { grouped, integerBetween, readNumberOption } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { fileLines, readYearRows, setRows } from '../files/ship-year-rows.js'
import {
  addTableOptions,
  readRows,
  readTable,
  type TableFileOptions,
  withFileNotes,
} from '../files/table-file.js'
import { answerTo } from '../reports/answer.js'
import type { OpenSea } from '../sea.js'

type FleetAnswer = Operations['POST /v1/emissions/fleets']['answer']

interface FleetOptions extends TableFileOptions {
  readonly ships: string
  readonly year: number
  readonly surplusPrice?: number
  readonly allocation: 'prioritised' | 'pro_rata'
  readonly format: 'text' | 'json'
}

interface Remark {
  /** Its ship. */
  readonly id: string
  readonly text: string
}

const COLUMNS = {
  ship: [
    'ship',
    'imo',
    'imo_number',
    'imo_no',
    'name',
    'vessel',
    'vessel_name',
    'ship_name',
    'schiff',
    'schiffsname',
  ],
  type: ['type', 'ship_type', 'vessel_type', 'schiffstyp', 'typ'],
  deadweight_tonnes: ['deadweight_tonnes', 'deadweight', 'dwt', 'tragfähigkeit', 'tdw'],
  gross_tonnage: ['gross_tonnage', 'gt', 'brz', 'bruttoraumzahl'],
  banked_tonnes: ['banked_tonnes', 'banked'],
  borrowed_tonnes: ['borrowed_tonnes', 'borrowed'],
  deficits_before: ['deficits_before'],
  may_pool: ['may_pool', 'pool'],
} as const
const NUMBERS = [
  ...['deadweight_tonnes', 'gross_tonnage', 'banked_tonnes', 'borrowed_tonnes', 'deficits_before'],
] as (keyof typeof COLUMNS)[]

const AFTER_HELP = `
FILE has the rows of all ships, as fairway ship-year reads them, with a column of the ship. The table of --ships has a
row for each:
  ship                  IMO number or name, as FILE has it
  type                  as --type of fairway ship-year
  deadweight_tonnes, gross_tonnage
  banked_tonnes         surplus of earlier years that was banked
  borrowed_tonnes       what was borrowed in the year before
  deficits_before       years in a row with a deficit just before this one
  may_pool              no: the ship stays out of the pool

Example:
  fairway fleet-year noon-reports.csv --ships ships.csv --year 2026 --surplus-price 200`

/** FuelEU of several ships of a year, with their pool. */
export function fleetYearCommand(terminal: Terminal, open: OpenSea): Command {
  const { min, max } = FLEET_RANGES.year
  return addTableOptions(new Command('fleet-year'))
    .description(
      "Calculate the years of a fleet's ships: CII and EU ETS of each, FuelEU with the best pool.",
    )
    .argument('<file>', 'a CSV or XLSX file of voyages, days and stays of all ships')
    .requiredOption('--ships <file>', 'a CSV or XLSX file with a row for each ship')
    .addOption(
      new Option('--year <year>', 'calendar year')
        .argParser(integerBetween(min, max))
        .makeOptionMandatory(),
    )
    .option('--surplus-price <eur>', 'EUR for a tonne of surplus', readNumberOption)
    .addOption(
      new Option('--allocation <way>', 'how fuels count on voyages with third countries')
        .choices(['prioritised', 'pro_rata'])
        .default('prioritised'),
    )
    .addOption(
      new Option('--format <format>', 'json has the ship-years and the fleet')
        .choices(['text', 'json'])
        .default('text'),
    )
    .addHelpText('after', AFTER_HELP)
    .action(async (file: string, options: FleetOptions) => {
      const { environment, say } = terminal
      const [{ ports }, factors] = await Promise.all([
        open.tables(environment),
        open.factors(environment),
      ])
      const { shipYear } = await import('../../../contract/operations/ship-year.js')
      const { fleetSteps } = await import('../../../contract/operations/fleet.js')
      const { warningSentences } = await import('../../../tables/fields/wording.js')
      const years: ShipYear[] = []
      const remarks: Remark[] = []
      const balances: RequestJson[] = []
      const ships = await shipsIn(options.ships, terminal)
      for (const [at, { id, ship, before }] of ships.entries()) {
        // What is said of the columns of the file is said once.
        const quiet = at === 0 ? terminal : { ...terminal, note: () => undefined }
        const reading = { ports, factors, isLonLat: false }
        const read = await readYearRows(file, reading, quiet, { ...options, ship: id })
        const request = new CommandRequest([], { request: { year: options.year, ship } })
        for (const name of Object.keys(ship)) request.label(`ship.${name}`, `${name} of ship ${id}`)
        setRows(request, read)
        const own = await answerTo(shipYear, request, { environment, open, factors })
        const year = withFileNotes(own, read) as unknown as ShipYear
        years.push(year)
        const said = [...fileLines(read), ...warningSentences(own.warnings, request)]
        remarks.push(...said.map((text) => ({ id, text })))
        if (year.fuel_eu === null) throw new UsageError(`FuelEU did not apply in ${options.year}.`)
        const { penalty_eur: _, ...balance } = year.fuel_eu[options.allocation]
        balances.push({ id, ...balance, ...before })
      }
      const body = {
        year: options.year,
        ships: balances,
        ...(options.surplusPrice !== undefined && { surplus_price_eur: options.surplusPrice }),
      }
      const whole = finish(fleetSteps(body as never, { factors })) as unknown as FleetAnswer
      if (options.format === 'json')
        return say(JSON.stringify({ ship_years: years, fleet: whole }, null, 2))
      for (const line of reportOf(years, whole, remarks)) say(line)
    })
}

async function shipsIn(path: string, terminal: Terminal) {
  const table = await readTable(path, terminal)
  const reader = new ColumnReader<keyof typeof COLUMNS>(COLUMNS)
  const unknown = table.columns.filter((name) => name !== '' && reader.fieldOf(name) === undefined)
  if (unknown.length > 0)
    throw new UsageError(
      `${path}: ${unknown.join(', ')} ${unknown.length === 1 ? 'is no column' : 'are no columns'} of --ships. It has: ${Object.keys(COLUMNS).join(', ')}.`,
    )
  const { hasDecimalCommas } = table
  const marks = marksOf(table.columns, table.rows)
  return readRows(path, table, (row) => {
    const given = reader.read(row)
    if (given.ship === undefined || given.type === undefined)
      throw new UsageError('A ship needs its ship (IMO number or name) and its type.')
    const numbers = Object.fromEntries(
      NUMBERS.flatMap((name) => {
        const cell = given[name]
        if (cell === undefined) return []
        return [[name, readNumber(cell, name, { hasDecimalCommas, marks }, name)]]
      }),
    )
    const { deadweight_tonnes, gross_tonnage, ...before } = numbers
    return {
      id: String(given.ship),
      ship: { type: String(given.type), deadweight_tonnes, gross_tonnage },
      before: {
        ...before,
        ...(given.may_pool !== undefined && { may_pool: readFlag(given.may_pool, 'may_pool') }),
      },
    }
  })
}

/** What is said of ships: once, with those of which it holds unless it holds of all. */
function remarkLines(remarks: readonly Remark[], ships: number): string[] {
  const of = new Map<string, string[]>()
  for (const { id, text } of remarks) of.set(text, [...(of.get(text) ?? []), id])
  return [...of].map(([text, ids]) =>
    ids.length === ships ? `  ! ${text}` : `  ! ${ids.join(', ')}: ${text}`,
  )
}

function reportOf(
  years: readonly ShipYear[],
  fleet: FleetAnswer,
  remarks: readonly Remark[],
): string[] {
  const euros = (value: number) => `${grouped(value)} EUR`
  return [
    '',
    `Fleet's year ${fleet.year}: ${euros(fleet.pooled_eur)} of FuelEU penalties with the best pool, ${euros(fleet.alone_eur)} without`,
    '',
    ...fleet.ships.map(({ id, balance_tonnes, alone, pooled }, at) => {
      const { cii, ets } = years[at]!
      const rating = cii?.rating ?? '-'
      const allowances =
        ets === null ? 'no EU ETS' : `${grouped(ets.allowances_tonnes, 1)} allowances`
      const state = pooled.is_in_pool ? 'in the pool' : 'alone'
      return `  ${id.padEnd(16)} CII ${rating}  ${allowances.padStart(20)}  ${grouped(balance_tonnes, 1).padStart(10)} t  ${state.padEnd(11)} ${euros(pooled.penalty_eur)} (alone ${euros(alone.penalty_eur)})`
    }),
    '',
    `  Surplus left: ${grouped(fleet.surplus_tonnes, 1)} t${fleet.surplus_value_eur === null ? '' : `, ${euros(fleet.surplus_value_eur)}`}`,
    ...fleet.notes.map((note) => `  ! ${note}`),
    ...remarkLines(remarks, years.length),
    '',
  ]
}
