import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const WEB = 'web'
/** The file that calls the service, and the one that calls the engine in the page instead. */
const SEAM = ['engine/page-engine.ts', 'session/service-backend.ts']
/** Files that fetch parts of the page itself, which a static folder has too. */
const OWN_FILES = [
  'map/map-files.svelte.ts',
  'map/coast-tiles.ts',
  'report/near-land.ts',
  'report/own-font.ts',
]

const files = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(WEB, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((name) => !/^(build|reference)\//.test(name))
const text = (name: string) => readFileSync(join(WEB, name), 'utf8')

describe('the interface between the page and the calculator', () => {
  test('only one file calls the service, and one the engine', () => {
    const asking = files.filter((name) =>
      /\bfetch\(|new FairwayClient|XMLHttpRequest/.test(text(name)),
    )
    expect(asking.filter((name) => !OWN_FILES.includes(name))).toEqual(SEAM)
  })

  test('the page has no import cycles, not even for types', () => {
    const targets = (name: string) =>
      [...text(name).matchAll(/^(?:import|export)\b[^'"]*?from '(\.[^']+)'/gm)]
        .map(([, path]) => posix.join(posix.dirname(name), path!).replace(/\.js$/, '.ts'))
        .filter((path) => files.includes(path))
    const imports = new Map(files.map((name) => [name, targets(name)]))
    // A file that imports nothing that is left is in no cycle.
    for (let before = -1; before !== imports.size; ) {
      before = imports.size
      for (const [name, all] of imports) {
        if (!all.some((path) => imports.has(path))) imports.delete(name)
      }
    }
    expect([...imports.keys()]).toEqual([])
  })

  test('only the file that chooses assumes a service, and none an engine', () => {
    const naming = files.filter((name) => text(name).includes('service-backend.js'))
    expect(naming).toEqual(['session/backend.ts'])
    expect(files.filter((name) => text(name).includes('engine-backend.js'))).toEqual([])
  })
})
