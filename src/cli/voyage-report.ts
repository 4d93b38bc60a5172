import { KM_PER_NM } from '../geo/distance.js'
import type { PlannedVoyage } from '../planning/complete.js'
import { hoursTo } from '../planning/sailing-hours.js'
import type { StayTotals, VoyageEmissions } from '../planning/vessel-emissions.js'
import { duration, grouped, longerBy, minuteOf } from './quantities.js'
import { assumptionLines, closedLines } from './report.js'

const NAME_WIDTH = 40

/** A voyage as lines of text. @param sentences warnings, including those about its emissions */
export function voyageReport(
  planned: PlannedVoyage,
  estimated: VoyageEmissions | null,
  sentences: readonly string[],
  dataVersion: string,
): string[] {
  const { plannedLegs, events, totals, calls } = planned
  const names = calls.map(stopName)
  const timeline = events.map(({ kind, timeMs, km, stop, passage, area }) => {
    const what = stop === null ? (passage?.name ?? area!.name) : names[stop]
    return `  ${minuteOf(timeMs!)}  ${grouped(km).padStart(7)} km  ${kind.replace('_', ' ').padEnd(11)}  ${what}`
  })
  const inPort = totals.stayHours === 0 ? '' : `, including ${duration(totals.stayHours)} in port`
  return [
    '',
    names.join(' → '),
    '',
    `  Distance    ${grouped(totals.distanceKm / KM_PER_NM, 1)} nm   ${grouped(totals.distanceKm, 1)} km, in ${plannedLegs.length} legs`,
    `  Time        ${duration(totals.hours)}${inPort}`,
    ...totalLines(estimated),
    ...legLines(planned, names, estimated),
    ...stayLines(planned, names, estimated),
    ...alternativeLines(planned, names),
    '',
    ...timeline,
    ...assumptionLines(assumptionsOf(estimated?.emissions), ' at sea'),
    ...assumptionLines(assumptionsOf(estimated?.stays), ' in port'),
    ...closedLines(planned),
    '',
    ...sentences.map((sentence) => `  ! ${sentence}`),
    `  Times in UTC. ${planned.resolutionKm} km coast, data ${dataVersion}. Not for navigation.`,
    '',
  ]
}

function stopName({ place, passage }: PlannedVoyage['calls'][number]): string {
  if (place.port) return place.port.name
  return passage ?? `${place.position[1].toFixed(3)}, ${place.position[0].toFixed(3)}`
}

/** The assumptions of all legs or stays, without repetitions. */
function assumptionsOf(
  all: readonly ({ readonly assumptions: readonly string[] } | null)[] | null | undefined,
): string[] {
  return [...new Set((all ?? []).flatMap((one) => one?.assumptions ?? []))]
}

function totalLines(estimated: VoyageEmissions | null): string[] {
  if (!estimated?.emissions) return []
  const { emissions, costUsd } = estimated
  const inPort = estimated.stays.some((stay) => stay !== null) ? estimated.inPort : null
  const andInPort = (figure: (stays: StayTotals) => string) =>
    inPort === null ? '' : `; in port ${figure(inPort)}`
  const sum = (of: (leg: (typeof emissions)[number]) => number) =>
    grouped(
      emissions.reduce((total, leg) => total + of(leg), 0),
      1,
    )
  return [
    `  Fuel        ${sum((leg) => leg.fuelTonnes)} t at sea${andInPort(({ fuelTonnes }) => `${grouped(fuelTonnes, 1)} t`)}`,
    `  Emissions   ${sum((leg) => leg.co2eWtwTonnes)} t CO2e well to wake, of which ${sum((leg) => leg.co2eTtwTonnes)} t tank to wake${andInPort(({ co2eWtwTonnes, co2eTtwTonnes }) => `${grouped(co2eWtwTonnes, 1)} t, of which ${grouped(co2eTtwTonnes, 1)} t`)}`,
    ...(costUsd === null
      ? []
      : [
          `  Fuel cost   ${grouped(costUsd)} USD${andInPort((stays) => `${grouped(stays.costUsd!)} USD`)}`,
        ]),
  ]
}

/** The alternative routes of each leg, with the distance and time that they add. */
function alternativeLines({ plannedLegs }: PlannedVoyage, names: readonly string[]): string[] {
  const rows = plannedLegs.flatMap(({ from, to, route, alternatives, speedKmh, hours }) =>
    alternatives.map((other) => {
      const more = longerBy(
        other.distanceKm - route.distanceKm,
        hoursTo(other.distanceKm, other, speedKmh) - hours,
      )
      const via = other.passages.map(({ name }) => name).join(', ') || 'no named passage'
      const name = `${names[from]} → ${names[to]}`.padEnd(NAME_WIDTH)
      return `    ${name} ${grouped(other.distanceKm / KM_PER_NM, 1).padStart(9)} nm, ${more}, via ${via}`
    }),
  )
  return rows.length === 0 ? [] : ['', '  Other routes of a leg', ...rows]
}

/** The fuel of each leg, if there are several. */
function legLines(
  { plannedLegs }: PlannedVoyage,
  names: readonly string[],
  estimated: VoyageEmissions | null,
): string[] {
  if (!estimated?.emissions || plannedLegs.length === 1) return []
  const rows = estimated.emissions.map(({ fuelTonnes, co2eWtwTonnes, costUsd, fuels }, at) => {
    const { from, to, route } = plannedLegs[at]!
    const name = `${names[from]} → ${names[to]}`.padEnd(NAME_WIDTH)
    const types = [...new Set(fuels.map(({ fuelType }) => fuelType))].join(', ')
    const cost = costUsd === null ? '' : `  ${grouped(costUsd).padStart(10)} USD`
    return `    ${name} ${grouped(route.distanceKm / KM_PER_NM, 1).padStart(9)} nm ${grouped(fuelTonnes, 1).padStart(9)} t ${grouped(co2eWtwTonnes, 1).padStart(9)} t CO2e${cost}  ${types}`
  })
  return ['', '  Legs: distance, fuel, emissions well to wake', ...rows]
}

/** The fuel of each stay. */
function stayLines(
  { stops }: PlannedVoyage,
  names: readonly string[],
  estimated: VoyageEmissions | null,
): string[] {
  const rows = (estimated?.stays ?? []).flatMap((stay, at) => {
    if (stay === null) return []
    const types = [...new Set(stay.fuels.map(({ fuelType }) => fuelType))].join(', ')
    const cost = stay.costUsd === null ? '' : `  ${grouped(stay.costUsd).padStart(10)} USD`
    const hours = duration(stops[at]!.stayHours)
    return `    ${names[at]!.padEnd(NAME_WIDTH)} ${hours.padStart(12)} ${grouped(stay.fuelTonnes, 1).padStart(9)} t ${grouped(stay.co2eWtwTonnes, 1).padStart(9)} t CO2e${cost}  ${types}`
  })
  return rows.length === 0 ? [] : ['', '  Stays: time, fuel, emissions well to wake', ...rows]
}
