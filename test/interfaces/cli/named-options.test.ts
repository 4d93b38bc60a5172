import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MatrixRequestBody } from '../../../src/contract/schemas/matrix.js'
import { RouteRequestBody } from '../../../src/contract/schemas/route-request.js'
import { TraceRequestBody } from '../../../src/contract/schemas/trace.js'
import { VoyageRequestBody } from '../../../src/contract/schemas/voyage-request.js'
import { buildProgram } from '../../../src/interfaces/cli/program.js'
import {
  ESTIMATE_FIELDS,
  ESTIMATE_OPTIONS,
  SINGLE_OPTIONS,
} from '../../../src/tables/fields/estimate-fields.js'
import { type Field, flagOf } from '../../../src/tables/fields/fields.js'
import { CommandRequest } from '../../../src/tables/fields/request-body.js'
import { routeFields } from '../../../src/tables/fields/route-fields.js'
import { processTerminal } from '../../../src/tables/text/terminal.js'

type Schema = Parameters<typeof routeFields>[0]

const program = await buildProgram(processTerminal)
const SENTENCES: readonly string[] = textsOf(
  JSON.parse(readFileSync(new URL('../../../messages/en.json', import.meta.url), 'utf8')),
)

/** The fields of requests that commands send. */
const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  route: routeFields(RouteRequestBody as Schema),
  batch: routeFields(RouteRequestBody as Schema),
  voyage: routeFields(VoyageRequestBody as Schema),
  matrix: routeFields(MatrixRequestBody as Schema),
  table: routeFields(MatrixRequestBody as Schema),
  check: routeFields(TraceRequestBody as Schema),
  trace: routeFields(TraceRequestBody as Schema),
  emissions: [...ESTIMATE_FIELDS, ...ESTIMATE_OPTIONS, ...SINGLE_OPTIONS],
  shipments: [...ESTIMATE_FIELDS, ...ESTIMATE_OPTIONS],
}

const flagsOf = (text: string) => text.match(/(?<![\w-])--[a-z][a-z-]*[a-z]/g) ?? []

/** How a sentence reads as an answer to a command. */
function requestOf(name: string): { request: CommandRequest; own: string[] } {
  const command = program.commands.find((one) => one.name() === name)!
  const own = command.options.map(({ long }) => long!)
  const fields = FIELDS[name]!.filter((field) => own.includes(flagOf(field)))
  return { request: new CommandRequest(fields, {}), own }
}

test.each(Object.keys(FIELDS))(
  'each option that a sentence of fairway %s names is its own',
  (name) => {
    const { request, own } = requestOf(name)
    const paths = FIELDS[name]!.map(({ path }) => path)
    const words = [
      ...SENTENCES.map((sentence) => request.inOptions(sentence)),
      ...[...paths, 'vessel', 'cargo', 'carrier', 'fuel', 'via'].map((path) =>
        request.nameOf(path),
      ),
    ]
    const named = words.flatMap(flagsOf)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((flag) => !own.includes(flag))).toEqual([])
  },
)

test.each(['route', 'voyage', 'check'])(
  'fairway %s names the option of the ship, not of its ballast',
  (name) => {
    const { request } = requestOf(name)
    const sentence = SENTENCES.find((one) =>
      one.endsWith('give a size class or fuel_tonnes_per_day.'),
    )!
    expect(request.inOptions(sentence)).toMatch(/or --fuel-per-day\.$/)
  },
)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
