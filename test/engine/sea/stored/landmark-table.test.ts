import { describe, expect, it } from 'vitest'
import { ByteReader, ByteWriter } from '../../../../src/engine/sea/stored/bytes.js'
import { UNREACHED } from '../../../../src/engine/sea/stored/compact-table.js'
import {
  allMetres,
  packLandmarkTable,
  readLandmarkTable,
} from '../../../../src/engine/sea/stored/landmark-table.js'
import { TableRows } from '../../../../src/engine/sea/stored/table-rows.js'
import { distancesOf } from '../../../support/distances.js'
import { seeded } from '../../geo/random.js'

const ENTITIES = 150

function packed(landmarks: number, metres: Uint32Array): Uint8Array {
  const w = new ByteWriter()
  packLandmarkTable(w, landmarks, metres)
  return w.finish()
}

/** The first half of the landmarks lies behind one cape, the others anywhere; some are not reached. */
function randomMetres(landmarks: number, seed: number): Uint32Array {
  const random = seeded(seed)
  const cape = Array.from({ length: ENTITIES }, () => Math.floor(random() * 2e7))
  const beyond = Array.from({ length: landmarks }, () => random() * 1e7)
  return Uint32Array.from({ length: ENTITIES * landmarks }, (_, at) => {
    const [entity, landmark] = [Math.floor(at / landmarks), at % landmarks]
    if (random() < 0.05) return UNREACHED
    return landmark < landmarks / 2
      ? Math.round(cape[entity]! + beyond[landmark]! + random() - 0.5)
      : Math.floor(random() * 4e7)
  })
}

describe('the distances to landmarks', () => {
  it.each([0, 1, 2, 9])('of %i landmarks are read as they were written (seed 4)', (landmarks) => {
    const metres = randomMetres(landmarks, 4)
    const r = new ByteReader(packed(landmarks, metres))
    const table = readLandmarkTable(r, landmarks, ENTITIES)
    expect(allMetres(table)).toEqual(metres)
    expect(distancesOf(table)).toEqual(metres)
    expect(r.finished).toBe(true)
  })

  it('are unpacked block by block, when an entity of a block is first asked for (seed 5)', () => {
    const metres = randomMetres(3, 5)
    const table = readLandmarkTable(new ByteReader(packed(3, metres)), 3, ENTITIES)
    const rows = new TableRows(table)
    const ready = () => [0, 100, 149].map((entity) => rows.isReady(entity))
    expect(ready()).toEqual([false, false, false])
    expect([0, 1, 2].map((landmark) => rows.at(100).of(landmark))).toEqual([
      ...metres.subarray(300, 303),
    ])
    expect(ready()).toEqual([false, true, false])
  })

  it('take a few bits each where they differ only by rounding', () => {
    const landmarks = 20
    const metres = Uint32Array.from(
      { length: ENTITIES * landmarks },
      (_, at) => 1000 * Math.floor(at / landmarks) ** 2 + 777 * (at % landmarks) + (at % 3),
    )
    expect(packed(landmarks, metres).length).toBeLessThan(metres.length / 2)
  })

  it('are rejected where they are cut short, or refer to a later landmark', () => {
    const bytes = packed(9, randomMetres(9, 7))
    for (const length of [3, bytes.length - 1]) {
      const r = new ByteReader(bytes.subarray(0, length))
      expect(() => readLandmarkTable(r, 9, ENTITIES)).toThrow(RangeError)
    }
    const table = readLandmarkTable(new ByteReader(bytes), 9, ENTITIES)
    table.packed.fill(255)
    expect(() => allMetres(table)).toThrow('A landmark refers to a later one.')
  })
})
