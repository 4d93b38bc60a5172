import type { ChainEstimate } from '../../../client/schema.js'
import { roundedParts } from '../../../engine/geo/digits.js'
import type { CommandRequest } from '../../../tables/fields/request-body.js'
import { warningSentences } from '../../../tables/fields/wording.js'
import { grouped } from '../../../tables/text/quantities.js'

type Element = ChainEstimate['elements'][number]

/** A chain as lines of text: its totals, and each leg and hub. */
export function chainReport(chain: ChainEstimate, request: CommandRequest): string[] {
  const { cargo, emissions, intensity, data_shares, uncertainty, carbon } = chain
  const shares = Object.entries(data_shares).filter(([, share]) => share > 0)
  const percents = roundedParts(
    shares.map(([, share]) => 100 * share),
    0,
  )
  const [operation, supply] = roundedParts([emissions.ttw_kg_co2e, emissions.wtt_kg_co2e], 1)
  const parts = roundedParts(
    chain.elements.map((element) => element.emissions.wtw_kg_co2e),
    1,
  )
  return [
    '',
    `A chain of ${chain.elements.length}: ${grouped(cargo.mass_tonnes, 1)} t, ${grouped(cargo.teu, 1)} TEU`,
    '',
    row('Emissions', `${kg(emissions.wtw_kg_co2e)} CO2e well to wake`),
    row('', `operation ${kg(operation!)}, energy supply ${kg(supply!)}`),
    row('Activity', `${grouped(chain.transport_activity_tkm)} t-km`),
    ...(intensity ? [row('Intensity', `${intensity.wtw.toFixed(2)} ${intensity.unit}`)] : []),
    row('Data', shares.map(([type], at) => `${plain(type)} ${percents[at]} %`).join(', ')),
    row('Uncertainty', `± ${percent(uncertainty.relative)}`),
    ...(carbon ? carbonRows(carbon) : []),
    '',
    ...chain.elements.map((element, at) => elementLine(element, at, parts[at]!)),
    '',
    ...warningSentences(chain.warnings, request).map((text) => `  ! ${text}`),
    `  ${chain.framework.statement}`,
    '',
  ]
}

function elementLine(element: Element, at: number, wtwKg: number): string {
  const { name, operation, mode, distance_km, source, data_type } = element
  const what = name ?? plain(operation ?? mode)
  const km = distance_km === null ? '' : `, ${grouped(distance_km)} km`
  return `  ${`${at + 1}.`.padEnd(4)}${what}${km}: ${kg(wtwKg)}; ${plain(data_type)}, ${source}`
}

function carbonRows({ ets, uk_ets, fuel_eu }: NonNullable<ChainEstimate['carbon']>): string[] {
  return [
    ...(ets ? [row('EU ETS', allowances(ets, 'EUR'))] : []),
    ...(uk_ets ? [row('UK ETS', allowances(uk_ets, 'GBP'))] : []),
    ...(fuel_eu ? [row('FuelEU', `penalty of ${grouped(fuel_eu.penalty_eur, 2)} EUR`)] : []),
  ]
}

function allowances(
  { allowances_tonnes, cost }: { allowances_tonnes: number; cost: number | null },
  currency: string,
): string {
  const price = cost === null ? 'no price' : `${grouped(cost, 2)} ${currency}`
  return `${grouped(allowances_tonnes, 3)} allowances of the cargo, ${price}`
}

const kg = (value: number) => `${grouped(value, 1)} kg`
const percent = (share: number) => `${Math.round(share * 100)} %`
const plain = (id: string) => id.replaceAll('_', ' ')
const row = (label: string, value: string) => `  ${label.padEnd(13)}${value}`
