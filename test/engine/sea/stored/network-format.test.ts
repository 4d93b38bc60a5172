import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openNetwork } from '../../../../src/engine/sea/network.js'
import { PASSAGES } from '../../../../src/engine/sea/passages.js'
import { wrap } from '../../../../src/engine/sea/stored/container.js'
import { networkFile } from '../../../../src/engine/sea/stored/files.js'
import type { NetworkContent } from '../../../../src/engine/sea/stored/network-content.js'
import {
  packNetwork,
  readNetwork,
  splitNetwork,
} from '../../../../src/engine/sea/stored/network-format.js'
import { openResolution } from '../../../../src/runtime/loading/open.js'

const count = PASSAGES.length
const last = PASSAGES.at(-1)

/** A triangle of water with one link, closed by the second passage. */
const content: NetworkContent = {
  resolutionKm: 20,
  lonLatE6: Int32Array.of(0, 0, 1_000_000, 0, 0, 1_000_000),
  start: Int32Array.of(0, 1, 2),
  closed: Uint8Array.of(1, 0, 1),
  water: Uint8Array.of(1),
  after: Int32Array.of(2, -1, 1),
  cornerVertex: Int32Array.of(0),
  nodeVertex: Int32Array.of(1, -1),
  nodeLonLatE6: Int32Array.of(1_000_000, 0, 2_000_000, -5),
  linkFrom: Int32Array.of(0),
  linkTo: Int32Array.of(1),
  linkPassage: Int32Array.of(1),
  linkFirst: Int32Array.of(0, 2),
  linkLonLatE6: Int32Array.of(1_000_000, 0, 2_000_000, -5),
  legFirst: Int32Array.of(0, 0, 1, 1, 1),
  legTo: Int32Array.of(2),
  landmarks: Int32Array.of(0),
  gateLandmarks: 1,
  landmarkMetres: Uint32Array.of(111_000, 0, 0xffffffff),
  portId: Int32Array.of(7, 9),
  portNode: Int32Array.of(0, 1),
  portLegs: { legFirst: Int32Array.of(0, 0, 1, 1, 1), legTo: Int32Array.of(2) },
  bays: {
    bayParent: Int32Array.of(-1, -1, 1),
    triangleBay: Int32Array.of(1),
    cutTriangle: Int32Array.of(0),
    cutBay: Int32Array.of(2),
    entityBay: Int32Array.of(1, 1, 0),
  },
}

describe('the network format', () => {
  it('reads what it wrote', () => {
    expect(readNetwork(packNetwork(content))).toEqual(content)
  })

  it('reads the two parts of a file as the file, the second when it is needed', () => {
    const bytes = packNetwork(content)
    const { first, rest } = splitNetwork(bytes)
    let isThere = false
    const parts = openNetwork(first, {}, () => {
      if (isThere) return rest
      throw new Error('not yet')
    })
    expect(() => parts.start).toThrow('not yet')
    expect(() => parts.legs).toThrow('not yet')
    isThere = true
    const whole = openNetwork(bytes)
    expect(parts).toEqual(whole)
    expect([parts.start, parts.water, parts.legs]).toEqual([whole.start, whole.water, whole.legs])
  })

  it('does not take the first part of a file for the file', () => {
    const { first } = splitNetwork(packNetwork(content))
    expect(() => openNetwork(first).start).toThrow()
  })

  it('reads a file without the rows that only save time', () => {
    const bare = { ...content, portLegs: null, bays: null }
    expect(readNetwork(packNetwork(bare))).toEqual(bare)
  })

  it('passes over the distances between ports in files that still have them', () => {
    const bytes = packNetwork(content)
    const { length } = packNetwork({ ...content, portLegs: null, bays: null })
    const [nearest, distance] = [[0], [0xb2, 0xc0, 0x01]]
    const [upToPorts, beyond] = [bytes.subarray(1, length), bytes.subarray(length)]
    const old = Uint8Array.of(7, ...upToPorts, ...nearest, ...distance, ...beyond)
    expect(readNetwork(old)).toEqual(content)
  })

  it('rejects passages in another order, and names the first that differs', () => {
    const [first, second, ...others] = PASSAGES
    const swapped = packNetwork(content, [second, first, ...others])
    expect(() => readNetwork(swapped)).toThrow(
      'built for other passages: number 0 is panama, expected suez',
    )
  })

  it('rejects a passage too few and a passage too many', () => {
    const fewer = packNetwork(content, PASSAGES.slice(0, -1))
    expect(() => readNetwork(fewer)).toThrow(`number ${count - 1} is none, expected ${last}`)
    const more = packNetwork(content, [...PASSAGES, 'thames'])
    expect(() => readNetwork(more)).toThrow(`number ${count} is thames, expected none`)
  })

  it('rejects another format and surplus bytes', () => {
    const bytes = packNetwork(content)
    const old = Uint8Array.from(bytes)
    old[0] = 1
    expect(() => readNetwork(old)).toThrow('got format 1, expected 9')
    expect(() => readNetwork(Uint8Array.of(...bytes, 0))).toThrow('damaged')
  })

  it('is rejected as a file by its name and with the remedy', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairway-'))
    const swapped = packNetwork(content, [...PASSAGES].reverse())
    const path = join(folder, networkFile(20))
    await mkdir(dirname(path))
    await writeFile(path, wrap(brotliCompressSync(swapped)))
    const opening = openResolution(folder, 20)
    await expect(opening).rejects.toThrow(path)
    await expect(opening).rejects.toThrow(`number 0 is ${last}, expected suez`)
    await expect(opening).rejects.toThrow('npm run data -- build')
    await rm(folder, { recursive: true })
  })
})
