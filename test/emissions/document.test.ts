import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  type EstimateRequest,
  estimate,
  findFuel,
  VESSEL_TYPES,
} from '../../src/emissions/index.js'
import { modelledIntensity } from '../../src/emissions/ship/modelled-intensity.js'
import { shipOfClass } from '../../src/emissions/ship/modelled-ship.js'
import { factors, sfd } from './support.js'

const text = readFileSync(new URL('../../docs/emissions-method.md', import.meta.url), 'utf8')

/** Cells of the rows of all tables, by their first cell. Numbers have no separators. */
const rows = new Map(
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([name, ...cells]) => [name!, cells.map((cell) => cell.replaceAll(',', ''))]),
)
const numbers = (cell: string) => (cell.match(/[\d.]+(e-\d+)?/g) ?? []).map(Number)

it('docs/emissions-method.md has the usual fuels as the data has them', () => {
  const shown = [...factors.fuels.values()].filter(({ code }) => rows.has(code))
  expect(shown.length).toBeGreaterThan(4)
  for (const { code, lhvMjPerKg, wttGPerMj, cfCo2, slipShare, perKg } of shown) {
    const told = rows.get(code)!.flatMap(numbers)
    const known = [lhvMjPerKg, wttGPerMj, cfCo2, slipShare * 100, perKg.ttw, perKg.wtt, perKg.wtw]
    for (const [k, value] of known.entries()) expect(told[k], code).toBeCloseTo(value!, 5)
  }
})

it.each([
  ['small_feeder', 'container'],
  ['ulcv', 'container'],
  ['handysize', 'bulker'],
  ['vloc', 'bulker'],
  ['mr', 'tanker'],
  ['ulcc', 'tanker'],
])('docs/emissions-method.md has the intensity of the class %s', (sizeClass, type) => {
  const { classes, engine, modelProvenance: provenance } = factors.vessels
  const ship = shipOfClass(classes.find((one) => one.type === type && one.sizeClass === sizeClass)!)
  const { ttw, wtt } = modelledIntensity(
    { ship, use: {}, fuels: [{ fuel: findFuel(factors.fuels, 'HFO')!, share: 1 }] },
    { engine, gwp: factors.rules.gwp100.AR6, provenance },
  )
  const told = new RegExp(`([\\d.]+)(?: g/[\\w-]+)?\\s+\\((?:container )?${sizeClass}\\)`).exec(
    text,
  )
  expect(Number(told?.[1])).toBe(Number((ttw + wtt).toPrecision(3)))
})

it('docs/emissions-method.md has the row of every vessel type', () => {
  const { rows: table, choices } = factors.sea
  for (const type of VESSEL_TYPES) {
    const { ttw, wtt } = table.get(choices[type].row)!
    expect(rows.get(type)!.at(-1), type).toBe(`${ttw.toFixed(2)} + ${wtt.toFixed(2)}`)
  }
})

it.each([
  'Regulation (EU) 2026/1030',
  'from 2 December 2030',
  'Net-Zero Framework',
  '**Fairway is not certified',
])('docs/emissions-method.md says %s', (words) => {
  expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
})

it('says of the guidelines that MEPC.391(81) superseded that it has', () => {
  const sources = new URL('../../data/reference/emissions/sources.json', import.meta.url)
  const { sources: all } = JSON.parse(readFileSync(sources, 'utf8'))
  expect(all['imo-lca'].read).toContain('MEPC.391(81) has superseded it')
})

it('has the rows of general cargo ships as the source prints them, though they do not fall with size', () => {
  const wtwOf = (deadweightTonnes: number) => {
    const request = {
      cargo: { massTonnes: 1 },
      vessel: { type: 'general_cargo', deadweightTonnes },
    }
    const { factor } = estimate({ ...request, voyage: {} } as EstimateRequest, sfd(1), factors)
    return Number(factor.wtw.toFixed(2))
  }
  expect([4999, 5000, 10_000].map(wtwOf)).toEqual([17.26, 19.63, 14.78])
})
