import { execFileSync } from 'node:child_process'
import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { completionScript } from '../../../../src/interfaces/cli/commands/completion.js'
import { buildProgram } from '../../../../src/interfaces/cli/program.js'
import { processTerminal } from '../../../../src/tables/text/terminal.js'

const program = await buildProgram(processTerminal)
const script = completionScript(program, 'bash')

/** What bash suggests for the last of the words. */
function offered(...words: string[]): string[] {
  const list = words.map((word) => `'${word}'`).join(' ')
  const typed = `COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _fairway; printf '%s\\n' "\${COMPREPLY[@]}"`
  const output = execFileSync('bash', ['-c', `${script}\n${typed}`], { encoding: 'utf8' })
  return output.split('\n').filter((word) => word !== '')
}

const every = (command: Command): Command[] => [command, ...command.commands.flatMap(every)]

test('the program loads only the command that its arguments name, otherwise all', async () => {
  const names = async (...args: string[]) =>
    (await buildProgram(processTerminal, { args })).commands.map((command) => command.name())
  expect(await names('route', 'Rotterdam', 'Singapore')).toEqual(['route'])
  for (const first of ['--help', 'help', 'completion', 'rout', 'toString']) {
    expect(await names(first)).toEqual(await names())
  }
})

describe('the completion of a shell', () => {
  test('offers commands, their options, and the values of options', () => {
    expect(offered('fairway', 'ro')).toEqual(['route'])
    expect(offered('fairway', 'account', 'cr')).toEqual(['create'])
    expect(offered('fairway', 'route', 'Rotterdam', '--res')).toEqual(['--resolution'])
    expect(offered('fairway', 'route', '--resolution', '')).toEqual(['5', '10', '20', '50', '100'])
    expect(offered('fairway', 'completion', '')).toContain('fish')
    expect(offered('fairway', 'batch', '--out', '')).toEqual([])
  })

  test('knows every command and option, in every shell', () => {
    const fish = completionScript(program, 'fish')
    const zsh = completionScript(program, 'zsh')
    for (const command of every(program).slice(1)) {
      for (const { long } of command.options) {
        expect(fish).toContain(`-l ${long!.slice(2)}`)
        expect(script).toContain(long!)
        expect(zsh).toContain(long!)
      }
    }
  })
})
