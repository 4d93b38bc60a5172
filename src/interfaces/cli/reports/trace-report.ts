import type { Trace } from '../../../client/schema.js'
import { duration, grouped } from '../../../tables/text/quantities.js'
import { closedLines, row } from './report.js'

/** Lines and the shortest beside each, with the figures of each. A reader knows the latter by its kind. */
export function linesGeojson(
  lines: readonly { readonly name: string | null; readonly answer: Trace }[],
) {
  const feature = (
    properties: { readonly name: string | null; readonly kind: string },
    { geometry, distance_km, distance_nm }: Trace | NonNullable<Trace['shortest']>,
  ) => ({ type: 'Feature', properties: { ...properties, distance_km, distance_nm }, geometry })
  return {
    type: 'FeatureCollection',
    features: lines.flatMap(({ name, answer }) => [
      feature({ name, kind: 'route' }, answer),
      ...(answer.shortest
        ? [feature({ name: 'shortest', kind: 'shortest' }, answer.shortest)]
        : []),
    ]),
  }
}

/** `142 nm (263 km)` */
export function lengthText({
  distance_nm,
  distance_km,
}: Pick<Trace, 'distance_nm' | 'distance_km'>): string {
  return `${grouped(distance_nm)} nm (${grouped(distance_km)} km)`
}

/** The shortest voyage beside a line, and where they differ. */
export function besideLines({ shortest, extra_km, extra_percent, differences }: Trace): string[] {
  if (shortest === null) return []
  const isLonger = extra_km! >= 0
  const share = extra_percent === null ? '' : ` (${Math.abs(extra_percent)} %)`
  return [
    row('Shortest', lengthText(shortest)),
    row(isLonger ? 'Longer by' : 'Shorter by', `${grouped(Math.abs(extra_km!))} km${share}`),
    ...differences.map(({ from_km, to_km, off_km }) =>
      row('', `${grouped(from_km)} to ${grouped(to_km)} km: up to ${grouped(off_km)} km away`),
    ),
  ]
}

/** What a ship sailed, as lines of text. */
export function traceReport(trace: Trace, sentences: readonly string[]): string[] {
  const { fixes, legs } = trace
  const bridges = legs.filter(({ kind }) => kind !== 'observed').length
  const lost = fixes.given - fixes.used
  return [
    '',
    row(
      'Sailed',
      `${lengthText(trace)} in ${duration(trace.duration_hours)}, ${trace.mean_speed_kn.toFixed(1)} kn`,
    ),
    row(
      'Observed',
      `${grouped(trace.observed_km)} km, and ${grouped(trace.bridged_km)} km over ${bridges} ${bridges === 1 ? 'gap' : 'gaps'}`,
    ),
    row('Fixes', `${fixes.used} used, ${lost} dropped, ${fixes.moved.length} moved to water`),
    row('Passages', trace.passages.map(({ name }) => name).join(', ') || 'none'),
    row('ECA', `${grouped(trace.eca.distance_nm)} nm`),
    ...besideLines(trace),
    ...endLines(trace, sentences),
  ]
}

/** What was closed, the warnings, and what the answer rests on. */
export function endLines(trace: Trace, sentences: readonly string[]): string[] {
  return [
    ...closedLines(trace.options),
    '',
    ...sentences.map((text) => `  ! ${text}`),
    `  ${trace.resolution_km} km coast, data ${trace.data_version}. Not for navigation.`,
  ]
}
