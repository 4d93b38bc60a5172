import { isIPv6 } from 'node:net'
import type { App } from './fastify-types.js'

/** Gives requests the `address` of their caller. */
export function installCallerAddress(app: App): void {
  app.decorateRequest('address', {
    getter() {
      return withoutPort(this.ip)
    },
  })
}

const V4_AND_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/
const V6_IN_BRACKETS = /^\[([\da-f.:]+)\](?::\d+)?$/i

/**
 * Some proxies forward an address with its port. A port is new with each connection, so limits that
 * counted it would not hold.
 */
function withoutPort(address: string): string {
  return V4_AND_PORT.exec(address)?.[1] ?? V6_IN_BRACKETS.exec(address)?.[1] ?? address
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The key for limits by address: an IPv4 address, or the first 64 bits of an IPv6 address, because a
 * client usually controls that whole network.
 */
export function addressKey(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
