import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NO_OWN_PORTS, type OwnPorts, readOwnPorts } from '../../ports/own-ports.js'
import { withOwn } from './own-version.js'

/** An operator's own ports, in addition to the tables that come with Fairway. */
const OWN_PORTS_FILE = 'own-ports.json'

/**
 * Reads an operator's own ports; none if the folder has no such file. @throws Error if it cannot be
 * read
 */
export async function openOwnPorts(folder: string): Promise<OwnPorts> {
  const path = join(folder, OWN_PORTS_FILE)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return NO_OWN_PORTS
  try {
    return readOwnPorts(JSON.parse(text))
  } catch (error) {
    throw new Error(`The own ports in ${path} could not be read: ${(error as Error).message}`)
  }
}

/**
 * Replaces the file in one step, so that a service that starts meanwhile reads either the old file or
 * the new one.
 */
export async function saveOwnPorts(folder: string, own: OwnPorts): Promise<string> {
  const path = join(folder, OWN_PORTS_FILE)
  const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`)
  const text = `{
  "format": ${JSON.stringify(own.format)},
  "countries": ${JSON.stringify(own.countries)},
  "ports": [\n${lines(own.ports).join(',\n')}\n  ],
  "names": [\n${lines(own.names).join(',\n')}\n  ]
}
`
  try {
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
  } catch (cause) {
    throw new Error(
      `${path} could not be written. Copy the data folder to a writable place and set FAIRWAY_DATA to it.`,
      { cause },
    )
  }
  return path
}

/** Version of the sea data combined with that of the own ports, because answers depend on both. */
export function versionWith(own: OwnPorts, version: string): string {
  const isEmpty = own.ports.length + own.names.length === 0
  return isEmpty ? version : withOwn(version, own)
}
