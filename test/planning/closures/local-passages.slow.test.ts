import { describe, expect, it } from 'vitest'
import { planMatrix } from '../../../src/planning/matrix/plan-matrix.js'
import { completeReach, prepareReach, routeReach } from '../../../src/planning/matrix/reach.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import { twoStops } from '../../../src/planning/voyage/voyage.js'
import { sea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

const DATE = '2026-06-01'
const KM = 1.852
const VANCOUVER = { unlocode: 'CAVAN' }
const PRINCE_RUPERT = { unlocode: 'CAPRR' }
const YOKOHAMA = { unlocode: 'JPYOK' }
const CHARLOTTETOWN = { unlocode: 'CACHA' }
const BOSTON = { unlocode: 'USBOS' }
const MONTREAL = { unlocode: 'CAMTR' }
const PROVIDENCE = { unlocode: 'USPVD' }

const known = { ...tables, router: (await sea(20)).router }
const voyage = (from: { unlocode: string }, to: { unlocode: string }, more = {}) =>
  planVoyage({ stops: twoStops(from, to), date: DATE, ...more }, known)
const uses = (planned: ReturnType<typeof voyage>) =>
  planned.plannedLegs.flatMap(({ route }) => route.passages.map(({ id }) => id))
const codes = (planned: { readonly warnings: readonly { code: string }[] }) =>
  planned.warnings.map(({ code }) => code)

describe('passages that are open to local voyages only', () => {
  it('are used between two ends near them, and the answer says what that saves', () => {
    const local = voyage(VANCOUVER, PRINCE_RUPERT)
    expect(uses(local)).toContain('johnstone')
    const warning = local.warnings.find(({ code }) => code === 'open_to_local')
    expect(warning).toMatchObject({ place: 'Johnstone Strait and Seymour Narrows' })
    const round = voyage(VANCOUVER, PRINCE_RUPERT, { constraints: { closed: ['johnstone'] } })
    const saved = round.totals.distanceKm - local.totals.distanceKm
    expect(warning!.values).toMatchObject({ passage: 'johnstone', nm: Math.round(saved / KM) })
    expect(local.closures.closedByDefault).not.toContain('johnstone')
    expect(codes(round)).not.toContain('open_to_local')
  })

  it('are the East River between the Sound and New York, not from New York to Boston', () => {
    const sound = voyage({ unlocode: 'USNYC' }, { unlocode: 'USHVN' })
    expect(uses(sound)).toEqual(['east-river'])
    expect(uses(voyage({ unlocode: 'USNYC' }, BOSTON))).not.toContain('east-river')
  })

  it('are the East River to a berth in it from anywhere, also in a table', () => {
    const berth = { name: 'Long Island City' }
    const direct = voyage(berth as never, { unlocode: 'NLRTM' })
    expect(uses(direct)).toContain('east-river')
    expect(uses(voyage({ unlocode: 'USNYC' }, { unlocode: 'NLRTM' }))).not.toContain('east-river')
  })

  it('are San Juanico to and from Tacloban, not past it', () => {
    expect(uses(voyage({ unlocode: 'PHTAC' }, { unlocode: 'PHBTG' }))).toEqual(['san-juanico'])
    expect(uses(voyage({ unlocode: 'PHCEB' }, { unlocode: 'PHLGP' }))).toEqual([])
  })

  it('are the northern approach of Stralsund to and from it, not past it', () => {
    const [stralsund, swinoujscie] = [{ unlocode: 'DESTL' }, { unlocode: 'PLSWI' }]
    expect(uses(voyage(stralsund, { unlocode: 'DEKEL' }))).toEqual(['strelasund'])
    expect(uses(voyage(stralsund, swinoujscie))).toEqual([])
    expect(uses(voyage({ unlocode: 'DKSGD' }, swinoujscie))).toEqual([])
  })

  it.each([
    ['HRSIB', 'HRZAD', 'pasman'],
    ['JPYAT', 'JPKOJ', 'nagashima'],
    ['GBKYL', 'GBOBA', 'kyle-rhea'],
  ])('are a narrows of coasters from %s to %s', (from, to, passage) => {
    expect(uses(voyage({ unlocode: from }, { unlocode: to }))).toEqual([passage])
  })

  it.each([
    ['JPNGS', 'JPKOJ', 'Nagashima Strait'],
    ['DEKEL', 'DERSK', 'Fehmarnsund'],
    ['GBSTO', 'GBLIV', 'the Sound of Harris and Kyle Rhea'],
    ['PLGDY', 'DEKEL', 'Gronsund'],
    ['ITTRS', 'GRPIR', 'the channels of Zadar'],
  ])('are no way of a voyage past them, from %s to %s: %s', (from, to) => {
    expect(uses(voyage({ unlocode: from }, { unlocode: to }))).toEqual([])
  })

  it('stay closed to ocean voyages from a port beside them', () => {
    expect(uses(voyage(VANCOUVER, YOKOHAMA))).not.toContain('johnstone')
    expect(uses(voyage(MONTREAL, BOSTON))).not.toContain('canso')
  })

  it('need one end only where the port lies behind them', () => {
    expect(uses(voyage(CHARLOTTETOWN, BOSTON))).toContain('canso')
  })

  it('stay closed to a ship that does not fit', () => {
    const vessel = { type: 'bulker', loaM: 230, beamM: 32, draughtM: 12 } as const
    expect(uses(voyage(CHARLOTTETOWN, BOSTON, { vessel }))).not.toContain('canso')
  })

  it('stay closed to a ship that does not trade locally', () => {
    const vessel = { type: 'container', sizeClass: 'ulcv' } as const
    expect(uses(voyage(VANCOUVER, PRINCE_RUPERT, { vessel }))).not.toContain('johnstone')
  })

  it('leave a cell empty whose ends lie on land', () => {
    const ends = [
      [-127.428, 48.168],
      [-124.864, 52.374],
    ].map((position) => ({ position }))
    const [origins, destinations] = [ends.slice(0, 1), ends.slice(1)] as never[]
    const { unreachable } = planMatrix(
      { origins: origins!, destinations: destinations!, date: DATE },
      known,
    )
    expect(unreachable).toEqual([{ origin: 0, destination: 0, code: 'point_on_land' }])
  })

  it('are open on the local leg of a voyage and closed on the others', () => {
    const stops = [{ place: PRINCE_RUPERT }, { place: VANCOUVER }, { place: YOKOHAMA }]
    const planned = planVoyage({ stops, date: DATE }, known)
    const [first, second] = planned.plannedLegs.map(({ route }) => route.passages.map((p) => p.id))
    expect(first).toContain('johnstone')
    expect(second).not.toContain('johnstone')
    expect(planned.closures.closedByDefault).toContain('johnstone')
  })

  it('make each cell of a matrix equal to its route', () => {
    const places = [
      VANCOUVER,
      PRINCE_RUPERT,
      YOKOHAMA,
      CHARLOTTETOWN,
      BOSTON,
      MONTREAL,
      PROVIDENCE,
      { unlocode: 'HKHKG' },
      { unlocode: 'CNQZH' },
    ]
    const matrix = planMatrix({ origins: places, destinations: places, date: DATE }, known)
    const { distanceKm } = matrix.routed.cells
    for (const [row, from] of places.entries()) {
      for (const [column, to] of places.entries()) {
        const km = distanceKm[row * places.length + column]!
        expect(km, `${from.unlocode} to ${to.unlocode}`).toBeCloseTo(
          voyage(from, to).totals.distanceKm,
          2,
        )
      }
    }
    const named = matrix.warnings.filter(({ code }) => code === 'open_to_local')
    const cells = Object.fromEntries(
      named.map(({ values }) => [values!['passage'], values!['routes']]),
    )
    expect(cells).toMatchObject({ johnstone: 2, hainan: 2, 'cape-cod': 2 })
  })

  it('bring a port within reach as by a route', () => {
    const hours = 36
    const question = { origin: VANCOUVER, hours: [hours], speedKmh: 14 * KM, date: DATE }
    const prepared = prepareReach(question, known)
    const reach = completeReach(prepared, routeReach(prepared.work, known.router), known)
    const reached = reach.reached.find(({ port }) => port.unlocode === 'CAPRR')
    expect(reached?.distanceKm).toBeCloseTo(voyage(VANCOUVER, PRINCE_RUPERT).totals.distanceKm, 2)
  })
})
