import { expect, test } from 'vitest'
import { checkBody } from '../../../../src/contract/operations/operation.js'
import { route } from '../../../../src/contract/operations/route.js'
import { WARM_UP, warmUp } from '../../../../src/interfaces/http/process/warm-up.js'
import { operationTools } from '../../../contract/operations/operation-tools.js'
import { inlineEngine } from '../../../support/inline-engine.js'
import { tables } from '../../../support/tables.js'

const { router, tools } = operationTools()

test('every one is a request as users send it', () => {
  for (const body of WARM_UP) expect(checkBody(route, body, true).warnings).toEqual([])
})

test('every request is planned once on this thread and once for each other thread', async () => {
  const engine = inlineEngine(router, tables)
  Object.assign(engine.background.load, { threads: 2 })
  await warmUp(engine, tools, new AbortController().signal)
  expect(engine.background.begun).toBe(2 * WARM_UP.length)
})

test('a start that is given up plans nothing more', async () => {
  const engine = inlineEngine(router, tables)
  await warmUp(engine, tools, AbortSignal.abort())
  expect(engine.background.begun).toBe(0)
})
