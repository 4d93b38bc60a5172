import type { Static } from 'typebox'
import { expect, test } from 'vitest'
import { call, route, trace } from '../../../src/contract/operations/index.js'
import { onThisThread } from '../../../src/contract/operations/this-thread.js'
import { type OperationTools, UNTIMED } from '../../../src/contract/operations/tools.js'
import type { RouteAnswer } from '../../../src/contract/schemas/route-answer.js'
import type { TraceAnswer } from '../../../src/contract/schemas/trace.js'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../../../src/engine/sea/passages.js'
import { openFactors } from '../../../src/runtime/loading/open-factors.js'
import { sea } from '../../support/sea.js'
import { ports, tables } from '../../support/tables.js'

type Route = Static<typeof RouteAnswer>
type Trace = Static<typeof TraceAnswer>

const { router } = await sea(20)
const engine = { ...tables, router, background: onThisThread(router), opening: new Map() }
const tools: OperationTools = {
  engine: () => engine,
  factors: await openFactors({ data: 'data', factorPack: '' }),
  softwareVersion: '0.0.0',
  nowMs: () => Date.parse('2026-07-25T12:00:00Z'),
  newId: () => 'one',
  metrics: UNTIMED,
}

/** A short route through each passage, by random ports. Ways inside of traffic schemes are not told by a line. */
const THROUGH = `GREYD EGRAB suez
  JMPEV PAAML panama
  DZTEN PTABF gibraltar
  THPHA SGSIN malacca
  FRCFR NLHAN dover
  USCLM USSHH bering
  ARRIC CLSVE magellan
  QAHAL SAKAC babelmandeb
  DEELS DEHHF kiel
  GRMEL GRIOS corinth
  GLTHU USPCA northwest
  RUSAB USKLN northeast
  GRAGA ROBAB bosporus
  TRMUD GRGYT dardanelles
  CATOR CAYZE st-lawrence-seaway
  SELAA DKHBK oresund
  DKGRE DKSSK great-belt
  IRBND QARYN hormuz
  MYKEM IDANR sunda
  IDSGG PHNAS lombok
  CATOR CARBY belle-isle
  CASBH USETW canso
  CATAS CARTB johnstone
  VEPLA ECPEV serpents-mouth
  IDWAN PGBAA china-strait
  EESRU SEKLR kalmarsund
  RUGDX MYPEN nevelskoy
  HKABD VNMOC hainan
  IDWAN PGBAA torres
  GBABW USOMU chesapeake-delaware
  USSCU USCSF cape-cod
  USGRH GYNAM east-river
  PHCTS NZWTG san-juanico
  NOENG DEGRD strelasund
  HROMS AZSUQ volga-don
  GBTAB GBPDI harris
  DKNBG SEKLR gronsund
  DETRV GBHYM fehmarnsund
  GBHTS GBMLP kyle-rhea
  CNLID JPMIN nagashima
  NLHAR HRPRE pasman
  HRBAK ITPMO middle-channel`
  .split('\n')
  .map((row) => row.trim().split(' ') as [string, string, string])

test('there is a route through each passage', () => {
  const through = THROUGH.map(([, , passage]) => passage)
  expect(PASSAGES.filter((id) => !through.includes(id))).toEqual(['inside-schemes'])
})

test.each(THROUGH)(
  'the line of a route from %s to %s, through %s, is that route',
  async (...row) => {
    const [origin, destination] = row.map((code) => {
      return { port_id: ports.ports.find(({ unlocode }) => unlocode === code)?.id ?? 0 }
    })
    const conditions = {
      speed_kmh: 25,
      vessel: {
        type: 'container',
        fuel_type: 'MGO',
        fuel_tonnes_per_day: 30,
        draft_m: 2,
        beam_m: 8,
        loa_m: 50,
      },
      fuel_price_usd_per_tonne: 600,
      resolution_km: 20,
      allow: CLOSED_BY_DEFAULT.filter((id) => id === row[2]),
    }
    const body = {
      origin,
      destination,
      waypoint_strategy: 'none',
      ...conditions,
    }
    const planned = (await call(route, body, tools, { isStrict: true })) as Route
    // As a file has them.
    const fixes = planned.geometry.coordinates.map((coordinates) => {
      return { coordinates, line: 'great_circle' }
    })
    const own = (await call(trace, { fixes, ...conditions }, tools, { isStrict: true })) as Trace

    expect(planned.passages.map(({ id }) => id)).toContain(row[2])
    const figures = ({ passages, eca, distance_km, duration_hours }: Route | Trace) => {
      return { passages, eca, distance_km, duration_hours }
    }
    const facts = { ...figures(planned), emissions: planned.emissions }
    const ownFacts = { ...figures(own), emissions: own.check!.emissions }
    expect(numbersOf(ownFacts).others).toEqual(numbersOf(facts).others)
    // Positions of an answer have six decimals; a long leg is drawn as several.
    const off = numbersOf(facts).numbers.map((value, at) => {
      return Math.abs(value - numbersOf(ownFacts).numbers[at]!) / Math.max(1, 1e-3 * value)
    })
    expect(Math.max(...off)).toBeLessThan(0.03)
  },
)

/** The numbers of an answer, in order, and the answer without them. */
function numbersOf(answer: object): { numbers: number[]; others: unknown } {
  const numbers: number[] = []
  const others = JSON.parse(JSON.stringify(answer), (_, value) => {
    if (typeof value !== 'number') return value
    numbers.push(value)
    return '#'
  })
  return { numbers, others }
}
