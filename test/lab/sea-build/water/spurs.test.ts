import { expect, test } from 'vitest'
import { addSpurs } from '../../../../lab/sea-build/water/spurs.js'
import { lineKm } from '../../../../src/engine/geo/leg.js'
import { openContent } from '../../../../src/engine/sea/network.js'
import { UNREACHED } from '../../../../src/engine/sea/stored/compact-table.js'
import { positionAt } from '../../../../src/engine/sea/stored/network-content.js'
import { syntheticSea } from '../../../engine/routing/synthetic-sea.js'

const { content } = syntheticSea(
  {
    islands: [],
    straits: [],
    fairways: [
      {
        line: [
          [120, -40],
          [121, -40],
        ],
        ends: ['water', 'water'],
      },
    ],
    ports: [
      [0, 0],
      [0, 1],
    ],
  },
  [],
  { finished: true },
)
const port = content.portId[0]!
const mouth = content.portNode[0]!
const TOWN = [118, -41] as const
const SPUR = { id: 'river', port, line: [TOWN, [119, -40.5] as const] }

const rowOf = (metres: Uint32Array, node: number) => {
  const row = (content.cornerVertex.length + node) * content.landmarks.length
  return metres.subarray(row, row + content.landmarks.length)
}

test('a spur is a link from the town to the node of its port', () => {
  const added = addSpurs(content, [SPUR])
  const town = content.nodeVertex.length
  expect([added.linkFrom.at(-1), added.linkTo.at(-1), added.linkPassage.at(-1)]).toEqual([
    town,
    mouth,
    -1,
  ])
  expect(positionAt(added.nodeLonLatE6, town)).toEqual(TOWN)
  const points = added.linkFirst.at(-1)! - added.linkFirst.at(-2)!
  expect(points).toBe(SPUR.line.length + 1)
})

test('the town is farther from each landmark than the port, by the length of the spur', () => {
  const added = addSpurs(content, [SPUR])
  const km = lineKm([...SPUR.line, positionAt(content.nodeLonLatE6, mouth)])
  expect(openContent(added).linkKm.at(-1)).toBeCloseTo(km, 5)
  const ofPort = rowOf(content.landmarkMetres, mouth)
  const ofTown = rowOf(added.landmarkMetres, content.nodeVertex.length)
  const expected = Array.from(ofPort, (metres) =>
    metres === UNREACHED ? metres : metres + Math.round(1000 * km),
  )
  expect([...ofTown]).toEqual(expected)
})

test('all other rows of a network stay as they are', () => {
  const added = addSpurs(content, [SPUR])
  expect(added.landmarkMetres.slice(0, content.landmarkMetres.length)).toEqual(
    content.landmarkMetres,
  )
  expect(added.legTo).toEqual(content.legTo)
})

test('several spurs may begin at one port, and none at a port that is missing', () => {
  const second = { ...SPUR, id: 'other', line: [[118, -39] as const] }
  const added = addSpurs(content, [SPUR, second])
  expect(added.linkFrom.length).toBe(content.linkFrom.length + 2)
  expect(addSpurs(content, [])).toBe(content)
  expect(() => addSpurs(content, [{ ...SPUR, port: 999 }])).toThrow('Port 999, where a spur begins')
})
