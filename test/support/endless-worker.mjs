/** A thread that never ends a route and never looks up, as a search over a whole ocean does. */
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ kind, number, task }) => {
  if (kind !== 'work') return
  for (;;) if (task.kind !== 'route') break
  parentPort.postMessage({ number, engineMs: 1, outcome: { kind: 'opened', opened: null } })
})
