import { expect, test } from 'vitest'
import { addressKey } from '../../../../src/interfaces/http/transport/caller-address.js'

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8::0001:ffff:0:0:1', '2001:db8:0:1'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
