/** Writes a page for each pair of the largest ports into the static planner: a part of `npm run build:static`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '../../src/client/schema.js'
import { call, route } from '../../src/contract/operations/index.js'
import { localTools } from '../../src/interfaces/cli/local-tools.js'
import { openSea } from '../../src/interfaces/cli/sea.js'
import { majorPorts } from '../../src/interfaces/http/saved-routes/port-pairs.js'
import { routeSlug } from '../../src/planning/slug.js'
import { routeList, routePage } from './route-page.js'

const FOLDER = 'dist-static/routes'

const tables = await openSea.tables({})
const tools = localTools({ environment: {}, open: openSea, tables, factors: null })
const ports = majorPorts(tables.ports).sort((a, b) => a.name.localeCompare(b.name, 'en'))
const pairs = ports.flatMap((origin, at) =>
  ports.slice(at + 1).map((one) => [origin, one] as const),
)

const write = (folder: string, html: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
}
for (const [origin, destination] of pairs) {
  const ends = { origin: origin.id, destination: destination.id }
  const short = { geometry: 'corners', waypoint_count: 2 }
  const answer = (await call(route, { ...ends, ...short }, tools)) as unknown as Route
  write(join(FOLDER, routeSlug(origin, destination)), routePage(origin, destination, answer))
}
const pages = pairs.map(([a, b]) => [routeSlug(a, b), a.name, b.name] as const)
write(FOLDER, routeList(pages))
console.log(`${pages.length} pages in ${FOLDER}`)
