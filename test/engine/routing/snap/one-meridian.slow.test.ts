import { expect, test } from 'vitest'
import { SeaRouter } from '../../../../src/engine/routing/router.js'
import { openSea } from '../../../../src/runtime/loading/open.js'
import { readTables } from '../../../../src/runtime/loading/tables.js'
import { DATA_FOLDER } from '../../../support/sea.js'

const ASKED = { resolutionKm: 20, date: '2026-06-01' } as const

test.each([
  [-17, 'AUSYD'],
  [65, 'JPYOK'],
])('latitude %i at 180 and at -180 is one place, both ways to %s', async (lat, code) => {
  const router = new SeaRouter(await openSea(DATA_FOLDER, [ASKED.resolutionKm]))
  const { ports } = await readTables(DATA_FOLDER)
  const port = { portId: ports.byLocode(code)!.id }
  const km = [180, -180].flatMap((lon) => {
    const place = { position: [lon, lat] as const }
    const there = router.route({ origin: place, destination: port, ...ASKED })
    const back = router.route({ origin: port, destination: place, ...ASKED })
    const { distancesKm } = router.matrix({
      origins: [place],
      destinations: [port],
      ...ASKED,
    })
    return [there.distanceKm, back.distanceKm, ...distancesKm]
  })
  for (const one of km) expect(one).toBeCloseTo(km[0]!, 3)
})
