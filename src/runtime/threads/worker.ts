/** A thread for calculations that would block the main thread. */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { MatrixRows } from '../../engine/routing/matrix.js'
import { SeaRouter } from '../../engine/routing/router.js'
import { CoastMask } from '../../engine/sea/coast-mask.js'
import { chartedLine } from '../../planning/charted-line.js'
import { routeReach } from '../../planning/matrix/reach.js'
import { placesAfloat } from '../../planning/places-afloat.js'
import { routeRun } from '../../planning/voyage/route-run.js'
import { openResolution, openSea } from '../loading/open.js'
import { preparedTables } from '../loading/prepared-areas.js'
import { calculateTiles } from './matrix-tiles.js'
import type {
  MatrixTask,
  OpenTask,
  Order,
  Outcome,
  Report,
  SeaFrame,
  SeaOpened,
  Task,
} from './messages.js'
import { rejectionOf } from './rejections.js'

yieldToMainThread()
const port = parentPort!
let router: SeaRouter | null = null
/** Contradictions of tables that this thread has reported. */
let reportedMisses = 0
/** Matrices that this thread has started, with their snapped ends. */
const begun = new Map<number, { readonly task: MatrixTask; readonly rows: MatrixRows }>()

port.on('message', (order: Order) => {
  switch (order.kind) {
    case 'frame':
      router = new SeaRouter(seaOf(order.frame))
      break
    case 'network':
      router!.add(order.network)
      break
    case 'prepared':
      router!.prepareAreas(order.areas, order.tables)
      break
    case 'work':
      void work(order.number, order.task)
      break
    case 'forget':
      begun.delete(order.number)
  }
})

async function work(number: number, task: Task | null): Promise<void> {
  const beganMs = performance.now()
  const outcome = await outcomeOf(number, task).catch((error: Error): Outcome => {
    const rejection = rejectionOf(error)
    return rejection ? { kind: 'rejected', rejection } : { kind: 'failed', error }
  })
  const engineMs = performance.now() - beganMs
  const missedTables = (router?.missedTables ?? 0) - reportedMisses
  reportedMisses += missedTables
  const misses = missedTables > 0 && { missedTables }
  port.postMessage({ number, engineMs, ...misses, outcome } satisfies Report)
}

async function outcomeOf(number: number, task: Task | null): Promise<Outcome> {
  if (task?.kind === 'open') return { kind: 'opened', opened: await open(task) }
  if (task?.kind === 'route') return { kind: 'found', found: routeRun(task.run, router!) }
  if (task?.kind === 'reach') return { kind: 'reached', reached: routeReach(task.work, router!) }
  if (task?.kind === 'afloat') {
    return { kind: 'placed', placed: placesAfloat(task.work, router!) }
  }
  if (task?.kind === 'chart') {
    return { kind: 'charted', charted: chartedLine(task.work, router!) }
  }
  if (task?.kind === 'prepare') {
    const { folder, areas, onlyOpens } = task
    return { kind: 'prepared', tables: await preparedTables(folder, areas, router!, onlyOpens) }
  }
  if (task !== null) begun.set(number, { task, rows: router!.matrixRows(task.request) })
  const matrix = begun.get(number)!
  calculateTiles(matrix.task, matrix.rows, router!)
  return { kind: 'stretch' }
}

async function open({ folder, resolutionKm, withFrame }: OpenTask): Promise<SeaOpened> {
  if (!withFrame) return { frame: null, network: await openResolution(folder, resolutionKm) }
  const { networks, coast, ...rest } = await openSea(folder, [resolutionKm])
  const { rowFirst, turns } = coast
  return { frame: { ...rest, coast: { rowFirst, turns } }, network: networks[0]! }
}

function seaOf({ coast, ...rest }: SeaFrame) {
  return { ...rest, coast: new CoastMask(coast), networks: [] }
}

/**
 * The thread that answers callers goes first on a busy processor. Only Linux has priorities of threads; elsewhere
 * all are equal.
 */
function yieldToMainThread(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system that hides /proc or forbids the call: equal priorities do no harm.
  }
}
