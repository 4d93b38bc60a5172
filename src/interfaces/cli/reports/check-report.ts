import type { Trace } from '../../../client/schema.js'
import { coordinates, duration, grouped } from '../../../tables/text/quantities.js'
import { fuelLines, row, SPEED_FROM } from './report.js'
import { besideLines, endLines, lengthText } from './trace-report.js'
import { windLines } from './wind-lines.js'

/** More legs and findings than these many are left to the other formats. */
const MOST_LINES = 25

const KINDS: Readonly<Record<NonNullable<Trace['check']>['findings'][number]['kind'], string>> = {
  land: 'land',
  shoal: 'too shallow',
  strait: 'too shallow or narrow',
  closed_passage: 'closed',
  limit: 'ship too large',
}

/** A route as its waypoints, as lines of text. */
export function checkReport(
  answer: Trace,
  name: string | null,
  sentences: readonly string[],
): string[] {
  const { check, legs, passages, eca } = answer
  const route = check!
  const nm = (km: number, ofNm: number) => `${grouped(ofNm, 1)} nm   ${grouped(km, 1)} km`
  const times =
    answer.started_at === null
      ? ''
      : `, ${answer.started_at.slice(0, 16)}Z to ${answer.ended_at!.slice(0, 16)}Z`
  return [
    '',
    row('Route', `${name === null ? '' : `${name}, `}${legs.length + 1} waypoints`),
    row('Length', lengthText(answer)),
    row('Rhumb lines', nm(route.rhumb_km, route.rhumb_nm)),
    row('Gr. circles', nm(route.great_circle_km, route.great_circle_nm)),
    row(
      'Time',
      `${duration(answer.duration_hours)} at ${Number(route.speed_kn.toFixed(1))} kn${SPEED_FROM[route.speed_source]}${times}`,
    ),
    ...fuelLines(route),
    row('Passages', passages.map((passage) => passage.name).join(', ') || 'none'),
    row('ECA', `${grouped(eca.distance_nm)} nm`),
    ...windLines(answer.wind),
    ...besideLines(answer),
    ...listed('Legs: rhumb line, great circle', legs.map(legLine)),
    ...listed('Land, shallows and limits on the way', route.findings.map(findingLine)),
    ...endLines(answer, sentences),
  ]
}

function legLine(
  { from_fix, rhumb_km, great_circle_km, line }: Trace['legs'][number],
  at: number,
): string {
  const km = (value: number) => `${grouped(value, 1).padStart(9)} km`
  const kind = line === 'great_circle' ? '   great circle' : ''
  return (
    `${String(at + 1).padStart(5)}  ${from_fix + 1}-${from_fix + 2}`.padEnd(16) +
    km(rhumb_km!) +
    km(great_circle_km!) +
    kind
  )
}

function findingLine({
  kind,
  name,
  leg,
  from_km,
  to_km,
  from,
  to,
}: NonNullable<Trace['check']>['findings'][number]): string {
  const where = `leg ${leg + 1}, km ${grouped(from_km)} to ${grouped(to_km)}`
  return `    ${where}: ${KINDS[kind]}${name === null ? '' : `, ${name}`} (${coordinates(from)} to ${coordinates(to)})`
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const others = lines.length - MOST_LINES
  const more = others > 0 ? [`    and ${others} others: --format json`] : []
  return ['', `  ${title}`, ...lines.slice(0, MOST_LINES), ...more]
}

/** One ship of many. @param answer text for one whose track cannot be drawn */
export function shipLine(name: string, answer: Trace | string): string {
  if (typeof answer === 'string') return `${name.padEnd(14)}! ${answer}`
  const { distance_nm, duration_hours, mean_speed_kn, fixes, passages } = answer
  const length = `${grouped(distance_nm, 1)} nm`.padStart(12)
  const sailed = `${length} in ${duration(duration_hours)}, ${mean_speed_kn.toFixed(1)} kn`
  const through =
    passages.length === 0 ? '' : `, ${passages.map((passage) => passage.name).join(', ')}`
  return `${name.padEnd(14)}${sailed}, ${fixes.used} of ${fixes.given} fixes${through}`
}
