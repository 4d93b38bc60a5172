import { writeFile } from 'node:fs/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Shipped } from '../../../contract/operations/papers/footprints.js'
import { FOOTPRINT_FORMATS, type FootprintFormat } from '../../../contract/schemas/common.js'
import { isUrn } from '../../../files/urn.js'
import { PACT_VERSIONS, type PactVersion } from '../../../papers/pact-versions.js'
import { UsageError } from '../../../tables/text/failure.js'
import { namedFormat } from '../../../tables/text/out-format.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { SHIP_TABLE_HELP } from '../fields/factor-files.js'
import {
  isAnswer,
  isDeclaration,
  onAnswers,
  otherAnswer,
  readEntries,
} from '../files/answer-files.js'
import { requireFree } from '../files/out-folder.js'
import type { OpenSea } from '../sea.js'

const AFTER_HELP = `
A file contains answers of POST /v1/emissions/sea, /v1/emissions/chains or /v1/emissions/batch, of fairway
emissions or chain --format json or of fairway shipments --format ndjson; or a declaration in JSON, whose shipments
are estimated again from what was asked of them and must be what was declared. "-" is standard input.

ileap writes a list of shipment footprints of iLEAP 1.0.0. pact writes what a system of PACT answers to a request
for its footprints: one for each shipment, and one for each category (TOC, HOC) that they name.

Example:
  fairway emissions Rotterdam Singapore --teu 40 --vessel container --format json > shipment.json
  fairway footprints shipment.json --format pact --company-name "Example Ltd" \\
    --company-id urn:epc:id:sgln:4063973.00000.8 --out footprints.json`

/** Options of footprints, without the format. */
export interface PublisherOptions {
  readonly companyName?: string
  readonly companyId?: string
  readonly pactVersion: PactVersion
}

/** Adds the options of whoever publishes footprints. */
export function addPublisherOptions(command: Command): Command {
  return command
    .option('--company-name <name>', 'who publishes the footprints (pact)')
    .option('--company-id <urn>', 'its id, e.g. urn:epc:id:sgln:4063973.00000.8 (pact)', readUrn)
    .addOption(
      new Option('--pact-version <n>', '3 is PACT 3.0.0, 2 is 2.2.0, for iLEAP 1.0.0')
        .choices(PACT_VERSIONS)
        .default('3'),
    )
}

interface FootprintsOptions extends PublisherOptions {
  readonly format: FootprintFormat
  readonly out?: string
  readonly overwrite?: true
  readonly shipTable?: string
}

/** Writes existing estimates as footprints for other companies' systems. */
export function footprintsCommand(terminal: Terminal, open: OpenSea): Command {
  return addPublisherOptions(new Command('footprints'))
    .description(
      'Write estimates, or the shipments of a declaration, as footprints of iLEAP or PACT.',
    )
    .argument('<files...>', 'JSON or NDJSON files with estimates, or declarations')
    .addOption(new Option('--format <format>').choices(FOOTPRINT_FORMATS).default('ileap'))
    .option('--ship-table <file>', `${SHIP_TABLE_HELP}; for a declaration`)
    .option('--out <file>', 'output file; default: standard output')
    .option('--overwrite', 'replace an existing file')
    .addHelpText('after', AFTER_HELP)
    .action(async (files: string[], options: FootprintsOptions) => {
      namedFormat(options.out, undefined, { '.json': 'json' })
      if (options.out !== undefined) requireFree(options.out, options.overwrite === true)
      const text = await onAnswers(async () => {
        const shipped: Shipped[] = []
        for (const file of files)
          shipped.push(...(await readShipments(file, terminal, open, options.shipTable)))
        return footprintText(shipped, options.format, options)
      })
      if (options.out === undefined) terminal.say(text)
      else await writeFile(options.out, `${text}\n`)
    })
}

/**
 * Footprints as JSON. iLEAP's are a list, or one object for one shipment.
 * @throws UsageError that says what is missing
 */
export async function footprintText(
  shipped: Shipped | readonly Shipped[],
  format: FootprintFormat,
  { companyName, companyId, pactVersion: version }: PublisherOptions,
): Promise<string> {
  const { ileapOf, pactOf, requireOwnIds } = await import(
    '../../../contract/operations/papers/footprints.js'
  )
  const shipments = [shipped].flat()
  try {
    requireOwnIds(shipments)
    if (format === 'ileap') {
      const footprints = 'answer' in shipped ? ileapOf(shipped) : shipments.map(ileapOf)
      return JSON.stringify(footprints, null, 2)
    }
    if (companyName === undefined || companyId === undefined) {
      throw new UsageError(
        '--format pact needs --company-name and --company-id: a footprint names the company that publishes it.',
      )
    }
    return JSON.stringify(pactOf(shipments, { companyName, companyId, version }), null, 2)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
}

async function readShipments(
  file: string,
  terminal: Terminal,
  open: OpenSea,
  shipTable: string | undefined,
): Promise<Shipped[]> {
  const { entries } = await readEntries(file, terminal)
  const shipped: Shipped[] = []
  for (const { name, answer, line } of entries) {
    if (isDeclaration(answer)) {
      const { declaredAnswers } = await import(
        '../../../contract/operations/papers/declared-answers.js'
      )
      const { repeatTools } = await import('../repeat-tools.js')
      const tools = await repeatTools(terminal, open, shipTable)
      shipped.push(...(await declaredAnswers(answer, tools)))
    } else if (isAnswer(answer)) {
      shipped.push({ answer, shipmentId: String(line?.id ?? answer.id) })
    } else {
      throw new UsageError(
        `${name} ${otherAnswer(answer)}. Use the output of fairway emissions --format json, of fairway shipments, of fairway declaration --format json or of the service.`,
      )
    }
  }
  return shipped
}

function readUrn(text: string): string {
  if (isUrn(text)) return text
  throw new InvalidArgumentError('Give a URN, such as urn:epc:id:sgln:4063973.00000.8.')
}
