import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ASSISTANT_TOOLS } from '../../../../src/interfaces/cli/mcp/tools.js'

test('docs/assistant.md names each tool', () => {
  const page = readFileSync('docs/assistant.md', 'utf8')
  expect([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(
    ASSISTANT_TOOLS.map(({ name }) => name),
  )
})
