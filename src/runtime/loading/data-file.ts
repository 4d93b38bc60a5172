import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const REMEDY = 'Restore it from the release, or rebuild it with npm run data -- build.'

/** What is being read: tables and sea are opened together, and both need the ports. */
const reading = new Map<string, Promise<unknown>>()

/**
 * Reads a JSON file of a data folder. Readers of the same file at the same time share what it says.
 * @throws Error of one line that names the file and the remedy if it is missing, not JSON, or not in
 * the expected format
 */
export async function readDataFile<Content>(
  folder: string,
  name: string,
  read: (json: unknown) => Content,
): Promise<Content> {
  const path = join(folder, name)
  const content = reading.get(path) ?? parsedFile(path)
  reading.set(path, content)
  const json = await content.finally(() => reading.delete(path))
  return understand(path, () => read(json))
}

async function parsedFile(path: string): Promise<unknown> {
  const text = String(await readDataBytes(path))
  return understand(path, () => JSON.parse(text))
}

/** @throws Error that names the file and the remedy */
export async function readDataBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'is missing' : `can't be read (${code})`
    throw new Error(`The data file ${path} ${reason}. ${REMEDY}`, { cause })
  }
}

/** Turns a fault of a file's content into an Error that names the file and the remedy. */
export function understand<Content>(path: string, read: () => Content): Content {
  try {
    return read()
  } catch (cause) {
    throw new Error(`The data file ${path} is damaged: ${reasonOf(cause)}. ${REMEDY}`, { cause })
  }
}

/** A type error would point at our code instead of the list that is missing from the file. */
function reasonOf(cause: unknown): string {
  if (cause instanceof TypeError) return 'a part of it is missing'
  const [line] = (cause as Error).message.split('\n')
  return line!.replace(/\.? ?(Rebuild the data)?\.?$/, '')
}
