import { FakeRouter } from '../fake-router.js'
import { inlineEngine } from '../inline-engine.js'
import { tables } from '../tables.js'
import { work } from './counted-work.js'

/** What an idle core does of the counted work in a millisecond. Only the ratio to the limits of tests matters. */
export const UNITS_PER_MS = 20_000

/** What the event loop was last seen at, and the calls of the engine in progress: their work is that of other threads. */
const seen = { units: 0, engineCalls: 0 }

/** An engine of the whole table whose work is that of other threads. */
export function engineElsewhere() {
  const engine = inlineEngine(new FakeRouter(tables.ports), tables)
  const { background } = engine
  for (const name of ['routes', 'matrix', 'reach', 'afloat', 'chart'] as const) {
    const own = background[name].bind(background) as (...given: unknown[]) => Promise<unknown>
    background[name] = (async (...given: unknown[]) => {
      const before = work.units()
      seen.engineCalls += 1
      return own(...given).finally(() => {
        seen.engineCalls -= 1
        work.reset(before)
        seen.units = before
      })
    }) as never
  }
  return engine
}

/** The work between two turns of the event loop, and all of it. */
export async function workOf(act: () => Promise<unknown>) {
  const begun = work.units()
  let longest = 0
  seen.units = begun
  const look = () => {
    if (seen.engineCalls === 0) longest = Math.max(longest, work.units() - seen.units)
    seen.units = work.units()
  }
  const watch = () => {
    look()
    next = setImmediate(watch)
  }
  let next = setImmediate(watch)
  await act()
  clearImmediate(next)
  look()
  return { longest, all: work.units() - begun }
}
