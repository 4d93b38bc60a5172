import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { openNetwork } from '../../../../src/engine/sea/network.js'
import { packNetwork } from '../../../../src/engine/sea/stored/network-format.js'
import {
  contentOf,
  IMAGE_VERSION,
  imageOf,
  networkContent,
  networkOf,
} from '../../../../src/engine/sea/stored/network-image.js'
import { distancesOf } from '../../../support/distances.js'
import { syntheticSea, TWO_ISLANDS } from '../../routing/synthetic-sea.js'

const { content } = syntheticSea(TWO_ISLANDS, [], { finished: true })
const opened = () => openNetwork(packNetwork(content))

function copyOf({ plan, columns }: ReturnType<typeof imageOf>) {
  const memory = new Uint8Array(plan.bytes)
  let at = 0
  for (const column of columns) {
    memory.set(column, at)
    at += column.length
  }
  return networkOf(contentOf(JSON.parse(JSON.stringify(plan)), memory.buffer))
}

test('a network opened from its image is the network', () => {
  const { landmarkTable, ...rest } = copyOf(imageOf(networkContent(opened())))
  const { landmarkTable: own, ...whole } = opened()
  expect({ ...rest }).toEqual({ ...whole })
  expect(distancesOf(landmarkTable)).toEqual(distancesOf(own))
  expect(landmarkTable, 'has nothing to unpack').not.toHaveProperty('packed')
})

test('what is filled in while a network is used begins as zeros', () => {
  const used = opened()
  used.legs.edgeKm.fill(7)
  expect(copyOf(imageOf(networkContent(used))).legs.edgeKm.every((km) => km === 0)).toBe(true)
})

// If this fails, opened networks have changed: raise IMAGE_VERSION, so that older images are not used, and write the new
// checksum here.
test('the version of images changes with what they contain', () => {
  const { plan, columns } = imageOf(networkContent(opened()))
  const { version: _, ...what } = plan
  const checksum = columns.reduce((sum, column) => crc32(column, sum), crc32(JSON.stringify(what)))
  expect([IMAGE_VERSION, checksum]).toEqual([4, 1459636116])
})
