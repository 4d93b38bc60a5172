import type { Route } from '../../src/client/schema.js'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import { escapeXml } from '../../src/files/xml.js'
import { type Port, portName } from '../../src/ports/port.js'

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}table{border-spacing:0}th{text-align:left;padding-right:2rem;font-weight:400}'

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** A page for a search engine, and for somebody without JavaScript: the route between two ports, both ways alike. */
export function routePage(origin: Port, destination: Port, route: Route): string {
  const { distance_nm, distance_km, duration_hours, speed_kn, eca, data_version } = route
  const title = `${origin.name} to ${destination.name} by sea: ${number(distance_nm)} nautical miles`
  const passages = route.passages.map(({ name }) => name).join(', ')
  const nm = (km: number) => number(km / KM_PER_NM)
  const rows = [
    ['Distance', `${number(distance_nm, 1)} nm, ${number(distance_km)} km`],
    [
      'Nine of ten published distances',
      `${nm(route.distance_low_km)} to ${nm(route.distance_high_km)} nm`,
    ],
    [`Time at ${speed_kn} knots`, `${number(duration_hours / 24, 1)} days`],
    ['Passages', passages || 'none'],
    ['In emission control areas', `${number(eca.distance_nm)} nm`],
  ]
  const table = rows.map(([name, value]) => `<tr><th>${name}<td>${escapeXml(value!)}`).join('\n')
  return page(
    title,
    `<table>\n${table}\n</table>
<p><a href="../../?from=${origin.id}&amp;to=${destination.id}">See it on the map</a>, close a passage, add stops, estimate emissions.
<p>From ${escapeXml(portName(origin))} to ${escapeXml(portName(destination))}, and back. The shortest route that keeps clear of the coast at 20 km; passages that few ships
use are closed. Data ${data_version}. Planning only, not for navigation. <a href="../../">Other routes</a>`,
  )
}

/** The list of all pages. @param pages addresses and names of the two ports */
export function routeList(pages: readonly (readonly [slug: string, from: string, to: string])[]) {
  const items = pages.map(
    ([slug, from, to]) => `<li><a href="${slug}/">${escapeXml(`${from} – ${to}`)}</a>`,
  )
  return page('Distances by sea between large ports', `<ul>\n${items.join('\n')}\n</ul>`)
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(title)}</title>
<meta name="description" content="${escapeXml(title)}, with passages, time and emission control areas.">
<style>${STYLE}</style>
<h1>${escapeXml(title)}</h1>
${body}
</html>
`
