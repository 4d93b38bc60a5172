import { describe, expect, it } from 'vitest'
import { LabelledPorts } from '../../../../src/engine/sea/stored/labelled-ports.js'
import {
  areOfNetwork,
  type PortLabels,
  packPortLabels,
  readPortLabels,
} from '../../../../src/engine/sea/stored/port-labels.js'

/** Three ports and a landmark; the third port lies on a lake. */
const LABELS: PortLabels = {
  southLimit: -55,
  entityCount: 9,
  portId: Int32Array.of(4, 7, 2),
  lonLatE6: Int32Array.of(4_000_000, 52_000_000, 4_100_000, 52_000_000, -80_000_000, 45_500_000),
  first: Uint32Array.of(0, 2, 4, 5, 6),
  hub: Uint16Array.of(0, 2, 0, 1, 3, 0),
  distance: Uint32Array.of(100_000, 5, 250_000, 70_000, 0, 0),
  accessFirst: Uint32Array.of(0, 0, 2, 3),
  accessCell: Uint32Array.of(700_000_000, 700_043_200, 12),
  straits: ['Bangka Strait', 'Utö fairway'],
  barred: ['Bangka Strait'],
  round: {
    first: Uint32Array.of(0, 1, 1, 1, 2),
    hub: Uint16Array.of(5, 5),
    distance: Uint32Array.of(3, 4),
  },
}

describe('labels of ports', () => {
  const bytes = packPortLabels(LABELS, 4_000_000_000)
  const read = readPortLabels(bytes)
  const ports = new LabelledPorts(read, new Set())

  it('are read as they were written', () => {
    for (const name of ['southLimit', 'entityCount', 'portId', 'lonLatE6', 'first'] as const) {
      expect(read[name]).toEqual(LABELS[name])
    }
    for (const name of ['straits', 'barred', 'round'] as const) {
      expect(read[name]).toEqual(LABELS[name])
    }
    expect(read.accessFirst).toEqual(LABELS.accessFirst)
    expect(read.accessCell).toEqual(LABELS.accessCell)
    expect([...read.hub.subarray(0, 6)]).toEqual([...LABELS.hub])
    expect([...read.distance.subarray(0, 6)]).toEqual([...LABELS.distance])
  })

  it('state the least sum by a common hub, in both directions', () => {
    expect(ports.km(0, 1)).toBe(35)
    expect(ports.km(1, 0)).toBe(35)
    expect(ports.km(1, ports.ofLandmark(0))).toBe(25)
  })

  it('state no distance where no hub is common', () => {
    expect(ports.km(0, 2)).toBe(Number.POSITIVE_INFINITY)
    expect(ports.km(2, 0)).toBe(Number.POSITIVE_INFINITY)
  })

  it('tell a distance through the end of a third port, and keep that of the cells to come', () => {
    const labels = {
      ...LABELS,
      // The third port is hub 1, between the two others; hub 0 is far.
      first: Uint32Array.of(0, 2, 4, 6, 7),
      hub: Uint16Array.of(0, 1, 0, 1, 0, 1, 0),
      distance: Uint32Array.of(90_000, 40_000, 90_000, 30_000, 60_000, 0, 0),
    }
    const through = new LabelledPorts(labels, new Set())
    expect(through.km(0, 1)).toBe(7)
    expect(through.isThroughPort(0, 1)).toBe(true)
    expect(through.isThroughPort(1, 0)).toBe(true)
    // One of the ends is that port.
    expect(through.isThroughPort(0, 2)).toBe(false)
    expect(through.isThroughPort(1, through.ofLandmark(0))).toBe(false)
    expect(through.km(0, 2)).toBe(4)
    // Any path may lead through a node.
    expect(new LabelledPorts(labels, new Set([labels.portId[2]!])).isThroughPort(0, 1)).toBe(false)
  })

  it('are not those of a port that has moved, or is unknown', () => {
    expect(ports.of(7, [4.1, 52])).toBe(1)
    expect(ports.of(7, [4.2, 52])).toBe(-1)
    expect(ports.of(5, [4, 52])).toBe(-1)
  })

  it('are refused if they are of another version, or cut short', () => {
    expect(() => readPortLabels(Uint8Array.of(99, ...bytes))).toThrow('got format 99')
    expect(() => readPortLabels(bytes.subarray(0, bytes.length - 1))).toThrow('damaged')
  })

  it('know the network that they were made for', () => {
    expect(areOfNetwork(bytes, 4_000_000_000)).toBe(true)
    expect(areOfNetwork(bytes, 4_000_000_001)).toBe(false)
  })
})
