import { expect, test } from 'vitest'
import { chain, declaration } from '../../../src/contract/operations/index.js'
import type { ChainBody } from '../../../src/contract/schemas/emissions/chain.js'
import type { DeclarationBody } from '../../../src/contract/schemas/emissions/declaration.js'
import { operationTools } from './operation-tools.js'

const ROUTE = {
  origin: { unlocode: 'NLRTM' },
  destination: { unlocode: 'SGSIN' },
  depart_at: '2026-02-01',
}
const CARGO = { teu: 10 }
const MANY = Array.from({ length: 20 }, (_, at) => at)
const DECLARATION = {
  organisation: 'Example Ltd',
  services: 'Containers',
  period: { from: '2026-01-01', to: '2026-06-30' },
  rows: MANY.map((at) => ({ id: `row ${at}`, route: ROUTE, cargo: CARGO })),
} as DeclarationBody
const CHAIN = {
  cargo: CARGO,
  elements: MANY.map(() => ({ kind: 'sea', route: ROUTE })),
} as ChainBody

test.each([
  ['declaration', (tools: Tools) => declaration.prepare(DECLARATION, tools)],
  ['chain', (tools: Tools) => chain.prepare(CHAIN, tools)],
])('a %s lets others work, and stops when nobody waits for it', async (_, prepare) => {
  const { tools, router } = operationTools()
  const prepared = prepare(tools)
  const caller = new AbortController()
  setImmediate(() => caller.abort(new Error('nobody waits')))
  await expect(prepared.calculate(caller.signal)).rejects.toThrow('nobody waits')
  expect(router.asked).toHaveLength(1)
})

type Tools = ReturnType<typeof operationTools>['tools']
