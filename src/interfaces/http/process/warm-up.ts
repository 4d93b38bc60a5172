import { setImmediate as nextTurn } from 'node:timers/promises'
import { call, type OperationTools, route } from '../../../contract/operations/index.js'
import { onThisThread } from '../../../contract/operations/this-thread.js'
import { UNTIMED } from '../../../contract/operations/tools.js'
import type { Calculations } from '../../../planning/calculations.js'
import type { ServiceEngine } from '../engine.js'

/** Ports of every sea. */
const PORTS =
  `NLRTM SGSIN USNYC CNSHA BRSSZ ZADUR AUSYD GBLON ITGOA INBOM JPYOK USLAX CLVAP NGLOS GRPIR SEGOT FIHEL
CAMTR EGALY PAONX`.split(/\s+/)
/** What requests ask for besides, one after the other: what it needs is compiled and looked up once. */
const KINDS: readonly object[] = [
  {},
  { vessel: { type: 'container', size_class: 'panamax', draft_m: 12 } },
  { alternatives: 2 },
  { avoid: ['suez'] },
  {},
  { origin: { coordinates: [-30, 40] } },
]
const ROUTES = 60
/** The second port of a pair is so many further on in the list, and one more in each round. */
const STEP = 3

/** The requests of the warm-up: each kind with ports of several seas. */
export const WARM_UP: readonly object[] = Array.from({ length: ROUTES }, (_, at) => {
  const round = Math.floor(at / PORTS.length)
  const port = (place: number) => ({ unlocode: PORTS[place % PORTS.length]! })
  return { origin: port(at), destination: port(at + STEP + round), ...KINDS[at % KINDS.length] }
})

/**
 * Plans some routes on this thread and on all others, so that no caller waits for the compiler: the first hundreds of
 * routes of a thread take several times as long as later ones. Other work of this thread goes on in between.
 */
export async function warmUp(
  { background, ...engine }: ServiceEngine,
  tools: OperationTools,
  signal: AbortSignal,
): Promise<void> {
  const here = onThisThread(engine.router)
  const { isHere: _, ...rest } = here
  const elsewhere: Calculations = {
    ...rest,
    takesShort: true,
    // As short work: a thread is not ended when the warm-up is given up.
    routes: (run) => background.routes(run, signal, true),
  }
  const lanes = Array.from({ length: background.load.threads }, () => elsewhere)
  await Promise.all([here, ...lanes].map(planAll))

  async function planAll(calculations: Calculations): Promise<void> {
    const sea = { ...engine, background: calculations }
    const own = { ...tools, engine: () => sea, metrics: UNTIMED }
    for (const body of WARM_UP) {
      await nextTurn()
      if (signal.aborted) return
      // An installation may lack a port, and an overlay may close a way.
      await call(route, body, own, { signal }).catch(() => undefined)
    }
  }
}
