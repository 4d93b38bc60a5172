import type { Command } from 'commander'
import { ESTIMATE_OPTIONS } from './estimate-fields.js'
import { addFields } from './fields.js'

export function addEstimateOptions(command: Command): Command {
  return addFields(command, ESTIMATE_OPTIONS)
}
