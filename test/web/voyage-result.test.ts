import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fuelCost } from '../../web/compare/bunkers.js'
import {
  CANALS,
  type CanalFault,
  type CanalRow,
  canalsOf,
  canalTemplate,
  readCanals,
  writeCanals,
} from '../../web/compare/canal-table.js'
import { COST_PARTS, type Costs } from '../../web/compare/costs.js'
import { laytimeOf, NO_TERMS, voyageResult } from '../../web/compare/voyage-result.js'
import type { Stop } from '../../web/plan/plan.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'

const HEAD = 'canal,dues_usd,days,as_of,source'
const faultOf = (line: string) => {
  const { line: at, column } = readCanals(`${HEAD}\n${line}\n`) as CanalFault
  return [at, column]
}
const through = (...ids: string[]) =>
  ({ passages: ids.map((id) => ({ id })) }) as unknown as RouteAnswer

describe('a table of canals', () => {
  const row: CanalRow = {
    canal: 'suez',
    duesUsd: 123_456.5,
    days: 0.75,
    asOf: '2026-11-01',
    source: 'my agent, "Port Said"',
  }

  test('is read as it is written', () => {
    expect(readCanals(writeCanals([row]))).toEqual([row])
  })

  test('may have its columns in any order, semicolons, and canals without figures', () => {
    const text = 'source;as_of;Canal;days;dues_usd\nagent;2026-11-01;Kiel;0.5;900\n;;panama;;\n'
    expect(readCanals(text)).toEqual([
      { canal: 'kiel', duesUsd: 900, days: 0.5, asOf: '2026-11-01', source: 'agent' },
    ])
  })

  test('may come from German Excel, and an amount that may be one of thousands is refused', () => {
    const of = (dues: string, days = '1,5') =>
      readCanals(`${HEAD.replaceAll(',', ';')}\nsuez;${dues};${days};2026-11-01;Agent, Port Said\n`)
    const read = { ...row, duesUsd: 300_000, days: 1.5, source: 'Agent, Port Said' }
    expect(of('300000')).toEqual([read])
    expect(of('300000,50', '0,125')).toEqual([{ ...read, duesUsd: 300_000.5, days: 0.125 }])
    for (const dues of ['300.000', '300,000', '1.300.000', '1.300,5'])
      expect(of(dues)).toMatchObject({ line: 2, column: 'dues_usd', value: dues })
  })

  test('has a template with every canal of the data and no figure', () => {
    expect(readCanals(canalTemplate())).toEqual([])
    const data = readFileSync(
      new URL('../../data/reference/passages.json', import.meta.url),
      'utf8',
    )
    const { passages } = JSON.parse(data) as { passages: { id: string; kind: string }[] }
    const canals = passages.filter(({ kind }) => kind === 'canal').map(({ id }) => id)
    expect(CANALS.toSorted()).toEqual(canals.toSorted())
    for (const canal of CANALS) expect(canalTemplate()).toContain(`\n${canal},`)
  })

  test('names the line and the column of what it cannot use', () => {
    expect(faultOf('dover,1,1,2026-11-01,me')).toEqual([2, 'canal'])
    expect(faultOf('suez,-1,1,2026-11-01,me')).toEqual([2, 'dues_usd'])
    expect(faultOf('suez,"1,200",1,2026-11-01,me')).toEqual([2, 'dues_usd'])
    expect(faultOf('suez,1,101,2026-11-01,me')).toEqual([2, 'days'])
    expect(faultOf('suez,1,1,2026-02-31,me')).toEqual([2, 'as_of'])
    expect(faultOf('suez,1,1,2026-11-01,')).toEqual([2, 'source'])
    expect(faultOf('suez,1,1,2026-11-01,me\nsuez,2,1,2026-11-01,me')).toEqual([3, 'canal'])
    expect(readCanals('canal,days\n')).toMatchObject({ line: 1, column: 'dues_usd' })
  })

  test('adds up for a route, and is not guessed for a canal that it does not have', () => {
    const dues = { duesUsd: 123_456.5, days: 0.75 }
    expect(canalsOf(through('dover', 'suez'), [row])).toEqual({ ...dues, missing: [] })
    expect(canalsOf(through('dover'), [row])).toEqual({ duesUsd: 0, days: 0, missing: [] })
    expect(canalsOf(through('kiel', 'suez'), [row])).toEqual({ ...dues, missing: ['kiel'] })
  })
})

describe('bunkers', () => {
  const lifts = [
    { tonnes: 300, usdPerTonne: 500 },
    { tonnes: 200, usdPerTonne: 700 },
  ]

  test('are used in the order of the voyage, and the rest has the price of the plan', () => {
    expect(fuelCost(400, lifts, 600)).toBe(300 * 500 + 100 * 700)
    expect(fuelCost(600, lifts, 600)).toBe(300 * 500 + 200 * 700 + 100 * 600)
  })

  test('that are not enough have no cost without a price for the rest', () => {
    expect(fuelCost(600, lifts, null)).toBeNull()
    expect(fuelCost(500, lifts, null)).toBe(290_000)
    expect(fuelCost(0, [], null)).toBe(0)
  })
})

describe('the estimate of a voyage', () => {
  const event = (kind: string, stop: number, hours: number) => {
    return { kind, stop, hours, distance_km: hours }
  }
  const timeline = [
    event('departure', 0, 0),
    event('arrival', 1, 240),
    event('departure', 1, 288),
    event('arrival', 2, 528),
  ]
  const route = { duration_hours: 528, timeline } as unknown as RouteAnswer
  const stops: Stop[] = [{ place: { portId: 1 }, stayHours: 48, use: 'load' }]
  const none = Object.fromEntries(COST_PARTS.map((part) => [part, null])) as unknown as Costs
  const costs: Costs = { ...none, fuel: 300_000, dues: 100_000, hire: 999_999 }
  const terms = {
    ...NO_TERMS,
    ...{ cargoTonnes: 50_000, freightUsdPerTonne: 20, commissionPercent: 2.5, lastPortDays: 3 },
  }

  const DAY = { days: 1, missing: [] }

  test('is freight less commission and expenses without hire, by all days', () => {
    const result = voyageResult(route, stops, terms, costs, ['fuel', 'dues', 'hire'], DAY)
    expect(result).toMatchObject({ seaDays: 20, portDays: 5, canalDays: 1, days: 26 })
    expect(result.tceUsdPerDay).toBeCloseTo((1_000_000 - 25_000 - 400_000) / 26)
  })

  test('has no TCE without freight or without a price of the fuel', () => {
    const tce = (own: Costs, parts: readonly ('fuel' | 'dues')[], agreed = terms) =>
      voyageResult(route, stops, agreed, own, parts, null).tceUsdPerDay
    expect(tce({ ...costs, fuel: null }, ['dues'])).toBeNull()
    expect(
      tce(costs, ['fuel'], { ...terms, freightUsdPerTonne: null as unknown as number }),
    ).toBeNull()
    expect(tce(costs, ['fuel'])).not.toBeNull()
  })

  test('has neither days at canals nor a TCE while the table lacks a canal', () => {
    const at = { days: 1, missing: ['kiel'] as const }
    const result = voyageResult(route, stops, terms, costs, ['fuel', 'dues'], at)
    expect(result).toMatchObject({ canalDays: null, tceUsdPerDay: null })
  })

  test('counts laytime at the ends and where the ship loads or discharges', () => {
    const bunkers: Stop = { place: { portId: 2 }, stayHours: 24, use: 'bunker' }
    const used = { ...terms, laytimeDays: 4, demurrageUsdPerDay: 10_000 }
    expect(laytimeOf([...stops, bunkers], used)).toEqual({ usedDays: 5, overDays: 1, usd: 10_000 })
    const saved = { ...terms, laytimeDays: 7, despatchUsdPerDay: 5000 }
    expect(laytimeOf(stops, saved)).toEqual({ usedDays: 5, overDays: -2, usd: -10_000 })
    expect(laytimeOf(stops, { ...saved, despatchUsdPerDay: null })?.usd).toBeNull()
    expect(laytimeOf(stops, terms)).toBeNull()
    const { tceUsdPerDay } = voyageResult(route, stops, used, costs, ['fuel', 'dues'], DAY)
    expect(tceUsdPerDay).toBeCloseTo((1_000_000 - 25_000 + 10_000 - 400_000) / 26)
  })
})
