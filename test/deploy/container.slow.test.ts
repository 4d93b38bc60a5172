import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { defaults, environmentName } from '../../src/interfaces/http/config.js'

const read = (file: string) => readFileSync(file, 'utf8')
const settings = new Set(Object.keys(defaults()).map(environmentName))

interface Instruction {
  readonly name: string
  readonly value: string
}

/** Lines of a Dockerfile without comments, with continued lines joined. */
const instructions: readonly Instruction[] = read('Dockerfile')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [, name, value] = /^([A-Z]+) +(.+)$/.exec(line) ?? []
    return { name: name!, value: value! }
  })
const lastFrom = instructions.findLastIndex(({ name }) => name === 'FROM')
const finalStage = instructions.slice(lastFrom)
const finalValue = (wanted: string) => finalStage.find(({ name }) => name === wanted)?.value

describe('the Dockerfile', () => {
  test('has valid Docker instructions and two stages', () => {
    const known = 'FROM WORKDIR COPY RUN ENV VOLUME USER EXPOSE HEALTHCHECK ENTRYPOINT CMD'.split(
      ' ',
    )
    for (const { name } of instructions) expect(known).toContain(name)
    expect(instructions.filter(({ name }) => name === 'FROM')).toHaveLength(2)
  })

  test('builds on a pinned Node that the package supports', () => {
    const { engines } = JSON.parse(read('package.json'))
    for (const { value } of instructions.filter(({ name }) => name === 'FROM')) {
      expect(value).toMatch(/^node:24\.[\d.]+-bookworm-slim@sha256:[\da-f]{64}( AS build)?$/)
    }
    expect(engines.node).toBe('>=20.19')
  })

  test('copies what the package needs at run time, from files that exist or are built', () => {
    const copied = finalStage
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ value }) => value.replace('--from=build ', '').split(' ').slice(0, -1))
      .map((path) => path.replace('/fairway/', ''))
    for (const path of copied.filter((name) => !['dist', 'node_modules'].includes(name))) {
      expect(existsSync(path), path).toBe(true)
    }
    const needed = ['package.json', 'node_modules', 'config', 'data', 'dist', 'LICENSE', 'NOTICE']
    expect(copied).toEqual(expect.arrayContaining(needed))
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['src', 'web', 'data', 'config', 'scripts', 'lab'])
      expect(ignored).not.toContain(name)
  })

  test('does not run as root, and says when it is healthy', () => {
    const names = finalStage.map(({ name }) => name)
    expect(finalValue('USER')).toBe('node')
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'))
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('ENTRYPOINT'))
    const [, command] = /CMD (\[.*\])$/.exec(finalValue('HEALTHCHECK')!)!
    const [node, flag, script] = JSON.parse(command!)
    expect([node, flag]).toEqual(['node', '-e'])
    expect(script).toContain('/ready')
    execFileSync(process.execPath, ['--check', '-'], {
      input: script,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  })

  test('limits the arenas of the allocator, which hold freed memory', () => {
    expect(finalValue('ENV')).toMatch(/\bMALLOC_ARENA_MAX=2\b/)
    expect(read('deploy/fairway.service')).toMatch(/^Environment=MALLOC_ARENA_MAX=2$/m)
  })

  test('starts the command of the package, with settings that exist', () => {
    expect(JSON.parse(finalValue('ENTRYPOINT')!)).toEqual(['node', 'dist/interfaces/cli/main.js'])
    expect(JSON.parse(finalValue('CMD')!)).toEqual(['serve'])
    for (const [name] of finalValue('ENV')!.matchAll(/FAIRWAY_\w+/g))
      expect(settings).toContain(name)
  })
})

describe('compose.yaml', () => {
  const { services, networks, volumes } = parse(read('compose.yaml'))
  const { postgres, fairway, proxy } = services

  test('runs two replicas over one PostgreSQL behind one proxy', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'fairway', 'proxy'])
    expect(fairway.deploy.replicas).toBe(2)
    expect(fairway.environment.FAIRWAY_STORE).toMatch(
      /^postgresql:\/\/fairway:.*@postgres\/fairway$/,
    )
    expect([postgres.environment.POSTGRES_USER, postgres.environment.POSTGRES_DB]).toEqual([
      'fairway',
      'fairway',
    ])
    expect(proxy.depends_on.fairway.condition).toBe('service_healthy')
    expect(fairway.depends_on.postgres.condition).toBe('service_healthy')
  })

  test('names images of others by version and digest', () => {
    for (const { image } of [postgres, proxy]) {
      expect(image).toMatch(/^[a-z]+:\d+\.[\w.-]+@sha256:[\da-f]{64}$/)
    }
  })

  test('uses existing settings, and trusts only the proxy on its network', () => {
    for (const name of Object.keys(fairway.environment)) expect(settings).toContain(name)
    const { subnet } = networks.default.ipam.config[0]
    expect(fairway.environment.FAIRWAY_TRUSTED_PROXIES).toBe(subnet)
    expect(fairway.environment.FAIRWAY_DEMO_ACCOUNT).toBe('false')
  })

  test('exposes only the proxy, and contains no password', () => {
    expect(postgres.ports ?? fairway.ports).toBeUndefined()
    expect(proxy.ports).toEqual(['80:80', '443:443'])
    expect(postgres.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  })

  test('limits the memory, processes and rights of each container', () => {
    for (const name of Object.keys(services)) {
      expect(services[name].mem_limit, name).toMatch(/^\d+[mg]$/)
      expect(services[name].pids_limit, name).toBeGreaterThan(0)
      expect(services[name].security_opt, name).toContain('no-new-privileges:true')
      expect(services[name].restart, name).toBe('unless-stopped')
      expect(services[name].read_only, name).toBe(true)
      expect(services[name].cap_drop, name).toEqual(['ALL'])
    }
    // If it started as root, the image of PostgreSQL would change the owner of its folder.
    expect(postgres.user).toBe('postgres')
    expect(postgres.tmpfs).toContain('/run/postgresql')
  })

  test('mounts files that exist and volumes that it names, and lets requests end', () => {
    const mounts: string[] = [...postgres.volumes, ...proxy.volumes]
    for (const [source] of mounts.map((mount) => mount.split(':'))) {
      const isThere = source!.startsWith('./') ? existsSync(source!) : source! in volumes
      expect(isThere, source).toBe(true)
    }
    expect(Number.parseInt(fairway.stop_grace_period, 10)).toBeGreaterThan(defaults().drainSeconds)
  })
})

describe('the memory of a process', () => {
  const documented =
    Number(/Allow ([\d.]+) GB/.exec(read('docs/operations/capacity.md'))?.[1]) * 1e9
  const { resources } = parse(read('deploy/helm/fairway/values.yaml'))
  const manifest = read('deploy/kubernetes/fairway.yaml')

  test('is at least what the documents allow, wherever it is requested or limited', () => {
    expect(documented).toBeGreaterThan(1e9)
    const limits = {
      compose: parse(read('compose.yaml')).services.fairway.mem_limit,
      systemd: /^MemoryMax=(.+)$/m.exec(read('deploy/fairway.service'))?.[1],
      'helm request': resources.requests.memory,
      'helm limit': resources.limits.memory,
      'kubernetes request': /requests: .*memory: (\w+)/.exec(manifest)?.[1],
      'kubernetes limit': /limits: .*memory: (\w+)/.exec(manifest)?.[1],
    }
    for (const [place, limit] of Object.entries(limits)) {
      expect(bytesOf(limit), place).toBeGreaterThanOrEqual(documented)
    }
  })
})

/** Parses `2g`, `3G` or `1536Mi`, all of which are powers of 1024 here. */
function bytesOf(text: string): number {
  const [, amount, unit] = /^(\d+)([mg])i?$/i.exec(text) ?? []
  return Number(amount) * 1024 ** (unit?.toLowerCase() === 'g' ? 3 : 2)
}

describe('the workflows', () => {
  test('name every action by its commit, with the version beside it', () => {
    for (const file of readdirSync('.github/workflows')) {
      for (const [, action] of read(`.github/workflows/${file}`).matchAll(/uses: (.+)$/gm)) {
        expect(action, file).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
      }
    }
  })
})
