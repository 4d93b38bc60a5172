import { expect, test } from 'vitest'
import { readRow } from '../../../src/cli/batch/asked-row.js'
import { rowReader } from '../../../src/cli/batch/row-fields.js'
import { readShipment, shipmentReader } from '../../../src/cli/shipments/rows.js'
import { testPorts } from '../../support/test-ports.js'

const reading = { ports: testPorts, isLonLat: false, hasDecimalCommas: false }
const row = (cells: Readonly<Record<string, string>>) => ({
  line: 2,
  columns: Object.keys(cells),
  cells: Object.values(cells),
})

test('a row of a batch names all its faults', () => {
  const wrong = row({
    origin: 'Nowhere',
    destination: 'Elsewhere',
    speed: 'fast',
    vessel: 'canoe',
    avoid: 'suezz',
  })
  const read = () => readRow(wrong, rowReader(), reading)
  for (const fault of ['"Nowhere"', '"Elsewhere"', 'speed: ', '"canoe"', 'avoid: ']) {
    expect(read).toThrow(fault)
  }
})

test('a shipment names all its faults', () => {
  const wrong = row({
    origin: 'Nowhere',
    destination: 'Rotterdam',
    teu: 'ten',
    mass_tonnes: 'much',
  })
  const read = () => readShipment(wrong, shipmentReader(), { ...reading, base: {} })
  for (const fault of ['"Nowhere"', 'teu', 'mass_tonnes']) expect(read).toThrow(fault)
})
