import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { decimal } from '../files/decimal.js'
import type { IleapShipment } from './ileap.js'
import type { IleapHoc } from './ileap-hoc.js'
import type { IleapToc } from './ileap-toc.js'

/** What the footprint of a shipment, a transport or a hub operation category states, in any version of PACT. */
export interface Carbon {
  readonly unit: 'ton kilometer' | 'kilogram'
  /** Units that the footprint is of, as iLEAP 1.0.0 maps them: the tonne-kilometres of a shipment; 1 or 1000 of a category. */
  readonly amount: string
  /** kg, of the same. */
  readonly mass: string
  /** kg CO2e of the amount, well to wake. */
  readonly kg: string
  /** Percent. */
  readonly primaryDataShare: number
  readonly gwpSets: readonly string[]
  readonly sources: readonly { readonly name: string; readonly version: string }[]
  /** First day and end, ISO 8601. */
  readonly period: { readonly start: string; readonly end: string }
  readonly exemptions: string
}

type Answer = EmissionsEstimate | ChainEstimate

/** @throws RangeError for a shipment without transport activity, for which PACT has no footprint */
export function shipmentCarbon(answer: Answer, { mass, tces }: IleapShipment): Carbon {
  const sum = (value: (tce: IleapShipment['tces'][number]) => string) =>
    tces.reduce((total, tce) => total + Number(value(tce)), 0)
  const tkm = sum(({ transportActivity }) => transportActivity)
  if (!(tkm > 0)) throw new RangeError('A product footprint needs cargo and a distance above 0.')
  const kg = sum(({ co2eWTW }) => co2eWTW)
  return {
    ...commonOf(answer),
    unit: 'ton kilometer',
    amount: decimal(tkm),
    mass,
    kg: decimal(kg),
    primaryDataShare: kg > 0 ? percent(primaryKgOf(answer) / kg) : 0,
  }
}

export function tocCarbon(estimate: EmissionsEstimate, toc: IleapToc): Carbon {
  const { primary_data_share: share } = estimate.data_quality
  const values = { amount: '1', mass: '1', kg: toc.co2eIntensityWTW }
  return {
    ...commonOf(estimate),
    ...values,
    unit: 'ton kilometer',
    primaryDataShare: percent(share),
  }
}

export function hocCarbon(chain: ChainEstimate, hoc: IleapHoc, dataType: string): Carbon {
  const values = { amount: '1000', mass: '1000', kg: hoc.co2eIntensityWTW }
  return {
    ...commonOf(chain),
    ...values,
    unit: 'kilogram',
    primaryDataShare: dataType === 'primary' ? 100 : 0,
    sources: [{ name: hoc.description, version: 'as stated' }],
  }
}

function commonOf(answer: Answer) {
  const estimates = estimatesOf(answer)
  const sets = [...new Set(estimates.flatMap(({ gwp }) => gwp.set ?? []))].sort()
  return {
    gwpSets: sets.length > 0 ? sets : ['AR6'],
    sources: sourcesOf(answer),
    period: yearOf(departureOf(answer, estimates)),
    exemptions: exemptionsOf(answer),
  }
}

export function estimatesOf(answer: Answer): EmissionsEstimate[] {
  if (!('elements' in answer)) return [answer]
  return answer.elements.flatMap(({ estimate }) => estimate ?? [])
}

function departureOf({ asked }: Answer, estimates: readonly EmissionsEstimate[]): string {
  const departures = estimates.flatMap(({ departure }) => departure ?? [])
  return departures.sort()[0] ?? asked.day
}

/** The calendar year of a day: ISO 14083 takes the averages of categories over a year. */
function yearOf(day: string): Carbon['period'] {
  const year = Number(day.slice(0, 4))
  return { start: `${year}-01-01T00:00:00Z`, end: `${year + 1}-01-01T00:00:00Z` }
}

/** Emissions based on primary data, kg. A stated factor is primary as a whole. */
export function primaryKgOf(answer: Answer): number {
  if ('elements' in answer) {
    return answer.elements.reduce((kg, { estimate, data_type, emissions }) => {
      const stated = data_type === 'primary' ? emissions.wtw_kg_co2e : 0
      return kg + (estimate ? primaryKgOf(estimate) : stated)
    }, 0)
  }
  const { data_quality, cargo_share, emissions } = answer
  return data_quality.primary_data_share * (cargo_share ?? emissions).wtw_kg_co2e
}

function percent(share: number): number {
  return Number(decimal(100 * share))
}

/** States that the percentage is unknown, and what is excluded. */
function exemptionsOf({ exclusions: left = [] }: Partial<Answer>): string {
  const what = left.length > 0 ? left.join('; ') : 'not stated'
  return `The share of exempted emissions is not known; the 0 only fills a required field. Left out: ${what}.`
}

function sourcesOf(answer: Answer): Carbon['sources'] {
  const ofEstimates = estimatesOf(answer).map(({ factor: { source, year } }) => {
    return { name: source, version: String(year) }
  })
  const ofElements =
    'elements' in answer
      ? answer.elements.flatMap(({ estimate, source }) =>
          estimate ? [] : { name: source, version: 'as stated' },
        )
      : []
  const all = [...ofEstimates, ...ofElements].map((one) => [JSON.stringify(one), one] as const)
  return [...new Map(all).values()]
}
