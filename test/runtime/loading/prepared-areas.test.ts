import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { ring } from '../../../src/engine/geo/ring.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { Area } from '../../../src/engine/sea/areas.js'
import { openNetwork } from '../../../src/engine/sea/network.js'
import { packNetwork } from '../../../src/engine/sea/stored/network-format.js'
import { IMAGE_VERSION, imageOf } from '../../../src/engine/sea/stored/network-image.js'
import { preparedTables } from '../../../src/runtime/loading/prepared-areas.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from '../../engine/routing/synthetic-sea.js'
import { distancesOf } from '../../support/distances.js'
import { temporaryFolder } from '../../support/temporary.js'

const { content, coast } = syntheticSea(TWO_ISLANDS, [], { finished: true })
const bytes = packNetwork(content)
const AVOIDED = { resolutionKm: 20, avoidAreas: ['eca'], date: '2026-11-30' } as const
const THERE = rectangle(30, -20, 38, 2)

function routerWith(outline: readonly Position[]): SeaRouter {
  const areas: Area[] = [
    {
      ...{ id: 'there', name: 'There', group: 'eca', approximate: false, source: 'none' },
      enforcedFrom: '2020-01-01',
      ...{ outlines: [outline], rings: [ring(outline)] },
    },
  ]
  const networks = [openNetwork(bytes)]
  return new SeaRouter({ version: 'synthetic', networks, coast, passages: [], areas })
}

test('the tables of avoided areas are made once, and read by the next process', async () => {
  const folder = temporaryFolder()
  const made = (await preparedTables(folder, AVOIDED, routerWith(THERE)))!
  expect(readdirSync(join(folder, 'image'))).toEqual(['areas-eca-20km.image'])
  const next = routerWith(THERE)
  const prepareAreas = vi.spyOn(next, 'prepareAreas')
  const read = (await preparedTables(folder, AVOIDED, next))!
  expect(prepareAreas).not.toHaveBeenCalled()
  expect(distancesOf(read.costs)).toEqual(distancesOf(made.costs))
  expect(read.joins).toEqual(made.joins)
})

test('areas with other outlines have tables of their own, and none in force has none', async () => {
  const folder = temporaryFolder()
  const made = (await preparedTables(folder, AVOIDED, routerWith(THERE)))!
  const moved = (await preparedTables(folder, AVOIDED, routerWith(rectangle(31, -20, 38, 2))))!
  expect(distancesOf(moved.costs)).not.toEqual(distancesOf(made.costs))
  const before = { ...AVOIDED, date: '2019-01-01' }
  expect(await preparedTables(folder, before, routerWith(THERE))).toBeNull()
})

// If this fails, avoided areas cost something else: raise IMAGE_VERSION, so that older images are not used, and write the
// new checksum here.
test('the version of images changes with what avoided areas cost', () => {
  const { plan, columns } = imageOf(routerWith(THERE).prepareAreas(AVOIDED)!)
  const { version: _, ...what } = plan
  const checksum = columns.reduce((sum, column) => crc32(column, sum), crc32(JSON.stringify(what)))
  expect([IMAGE_VERSION, checksum]).toEqual([4, 1751209189])
})
