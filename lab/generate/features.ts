/**
 * Writes docs/features.md: what each feature costs in lines of code and of tests, whether the page has it and who asked for
 * it. Run it with: npx tsx lab/generate/features.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** A feature: files that only it needs, as the starts of their paths below `src` and `test`. */
interface Feature {
  readonly name: string
  readonly files: readonly string[]
  readonly onPage: string
  readonly askedForBy: string
}

export const FEATURES: readonly Feature[] = [
  {
    name: 'avoided and penalised areas',
    files: ['engine/routing/avoid/', 'contract/read/avoid-areas', 'contract/schemas/avoid-area'],
    onPage: 'yes',
    askedForBy: 'specification',
  },
  {
    name: 'reach: how far a ship comes',
    files: [
      'engine/routing/reach/',
      'planning/matrix/reach',
      'contract/operations/reach',
      'contract/write/write-reach',
      'contract/schemas/reach',
      'interfaces/cli/commands/reach',
      'interfaces/http/routes/reach',
    ],
    onPage: 'no',
    askedForBy: 'traders, in public threads',
  },
  {
    name: 'traces and checks: positions of a ship, routes of a caller',
    files: [
      'planning/trace/',
      'contract/operations/trace',
      'contract/write/write-trace',
      'contract/schemas/trace',
      'interfaces/cli/commands/lines/',
      'interfaces/cli/files/fix-files',
      'interfaces/cli/files/brought-file',
      'interfaces/cli/files/route-files',
      'interfaces/cli/reports/check-report',
      'interfaces/cli/reports/trace-report',
      'interfaces/cli/mcp/check-tool',
      'files/read/',
      'planning/charted-line',
      'engine/geo/rhumb-line',
      'engine/routing/path/land-along',
      'interfaces/http/routes/traces',
    ],
    onPage: 'no',
    askedForBy: 'public threads: routes and tracks as input',
  },
  {
    name: 'waters that the data lacks: overlay and channels',
    files: [
      'engine/routing/channels/',
      'planning/closures/overlay',
      'runtime/loading/overlay-file',
      'contract/operations/overlay',
      'contract/schemas/channel',
    ],
    onPage: 'no',
    askedForBy: 'operators of inland and port waters',
  },
  {
    name: 'labels of ports: matrices in a fraction of the time',
    files: [
      'engine/sea/stored/port-labels',
      'engine/sea/stored/labelled-ports',
      'engine/routing/labelled-rows',
      'engine/routing/search/table-walk',
    ],
    onPage: 'yes',
    askedForBy: 'carriers with large matrices',
  },
  {
    name: 'names of places',
    files: ['ports/names/', 'ports/find/'],
    onPage: 'yes',
    askedForBy: 'specification; names that meant another port',
  },
  {
    name: 'chains of transport',
    files: [
      'emissions/chain/',
      'planning/cargo/chain',
      'contract/operations/chain',
      'contract/read/read-chain',
      'contract/write/write-chain',
      'contract/schemas/emissions/chain',
      'interfaces/cli/commands/chain',
      'interfaces/cli/reports/chain',
    ],
    onPage: 'no',
    askedForBy: 'ISO 14083; freight forwarders',
  },
  {
    name: "a ship's and a fleet's year: CII, EEOI, FuelEU with its pool",
    files: [
      'emissions/year/',
      'emissions/law/cii',
      'planning/cargo/ship-year',
      'contract/operations/ship-year',
      'contract/read/read-ship-year',
      'contract/schemas/emissions/ship-year',
      'contract/operations/fleet',
      'contract/schemas/emissions/fleet',
      'contract/columns/fuel-words',
      'interfaces/cli/commands/ship-year',
      'interfaces/cli/commands/fleet-year',
      'interfaces/cli/files/ship-year',
      'interfaces/cli/files/fuel-columns',
    ],
    onPage: 'no',
    askedForBy: 'carriers',
  },
  {
    name: 'EU ETS, FuelEU and what they cost',
    files: [
      'emissions/law/carbon-cost',
      'emissions/law/estimate-carbon',
      'emissions/law/law-',
      'emissions/law/voyage-scope',
      'emissions/factors/law',
      'interfaces/cli/commands/laws',
      'interfaces/cli/reports/carbon',
    ],
    onPage: 'yes',
    askedForBy: 'carriers and forwarders; EU law',
  },
  {
    name: 'declarations: write, compare, verify, repeat',
    files: [
      'papers/declaration',
      'contract/operations/papers/',
      'contract/schemas/emissions/declaration',
      'interfaces/cli/commands/declaration',
      'interfaces/cli/commands/verify',
      'interfaces/cli/repeat-tools',
    ],
    onPage: 'yes, the report',
    askedForBy: 'carbon accountants and their auditors',
  },
  {
    name: 'iLEAP and PACT',
    files: [
      'papers/ileap',
      'papers/pact',
      'interfaces/cli/commands/footprints',
      'interfaces/http/transport/footprint',
    ],
    onPage: 'no',
    askedForBy: 'freight forwarders that exchange footprints',
  },
  {
    name: 'tables of legs: a list of shipments as chains',
    files: [
      'tables/legs/',
      'interfaces/http/bulk/leg-requests',
      'interfaces/cli/reports/chain-rows',
    ],
    onPage: 'yes, the drop box',
    askedForBy: 'freight forwarders with mixed lists',
  },
  {
    name: 'winds by the month, fields of weather, arrivals wanted, orders of calls',
    files: [
      'planning/weather/',
      'planning/order/',
      'contract/write/write-wind',
      'contract/write/write-order',
      'contract/operations/ordered-calls',
      'interfaces/cli/reports/wind-lines',
    ],
    onPage: 'no',
    askedForBy: 'public threads: weather in time, speed for an arrival, order of calls',
  },
  {
    name: 'files of rows, read and written',
    files: ['tables/', 'interfaces/cli/table/', 'interfaces/http/bulk/', 'contract/columns/'],
    onPage: 'yes, the drop box of the matrix',
    askedForBy: 'all who have more than one voyage',
  },
  {
    name: 'files of routes: GPX, RTZ, KML, GeoJSON and others',
    files: ['files/'],
    onPage: 'yes',
    askedForBy: 'specification; navigators and analysts',
  },
  {
    name: 'assistant (`fairway mcp`)',
    files: ['interfaces/cli/mcp/', 'interfaces/cli/commands/mcp'],
    onPage: 'no',
    askedForBy: 'users of assistants',
  },
  {
    name: 'engine in a page, static planner',
    files: ['interfaces/page/'],
    onPage: 'yes',
    askedForBy: 'developers, journalists',
  },
  {
    name: 'saved routes and statistics',
    files: [
      'interfaces/http/saved-routes/',
      'interfaces/http/statistics/',
      'keeping/store/saved-routes',
      'keeping/store/route-statistics',
      'contract/write/write-saved-route',
      'contract/schemas/service/saved-routes',
      'contract/schemas/service/route-statistics',
    ],
    onPage: 'yes, saved plans',
    askedForBy: 'specification',
  },
  {
    name: 'jobs: tables that are answered while nobody waits',
    files: [
      'keeping/store/jobs',
      'contract/schemas/service/jobs',
      'interfaces/http/jobs/',
      'interfaces/http/routes/jobs',
    ],
    onPage: 'no',
    askedForBy: 'issue 61: tables that take longer than a connection lasts',
  },
  {
    name: 'accounts, keys, plans and quotas',
    files: [
      'keeping/accounts/',
      'keeping/store/quota',
      'keeping/store/plans',
      'keeping/store/tokens',
      'keeping/store/accounts',
      'keeping/store/api-keys',
      'interfaces/cli/account/',
    ],
    onPage: 'yes',
    askedForBy: 'specification; hosts of a service',
  },
  {
    name: 'limits, turns and overload',
    files: ['interfaces/http/guard/'],
    onPage: 'no',
    askedForBy: 'hosts of a service',
  },
]

const pathsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.includes('generated/'))

/** Files of a folder that a feature has. */
export function filesOf({ files }: Feature, paths: readonly string[]): string[] {
  return paths.filter((path) => files.some((start) => path.startsWith(start)))
}

function linesIn(folder: string, paths: readonly string[]): number {
  const texts = paths.map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
  return texts.reduce((lines, text) => lines + text.split('\n').length - 1, 0)
}

if (process.argv[1]?.endsWith('features.ts')) {
  const [sources, tests] = [pathsOf('src'), pathsOf('test')]
  const rows = FEATURES.map((feature) => {
    const lines = linesIn('src', filesOf(feature, sources))
    const tested = linesIn('test', filesOf(feature, tests))
    return { ...feature, lines, tested }
  }).sort((a, b) => b.lines - a.lines)
  const number = (value: number) => value.toLocaleString('en')
  const table = rows.map(
    ({ name, lines, tested, onPage, askedForBy }) =>
      `| ${name} | ${number(lines)} | ${number(tested)} | ${onPage} | ${askedForBy} |`,
  )
  writeFileSync(
    'docs/features.md',
    `# What each feature costs

Lines of code that only this feature needs, and lines of its tests, with comments and blank lines. What several features share is not
counted. Written by \`npx tsx lab/generate/features.ts\`. A feature that nobody asks for is a candidate to go.

| Feature | Lines | Tests | On the page | Asked for by |
|---|---|---|---|---|
${table.join('\n')}
`,
  )
}
