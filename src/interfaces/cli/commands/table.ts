import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { Port } from '../../../ports/port.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import { isFile } from '../../../tables/text/out-format.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { CLOSED_HELP, requestCommand } from '../fields/request-command.js'
import { requireFree } from '../files/out-folder.js'
import type { KeyColumn } from '../reports/matrix-lines.js'
import type { OpenSea } from '../sea.js'
import { addMatrixOptions, calculate, MATRIX_FIELDS, type MatrixOptions } from './matrix.js'

const AFTER_HELP = `
One row for each pair of ports, in both directions: origin_port_id, destination_port_id, origin, destination
(UN/LOCODEs; empty for a port without one) and the value. A name that ends in .parquet makes a Parquet file,
any other CSV. To resume an interrupted run with --out, repeat its command: its rows are in FILE.part.
${CLOSED_HELP}

Cells without a route are empty; if there are any, the exit status is 1.

Examples:
  fairway table --out distances.parquet
  fairway table --no-suez --unit km --resolution 50 --out no-suez.csv`

/** Writes the distances between all ports of the port table. */
export function tableCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('table', '/calculate-matrix', MATRIX_FIELDS).description(
    'Calculate distances between all ports of the port table.',
  )
  return addMatrixOptions(command, { unit: 'nm', threads: availableParallelism() })
    .addHelpText('after', AFTER_HELP)
    .action(async (options: MatrixOptions) => {
      const { withDistantFiles } = await import('../files/distant-files.js')
      await withDistantFiles({ ...options, inputs: [] }, terminal, (_, out) =>
        writeTable({ ...options, ...(out !== undefined && { out }) }, terminal, open),
      )
    })
}

async function writeTable(options: MatrixOptions, terminal: Terminal, open: OpenSea) {
  if (isFile(options.out)) requireFree(options.out, options.overwrite === true)
  const request = new CommandRequest(MATRIX_FIELDS, options)
  await calculate(request, options, terminal, open, async (data) => {
    const { ports } = (await data.tables(terminal.environment)).ports
    const places = ports.map(({ id }) => ({ port_id: id }))
    request.set('origins', places, 'the ports')
    request.set('destinations', places, 'the ports')
    const names = ports.map(({ name }) => name)
    const labels = { origins: names, destinations: names }
    const keys = [
      keyOf('_port_id', 'INT32', ports, ({ id }) => id),
      keyOf('', 'STRING', ports, ({ unlocode }) => unlocode),
    ] as const
    return { labels, keys, isMirrored: true, long: true }
  })
}

function keyOf(
  ending: string,
  type: KeyColumn['type'],
  ports: readonly Port[],
  of: (port: Port) => string | number | null,
): KeyColumn {
  const values = ports.map(of)
  return { ending, type, origins: values, destinations: values }
}
