import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkNode, LEAST_NODE } from '../../../src/interfaces/cli/node-version.js'

describe('the version of Node', () => {
  test.each(['12.22.12', '18.20.8', '20.2.0', '20.18.3'])('%s is too old', (version) => {
    expect(() => checkNode(version)).toThrow(
      `Fairway needs Node 20.19 or newer; this is Node ${version}. Install a current version`,
    )
  })

  test.each(['20.19.0', '22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  test('is checked before anything loads that an old one does not have', () => {
    const main = readFileSync('src/interfaces/cli/main.ts', 'utf8')
    const loaded = [...main.matchAll(/^import .*from '([^']+)'/gm)].map(([, name]) => name)
    const allowed = [
      'node:module',
      'commander',
      '../../tables/text/failure.js',
      '../../tables/text/terminal.js',
      './missing-part.js',
      './node-version.js',
    ]
    expect(loaded).toEqual(allowed)
    expect(main.indexOf('checkNode(')).toBeLessThan(main.indexOf("import('./program.js')"))
  })

  test('is the one that package.json and the check before a build ask for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(engines.node).toBe(`>=${LEAST_NODE}`)
    const [major, minor] = LEAST_NODE.split('.')
    const script = readFileSync('scripts/check-node.mjs', 'utf8')
    expect(script).toContain(`major < ${major} || (major === ${major} && minor < ${minor})`)
    expect(script).toContain(`Fairway needs Node ${LEAST_NODE} or newer`)
  })

  test.each([
    'README.md',
    'CONTRIBUTING.md',
    'python/README.md',
    'r/DESCRIPTION',
    'docs/operations/systemd.md',
    '.ci/run',
    '.github/workflows/ci.yml',
  ])('is the one that %s names', (file) => {
    const named =
      /(?:Node|node: \[|major > 20 .*\n.*?)(?:\.js \(>= )? ?(?:\S+ is too old: )?(\d\d\.\d+)/
    expect(named.exec(readFileSync(file, 'utf8'))?.[1]).toBe(LEAST_NODE)
  })

  test('is new enough for all that a user installs', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
    const needed = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link)
    expect(needed.length).toBeGreaterThan(100)
    const tooNew = needed.filter(([, { engines }]) => !runsOn(LEAST_NODE, engines?.node ?? ''))
    expect(tooNew.map(([name]) => name)).toEqual([])
  })
})

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly dev?: true; readonly link?: true; readonly engines?: { readonly node?: string } }
    >
  >
}

/** Whether a version is within a range of `>=`, `^` and majors. */
function runsOn(version: string, range: string): boolean {
  const [major, minor] = version.split('.').map(Number) as [number, number]
  return range.split('||').some((part) => {
    const [, sign, first, second = 0] = /^([>=^]*)\s*(\d+)(?:\.(\d+))?/.exec(part.trim()) ?? []
    if (first === undefined) return part.trim() === '' || part.trim() === '*'
    const isSince = major > Number(first) || (major === Number(first) && minor >= Number(second))
    return isSince && (sign === '>=' || major === Number(first))
  })
}
