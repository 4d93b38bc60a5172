import { describe, expect, test } from 'vitest'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import { delayHours, hoursTo } from '../../src/engine/geo/sailing-hours.js'
import { speedLimitOf } from '../../src/engine/sea/passages.js'
import { hoursOfCells, planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { completeReach, prepareReach, routeReach } from '../../src/planning/matrix/reach.js'
import { TIMES } from '../../src/planning/matrix-cells.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import type { Place } from '../../src/ports/find/place.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const DATE = '2026-11-26'
const speedKmh = 20 * KM_PER_NM

const plan = (from: Place, to: Place, speed = speedKmh) =>
  planVoyage({ stops: [{ place: from }, { place: to }], date: DATE, speedKmh: speed }, sea)
const limitOf = (id: string) =>
  speedLimitOf(sea.closureTables.passages.find((passage) => passage.id === id)!)

describe('the speed limit of a passage', () => {
  test('is the legal one, or that of the usual transit of a canal or lock', () => {
    expect(limitOf('suez')).toBe(16)
    expect(limitOf('kiel')).toBe(12)
    expect(limitOf('bosporus')).toBe(18.5)
    expect(limitOf('panama')).toBeCloseTo(80 / 10.5, 9)
    expect(limitOf('canso')).toBeCloseTo(27 / 2.5, 9)
    expect([limitOf('magellan'), limitOf('dover')]).toEqual([undefined, undefined])
  })

  test.each([
    ['suez', 'EGPSD', 'SAJED', 16],
    ['panama', 'USNYC', 'USLAX', 80 / 10.5],
    ['kiel', 'DEHAM', 'PLGDN', 12],
    ['bosporus', 'GRPIR', 'UAODS', 18.5],
  ])('applies between entry and exit: %s', (id, from, to, limit) => {
    const { events, plannedLegs, totals } = plan({ unlocode: from }, { unlocode: to })
    const [entry, exit] = events.filter(({ passage }) => passage?.id === id)
    expect((exit!.km - entry!.km) / (exit!.hours - entry!.hours)).toBeCloseTo(limit, 6)
    const [leg] = plannedLegs
    expect(leg!.delayHours).toBeGreaterThan(0.5)
    expect(totals.hours).toBeCloseTo(totals.distanceKm / speedKmh + leg!.delayHours, 9)
    expect(events.at(-1)!.hours).toBeCloseTo(totals.hours, 9)
  })

  test('does not slow a ship that is slower anyway, nor one elsewhere', () => {
    const slow = plan({ unlocode: 'EGPSD' }, { unlocode: 'SAJED' }, 12)
    expect(slow.totals.hours).toBeCloseTo(slow.totals.distanceKm / 12, 9)
    const open = plan({ unlocode: 'NLRTM' }, { unlocode: 'USNYC' })
    expect(open.totals.hours).toBeCloseTo(open.totals.distanceKm / speedKmh, 9)
  })

  test('delays every place behind it, and in it by its share', () => {
    const passages = [{ id: 'a', name: 'A', entryKm: 100, exitKm: 200, speedLimitKmh: 10 }]
    const route = { distanceKm: 300, passages }
    expect([50, 150, 200, 300].map((km) => hoursTo(km, route, 20))).toEqual([2.5, 10, 15, 20])
    expect(delayHours(route, 20)).toBe(5)
    expect(delayHours(route, 5)).toBe(0)
  })

  test.each([
    [
      'at each end of a canal and inside it',
      ['EGPSD', 'EGISM', 'SAJED', 'TRIST', 'UAODS', 'DEHAM', 'PLGDN', 'CRLIO'],
    ],
    // On the Bosporus, at Canso, and on the Great Lakes, each with ports near and far.
    ['on and beside a strait', [3431, 1356, 1363, 3432, 1834, 186, 1852, 4764]],
    ['in the Seaway', ['USCHI', 'USDLH', 'CAMTR', 'CATOR', 'CAHAL', 'USNYC', 'NLRTM']],
  ])('counts in a matrix as in the route, %s', (_, ports) => {
    const places = ports.map((port) =>
      typeof port === 'number' ? { portId: port } : { unlocode: port },
    )
    const grid = { origins: places, date: DATE, speedKmh }
    const matrix = planMatrix({ ...grid, destinations: places }, sea, TIMES)
    const hours = hoursOfCells(matrix)
    for (const [row, from] of places.entries()) {
      for (const [column, to] of places.entries()) {
        if (row === column) continue
        const expected = plan(from, to).totals.hours
        const name = `${ports[row]} to ${ports[column]}`
        expect(hours[row * places.length + column], name).toBeCloseTo(expected, 2)
      }
    }
  })

  test('counts for the ports within reach', () => {
    const question = { origin: { unlocode: 'EGPSD' }, hours: [100], date: DATE, speedKmh }
    const prepared = prepareReach(question, sea)
    const { reached } = completeReach(prepared, routeReach(prepared.work, router), sea)
    const jeddah = reached.find(({ port }) => port.unlocode === 'SAJED')!
    const expected = plan({ unlocode: 'EGPSD' }, { unlocode: 'SAJED' }).totals.hours
    expect(jeddah.hours).toBeCloseTo(expected, 2)
  })
})
