import { describe, expect, test } from 'vitest'
import { isInBox } from '../../src/engine/geo/box.js'
import { unreliableExit } from '../../src/planning/closures/inland.js'
import { planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { completeReach, prepareReach, routeReach } from '../../src/planning/matrix/reach.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import type { Place } from '../../src/ports/find/place.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const date = '2026-11-26'
const CODE = 'inland_route_unreliable'

const at = (lon: number, lat: number): Place => ({ position: [lon, lat] })
const port = (unlocode: string): Place => ({ unlocode })
function warned(from: Place, to: Place) {
  const { warnings } = planVoyage({ stops: [{ place: from }, { place: to }], date }, sea)
  return warnings.filter(({ code }) => code === CODE)
}

describe('a route that leaves a river by a way that ships do not take', () => {
  const BAMAKO = port('MLBKO')

  test.each([
    ['the Niger above its rapids', BAMAKO, port('NLRTM')],
    ['the Niger, to it', port('BRSSZ'), BAMAKO],
  ])('is reported as unreliable: %s', (_, from, to) => {
    const [warning, ...others] = warned(from, to)
    expect(warning).toMatchObject({ code: CODE, field: expect.stringMatching(/^stops\[[01]\]$/) })
    expect(warning!.detail).toContain('Do not rely on this distance.')
    expect(others).toEqual([])
  })

  test('is reported for a water that is known to be wrong, but not between two of its places', () => {
    const known = {
      checked: [],
      wrong: [{ name: 'Amazon', box: [-74, -6, -49, 2] as const, detail: 'the mouth is closed' }],
    }
    const [manaus, santarem, paris] = [
      { snapped: [-60, -3] as const },
      { snapped: [-54.7, -2.4] as const },
      { snapped: [2, 49] as const },
    ]
    expect(unreliableExit(manaus, paris, 9000, known, 'the origin')?.detail).toBe(
      'The origin lies on the Amazon: the mouth is closed. Do not rely on this distance.',
    )
    expect(unreliableExit(manaus, santarem, 700, known, 'the origin')).toBeNull()
  })

  test.each([
    ['the Mississippi', port('USMSY'), port('USHOU')],
    ['the Yangtze', port('CNWUH'), port('JPYOK')],
    ['the Elbe', port('DEHAM'), port('NOOSL')],
    ['the Parana', port('ARROS'), port('BRSSZ')],
    ['the Amazon between two of its ports', port('BRMAO'), port('BRSTM')],
    ['the Amazon by the Barra Norte', port('BRMAO'), port('USHOU')],
    ['the Orinoco between two of its ports', port('VECBL'), port('VEPZO')],
    ['the Orinoco by the Boca Grande', port('VEPZO'), port('TTPTS')],
    ['the Ghent-Terneuzen Canal', port('BEGNE'), port('NLTNZ')],
    ['the Langerak', port('DKAAL'), port('SEGOT')],
    ['the western Limfjord', port('DKTED'), port('NOOSL')],
    ['the IJ', at(4.93, 52.38), port('GBFXT')],
    ['the Danube-Black Sea Canal', port('ROCEV'), port('ROCND')],
    ['the port of Amsterdam', port('NLAMS'), port('GBFXT')],
    ['the Mekong', port('KHPNH'), port('SGSIN')],
    ['the Seine', port('FRURO'), port('GBSOU')],
    ['the sea between two sides of an isthmus', port('USBAL'), port('USPHL')],
    ['Para, whose river is the south arm', port('BRBEL'), port('NLRTM')],
  ])('is not reported where the way is right: %s', (_, from, to) => {
    expect(warned(from, to)).toEqual([])
  })

  test.each([
    ['the Orinoco by the Boca Grande', port('VEPZO'), port('TTPTS'), [305, 345]],
    ['the Amazon by the Barra Norte', port('BRMAO'), at(-48, 3), [920, 1000]],
    ['the Ghent-Terneuzen Canal', port('BEGNE'), port('NLTNZ'), [12, 18]],
    ['the Langerak', port('DKAAL'), at(10.6, 57), [20, 27]],
    ['the Eastern Channel to Haldia', port('INPRT'), port('INHAL'), [140, 167]],
    ['the Danube-Black Sea Canal', port('ROCEV'), port('ROCND'), [36, 46]],
    ['the North Corfu Channel', at(19.93, 39.63), port('ITBDS'), [110, 125]],
    ['the Inner Route of the reef', port('AUCNS'), port('AUTIS'), [440, 480]],
    ['the Huangpu from the Bund', at(121.4875, 31.2405), port('CNSHA'), [13, 20]],
  ])('is as long as ships sail: %s', (_, from, to, [least, most]) => {
    const { plannedLegs } = planVoyage({ stops: [{ place: from }, { place: to }], date }, sea)
    const nm = plannedLegs[0]!.route.distanceKm / 1.852
    expect(nm).toBeGreaterThan(least!)
    expect(nm).toBeLessThan(most!)
  })

  test('is reported by a matrix for each place, and by reach', () => {
    const grid = { origins: [BAMAKO, port('BEANR')], destinations: [port('GBFXT')], date }
    const matrix = planMatrix(grid, sea).warnings.filter(({ code }) => code === CODE)
    expect(matrix).toMatchObject([{ field: 'origins[0]' }])
    const question = { origin: BAMAKO, hours: [48], date }
    const prepared = prepareReach(question, sea)
    const { warnings } = completeReach(prepared, routeReach(prepared.work, router), sea)
    expect(warnings.filter(({ code }) => code === CODE)).toMatchObject([{ field: 'stops[0]' }])
  })
})

test('the ports with a suspicious way to the sea are those that are known', () => {
  const waters = sea.closureTables.inlandWaters!
  const { ports } = sea.ports
  const rows = router.matrixRows({
    origins: ports.map(({ id }) => ({ portId: id })),
    destinations: [{ position: [-30, 40] }],
    date,
  })
  const far = { snapped: [-30, 40] as const }
  const suspicious = ports.filter((_, row) => {
    const place = rows.origin(row)
    if (!place || waters.wrong.some(({ box }) => isInBox(place.position, box))) return false
    const end = { snapped: place.position, inland: place.inland }
    return unreliableExit(end, far, Number.POSITIVE_INFINITY, waters, 'it') !== null
  })
  expect(suspicious.map(({ name }) => name).sort()).toEqual(['Bamako'])
})

describe('a route that a canal makes long', () => {
  test('is not reported as one that follows rivers, in a table neither', async () => {
    const coarse = { ...sea, router: (await openSea(100)).router }
    const [from, to] = [port('DEHAM'), port('DELBC')]
    const { warnings } = planVoyage(
      { stops: [{ place: from }, { place: to }], date, resolutionKm: 100 },
      coarse,
    )
    const table = planMatrix(
      { origins: [from], destinations: [to], date, resolutionKm: 100 },
      coarse,
    )
    expect([...warnings, ...table.warnings].filter(({ code }) => code === CODE)).toEqual([])
  })
})

test('two ports at one place of the water are not 0 km apart without a word', () => {
  const plan = (from: string, to: string) =>
    planVoyage({ stops: [{ place: port(from) }, { place: port(to) }], date }, sea)
  const { totals, warnings } = plan('USGLC', 'USPHL')
  expect(totals).toMatchObject({ distanceKm: 0, band: { lowKm: 0, highKm: 10.5 } })
  expect(warnings.map(({ code }) => code)).toContain('same_water')
  const same = plan('USPHL', 'USPHL')
  expect(same.totals.band).toEqual({ lowKm: 0, highKm: 0 })
  expect(same.warnings.map(({ code }) => code)).not.toContain('same_water')
  const places = [port('USGLC'), port('USPHL')]
  const tableOf = (origins: typeof places) =>
    planMatrix({ origins, destinations: places, date }, sea).warnings.filter(
      ({ code }) => code === 'same_water',
    )
  expect(tableOf(places)[0]?.detail).toContain(
    'Gloucester City, United States (USGLC) and Philadelphia',
  )
  expect(tableOf(places)).toHaveLength(1)
  expect(
    planMatrix({ origins: [places[0]!], destinations: [places[0]!], date }, sea).warnings,
  ).toEqual([])
})
