import { Command } from 'commander'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { OpenSea } from '../sea.js'

const AFTER_HELP = `
Each line of the input is a request, as a JSON object:
  id      any value, repeated in the answer
  path    of the HTTP endpoint that takes the same body, such as /calculate-route or /v1/emissions/chains
  body    the request
  fields  members of the answer, such as distance_nm,passages(id); default: all
  strict  true: unknown fields are errors instead of warnings

Each line of the output is its answer: {"id", "status", "body"} with the status and the body that the service
would send, in the order of the input, before the next line is read. It ends with its input.

Example:
  echo '{"id":1,"path":"/calculate-route","body":{"origin":{"unlocode":"NLRTM"},"destination":{"unlocode":"SGSIN"}}}' |
    fairway worker`

/** Answers whole requests for a program that starts this one, without a service. */
export function workerCommand(terminal: Terminal, open: OpenSea): Command {
  return new Command('worker')
    .description('Answer requests of the HTTP API on standard input, one per line.')
    .addHelpText('after', AFTER_HELP)
    .action(async () => {
      const { answerLines } = await import('../worker/answer-lines.js')
      await answerLines(terminal, open)
    })
}
