import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInNetworks } from '../../../keeping/accounts/key-networks.js'
import { isPublicAddress } from './public-address.js'

/** Longest time for a message, and for a file as for a body that arrives, ms. */
const [MESSAGE_MS, FILE_MS] = [10_000, 30_000]

export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** Sends a message to an address that a caller has given. @returns the status. @throws Error if there is none */
export type Post = (message: Message) => Promise<number>

export interface Fetched {
  /** As the answer says; empty if it does not. */
  readonly type: string
  readonly bytes: Buffer
}

/** Reads a file at an address that a caller has given. @throws Error that says what was wrong with it */
export type Get = (url: string, mostBytes: number) => Promise<Fetched>

/** @param networks in which private addresses are allowed, and http */
export function guardedPost(networks: readonly string[]): Post {
  return async ({ url, headers, body, signal }) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(MESSAGE_MS)])
    const more = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
    const answer = await call(networks, url, { method: 'POST', headers: more, signal: ended }, body)
    answer.destroy()
    return answer.statusCode ?? 0
  }
}

/** @param networks in which private addresses are allowed, and http */
export function guardedGet(networks: readonly string[], mostMs = FILE_MS): Get {
  return async (url, mostBytes) => {
    const signal = AbortSignal.timeout(mostMs)
    const headers = { 'user-agent': 'Fairway', 'accept-encoding': 'identity' }
    try {
      const answer = await call(networks, url, { method: 'GET', headers, signal })
      const bytes = await wholeOf(answer, mostBytes).finally(() => answer.destroy())
      return { type: answer.headers['content-type'] ?? '', bytes }
    } catch (error) {
      if (signal.aborted) throw new Error(`it took longer than ${mostMs / 1000} s`)
      const { code } = error as NodeJS.ErrnoException
      throw code === undefined ? error : new Error(`there is no connection (${code})`)
    }
  }
}

async function wholeOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode: status = 0, headers } = answer
  if (status >= 300 && status < 400)
    throw new Error(`it answered ${status}; give the address that it leads to, as none is followed`)
  if (status !== 200) throw new Error(`it answered ${status}`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Error('it is sent compressed; offer it as it is')
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Never reaches an address that is not public, unless the operator names its network: what a name stands for is looked
 * up once, and that address is used. No redirect is followed.
 */
function call(
  networks: readonly string[],
  url: string,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
  body = '',
): Promise<IncomingMessage> {
  const target = new URL(url)
  const isPlain = target.protocol === 'http:'
  const isAllowed = (address: string) =>
    isInNetworks(networks, address) || (!isPlain && isPublicAddress(address))
  const refuse = refusalOf(target, networks)
  if (refuse !== null) return Promise.reject(new Error(refuse))
  const send = isPlain ? requestPlain : requestTls
  return new Promise((resolve, reject) => {
    const sent = send(target, { ...options, lookup: guardedLookup(isAllowed), agent: false })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end(body)
  })
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
  if (!isAllowed && isPublicAddress(host)) return 'must begin with https://'
  return isAllowed ? null : `must not be in a private network, as ${host} is`
}

function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const all = (found ?? []) as LookupAddress[]
      const forbidden = all.find(({ address }) => !isAllowed(address))
      // The same words for all, or they would tell which names a private network has.
      if (error !== null || forbidden !== undefined || all.length === 0)
        done(new Error(`${host} has no address that may be called`), '')
      else if (options.all) done(null, all)
      else done(null, all[0]!.address, all[0]!.family)
    })
  }
}
