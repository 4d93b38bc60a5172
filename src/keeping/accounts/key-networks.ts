import { BlockList, isIP } from 'node:net'

const BITS = { 4: 32, 6: 128 } as const

/** What is wrong with an address or a network such as 192.0.2.0/24 or 2001:db8::/32; null if nothing. */
export function networkFault(text: string): string | null {
  const { version, prefix } = parse(text)
  if (version === 0) return 'must be an IPv4 or IPv6 address, or a network such as 192.0.2.0/24'
  const most = BITS[version]
  return prefix <= most ? null : `must have a prefix from 0 to ${most}`
}

/**
 * @param networks without faults
 * @param address of a caller; one of a link may end in a zone, such as %eth0
 */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const text of networks) {
    const { host, version, prefix } = parse(text)
    if (version !== 0) list.addSubnet(host, prefix, `ipv${version}`)
  }
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}

function parse(text: string): { host: string; version: 0 | 4 | 6; prefix: number } {
  const [, host = '', digits] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(host) as 0 | 4 | 6
  const all = version === 0 ? 0 : BITS[version]
  return { host, version, prefix: digits === undefined ? all : Number(digits) }
}
