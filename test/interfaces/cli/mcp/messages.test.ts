import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { messagesOf } from '../../../../src/interfaces/cli/mcp/messages.js'

async function read(...lines: string[]) {
  const written: string[] = []
  const input = Readable.from([lines.join('\n')])
  const passed: string[] = []
  for await (const line of messagesOf(input, { write: (text: string) => written.push(text) > 0 })) {
    passed.push(String(line))
  }
  return { passed, answers: written.map((text) => JSON.parse(text)) }
}

test('messages of the protocol pass unchanged, until the input ends', async () => {
  const ping = '{"jsonrpc": "2.0", "id": 1, "method": "ping"}'
  expect(await read(ping, '', '  ', ping)).toEqual({
    passed: [`${ping}\n`, `${ping}\n`],
    answers: [],
  })
  expect(await read()).toEqual({ passed: [], answers: [] })
})

test('a message keeps the signs that may separate lines elsewhere', async () => {
  const named = '{"jsonrpc":"2.0","id":1,"method":"x","params":{"q":"a\u2028b"}}'
  expect(await read(named)).toEqual({ passed: [`${named}\n`], answers: [] })
})

test.each([
  ['{"jsonrpc":', null],
  ['{"id":7}', 7],
  ['[1]', null],
  ['null', null],
  ['"ping"', null],
])(
  'a line that is no message is an invalid request, and the next one is read: %s',
  async (line, id) => {
    const { passed, answers } = await read(line, '{"jsonrpc":"2.0","method":"x"}')
    expect(passed).toHaveLength(1)
    expect(answers).toMatchObject([{ jsonrpc: '2.0', id, error: { code: -32_600 } }])
  },
)
