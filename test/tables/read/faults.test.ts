import { expect, test } from 'vitest'
import { Problem } from '../../../src/contract/problems/problem.js'
import { estimates } from '../../../src/interfaces/cli/table/estimates.js'
import { routes } from '../../../src/interfaces/cli/table/routes.js'
import { BodyReader } from '../../../src/tables/bodies/body-reader.js'
import { testPorts } from '../../support/test-ports.js'

const reading = {
  ports: testPorts,
  isLonLat: false,
  hasDecimalCommas: false,
  isJson: false,
  base: {},
}
const row = (cells: Readonly<Record<string, string>>) => ({
  line: 2,
  columns: Object.keys(cells),
  cells: Object.values(cells),
})

/** Why a row makes no request. */
function problemOf({ columns }: { columns: typeof routes.columns }, cells: Record<string, string>) {
  try {
    new BodyReader(columns).read(row(cells), reading)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('the row has no fault')
}

test('a row of a batch names all its faults, those of its cells and those of the contract', () => {
  const wrong = {
    origin: 'Nowhere',
    destination: 'Elsewhere',
    speed: 'fast',
    vessel_type: 'canoe',
    avoid: 'suezz',
  }
  const { detail, members } = problemOf(routes, wrong)
  for (const fault of [
    '"Nowhere"',
    '"Elsewhere"',
    'speed: ',
    'vessel_type "canoe" must be',
    'avoid "suezz"',
  ]) {
    expect(detail).toContain(fault)
  }
  expect(detail).not.toContain('required')
  expect((members['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
    '#/origin',
    '#/destination',
    '#/speed_kmh',
    '#/avoid/0',
    '#/vessel/type',
  ])
})

test('a shipment names all its faults', () => {
  const wrong = { origin: 'Nowhere', destination: 'Rotterdam', teu: 'ten', mass_tonnes: 'much' }
  const { detail } = problemOf(estimates, wrong)
  for (const fault of ['"Nowhere"', 'teu', 'mass_tonnes']) expect(detail).toContain(fault)
})
