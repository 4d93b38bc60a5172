import { type LookupAddress, lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInNetworks } from '../../../keeping/accounts/key-networks.js'
import { isPublicAddress } from './public-address.js'

/** Longest time for the whole exchange, ms. */
const MOST_MS = 10_000

export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** Sends a message to an address that a caller has given. @returns the status. @throws Error if there is none */
export type Post = (message: Message) => Promise<number>

/**
 * Never reaches an address that is not public, unless the operator names its network: what a name stands for is looked
 * up once, and that address is used. No redirect is followed, and no answer is read.
 * @param networks in which private addresses are allowed, and http
 */
export function guardedPost(networks: readonly string[]): Post {
  return ({ url, headers, body, signal }) => {
    const target = new URL(url)
    const isPlain = target.protocol === 'http:'
    const isAllowed = (address: string) =>
      isInNetworks(networks, address) || (!isPlain && isPublicAddress(address))
    const refuse = refusalOf(target, networks)
    if (refuse !== null) return Promise.reject(new Error(refuse))
    const send = isPlain ? requestPlain : requestTls
    return new Promise((resolve, reject) => {
      const sent = send(target, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: guardedLookup(isAllowed),
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      })
      sent.end(body)
    })
  }
}

/** Why nothing is sent to an address, as far as it says so itself; null if it does not. */
export function refusalOf(target: URL, networks: readonly string[]): string | null {
  const { protocol, username, password } = target
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' && !(protocol === 'http:' && networks.length > 0))
    return 'must begin with https://'
  if (username !== '' || password !== '') return 'must have no user and no password'
  if (isIP(host) === 0) return null
  const isAllowed = isInNetworks(networks, host) || (protocol === 'https:' && isPublicAddress(host))
  return isAllowed ? null : `must not be in a private network, as ${host} is`
}

function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const all = (found ?? []) as LookupAddress[]
      const forbidden = all.find(({ address }) => !isAllowed(address))
      if (error !== null) done(error, '')
      else if (forbidden !== undefined || all.length === 0)
        done(new Error(`${host} is in a private network`), '')
      else if (options.all) done(null, all)
      else done(null, all[0]!.address, all[0]!.family)
    })
  }
}
