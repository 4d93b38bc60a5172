import { roundedParts } from '../engine/geo/digits.js'
import { escapeXml } from '../files/xml.js'
import { MODELLING_PARAMETERS, type ModellingRow } from './declaration-modelling.js'
import type { Declaration, DeclaredPlace } from './declaration-types.js'

/** A declaration, with the digest of its JSON if it has one. */
type Declared = Declaration & { readonly digest?: string }

/**
 * A declaration as a standalone page for printing on A4, which runs no scripts and loads nothing.
 * Figures are rounded for readers; the declaration itself has them unrounded.
 */
export function declarationHtml(declaration: Declared): string {
  const { organisation, services, period, totals } = declaration
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeXml(`${organisation}: transport emissions ${period.from} to ${period.to}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Declaration of transport emissions</h1>
<p class="lead">${escapeXml(organisation)} · ${escapeXml(services)} · ${escapeXml(period.from)} to ${escapeXml(period.to)}</p>
<p class="total"><strong>${mass(totals.wtw_kg_co2e)}</strong> CO2e, well to wake</p>
${table('Result', ['', 'Value'], resultRows(declaration))}
${table('Not included', ['Shipment', 'Reason'], omittedRows(declaration))}
${table('By mode', ['Mode', 'Transport activity, t-km', ...SUMS], modeRows(declaration))}
${table('By category of scope 3', ['Category', 'Shipments', 'Transport activity, t-km', ...SUMS], categoryRows(declaration))}
${table('By hub operation', ['Operation', 'Cargo, t', ...SUMS], hubRows(declaration))}
${table('Book and claim, beside the total', ['Certificate', 'Scheme', 'Claimed, kg CO2e'], claimRows(declaration))}
${table('Fuels', ['Fuel', 'Tonnes', 'LHV, MJ/kg', 'Operation, g CO2e/MJ', 'Total, g CO2e/MJ'], fuelRows(declaration))}
${withoutFuel(declaration)}
${table('Data and sources', ['Source', 'Data', 'Well to wake, kg CO2e', 'Share'], sourceRows(declaration))}
${table('Modelling', ['Parameter', 'Of', 'Value', 'Legs', 'Source'], modellingRows(declaration))}
${table('Deviations from the standard', ['Deviation and reason', 'Accepted by ISO 14083', 'Estimates'], deviationRows(declaration))}
${list('Not included', declaration.exclusions)}
${list('Verification', declaration.verification)}
${table('Shipments', ['Shipment', 'From and to', 'Departure', 'Transport activity, t-km', ...SUMS], shipmentRows(declaration))}
${table('Remarks in the estimates', ['Code', 'Number'], warningRows(declaration))}
</body>
</html>
`
}

const SUMS = ['Tank to wake, kg CO2e', 'Well to tank, kg CO2e', 'Well to wake, kg CO2e']

const STYLE = `
body { font: 10pt/1.45 "Source Sans 3", "Segoe UI", Arial, sans-serif; color: #10242f; max-width: 180mm; margin: 12mm auto; }
h1 { font-size: 18pt; margin: 0; }
h2 { font-size: 11pt; margin: 7mm 0 1.5mm; break-after: avoid; }
.lead { color: #5b6f7a; margin: 1mm 0 5mm; }
.total { font-size: 16pt; margin: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: 1mm 2mm; border-bottom: 0.3pt solid #c9d3d7; vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.text { text-align: left; }
th { color: #5b6f7a; font-weight: 500; }
tr { break-inside: avoid; }
@page { size: A4; margin: 15mm 15mm 18mm; @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt sans-serif; color: #5b6f7a; } }
@media print { body { margin: 0; max-width: none; } }
`

type Row = readonly string[]

function resultRows({ totals, ...declaration }: Declared): Row[] {
  const { intensity_wtw_g_per_tkm: intensity, transport_activity_tkm } = totals
  const shares = Object.entries(declaration.data_shares)
  return [
    ['Shipments', shipmentCount(declaration)],
    [
      'Shipments without a departure, whose period is not checked',
      whole(declaration.without_departure),
    ],
    ['Tank to wake', mass(totals.ttw_kg_co2e)],
    ['Well to wake', mass(totals.wtw_kg_co2e)],
    ['Transport activity, t-km', whole(transport_activity_tkm)],
    ['Intensity, well to wake', intensity === null ? 'none' : `${digits(intensity)} g CO2e/t-km`],
    [
      'Distances of the activity',
      declaration.distance_types.map(distanceName).join(', ') || 'none',
    ],
    ['Whole voyages with no cargo stated', whole(declaration.whole_voyages)],
    ['Data', shares.map(([type, share]) => `${dataName(type)} ${percent(share)}`).join(', ')],
    [
      'Methods',
      declaration.methods.map(({ method, legs }) => `${methodName(method)} (${legs})`).join(', '),
    ],
    ['Standard', [declaration.standard, ...declaration.frameworks].join(', ')],
    ['Global warming potentials', `${declaration.gwp_sets.join(', ')}, 100 years`],
    ['Software', declaration.versions.software.join(', ') || 'not stated'],
    ['Emission factors', declaration.versions.factor_set.join(', ')],
    ['Sea data', declaration.versions.data.join(', ') || 'no route calculated'],
    ['Declared on', declaration.created],
    ...(declaration.digest === undefined
      ? []
      : [['Digest of the JSON, SHA-256', declaration.digest]]),
    ...(declaration.supersedes === null ? [] : [['Supersedes', declaration.supersedes]]),
    ...(declaration.source_files ?? []).map(({ name, rows, sha256 }) => [
      'Source file',
      `${name}, ${whole(rows)} rows, SHA-256 ${sha256}`,
    ]),
    ...(declaration.allowed_doubles.length === 0
      ? []
      : [['Counted more than once, as allowed', declaration.allowed_doubles.join(', ')]]),
    ...(declaration.ignored_columns.length === 0
      ? []
      : [['Columns of the tables that were not read', declaration.ignored_columns.join(', ')]]),
  ]
}

/** If the declaration omits shipments, it says so beside their number. */
function shipmentCount({
  shipments,
  not_included: { length },
}: Pick<Declaration, 'shipments' | 'not_included'>): string {
  if (length === 0) return whole(shipments)
  return `${whole(shipments)} of ${whole(shipments + length)}; ${whole(length)} could not be estimated`
}

function shipmentRows({ shipment_list }: Declaration): Row[] {
  const sums = sumsOf(shipment_list)
  const activity = activityOf(shipment_list)
  const rows = shipment_list.map((row, at) => [
    row.id,
    `${placeName(row.origin)} to ${placeName(row.destination)}`,
    row.departure ?? 'not stated',
    activity[at]!,
    ...sums[at]!,
  ])
  return shortened(rows, ROWS.shipments, (others) => [others, 'in the JSON', '', '', '', '', ''])
}

function placeName(place: DeclaredPlace | null): string {
  if (place === null) return 'not stated'
  return place.unlocode ?? place.name ?? place.coordinates.toReversed().join(', ')
}

function omittedRows({ not_included }: Declaration): Row[] {
  const rows = not_included.map(({ id, reason }) => [id, plainly(firstSentence(reason))])
  return shortened(rows, ROWS.omitted, (others) => [others, 'in the JSON'])
}

/** What follows is the remedy, which is for who makes the declaration. The JSON has it. A few words and a colon are no sentence. */
function firstSentence(text: string): string {
  const end = /^.+?(?:\.(?= [A-Z]|$)|(?<=.{20}):(?= (?:give|write|add|name|use)\b|$))/s
  return (end.exec(text)?.[0] ?? text).replace(/:$/, '.')
}

function modeRows({ by_mode }: Declaration): Row[] {
  const sums = sumsOf(by_mode)
  const activity = activityOf(by_mode)
  return by_mode.map(({ mode }, at) => [words(mode), activity[at]!, ...sums[at]!])
}

const CATEGORIES: Readonly<Record<string, string>> = {
  4: '4, upstream transportation and distribution',
  9: '9, downstream transportation and distribution',
  null: 'Not known: no Incoterm',
}

function categoryRows({ scope_3 }: Declaration): Row[] {
  const rows = scope_3?.by_category ?? []
  const sums = sumsOf(rows)
  const activity = activityOf(rows)
  return rows.map(({ category, shipments }, at) => {
    return [CATEGORIES[String(category)]!, whole(shipments), activity[at]!, ...sums[at]!]
  })
}

function claimRows({ book_and_claim }: Declaration): Row[] {
  if (book_and_claim === undefined) return []
  const { claims, market_based_wtw_kg_co2e: kg } = book_and_claim
  const rows = claims.map(({ id, scheme, reduction_kg_co2e }) => [
    id,
    scheme,
    whole(reduction_kg_co2e),
  ])
  const shown = shortened(rows, ROWS.claims, (others) => [others, 'in the JSON', ''])
  return [...shown, ['Total with these claims (market-based)', '', whole(kg)]]
}

function hubRows({ by_hub }: Declaration): Row[] {
  const sums = sumsOf(by_hub)
  return by_hub.map(({ operation, mass_tonnes }, at) => {
    return [words(operation), whole(mass_tonnes), ...sums[at]!]
  })
}

function fuelRows({ fuels }: Declaration): Row[] {
  const rows = fuels.map((row) => [
    row.fuel_type,
    digits(row.tonnes),
    digits(row.lhv_mj_per_kg),
    digits(row.ttw_g_co2e_per_mj),
    digits(row.wtw_g_co2e_per_mj),
  ])
  return shortened(rows, ROWS.fuels, (others) => [others, '', '', '', ''])
}

function withoutFuel({ without_fuel_kg_co2e: kg }: Declaration): string {
  return kg === 0 ? '' : `<p>${mass(kg)} CO2e come from factors that do not state a fuel.</p>`
}

function sourceRows({ sources, totals }: Declaration): Row[] {
  const sum = (rows: Declaration['sources']) => rows.reduce((kg, row) => kg + row.wtw_kg_co2e, 0)
  const amounts = (kg: number) => [
    whole(kg),
    percent(totals.wtw_kg_co2e > 0 ? kg / totals.wtw_kg_co2e : 0),
  ]
  const rows = sources.map(({ source, data_type, wtw_kg_co2e: kg }) => {
    return [source, dataName(data_type), ...amounts(kg)]
  })
  return shortened(rows, ROWS.sources, (others, shown) => {
    return [others, '', ...amounts(sum(sources.slice(shown)))]
  })
}

function modellingRows({ modelling }: Declaration): Row[] {
  return MODELLING_PARAMETERS.flatMap((name) => {
    const own = modelling.filter(({ parameter }) => parameter === name)
    const rows = own.map((row) => [
      words(row.parameter),
      row.subject.replaceAll('_', ' '),
      modelledValue(row),
      whole(row.legs),
      row.source,
    ])
    return shortened(rows, ROWS.ofParameter, (others, shown) => {
      const legs = own.slice(shown).reduce((sum, row) => sum + row.legs, 0)
      return [words(name), others, 'in the JSON', whole(legs), '']
    })
  })
}

const BASIS: Readonly<Record<Exclude<ModellingRow['basis'], 'steps'>, string>> = {
  on_board: 'none: by the cargo on board',
  inside_load_factor: 'inside the load factor',
  none_stated: 'none stated',
  inside_source: 'included in the factor, not stated separately',
}

function modelledValue({ basis, low, high, unit }: ModellingRow): string {
  if (basis === 'steps' && low !== null && high !== null) {
    const ends = [...new Set([digits(low), digits(high)])].join(' to ')
    return unit === 'kn' ? `${ends} kn` : ends
  }
  return basis === 'steps' ? '' : BASIS[basis]
}

/**
 * Maximum number of rows of each table, so that the page prints on four sheets at most. The JSON has
 * all rows.
 */
const ROWS = {
  shipments: 20,
  omitted: 15,
  claims: 12,
  fuels: 15,
  sources: 12,
  ofParameter: 5,
} as const

/** The first rows, which have the largest shares, and one row for all others. */
function shortened(
  rows: readonly Row[],
  most: number,
  rest: (others: string, shown: number) => Row,
): Row[] {
  if (rows.length <= most) return [...rows]
  return [...rows.slice(0, most), rest(`${whole(rows.length - most)} others`, most)]
}

function deviationRows({ deviations }: Declaration): Row[] {
  return deviations.map(({ code, reason, is_allowed, estimates }) => [
    `${words(code)}: ${plainly(reason)}`,
    is_allowed ? 'yes' : 'no',
    whole(estimates),
  ])
}

function warningRows({ warnings }: Declaration): Row[] {
  return warnings.map(({ code, count }) => [words(code), whole(count)])
}

/** The emissions of rows in kilograms, which add up in rows and in columns; small ones with decimals. */
function sumsOf(rows: readonly { ttw_kg_co2e: number; wtt_kg_co2e: number }[]): string[][] {
  const kg = rows.reduce((sum, row) => sum + Math.abs(row.ttw_kg_co2e + row.wtt_kg_co2e), 0)
  const decimals = kg < 1000 ? 2 : kg < 10_000 ? 1 : 0
  const ttw = rows.map((row) => row.ttw_kg_co2e)
  const wtt = rows.map((row) => row.wtt_kg_co2e)
  const [tank, well] = [roundedParts(ttw, decimals), roundedParts(wtt, decimals)]
  return rows.map((_, at) =>
    [tank[at]!, well[at]!, tank[at]! + well[at]!].map((value) => fixed(value, decimals)),
  )
}

/** The transport activity of rows in t-km, which adds up. */
function activityOf(rows: readonly { transport_activity_tkm: number }[]): string[] {
  const tkm = rows.map((row) => row.transport_activity_tkm)
  return roundedParts(tkm, 0).map(whole)
}

/** Empty if there are no rows. */
function table(heading: string, head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const cells = (row: Row, tag: string) => {
    return row.map((cell) => `<${tag}${alignment(cell)}>${escapeXml(cell)}</${tag}>`).join('')
  }
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
  return `<h2>${escapeXml(heading)}</h2>
<table>
<thead><tr>${cells(head, 'th')}</tr></thead>
<tbody>
${body}
</tbody>
</table>`
}

/** Sentences are read from the left, figures compared from the right. */
function alignment(cell: string): string {
  return cell.length > LONGEST_FIGURE ? ' class="text"' : ''
}
const LONGEST_FIGURE = 40

function list(heading: string, texts: readonly string[]): string {
  if (texts.length === 0) return ''
  const items = texts.map((text) => `<li>${escapeXml(text)}</li>`).join('\n')
  return `<h2>${escapeXml(heading)}</h2>
<ul>
${items}
</ul>`
}

function distanceName(type: string): string {
  const names: Readonly<Record<string, string>> = {
    sfd: 'shortest feasible',
    gcd: 'great circle',
    actual: 'sailed',
  }
  return names[type] ?? type
}

/** Three significant digits, in kilograms or tonnes. */
function mass(kg: number): string {
  return Math.abs(kg) < 1000 ? `${digits(kg)} kg` : `${digits(kg / 1000)} t`
}

function digits(value: number): string {
  if (Math.abs(value) >= 1000) return whole(value)
  // The rounding error of a difference of equal numbers.
  if (Math.abs(value) < 1e-9) return '0'
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
}

function whole(value: number): string {
  return fixed(value, 0)
}

function fixed(value: number, decimals: number): string {
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

function percent(share: number): string {
  return share.toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 1 })
}

function dataName(type: string): string {
  return type === 'stated_by_caller' ? 'stated by the caller' : type
}

function methodName(method: string): string {
  return method.replace('_based', '-based').replaceAll('_', ' ')
}

/** Names of fields in a sentence as words: fuel.consumed_tonnes. What is quoted stays. */
function plainly(text: string): string {
  return text.replace(
    /"[^"]*"|\b[a-z]+(?:[._][a-z0-9]+)*_[a-z0-9]+(?:[._][a-z0-9]+)*\b/g,
    (found) => (found.startsWith('"') ? found : found.replaceAll(/[._]/g, ' ')),
  )
}

function words(name: string): string {
  const text = name.replaceAll('_', ' ').replace(/\bgwp\b/, 'GWP')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
