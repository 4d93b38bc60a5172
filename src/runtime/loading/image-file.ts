import { mkdir, open, rename, rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { memory } from '../../engine/sea/shared.js'
import {
  contentOf,
  IMAGE_VERSION,
  type ImagePlan,
  imageOf,
} from '../../engine/sea/stored/network-image.js'

/*
 * The image of a network, or of tables on it: a head of 16 bytes (mark, length of the plan, checksum of all that follows),
 * the plan as JSON, and the columns. To read it takes a tenth of the time of unpacking the network. It is made from the
 * data files when they are first opened, where their folder can be written to, and can be deleted at any time.
 */

const MARK = Buffer.from('FWYIMAGE')
const HEAD = 16

interface Content {
  /** What the data files were whose image this is. */
  readonly of: string
  readonly plan: ImagePlan
}

/** @returns the content; null without an image of these data files, or if it is damaged or of another version */
export async function readImage(path: string, of: string): Promise<unknown> {
  const file = await open(path).catch(() => null)
  if (file === null) return null
  try {
    const head = Buffer.alloc(HEAD)
    await file.read(head, 0, HEAD, 0)
    const { size } = await file.stat()
    const length = head.readUInt32LE(8)
    if (!head.subarray(0, 8).equals(MARK) || HEAD + length > size) return null
    const text = Buffer.alloc(length)
    await file.read(text, 0, length, HEAD)
    const content = JSON.parse(text.toString()) as Content
    const { plan } = content
    if (content.of !== of || plan.version !== IMAGE_VERSION) return null
    if (HEAD + length + plan.bytes !== size) return null
    const columns = new Uint8Array(memory(plan.bytes))
    await file.read(columns, 0, plan.bytes, HEAD + length)
    if (crc32(columns, crc32(text)) !== head.readUInt32LE(12)) return null
    return contentOf(plan, columns.buffer)
  } catch {
    return null
  } finally {
    await file.close()
  }
}

/** Writes an image, unless the folder cannot be written to: then its content is made at every start. */
export async function writeImage(path: string, of: string, content: () => object): Promise<void> {
  const own = `${path}.${process.pid}-${threadId}`
  try {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(own, 'w')
    try {
      const { plan, columns } = imageOf(content())
      const text = Buffer.from(JSON.stringify({ of, plan } satisfies Content))
      const head = Buffer.alloc(HEAD)
      MARK.copy(head)
      head.writeUInt32LE(text.length, 8)
      head.writeUInt32LE(
        columns.reduce((sum, column) => crc32(column, sum), crc32(text)),
        12,
      )
      await file.writev([head, text, ...columns])
    } finally {
      await file.close()
    }
    await rename(own, path)
  } catch {
    await rm(own, { force: true }).catch(() => undefined)
  }
}

/** What decides whether an image is that of some data files. @param checksums of the files */
export function identityOf(checksums: readonly string[]): string {
  return [endianness(), ...checksums].join()
}
