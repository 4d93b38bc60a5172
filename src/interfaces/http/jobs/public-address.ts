import { isInNetworks } from '../../../keeping/accounts/key-networks.js'

/** IPv4 that is not on the public network: the registries of special-purpose addresses of IANA (2026), multicast. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** All that is given out of IPv6. IPv4 in other forms (mapped, translated) is outside, so it is no way round. */
const GLOBAL_V6 = ['2000::/3']
/** What of it is not public, or leads to IPv4: protocols and tunnels, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Whether an address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return !isInNetworks(SPECIAL_V4, address)
  return isInNetworks(GLOBAL_V6, address) && !isInNetworks(SPECIAL_V6, address)
}
