import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const WEB = 'web'
/** Asks the service. */
const SEAM = 'session/service-backend.ts'
/** Fetch files of the page itself, which a static folder has too. */
const OWN_FILES = ['map/map-files.svelte.ts', 'map/coast-tiles.ts']

const files = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(WEB, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((name) => !/^(build|reference)\//.test(name))
const text = (name: string) => readFileSync(join(WEB, name), 'utf8')

describe('the interface between the page and the calculator', () => {
  test('only one file calls the service', () => {
    const asking = files.filter((name) =>
      /\bfetch\(|new FairwayClient|XMLHttpRequest/.test(text(name)),
    )
    expect(asking.filter((name) => !OWN_FILES.includes(name))).toEqual([SEAM])
  })

  test('only the file that chooses assumes a service', () => {
    const naming = files.filter((name) => text(name).includes('service-backend.js'))
    expect(naming).toEqual(['session/backend.ts'])
  })
})
