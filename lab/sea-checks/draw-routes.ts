/** Draws docs/routes.svg from the engine's own answers: `npm run sea -- draw`. */
import { writeFileSync } from 'node:fs'
import { densify } from '../../src/engine/geo/densify.js'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { PassageId } from '../../src/engine/routing/request.js'
import { resolveClosures } from '../../src/planning/closures/closures.js'
import type { Port } from '../../src/ports/port.js'
import { openRouter } from '../../src/runtime/loading/open.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { landRings } from './land-rings.js'
import { NaturalEarth } from './natural-earth.js'

const FILE = new URL('../../docs/routes.svg', import.meta.url)
const RESOLUTION = 5
/** Day of the drawn voyages, fixed so that the picture changes only with the data. */
const DATE = '2026-11-21'

interface Voyage {
  readonly from: string
  readonly to: string
  readonly colour: string
  readonly avoid?: PassageId[]
  readonly allow?: PassageId[]
  /** How it differs from the previous voyage between the same ports. */
  readonly remark?: string
}

const VOYAGES: readonly Voyage[] = [
  { from: 'NLRTM', to: 'SGSIN', colour: '#c2410c' },
  { from: 'NLRTM', to: 'SGSIN', colour: '#c2410c', avoid: ['suez'], remark: 'Suez closed' },
  { from: 'USNYC', to: 'JPYOK', colour: '#7e22ce' },
  {
    from: 'JPYOK',
    to: 'NOHFT',
    colour: '#0e7490',
    allow: ['northeast'],
    remark: 'Northern Sea Route open',
  },
  { from: 'CNSHA', to: 'USLAX', colour: '#1d4ed8' },
  { from: 'AUSYD', to: 'CLVAP', colour: '#047857' },
  { from: 'BRSSZ', to: 'INBOM', colour: '#be185d' },
]

const map = new NaturalEarth(1600, 11, -62, 84)
const LEGEND_ROW = 34
const LINE_STEP_PX = 0.7
const LAND_STEP_PX = 1.3
/** Islands smaller than this are not drawn, pixels. */
const SPECK_PX = 1.8
const LABELS_LEFT = new Set(['USNYC', 'CNSHA', 'BRSSZ', 'CLVAP'])

const { ports, closureTables } = await readTables('data')
const router = await openRouter('data', [RESOLUTION])

function portOf(unlocode: string): Port {
  const port = ports.byLocode(unlocode)
  if (port === undefined) throw new Error(`No port has the code ${unlocode}.`)
  return port
}

function routeOf({ from, to, avoid, allow }: Voyage) {
  const { closed } = resolveClosures(
    { ...(avoid && { closed: avoid }), ...(allow && { opened: allow }) },
    {},
    closureTables,
  )
  const request = {
    origin: { portId: portOf(from).id },
    destination: { portId: portOf(to).id },
    resolutionKm: RESOLUTION,
    closed,
    date: DATE,
  } as const
  return router.route(request)
}

/**
 * SVG path of a line in tenths of a pixel, each point relative to the previous one. Points closer than
 * `step` to the previous one are omitted.
 */
function path(points: readonly (readonly [number, number])[], step: number): string {
  const tenths = points.map((point) => point.map((v) => Math.round(10 * v)) as [number, number])
  const text = (x: number, y: number) => `${x / 10}${y < 0 ? '' : ' '}${y / 10}`
  let [x, y] = tenths[0]!
  let out = `M${text(x, y)}l`
  let gap = ''
  tenths.slice(1).forEach((point, i) => {
    const [dx, dy] = [point[0] - x, point[1] - y]
    if (Math.hypot(dx, dy) < 10 * step && i < points.length - 2) return
    out += `${dx < 0 ? '' : gap}${text(dx, dy)}`
    gap = ' '
    ;[x, y] = point
  })
  return out
}

/** The copies of a line, shifted by ±360°, that may be visible on the map. */
function copies(line: readonly Position[], isLand: boolean): string {
  return [-360, 0, 360]
    .map((turn) => line.map(([lon, lat]) => map.point([lon + turn, lat])))
    .filter((points) => {
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      const [west, east] = [Math.min(...xs), Math.max(...xs)]
      const isSpeck =
        isLand && east - west < SPECK_PX && Math.max(...ys) - Math.min(...ys) < SPECK_PX
      return east > 0 && west < map.width && Math.min(...ys) < map.height && !isSpeck
    })
    .map((points) => (isLand ? `${path(points, LAND_STEP_PX)}z` : path(points, LINE_STEP_PX)))
    .join('')
}

function graticule(): string {
  const lines: Position[][] = []
  for (let lon = -180; lon < 180; lon += 30) {
    lines.push(Array.from({ length: 74 }, (_, i): Position => [lon, -62 + 2 * i]))
  }
  for (let lat = -60; lat <= 80; lat += 20) {
    lines.push([
      [-180, lat],
      [180, lat],
    ])
  }
  return lines.map((line) => copies(line, false)).join('')
}

function label({ name, position, unlocode }: Port): string {
  const [x, y] = map.point(position)
  const isLeft = LABELS_LEFT.has(unlocode!)
  const at = `x="${(x + (isLeft ? -9 : 9)).toFixed(1)}" y="${(y + 5).toFixed(1)}"`
  return (
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.5"/>` +
    `<text ${at}${isLeft ? ' text-anchor="end"' : ''}>${name}</text>`
  )
}

const voyages = VOYAGES.map((voyage) => ({ voyage, route: routeOf(voyage) }))
const thousands = (value: number) => Math.round(value).toLocaleString('en')

const lines = voyages.map(({ voyage, route }) => {
  const dash = voyage.remark ? ' stroke-dasharray="9 5"' : ''
  return `<path stroke="${voyage.colour}"${dash} d="${copies(densify(route.positions, 60), false)}"/>`
})
const ends = [...new Set(VOYAGES.flatMap(({ from, to }) => [from, to]))].map(portOf)
const columnWidth = map.width / 2
const legend = voyages.map(({ voyage, route }, i) => {
  const x = 60 + columnWidth * (i % 2)
  const y = map.height + 38 + LEGEND_ROW * Math.floor(i / 2)
  const dash = voyage.remark ? ' stroke-dasharray="9 5"' : ''
  const names = `${portOf(voyage.from).name} – ${portOf(voyage.to).name}`
  const remark = voyage.remark ? `, ${voyage.remark}` : ''
  return (
    `<path d="M${x} ${y}h50" fill="none" stroke="${voyage.colour}" stroke-width="3"${dash}/>` +
    `<text x="${x + 64}" y="${y + 6}">${names}${remark}: ${thousands(route.distanceKm / KM_PER_NM)} nm</text>`
  )
})
const height = Math.ceil(map.height + 20 + LEGEND_ROW * Math.ceil(voyages.length / 2) + 20)
const outline = `${path(map.outline(), LINE_STEP_PX)}z`

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="19">
<title>Sea routes planned by Fairway at ${RESOLUTION} km</title>
<defs><clipPath id="world"><path d="${outline}"/></clipPath></defs>
<rect width="${map.width}" height="${height}" fill="#ffffff"/>
<g clip-path="url(#world)">
<path d="${outline}" fill="#e8f1f8"/>
<path d="${graticule()}" fill="none" stroke="#cfdfeb" stroke-width="0.8"/>
<path d="${landRings()
  .map((ring) => copies(ring, true))
  .join('')}" fill="#d9d4c7" fill-rule="evenodd" stroke="#b9b29f" stroke-width="0.4"/>
<g fill="none" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
${lines.join('\n')}
</g>
</g>
<g fill="#1f2937" stroke="#ffffff" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round">
${ends.map(label).join('\n')}
</g>
<g fill="#1f2937">
${legend.join('\n')}
</g>
</svg>
`
writeFileSync(FILE, svg)
console.log(`docs/routes.svg: ${svg.length} bytes, data ${router.dataVersion}`)
for (const { voyage, route } of voyages) {
  const via = route.passages.map(({ id }) => id).join(', ')
  console.log(`${voyage.from}-${voyage.to}: ${route.distanceKm.toFixed(1)} km, ${via}`)
}
