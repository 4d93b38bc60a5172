import { expect, test } from 'vitest'
import { fuelCodes } from '../../src/emissions/factors/fuels.js'
import { carrierName } from '../../src/papers/ileap-carriers.js'
import { factors } from '../emissions/support.js'

/** Fuels for which the list of iLEAP 1.0.0 has no carrier. */
const LACKING = /(^|_)(AMMONIA|ETHANE|ETHANOL|DME)(_|$)|^(BIODIESEL|BIO_OTHER|E_DIESEL)$/

test.each(fuelCodes(factors.fuels))(
  '%s has a carrier of iLEAP, or is known to have none',
  (code) => {
    expect(carrierName(code) === null).toBe(LACKING.test(code))
  },
)
