import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../test/support/random-mutation.js'
import { failureOf, faultOf, type Received } from './fuzz-transport.js'
import { ALL_KINDS, CHARGED, type SocketCase, socketCase } from './socket-cases.js'
import { type Exchange, exchange } from './socket-exchange.js'

/** Connections that are open at the same time. */
const TOGETHER = 8
/** What a service may take to answer /health beside the connections, ms. */
const HEALTH_MS = 5_000
const ASK_AGAIN_MS = 100
/** Length of a path whose request has a head of more than 16 KiB, or nearly. */
const UNREAD_LENGTH = 15_000

export interface SocketBlock {
  readonly url: string
  readonly token: string
  readonly random: Random
  readonly count: number
  /** Time in which the service waited for a processor, ms. */
  waitedMs(): number
  /** Units that the account has used. */
  used(): Promise<number>
  note(kind: string): void
  find(fault: string): void
}

/**
 * Opens connections that pipeline, dawdle, stop half-way, close early or break the framing. None may hang, each
 * response must be one of the contract, and a request that never came whole is never charged.
 */
export async function socketBlock(block: SocketBlock): Promise<void> {
  const broken = ALL_KINDS.filter((kind) => !CHARGED.includes(kind))
  const share = Math.floor(block.count / 2)
  const before = await block.used()
  await open(block, broken, share)
  const charged = (await block.used()) - before
  if (charged !== 0) block.find(`${charged} units charged for requests that never came whole`)
  await open(block, CHARGED, block.count - share)
  const response = await fetch(`${block.url}/health`, { signal: AbortSignal.timeout(HEALTH_MS) })
  if (!response.ok) block.find(`/health is ${response.status} after the block`)
  const left = await leftInProgress(block.url)
  if (left > 0) block.find(`${left} requests in progress after all connections have closed`)
}

/** Requests that the service still counts when it had time to end all of them. */
async function leftInProgress(url: string): Promise<number> {
  const until = performance.now() + HEALTH_MS
  for (;;) {
    const text = await (await fetch(`${url}/metrics`)).text()
    const left = Number(/^fairway_http_requests_in_flight (\d+)$/m.exec(text)?.[1])
    if (left === 0 || performance.now() > until) return left
    await pause(ASK_AGAIN_MS)
  }
}

async function open(block: SocketBlock, kinds: readonly string[], count: number): Promise<void> {
  let left = count
  const one = async () => {
    while (left > 0) {
      left -= 1
      const sent = socketCase(block.random, block.token, kinds)
      const had = await exchange(block.url, sent, block.waitedMs)
      const statuses = had.responses.map(({ status }) => status)
      block.note(sent.kind)
      for (const status of statuses) block.note(`${status}`)
      const fault = faultIn(sent, had)
      const told = `${statuses.join(' ')} to ${JSON.stringify(sent.pieces.join('').slice(0, 900))}`
      if (fault !== null) block.find(`${sent.kind}: ${fault}; ${told}`)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, one))
}

/** @returns what is wrong with the responses on a connection, or null */
function faultIn(
  { whole, pieces, ending }: SocketCase,
  { responses, rest, isHanging }: Exchange,
): string | null {
  if (isHanging) return `hangs, at a load of ${loadavg()[0]!.toFixed(0)}`
  for (const [at, answer] of responses.entries()) {
    const sent = whole[at]
    const fault = sent === undefined ? brokenFault(answer) : faultOf(sent, answer)
    if (fault !== null) return `response ${at + 1} ${fault}`
    const id = answer.headers['x-request-id']
    // A head that is too large, or did not come in time, is not read, its id neither.
    const isUnread =
      answer.status === 408 || (answer.status === 431 && (sent?.path.length ?? 0) > UNREAD_LENGTH)
    if (sent !== undefined && !isUnread && id !== `fuzz-${at}`)
      return `response ${at + 1} has the id ${id}`
  }
  // Of a request that was not read to its end, Node does not tell the method: HEAD has the body too.
  const isMisread =
    [400, 408, 431].includes(responses.at(-1)?.status ?? 0) && pieces.join('').startsWith('HEAD')
  if (ending === 'drop' || isMisread) return null
  if (rest !== '') return `is cut off: ${rest.slice(0, 200)}`
  const isClosed = responses.at(-1)?.headers.connection === 'close'
  if (whole.length === 0 || responses.length === whole.length || isClosed) return null
  return `has ${responses.length} responses to ${whole.length} requests`
}

/** A request that is wrong on purpose may have any answer but a failure. */
function brokenFault(answer: Received): string | null {
  const { status, body, text } = answer
  if (Number.isNaN(status)) return `is not HTTP: ${text.slice(0, 200)}`
  const failure = failureOf(answer)
  if (failure !== null) return failure
  // A caller that asks for the head alone gets no body.
  if (status >= 400 && text !== '' && body.code === undefined) return `is ${status} without a code`
  return null
}
