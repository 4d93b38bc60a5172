import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What a power failure does to what was written and not flushed. */
export const FATES = ['none', 'all', 'torn', 'prefix'] as const
export type Fate = (typeof FATES)[number]

/** A disk writes sectors whole. */
const SECTOR = 512
const HEAD_BYTES = 21

/** A recorded call: n(ame), w(rite), t(runcate), d(elete), f(lush) or a flush that failed, e. */
interface Call {
  readonly kind: 'n' | 'w' | 't' | 'd' | 'f' | 'e'
  readonly file: number
  readonly offset: number
  readonly bytes: Buffer
}

/** The calls in the log of the recorder. */
export function readCalls(path: string): Call[] {
  const log = readFileSync(path)
  const calls: Call[] = []
  for (let at = 0; at < log.length; ) {
    const kind = String.fromCharCode(log[at]!) as Call['kind']
    const [file, offset] = [log.readInt32LE(at + 1), Number(log.readBigInt64LE(at + 5))]
    const length = Number(log.readBigInt64LE(at + 13))
    at += HEAD_BYTES
    calls.push({ kind, file, offset, bytes: log.subarray(at, at + length) })
    at += length
  }
  return calls
}

/** A file as the disk has it, and what has not reached it. */
class Disk {
  durable: Buffer = Buffer.alloc(0)
  waiting: Call[] = []

  take(call: Call): void {
    if (call.kind === 'f') {
      for (const one of this.waiting) this.durable = applied(this.durable, one)
      this.waiting = []
    } else if (call.kind === 'e') this.waiting = []
    else this.waiting.push(call)
  }

  /** The folder has reached the disk: with any flush, since file systems write their own log whole. */
  settleDeletion(): void {
    const deleted = this.waiting.findLastIndex(({ kind }) => kind === 'd')
    if (deleted < 0) return
    this.durable = Buffer.alloc(0)
    this.waiting = this.waiting.slice(deleted + 1)
  }

  after(fate: Fate, random: () => number): Buffer {
    let bytes: Buffer = this.durable
    const most = fate === 'prefix' ? Math.floor(random() * (this.waiting.length + 1)) : Infinity
    for (const call of fate === 'none' ? [] : this.waiting.slice(0, most)) {
      if (fate !== 'torn') bytes = applied(bytes, call)
      else for (const sector of sectorsOf(call)) if (random() < 0.5) bytes = applied(bytes, sector)
    }
    return bytes
  }
}

function applied(bytes: Buffer, { kind, offset, bytes: more }: Call): Buffer {
  if (kind === 'd') return Buffer.alloc(0)
  if (kind === 't') {
    return offset <= bytes.length
      ? Buffer.from(bytes.subarray(0, offset))
      : Buffer.concat([bytes, Buffer.alloc(offset - bytes.length)])
  }
  const end = offset + more.length
  const whole = Buffer.alloc(Math.max(bytes.length, end))
  bytes.copy(whole)
  more.copy(whole, offset)
  return whole
}

function* sectorsOf(call: Call): Generator<Call> {
  if (call.kind !== 'w') return yield call
  for (let from = 0; from < call.bytes.length; ) {
    const offset = call.offset + from
    const length = SECTOR - (offset % SECTOR)
    yield { ...call, offset, bytes: call.bytes.subarray(from, from + length) }
    from += length
  }
}

/** The power fails after each of some calls. */
export class Replay {
  /** Files by name, and the names of the process that writes now: the next one numbers them anew. */
  readonly #disks = new Map<string, Disk>()
  readonly #names = new Map<number, string>()
  #acknowledged = ''

  /** What callers have heard of so far. */
  get acknowledged(): number[] {
    return this.#acknowledged.split('\n').filter(Boolean).map(Number)
  }

  take(call: Call): void {
    const { kind, file, bytes } = call
    const name = kind === 'n' ? basename(String(bytes)) : this.#names.get(file)!
    if (kind === 'n') {
      this.#names.set(file, name)
      if (!this.#disks.has(name)) this.#disks.set(name, new Disk())
    } else if (name !== 'acknowledged') {
      this.#disks.get(name)!.take(call)
      if (kind === 'f') for (const disk of this.#disks.values()) disk.settleDeletion()
    } else if (kind === 'w') this.#acknowledged += String(bytes)
  }

  /** Writes what the disk has into a folder. A file without bytes is as good as none. */
  write(folder: string, fate: Fate, random: () => number): void {
    for (const [name, disk] of this.#disks) {
      if (/^fairway\.db(-wal|-journal)?$/.test(name))
        writeFileSync(join(folder, name), disk.after(fate, random))
    }
  }
}
