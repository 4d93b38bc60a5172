import { warned } from '../answer/warning-table.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import type { Warning } from '../result.js'
import type { ReadRow } from './ship-year-request.js'

/** Soundings and rounding: tonnes, and a share of what was burnt since the last report. A judgement. */
const SLACK_TONNES = 2
const SLACK_SHARE = 0.05

/** What happened to a fuel since it was last reported. */
interface Since {
  /** Undefined before the first report. */
  rob: number | undefined
  burnt: number
  received: number
}

/**
 * A warning of fuel on board that does not follow from that before, what was received and what was burnt. A rise without
 * anything received is bunkering that the file does not state, and no doubt.
 */
export function stockDoubt(rows: readonly ReadRow[], { fuels }: FactorSet): Warning[] {
  if (!rows.some(({ stocks = [] }) => stocks.length > 0)) return []
  const known = new Map<string, Since>()
  const of = (code: string) => {
    const since = known.get(code) ?? { rob: undefined, burnt: 0, received: 0 }
    known.set(code, since)
    return since
  }
  const odd = inTime(rows).flatMap(({ row, at }) => {
    for (const { fuel, tonnes } of row.fuels) of(fuel.code).burnt += tonnes
    return (row.stocks ?? []).flatMap(({ type, robTonnes, receivedTonnes = 0 }) => {
      const code = findFuel(fuels, type)?.code ?? type
      const since = of(code)
      since.received += receivedTonnes
      if (robTonnes === undefined) return []
      const { rob, burnt, received } = since
      known.set(code, { rob: robTonnes, burnt: 0, received: 0 })
      if (rob === undefined) return []
      const expected = rob + received - burnt
      const isBunkering = robTonnes > expected && received === 0
      const isNear = Math.abs(robTonnes - expected) <= Math.max(SLACK_TONNES, SLACK_SHARE * burnt)
      return isNear || isBunkering ? [] : [{ at, fuel: code, rob: robTonnes, expected }]
    })
  })
  if (odd.length === 0) return []
  const { at, fuel, rob, expected } = odd[0]!
  const values = { count: odd.length, fuel, rob, expected: Number(expected.toFixed(1)) }
  return [{ ...warned('fuel_on_board', values), field: `rows[${at}].stocks` }]
}

/** By their days; in the order of the file if one has none. */
function inTime(rows: readonly ReadRow[]) {
  const all = rows.map((row, at) => ({ row, at, date: row.date }))
  if (all.some(({ date }) => date === undefined)) return all
  return all.sort((a, b) => (a.date! < b.date! ? -1 : a.date! > b.date! ? 1 : a.at - b.at))
}
