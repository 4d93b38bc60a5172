import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsOf, GROUPS, type Group } from '../../lab/commands.js'

const groups = Object.keys(GROUPS) as Group[]
const tools = groups.flatMap((group) =>
  Object.keys(GROUPS[group]).map((name) => [group, name] as const),
)

test.each(tools)('npm run %s -- %s runs files that exist, with the arguments', (group, name) => {
  const commands = commandsOf(group, name, ['--data', 'a folder'])
  const last = commands.at(-1)!
  expect(last.slice(-2)).toEqual(['--data', 'a folder'])
  const files = last.filter((word) => /^[\w-]+\/.*\.(ts|mjs)$/.test(word))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('builds first what a tool needs', () => {
  expect(commandsOf('bench', 'static', [])[0]).toEqual(['npm', 'run', 'build:static'])
})

test.each([undefined, 'exit', 'toString'])('lists the tools of a group instead of %s', (name) => {
  expect(() => commandsOf('sea', name, [])).toThrow(/^npm run sea -- NAME .*\n {2}exits /s)
})
