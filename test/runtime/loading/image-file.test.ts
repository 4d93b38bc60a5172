import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNetwork } from '../../../src/engine/sea/network.js'
import { packNetwork } from '../../../src/engine/sea/stored/network-format.js'
import { networkContent, networkOf } from '../../../src/engine/sea/stored/network-image.js'
import { readImage, writeImage } from '../../../src/runtime/loading/image-file.js'
import { syntheticSea, TWO_ISLANDS } from '../../engine/routing/synthetic-sea.js'
import { distancesOf } from '../../support/distances.js'
import { temporaryFolder } from '../../support/temporary.js'

const network = openNetwork(packNetwork(syntheticSea(TWO_ISLANDS, [], { finished: true }).content))

async function written(): Promise<string> {
  const path = join(temporaryFolder(), 'image', 'network.image')
  await writeImage(path, 'these files', () => networkContent(network))
  return path
}

test('an image is read again, in shared memory', async () => {
  const read = networkOf(await readImage(await written(), 'these files'))
  const { landmarkTable, ...rest } = network
  expect(read).toMatchObject({ ...rest })
  expect(distancesOf(read.landmarkTable)).toEqual(distancesOf(landmarkTable))
  expect(read.vectors.buffer).toBeInstanceOf(SharedArrayBuffer)
})

test('an image of other data files is not used', async () => {
  expect(await readImage(await written(), 'other files')).toBeNull()
  expect(await readImage('/nowhere', 'these files')).toBeNull()
})

test('a damaged image is not used, wherever the damage is', async () => {
  const path = await written()
  const bytes = readFileSync(path)
  for (const share of [0, 0.00001, 0.01, 0.5, 0.999]) {
    const damaged = Uint8Array.from(bytes)
    damaged[Math.floor(share * bytes.length)]! ^= 1
    writeFileSync(path, damaged)
    expect(await readImage(path, 'these files')).toBeNull()
  }
  writeFileSync(path, bytes)
  expect(await readImage(path, 'these files')).not.toBeNull()
  truncateSync(path, bytes.length - 1)
  expect(await readImage(path, 'these files')).toBeNull()
  truncateSync(path, 3)
  expect(await readImage(path, 'these files')).toBeNull()
})

test('where nothing can be written, nothing is left behind and nothing fails', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'image', 'network.image')
  mkdirSync(path, { recursive: true })
  await writeImage(path, 'these files', () => networkContent(network))
  expect(readdirSync(join(folder, 'image'))).toEqual(['network.image'])
})
