import { onThisThread } from '../../../src/contract/operations/this-thread.js'
import { type OperationTools, UNTIMED } from '../../../src/contract/operations/tools.js'
import { openFactors } from '../../../src/runtime/loading/open-factors.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const factors = await openFactors({ data: 'data', factorPack: '' })

/** The real ports and factors, in a sea without land. */
export function operationTools(nowMs = () => Date.parse('2026-11-21T08:00:00Z')) {
  const router = new FakeRouter(tables.ports)
  const engine = { ...tables, router, background: onThisThread(router), opening: new Map() }
  let answers = 0
  const tools: OperationTools = {
    engine: () => engine,
    factors,
    nowMs,
    newId: (kind) => `${kind}_${++answers}`,
    softwareVersion: '1',
    metrics: UNTIMED,
  }
  return { tools, router }
}
