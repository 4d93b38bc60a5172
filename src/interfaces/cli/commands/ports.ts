import { Command } from 'commander'
import { portDetails } from '../../../contract/read/port-body.js'
import { findPorts } from '../../../ports/find/find-ports.js'
import { ofVoyage } from '../../../ports/find/place-error.js'
import { hasArrow } from '../../../ports/names/arrow.js'
import { MAX_NAME_LETTERS } from '../../../ports/names/name-length.js'
import type { Port } from '../../../ports/port.js'
import { UsageError } from '../../../tables/text/failure.js'
import { coordinates, integerBetween } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { resolveCommand } from '../files/ports-resolve.js'
import type { OpenSea } from '../sea.js'

/** Searches ports, like GET /ports/search. */
export function portsCommand(terminal: Terminal, open: OpenSea): Command {
  const { environment, say, note } = terminal
  return new Command('ports')
    .addCommand(resolveCommand(terminal, open))
    .description(
      'Find ports by the start of a name in any language or of a UN/LOCODE, with or without the country, or by country. If nothing matches, similar names are listed.',
    )
    .argument('<text>', 'e.g. rott, "santos brazil", NLR, germany')
    .option('--limit <n>', 'maximum number of results', integerBetween(1, 1000), 10)
    .option('--json', 'print an array of ports')
    .action(async (text: string, { limit, json }: { limit: number; json?: true }) => {
      if (text.length > MAX_NAME_LETTERS) {
        throw new UsageError(`The text must have at most ${MAX_NAME_LETTERS} characters.`)
      }
      if (hasArrow(text)) throw new UsageError(ofVoyage(text).message)
      const { ports } = await open.tables(environment)
      const hits = findPorts(ports, text, limit)
      const found = hits.map(({ port }) => port)
      if (hits[0]?.match === 'similar_name') {
        note(`No port matches "${text}". Similar names:`)
      }
      if (json) return say(JSON.stringify(found.map(portDetails), null, 2))
      if (found.length === 0) throw new Error(`No port matches "${text}".`)
      for (const line of table(found)) say(line)
    })
}

function table(ports: readonly Port[]): string[] {
  const cells = ports.map((port) => [
    port.unlocode ?? '–',
    port.name,
    port.country,
    coordinates(port.position),
    `id ${port.id}`,
  ])
  const widths = cells[0]!.map((_, i) => Math.max(...cells.map((row) => row[i]!.length)))
  return cells.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
}
