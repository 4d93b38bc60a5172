import { type Command, Option } from 'commander'
import { ESTIMATE_FIELDS, type EstimateField } from './estimate-fields.js'
import { inUtc } from './moments.js'
import { amountBetween, namesOf, readSpeedKmh } from './quantities.js'

/** Adds an option for each field. Its value is stored under the path of the field. */
export function addEstimateOptions(command: Command): Command {
  for (const field of ESTIMATE_FIELDS) {
    if (field.option !== undefined) command.addOption(optionOf(field))
  }
  return command.option(
    '--speed <speed>',
    'speed with its unit, instead of --speed-kn: 14kn or 26km/h',
    readSpeedKmh,
  )
}

function optionOf(field: EstimateField): Option {
  const { kind, choices, range } = field
  const option = new Option(field.option!, field.description)
  if (kind === 'moment') return option.argParser(inUtc)
  if (kind === 'names') return option.argParser(namesOf(choices as readonly string[]))
  if (choices !== undefined) return option.choices(choices.map(String))
  return range === undefined ? option : option.argParser(amountBetween(range))
}

/** The name of a field among the parsed options. */
export function attributeOf(field: EstimateField): string {
  return optionOf(field).attributeName()
}
