import { expect, test } from 'vitest'
import { namesFuel } from '../../../src/contract/columns/fuel-words.js'
import { fuelCodes } from '../../../src/emissions/factors/fuels.js'
import { factors } from '../../emissions/support.js'

const codes = fuelCodes(factors.fuels)

test.each(codes)('%s names a fuel that was burnt, alone and with its tonnes', (code) => {
  expect(namesFuel(code)).toBe(true)
  expect(namesFuel(`${code.replaceAll('_', ' ').toLowerCase()} cons (mt)`)).toBe(true)
  expect(namesFuel(`${code} ROB`)).toBe(false)
})
