import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOOLS_PAGE } from '../../../../scripts/assistant-tools.js'
import { ASSISTANT_TOOLS } from '../../../../src/interfaces/cli/mcp/tools.js'

test('docs/assistant-tools.md is written from the tools, and docs/assistant.md names each', () => {
  expect(readFileSync('docs/assistant-tools.md', 'utf8')).toBe(TOOLS_PAGE)
  const page = readFileSync('docs/assistant.md', 'utf8')
  expect([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(
    ASSISTANT_TOOLS.map(({ name }) => name),
  )
})
