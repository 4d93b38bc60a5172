import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Provenance } from '../../src/emissions/answer/provenance.js'
import {
  DEFAULT_KNOTS,
  FACTOR_FILES,
  FactorSetError,
  factorPath,
  KNOTS_BY_VESSEL_TYPE,
  openFactorSet,
} from '../../src/emissions/index.js'
import { factors, readFactorFiles } from './support.js'

// biome-ignore lint/suspicious/noExplicitAny: damages parsed files at will
type Files = any

/** The message with which a damaged set is rejected. */
function rejectionOf(damage: (files: Files) => void): string {
  const files = structuredClone(readFactorFiles())
  damage(files)
  try {
    openFactorSet(files)
  } catch (error) {
    if (error instanceof FactorSetError) return error.message
    throw error
  }
  return ''
}

/** Every provenance anywhere in the opened set. */
function provenances(value: unknown, found: Provenance[] = []): Provenance[] {
  if (value instanceof Map || value instanceof Set) provenances([...value.values()], found)
  else if (typeof value === 'object' && value !== null) {
    if ('redistribution' in value && 'kind' in value) found.push(value as Provenance)
    else for (const inner of Object.values(value)) provenances(inner, found)
  }
  return found
}

describe('the shipped factors', () => {
  it('name the source, table, year, licence and kind of every value', () => {
    const all = provenances(factors)
    expect(all.length).toBeGreaterThan(100)
    for (const { source, table, year, licence, kind } of all) {
      expect([source, table, licence, kind].every((text) => text.length > 0)).toBe(true)
      expect(year).toBeGreaterThan(2000)
    }
  })

  it('have the speeds of the types that `npm run openapi` wrote into the code', () => {
    const { types, defaults } = readFactorFiles().vessels as {
      types: Record<string, { speedKn: number }>
      defaults: { speedKn: number }
    }
    const speeds = Object.entries(types).map(([type, { speedKn }]) => [type, speedKn])
    expect(Object.fromEntries(speeds)).toEqual(KNOTS_BY_VESSEL_TYPE)
    expect(defaults.speedKn).toBe(DEFAULT_KNOTS)
  })

  it.each(FACTOR_FILES)('have another version if any value of %s is another', (name) => {
    const files = structuredClone(readFactorFiles()) as Files
    expect(openFactorSet(files).version).toBe(factors.version)
    files[name].about = 'another'
    expect(openFactorSet(files).version).not.toBe(factors.version)
    expect(openFactorSet(files).version.slice(0, 11)).toBe(factors.version.slice(0, 11))
  })

  it('contain nothing that may not be redistributed', () => {
    expect(provenances(factors).filter((p) => p.redistribution === 'restricted')).toEqual([])
    expect(/"restricted"/.test(JSON.stringify(readFactorFiles()))).toBe(false)
  })

  it('are the only files in their folder: there is no pack', () => {
    const folder = readdirSync(new URL('../../data/reference/emissions', import.meta.url))
    const names = FACTOR_FILES.map(factorPath).filter((path) =>
      path.startsWith('reference/emissions/'),
    )
    expect(folder.map((name) => `reference/emissions/${name}`).sort()).toEqual(names.sort())
  })

  it('contain no carrier intensity, because none could be verified', () => {
    const { carriers } = readFactorFiles() as Files
    expect(carriers.intensities).toEqual([])
    expect(factors.packs).toEqual([])
  })

  it('contain rows without overlaps', () => {
    const rows = [...factors.sea.rows.values()].filter((row) => row.sizeUnit !== null)
    for (const a of rows)
      for (const b of rows)
        if (a !== b && a.ship === b.ship)
          expect(
            (a.max ?? Infinity) < b.min || (b.max ?? Infinity) < a.min,
            `${a.id} ${b.id}`,
          ).toBe(true)
  })

  it('contain size classes without gaps', () => {
    const { classes } = factors.vessels
    for (let k = 1; k < classes.length; k++)
      if (classes[k]!.type === classes[k - 1]!.type)
        expect(classes[k]!.min).toBe(classes[k - 1]!.max! + 1)
  })
})

it('every country with a port is in a trade region, except those on the Caspian only', () => {
  const { countries } = JSON.parse(
    readFileSync(new URL('../../data/built/ports.json', import.meta.url), 'utf8'),
  ) as Files
  const known = factors.tradeRegions.byCountry
  const caspian = ['AZ', 'KZ', 'TM']
  const unknown = Object.keys(countries).filter((code) => !known.has(code))
  expect(unknown.filter((code) => !caspian.includes(code))).toEqual([])
})

describe('a damaged set is rejected with file and field', () => {
  it.each(FACTOR_FILES)('%s.json missing or of another format', (name) => {
    expect(rejectionOf((files) => delete files[name])).toContain(`${name}.json`)
    expect(rejectionOf((files) => (files[name].format = 'x/9'))).toContain('got format x/9')
  })

  it.each<[string, (files: Files) => void]>([
    ['fuels.json.fuels[0].cfCo2', (f) => (f.fuels.fuels[0].cfCo2 = '3.1')],
    ['fuels.json.fuels[1].from', (f) => (f.fuels.fuels[1].from = 'hearsay')],
    ['fuels.json.fuels', (f) => f.fuels.fuels.shift()],
    ['sea-intensities.json.rows[3].ttw', (f) => (f['sea-intensities'].rows[3].ttw = -1)],
    ['vessels.json.cargoTypes', (f) => delete f.vessels.cargoTypes.ferry],
    ['vessels.json.types', (f) => (f.vessels.types.tug = { speedKn: 10 })],
    ['vessels.json.cargoTypes.ferry.row', (f) => (f.vessels.cargoTypes.ferry.row = 'desnz-1')],
    ['vessels.json.classes[2].installedKw', (f) => (f.vessels.classes[2].installedKw = null)],
    ['vessels.json.types.bulker', (f) => (f.vessels.types.bulker.sizeClass = 'ulcv')],
    ['method.json.fallback', (f) => (f.method.fallback.row = 'desnz-1')],
    ['method.json.gwp100.AR6.ch4', (f) => (f.method.gwp100.AR6.ch4 = 0)],
    ['laws.json.laws.eu_ets[0].fromDay', (f) => (f.laws.laws.eu_ets[0].fromDay = '2024')],
    ['laws.json.laws.fuel_eu[0].rule', (f) => (f.laws.laws.fuel_eu[0].rule = 'member')],
    ['laws.json.laws.cii[0].value', (f) => (f.laws.laws.cii[0].value = 40)],
    [
      'sources.json.sources.fueleu',
      (f) => (f.sources.sources.fueleu.redistribution = 'restricted'),
    ],
    ['carriers.json.carriers', (f) => (f.carriers.carriers = {})],
  ])('%s', (place, damage) => {
    const message = rejectionOf(damage)
    expect(message).toContain(place)
    expect(message).toContain('Restore the data folder')
  })
})
