import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dayAtSea, findFuel, VESSEL_TYPES } from '../../src/emissions/index.js'
import { modelledIntensity } from '../../src/emissions/modelled-intensity.js'
import { shipOfClass } from '../../src/emissions/modelled-ship.js'
import { factors } from './support.js'

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

it('docs/emissions-method.md has the fuels of the data', () => {
  for (const fuel of factors.fuels.values()) {
    const { code, lhvMjPerKg, wttGPerMj, cfCo2, cfCh4, cfN2o, slipShare, perKg } = fuel
    const told = rows.get(code)!.flatMap(numbers)
    const known = fuel.needsCertificate
      ? [lhvMjPerKg, cfCo2, cfCh4, cfN2o, slipShare * 100]
      : [lhvMjPerKg, wttGPerMj, cfCo2, slipShare * 100, perKg.ttw, perKg.wtt, perKg.wtw]
    for (const [k, value] of known.entries()) expect(told[k], code).toBeCloseTo(value, 5)
  }
})

it('docs/emissions-method.md has the size classes of the data', () => {
  const { classes, engine } = factors.vessels
  for (const ship of classes) {
    const name = `${ship.type} ${ship.sizeClass}`
    const [size, ...told] = rows.get(name)!.map(numbers)
    expect(size, name).toEqual([ship.min, ship.max].filter((bound) => bound !== null))
    const fuel = findFuel(factors.fuels, 'HFO')!
    const { fuelTonnes } = dayAtSea(shipOfClass(ship), ship, fuel, engine, {})
    const { ttw, wtt } = modelledIntensity(
      {
        ship: shipOfClass(ship),
        use: {},
        fuels: [{ fuel, share: 1 }],
      },
      {
        engine,
        gwp: factors.rules.gwp100.AR6,
        provenance: factors.vessels.modelProvenance,
      },
    )
    expect(told, name).toEqual([
      [ship.nominalCapacity],
      [Math.round(ship.utilisation * 100)],
      [ship.installedKw],
      [ship.maxSpeedKn],
      [ship.defaultSpeedKn],
      [ship.designDraughtM],
      [ship.auxiliarySeaKw, ship.boilerSeaKw],
      [Number(fuelTonnes.toFixed(1))],
      [Number((ttw + wtt).toPrecision(3))],
    ])
  }
})

it('docs/emissions-method.md has the row of every vessel type', () => {
  const { rows: table, choices } = factors.sea
  for (const type of VESSEL_TYPES) {
    const { ttw, wtt } = table.get(choices[type].row)!
    expect(rows.get(type)!.at(-1), type).toBe(`${ttw.toFixed(2)} + ${wtt.toFixed(2)}`)
  }
})
