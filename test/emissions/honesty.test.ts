import { describe, expect, it } from 'vitest'
import { type EstimateRequest, estimate, type LegDistance } from '../../src/emissions/index.js'
import { factors, sailed, sfd } from './support.js'

const run = (request: EstimateRequest, distance: LegDistance = sfd(8000)) =>
  estimate(request, distance, factors)
const severe = (request: EstimateRequest, distance?: LegDistance) =>
  run(request, distance).deviations.flatMap(({ isAllowed, code }) => (isAllowed ? [] : [code]))

const ship = {
  cargo: { teu: 10 },
  vessel: { type: 'container', capacityTeu: 9000 },
  voyage: { hasEnds: true },
} as const
const fuel = { consumedTonnes: 900, type: 'HFO' } as const

it('a recalled engine power is reported for each class that it is interpolated from', () => {
  const told = (type: 'container' | 'tanker', size: object) => {
    const cargo = { massTonnes: 10 }
    const { noteCodes } = run({ cargo, vessel: { type, ...size } }).dataQuality
    return noteCodes.flatMap(({ code, values }) =>
      code === 'power_recalled' ? values['size_class'] : [],
    )
  }
  expect(told('container', { capacityTeu: 13_000 })).toEqual([])
  expect(told('container', { capacityTeu: 15_000 })).toEqual(['ulcv'])
  expect(told('tanker', { deadweightTonnes: 350_000 })).toEqual(['vlcc', 'ulcc'])
  expect(told('tanker', { deadweightTonnes: 110_000 })).toEqual([])
})

describe('"aligned" is claimed', () => {
  it('for a modelled ship with its ports, and not without them', () => {
    expect(severe(ship)).toEqual([])
    expect(run(ship).framework.statement).toMatch(/^Aligned/)
    const { voyage: _, ...nowhere } = ship
    expect(severe(nowhere)).toEqual(['port_calls'])
    expect(run(nowhere).framework.statement).toContain('not aligned with them (port_calls)')
  })

  it('neither for an assumed cargo, nor for an assumed ship', () => {
    const { cargo, vessel } = ship
    expect(severe({})).toEqual(['cargo_assumed', 'vessel_assumed'])
    expect(run({}).framework.statement).toContain('not aligned with them (cargo_assumed')
    expect(severe({ cargo })).toEqual(['vessel_assumed'])
    expect(severe({ vessel: { type: vessel.type } })).toEqual(['cargo_assumed'])
    expect(severe({ cargo, vessel: { type: vessel.type } })).toEqual([])
    expect(severe({ fuel: { ...fuel, ballastTonnes: 0 } })).toEqual([])
  })

  it('for measured fuel with its ballast voyage and the cargo on board', () => {
    const { vessel } = ship
    expect(severe({ fuel, cargo: ship.cargo, vessel })).toEqual(['ballast', 'cargo_on_board'])
    const whole = { ...vessel, cargoOnBoardTeu: 6000 }
    const complete = { ...fuel, ballastTonnes: 0 }
    expect(severe({ fuel: complete, cargo: ship.cargo, vessel: whole })).toEqual([])
  })

  it('neither for a ferry by deck area, nor for activity on a sailed distance', () => {
    expect(severe({ cargo: { massTonnes: 20 }, vessel: { type: 'ferry' } })).toEqual([
      'ferry_allocation',
    ])
    expect(severe(ship, sailed(8000))).toEqual(['activity_distance'])
    expect(severe(ship, { ...sailed(8000), shortestKm: 7500 })).toEqual([])
  })
})

it('reports cut-offs and older GWP sets with their reasons', () => {
  const codes = (request: EstimateRequest) => run(request).deviations.map(({ code }) => code)
  expect(codes({ cargo: { teu: 1, reefer: true }, vessel: { type: 'container' } })).toEqual([
    'older_gwp',
    'energy_infrastructure',
    'refrigerants',
  ])
  expect(codes(ship)).toEqual(['energy_infrastructure'])
})

it('the total with other upstream values is reported beside it', () => {
  const vessel = { ...ship.vessel, fuelType: 'VLSFO' }
  const changes = run({ ...ship, vessel }).alternatives.map(({ change }) => change)
  expect(changes[0]).toBeCloseTo(0.046, 9)
  expect(changes[1]).toBeCloseTo(0.094, 9)
  expect(run({ cargo: { teu: 1 } }).alternatives).toEqual([])
})

it('the band is narrow for measured fuel and wide for an average', () => {
  const { relative, lowKgCo2e, highKgCo2e } = run({ fuel }).uncertainty
  expect(relative).toBeCloseTo(0.1, 9)
  expect((lowKgCo2e + highKgCo2e) / 2).toBeCloseTo(900 * 3711.38, 3)
  expect(run({ cargo: { teu: 1 } }).uncertainty.relative).toBeCloseTo(0.5, 9)
  expect(run(ship).uncertainty.relative).toBeLessThan(0.3)
})
