import type { Command } from 'commander'
import type { ShipYear } from '../../../client/schema.js'
import {
  ShipYearAnswer,
  ShipYearRequestBody,
} from '../../../contract/schemas/emissions/ship-year.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { withStop } from '../../../planning/sentences.js'
import { field, fieldsOf } from '../../../tables/fields/fields.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import { sizeRows } from '../../../tables/fields/size-fields.js'
import type { Points } from '../../../tables/read/number-marks.js'
import { UsageError } from '../../../tables/text/failure.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { pointsOption } from '../fields/points-option.js'
import { PLACES, type RequestOptions, requestCommand } from '../fields/request-command.js'
import type { YearFile, YearOptions } from '../files/ship-year-rows.js'
import { addTableOptions, withFileNotes } from '../files/table-file.js'
import { answerTo } from '../reports/answer.js'
import type { OpenSea } from '../sea.js'

const FIELDS = fieldsOf(ShipYearRequestBody as JsonSchema, [
  field('year', '--year <year>', 'calendar year', { kind: 'number' }),
  field('ship.type', '--type <type>'),
  ...sizeRows('ship'),
  field('ship.capacity_factor', '--capacity-factor <f>'),
  field('carbon.eua_price_eur', '--eua-price <eur>'),
  field('carbon.uka_price_gbp', '--uka-price <gbp>'),
  field('carbon.wind_share', '--wind-share <share>'),
])

const FORMATS = ['text', 'json'] as const

interface ShipYearOptions extends RequestOptions, FieldsOption, YearOptions {
  readonly points?: Points
  readonly format: (typeof FORMATS)[number]
}

const AFTER_HELP = `
Each row of the CSV file is a voyage, a day of one (a noon report) or a stay in port. Columns:
  origin, destination   ports of a voyage (or from, to; origin_unlocode ...)
  port                  port of a stay, instead of both
  date                  day of the departure or of the stay
  distance_nm           distance sailed (or distance_km)
  cargo_tonnes          all cargo on board; 0 in ballast
  HFO, VLSFO_t, MGO ... tonnes of each fuel, in columns named after the fuels; those of VLSFO ME and
                        VLSFO AE, or HFO at sea and HFO in port, add up
                        A blend (B24) is given as its parts
  certificate_ghg_g_per_mj, certificate_id, certificate_scheme    for biofuels and e-fuels
  certificate_feedstock food_or_feed_crop: FuelEU counts the fuel as fossil
  shore_power_kwh       electricity from shore during a stay
  HFO_deductible ...    of these, for cooling, heating and pumping cargo (CII, MEPC.355(78))
  adjustment            ice or safety: the CII leaves the row out
  tanker_service        sts or shuttle: the CII counts a part of the fuel
Of a file with several ships, --ship names one. A row without ports counts towards CII and EEOI alone. A place is one of:${PLACES}

Examples:
  fairway ship-year voyages.csv --year 2026 --type bulk_carrier --deadweight 82000 --gross-tonnage 44000
  fairway ship-year --request year.json --format json`

/** CII, EEOI, EU ETS, UK ETS and FuelEU of a ship's year, in this process. */
export function shipYearCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('ship-year', '/v1/emissions/ship-years', FIELDS)
  return addTableOptions(
    addAnswerOptions(command, FORMATS, 'json is the response of POST /v1/emissions/ship-years'),
  )
    .description("Calculate a ship's year: CII, EEOI, intensity, EU ETS, UK ETS and FuelEU.")
    .argument('[file]', 'a CSV or XLSX file of voyages, days and stays; - for standard input')
    .addOption(pointsOption())
    .option('--ship <id>', 'the ship whose rows count: its IMO number, MMSI or name in the file')
    .addHelpText('after', AFTER_HELP)
    .action(async (file: string | undefined, options: ShipYearOptions) => {
      const { environment, say } = terminal
      const format = formatOf(options.format, options, 'json')
      const request = new CommandRequest(FIELDS, options)
      const [{ ports }, factors] = await Promise.all([
        open.tables(environment),
        open.factors(environment),
      ])
      let read: YearFile = { lines: [], ignored: [], cancelled: [] }
      if (file !== undefined) {
        const { readYearRows, setRows } = await import('../files/ship-year-rows.js')
        const { points } = options
        const reading = { ports, factors, isLonLat: request.isLonLat, points }
        read = await readYearRows(file, reading, terminal, options)
        setRows(request, read)
      } else if (request.body['rows'] === undefined) {
        throw new UsageError('Give a CSV file of voyages and stays, or --request with rows.')
      }
      const { shipYear } = await import('../../../contract/operations/ship-year.js')
      const own = await answerTo(shipYear, request, { environment, open, factors })
      const answer = withFileNotes(own, read)
      if (format === 'json')
        return say(JSON.stringify(partOf(answer, options, ShipYearAnswer), null, 2))
      const [{ warningSentences }, { fileLines }] = await Promise.all([
        import('../../../tables/fields/wording.js'),
        import('../files/ship-year-rows.js'),
      ])
      for (const line of reportOf(answer as unknown as ShipYear)) say(line)
      for (const text of warningSentences(answer.warnings, request)) say(`  ! ${text}`)
      for (const text of fileLines(read)) say(`  ! ${text}`)
      for (const text of answer.notes) say(`  ! ${withStop(text)}`)
      say('')
    })
}

function reportOf(year: ShipYear): string[] {
  const { cii, cii_corrections: corrections, ets, uk_ets, fuel_eu, emissions } = year
  const fuels = year.fuels.map(({ fuel_type, tonnes }) => `${fuel_type} ${grouped(tonnes, 1)} t`)
  return [
    '',
    `Ship's year ${year.year}`,
    '',
    row('Sailed', `${grouped(year.distance_nm)} nm, ${grouped(year.laden_nm)} nm with cargo`),
    row('Fuel', fuels.join(', ') || 'none'),
    row('Emissions', `${grouped(emissions.wtw_kg_co2e / 1000, 1)} t CO2e well to wake`),
    row('CII', cii ? ciiText(cii) : 'needs the distance and the size of the ship'),
    ...(corrections
      ? [
          row(
            '',
            `without ${grouped(corrections.deducted_co2_tonnes, 1)} t CO2 and ${grouped(corrections.deducted_nm)} nm deducted (MEPC.355(78)): ${corrections.uncorrected ? ciiText(corrections.uncorrected) : 'none'}`,
          ),
        ]
      : []),
    row('EEOI', figureOf(year.eeoi_g_per_tnm, 'g CO2/(t nm), ballast included')),
    row('Intensity', figureOf(year.intensity_g_per_tkm, 'g CO2e/t-km well to wake')),
    row('EU ETS', ets ? allowancesText(ets, 'EUR') : 'did not apply'),
    row('UK ETS', uk_ets ? allowancesText(uk_ets, 'GBP') : 'did not apply'),
    ...(fuel_eu
      ? [
          row('FuelEU', `limit ${fuel_eu.limit_g_per_mj.toFixed(4)} g CO2e/MJ`),
          row('', `pro rata: ${balanceText(fuel_eu.pro_rata)}`),
          row('', `renewable fuels first: ${balanceText(fuel_eu.prioritised)}`),
        ]
      : [row('FuelEU', 'did not apply')]),
  ]
}

function ciiText({ attained, required, rating, unit }: NonNullable<ShipYear['cii']>): string {
  const wanted = required === null ? 'no value is required yet' : `required ${required.toFixed(3)}`
  return `${rating ?? 'no rating'}: attained ${attained.toFixed(3)} ${unit}, ${wanted}`
}

function allowancesText(
  { allowances_tonnes, monitored_tonnes, cost }: NonNullable<ShipYear['ets']>,
  currency: string,
): string {
  const price = cost === null ? '' : `, ${grouped(cost, 2)} ${currency}`
  return `${grouped(allowances_tonnes, 1)} allowances${price}; ${grouped(monitored_tonnes, 1)} t in scope`
}

function balanceText(balance: NonNullable<ShipYear['fuel_eu']>['pro_rata']): string {
  const { ghg_intensity_g_per_mj, compliance_balance_tonnes, penalty_eur } = balance
  return `${ghg_intensity_g_per_mj.toFixed(4)} g CO2e/MJ, balance ${compliance_balance_tonnes.toFixed(1)} t, penalty ${grouped(penalty_eur, 2)} EUR`
}

function figureOf(value: number | null, unit: string): string {
  return value === null
    ? 'unknown: give cargo_tonnes of every voyage'
    : `${value.toFixed(3)} ${unit}`
}

function row(name: string, text: string): string {
  return `  ${name.padEnd(12)}${text}`.trimEnd()
}
