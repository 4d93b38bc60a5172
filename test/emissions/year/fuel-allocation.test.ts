import { describe, expect, it } from 'vitest'
import { shipYear, type YearRow } from '../../../src/emissions/index.js'
import { factors } from '../support.js'

type YearFuel = YearRow['fuels'][number]
const SHIP = { type: 'bulk_carrier', deadweightTonnes: 82_000, grossTonnage: 44_000 } as const
/** Values of Annex II as the table of fuels has them, and those of the certificates: MJ/kg, g/MJ, counted. */
const HFO = { lhv: 40.5, g: 91.6, reward: 1 }

const certificate = (ghgGPerMj: number, id: string) => ({ ghgGPerMj, id, scheme: 'ISCC EU' })
const bio = (tonnes: number, e = 5): YearFuel => ({
  type: 'BIODIESEL',
  tonnes,
  certificate: certificate(e, `ISCC-B-${e}`),
})
const electric = (tonnes: number, e = 22): YearFuel => ({
  type: 'E_DIESEL',
  tonnes,
  certificate: certificate(e, `ISCC-E-${e}`),
})
const hfo = (tonnes: number): YearFuel => ({ type: 'HFO', tonnes })
const row = (fuels: readonly YearFuel[], destination: string, day: number): YearRow => ({
  origin: 'NL',
  destination,
  date: `2026-${String(day).padStart(2, '0')}-01`,
  distanceNm: 8300,
  fuels,
})
const fuelEuOf = (rows: readonly YearRow[]) =>
  shipYear({ year: 2026, ship: SHIP, rows }, factors).fuelEu!

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((one, at) =>
    ordersOf(items.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  )
}

describe('the fuels that count first', () => {
  it('are those with the greatest effect on the balance of the year, 2,172 t of a public example', () => {
    const { prioritised } = fuelEuOf([
      row([hfo(2000)], 'DE', 1),
      row([hfo(100), bio(400), electric(400)], 'SG', 2),
    ])
    expect(prioritised.complianceBalanceTonnes).toBeCloseTo(2171.6, 0)
  })

  it('are in the best of all orders, by an arithmetic of its own', () => {
    // Intensities and energies by single fuels, so that no figure of the mixed year is used.
    const known = new Map<string, ReturnType<typeof weigh>>()
    const alone = (fuel: YearFuel) => {
      const key = `${fuel.type} ${fuel.certificate?.ghgGPerMj}`
      const found = known.get(key) ?? weigh(fuel)
      known.set(key, found)
      return found
    }
    const weigh = (fuel: YearFuel) => {
      const { proRata, limitGPerMj } = fuelEuOf([row([{ ...fuel, tonnes: 1 }], 'DE', 1)])
      const reward = fuel.type === 'E_DIESEL' ? 2 : 1
      return {
        mjPerTonne: proRata.energyMj,
        g: proRata.ghgIntensityGPerMj * reward,
        reward,
        limitGPerMj,
      }
    }
    expect(alone(hfo(1)).mjPerTonne).toBeCloseTo(HFO.lhv * 1000, 6)
    expect(alone(hfo(1)).g).toBeCloseTo(HFO.g, 1)
    let random = 1
    const next = () => {
      random = (random * 48_271) % 2_147_483_647
      return random / 2_147_483_647
    }
    for (let at = 0; at < 20; at++) {
      const renewable = [
        bio(600 * next(), Math.round(30 * next())),
        bio(600 * next(), 31),
        electric(600 * next(), Math.round(26 * next())),
        electric(600 * next(), 27),
      ]
      const inside = 3000 * next()
      const rest = 800 * next()
      const rows = [row([hfo(inside)], 'DE', 1), row([hfo(rest), ...renewable], 'SG', 2)]
      const oil = alone(hfo(1))
      const balances = ordersOf(renewable).map((order) => {
        const mj = (fuel: YearFuel) => fuel.tonnes * alone(fuel).mjPerTonne
        const whole = order.reduce((sum, one) => sum + mj(one), rest * oil.mjPerTonne)
        let left = whole / 2
        let grams = inside * oil.mjPerTonne * oil.g
        let rewarded = inside * oil.mjPerTonne
        for (const one of order) {
          const counted = Math.min(left, mj(one))
          left -= counted
          grams += counted * alone(one).g
          rewarded += counted * alone(one).reward
        }
        grams += left * oil.g
        rewarded += left
        const energy = inside * oil.mjPerTonne + whole / 2
        return ((oil.limitGPerMj - grams / rewarded) * energy) / 1e6
      })
      const { prioritised } = fuelEuOf(rows)
      expect(prioritised.complianceBalanceTonnes, `case ${at}`).toBeCloseTo(
        Math.max(...balances),
        6,
      )
    }
  })
})
