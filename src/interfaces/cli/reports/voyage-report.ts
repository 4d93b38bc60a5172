import type { Voyage, VoyageCall, VoyageEvent } from '../../../client/schema.js'
import type { CommandRequest } from '../../../tables/fields/request-body.js'
import { warningSentences } from '../../../tables/fields/wording.js'
import { duration, grouped, longerBy, minuteOf } from '../../../tables/text/quantities.js'
import { assumptionLines, bandLines, closedLines, fuelTypes, speedText } from './report.js'
import { speedLines } from './speed-lines.js'
import { fieldLines, windLines } from './wind-lines.js'

const NAME_WIDTH = 40

/** A voyage as lines of text. @param isDeparture whether the caller says when the ship leaves */
export function voyageReport(
  voyage: Voyage,
  request: CommandRequest,
  isDeparture: boolean,
): string[] {
  const { calls, legs, events, totals } = voyage
  const names = calls.map(stopName)
  const { stay_hours, wait_hours } = totals
  const parts = [
    ...(stay_hours === 0 ? [] : [`${duration(stay_hours)} in port`]),
    ...(wait_hours === 0 ? [] : [`${duration(wait_hours)} waiting`]),
  ]
  const inPort = parts.length === 0 ? '' : `, including ${parts.join(' and ')}`
  return [
    '',
    names.join(' → '),
    '',
    `  Distance    ${grouped(totals.distance_nm, 1)} nm   ${grouped(totals.distance_km, 1)} km, in ${legs.length} legs`,
    ...bandLines(totals, voyage.warnings),
    `  Time        ${duration(totals.duration_hours)}${inPort}${speedOf(voyage)}`,
    ...totalLines(voyage),
    ...conditionLines(voyage),
    ...orderLines(voyage),
    ...legLines(voyage, names),
    ...stayLines(voyage, names),
    ...speedLines(voyage.speed_table),
    ...windLines(voyage.wind),
    ...fieldLines(voyage.weather),
    ...alternativeLines(voyage, names),
    '',
    ...events.map((event) => eventLine(event, names)),
    ...assumptionLines(assumptionsOf(legs), ' at sea'),
    ...assumptionLines(assumptionsOf(calls), ' in port'),
    ...closedLines(voyage.options),
    '',
    ...warningSentences(voyage.warnings, request).map((text) => `  ! ${text}`),
    `  Times in UTC${isDeparture ? '' : ', leaving now as no --depart is given'}. ${voyage.resolution_km} km coast, data ${voyage.data_version}. Not for navigation.`,
    '',
  ]
}

function stopName({ port, passage, requested }: VoyageCall): string {
  if (port) return port.name
  return passage ?? `${requested![1].toFixed(3)}, ${requested![0].toFixed(3)}`
}

function eventLine(
  { kind, time, distance_km, stop, passage, area }: VoyageEvent,
  names: readonly string[],
): string {
  const what = stop === null ? (passage?.name ?? area!.name) : names[stop]
  const km = grouped(distance_km).padStart(7)
  return `  ${minuteOf(Date.parse(time!))}  ${km} km  ${kind.replace('_', ' ').padEnd(11)}  ${what}`
}

/** Laden legs and those in ballast. */
function conditionLines({ conditions = [] }: Voyage): string[] {
  return conditions.map(({ condition, distance_nm, sailing_hours, fuel_tonnes, ...emitted }) => {
    const fuel = fuel_tonnes === null ? '' : `, ${grouped(fuel_tonnes, 1)} t of fuel`
    const borne = emitted.allocated_co2e_wtw_tonnes
    const cargo =
      condition === 'laden' && borne !== null && conditions.length > 1
        ? `; the cargo bears ${grouped(borne, 1)} t CO2e with the way in ballast`
        : ''
    const name = condition === 'laden' ? 'Laden' : 'In ballast'
    return `  ${name.padEnd(11)} ${grouped(distance_nm, 1)} nm in ${duration(sailing_hours)}${fuel}${cargo}`
  })
}

/** What the given order takes beyond the best. */
function orderLines({ order }: Voyage): string[] {
  if (order === undefined) return []
  const { more_nm, more_sailing_hours, more_fuel_tonnes } = order
  const more = [
    apart(more_nm, (nm) => `${grouped(nm, 1)} nm`),
    apart(more_sailing_hours, duration),
    ...(more_fuel_tonnes === null
      ? []
      : [apart(more_fuel_tonnes, (t) => `${grouped(t, 1)} t of fuel`)]),
  ]
  return [`  Order       the best; the given one takes ${more.join(', ')}`]
}

/** What is more than with the best order: for a wanted arrival, a longer way is sailed in less time. */
function apart(more: number, text: (size: number) => string): string {
  return `${text(Math.abs(more))} ${more < 0 ? 'less' : 'more'}`
}

/** The speed, if all legs have one. */
function speedOf({ legs, warnings }: Voyage): string {
  const [first] = legs
  const isOne = legs.every(({ speed_kn }) => speed_kn === first!.speed_kn)
  return isOne ? `, at ${speedText(first!, warnings)}` : ''
}

type Figures = NonNullable<Voyage['legs'][number]['emissions'] | VoyageCall['emissions']>
type WithFigures = readonly { readonly emissions: Figures | null }[]

/** The assumptions of all legs or stays, without repetitions. */
function assumptionsOf(all: WithFigures): string[] {
  return [...new Set(all.flatMap(({ emissions }) => emissions?.assumptions ?? []))]
}

function totalLines({ calls, legs, totals }: Voyage): string[] {
  if (totals.fuel_tonnes === null) return []
  const stays = calls.filter(({ emissions }) => emissions !== null)
  const inPort = (text: string) => (stays.length === 0 ? '' : `; in port ${text}`)
  const tonnes = (value: number | null) => `${grouped(value!, 1)} t`
  const toWake = (all: WithFigures) =>
    tonnes(all.reduce((sum, { emissions }) => sum + emissions!.co2e_ttw_tonnes, 0))
  const { cost_usd, port_cost_usd } = totals
  return [
    `  Fuel        ${tonnes(totals.fuel_tonnes)} at sea${inPort(tonnes(totals.port_fuel_tonnes))}`,
    `  Emissions   ${tonnes(totals.co2e_wtw_tonnes)} CO2e well to wake, of which ${toWake(legs)} tank to wake${inPort(`${tonnes(totals.port_co2e_wtw_tonnes)}, of which ${toWake(stays)}`)}`,
    ...(cost_usd === null
      ? []
      : [`  Fuel cost   ${grouped(cost_usd)} USD${inPort(`${grouped(port_cost_usd!)} USD`)}`]),
  ]
}

/** The alternative routes of each leg, with the distance and time that they add. */
function alternativeLines({ legs }: Voyage, names: readonly string[]): string[] {
  const rows = legs.flatMap(({ from, to, distance_km, duration_hours, alternatives }) =>
    alternatives.map((other) => {
      const more = longerBy(other.distance_km - distance_km, other.duration_hours - duration_hours)
      const via = other.passages.map(({ name }) => name).join(', ') || 'no named passage'
      const name = `${names[from]} → ${names[to]}`.padEnd(NAME_WIDTH)
      return `    ${name} ${grouped(other.distance_nm, 1).padStart(9)} nm, ${more}, via ${via}`
    }),
  )
  return rows.length === 0 ? [] : ['', '  Other routes of a leg', ...rows]
}

/** The fuel of each leg, if there are several. */
function legLines({ legs }: Voyage, names: readonly string[]): string[] {
  if (legs.length === 1) return []
  const rows = legs.flatMap(({ from, to, distance_nm, emissions }) => {
    if (emissions === null) return []
    const name = `${names[from]} → ${names[to]}`.padEnd(NAME_WIDTH)
    return `    ${name} ${grouped(distance_nm, 1).padStart(9)} nm ${figures(emissions)}`
  })
  return rows.length === 0 ? [] : ['', '  Legs: distance, fuel, emissions well to wake', ...rows]
}

/** The fuel of each stay. */
function stayLines({ calls }: Voyage, names: readonly string[]): string[] {
  const rows = calls.flatMap(({ stop, stay_hours, wait_hours, emissions }) => {
    if (emissions === null) return []
    const hours = duration(stay_hours + wait_hours).padStart(12)
    return `    ${names[stop]!.padEnd(NAME_WIDTH)} ${hours} ${figures(emissions)}`
  })
  return rows.length === 0 ? [] : ['', '  Stays: time, fuel, emissions well to wake', ...rows]
}

function figures({ fuel_tonnes, co2e_wtw_tonnes, cost_usd, fuels }: Figures): string {
  const cost = cost_usd === null ? '' : `  ${grouped(cost_usd).padStart(10)} USD`
  const [fuel, co2e] = [fuel_tonnes, co2e_wtw_tonnes].map((t) => grouped(t, 1).padStart(9))
  return `${fuel} t ${co2e} t CO2e${cost}  ${fuelTypes(fuels)}`
}
