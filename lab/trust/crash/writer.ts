/** Writes numbered events into a store, some at once, and notes in a file which were acknowledged. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../../src/keeping/store/database/store.js'

const [folder = '', first = '0', count = '40', letters = '20000'] = process.argv.slice(2)
const AT_ONCE = 4

const store = await openStore(join(folder, 'fairway.db'), { isOwner: true })
// The file comes after the store's own: its writes say only how far the caller has heard.
const acknowledged = openSync(join(folder, 'acknowledged'), 'a')
store.broken.then(() => process.exit(1))
const add = async (n: number) => {
  const happenedAt = '2026-11-21T08:00:00.000Z'
  const detail = `${n} ${'x'.repeat(Number(letters))}`
  await store.securityEvents
    .add({ happenedAt, accountId: null, event: 'login_failed', detail })
    .then(() => void writeSync(acknowledged, `${n}\n`))
    .catch(() => undefined)
}
for (let n = Number(first); n < Number(first) + Number(count); n += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => add(n + at)))
}
closeSync(acknowledged)
// Killed, not closed: closing would tidy the files.
process.kill(process.pid, 'SIGKILL')
