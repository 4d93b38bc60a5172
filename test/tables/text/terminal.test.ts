import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { buildProgram } from '../../../src/interfaces/cli/program.js'
import { terminalOf } from '../../../src/tables/text/terminal.js'

const HOSTILE = 'Port\x1b]0;mine\x07\x9b2J\r\x7f\tof\ncall'
const HARMLESS = 'Port\ufffd]0;mine\ufffd\ufffd2J\ufffd\ufffd\tof\ncall'

function shell(isTTY: boolean) {
  const written = { out: '', err: '' }
  const stream = (name: keyof typeof written) => ({
    isTTY,
    write: (text: string) => {
      written[name] += text
    },
  })
  const [stdout, stderr] = [stream('out'), stream('err')]
  return { written, terminal: terminalOf({ env: {}, stdin: Readable.from([]), stdout, stderr }) }
}

test('writes colours to a terminal, but no control characters of the data', () => {
  const { written, terminal } = shell(true)
  terminal.say(HOSTILE)
  terminal.note(HOSTILE)
  terminal.draw('\x1b[34m●')
  expect(written.out).toBe(`${HARMLESS}\n\x1b[34m●\n`)
  expect(written.err).toBe(`\r\x1b[K${HARMLESS}\n`)
})

test('writes raw data to a pipe, and notes to the terminal', () => {
  const { written, terminal } = shell(false)
  terminal.say(HOSTILE)
  terminal.note(HOSTILE)
  expect(written).toEqual({ out: `${HOSTILE}\n`, err: `${HARMLESS}\n` })
})

test.each([
  ['route', 'a', 'b', '--x\x1b[2J'],
  ['route', 'a', 'b', '--speed', '\x1b[2J'],
  ['\x1b[2J'],
])('a wrong command line is repeated without its control characters: %j', async (...args) => {
  const program = await buildProgram(shell(true).terminal)
  let told = ''
  for (const command of [program, ...program.commands]) {
    command.configureOutput({
      writeErr: (text) => {
        told += text
      },
    })
  }
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toThrow()
  expect(told).toContain('\ufffd[2J')
  expect(told).not.toContain('\x1b')
})
