import { readFileSync } from 'node:fs'

const EVERY_MS = 5
const NS_PER_MS = 1e6

/** Time that this thread has waited for a processor since it began, ms (Linux). */
function queuedMs(): number {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / NS_PER_MS
}

/**
 * The longest stop of this thread's event loop during some work, ms: as it was, and without the time in which other programs had
 * the processor, which says nothing about the work.
 */
export async function longestStop(
  work: () => Promise<unknown>,
): Promise<{ all: number; own: number }> {
  const longest = { all: 0, own: 0 }
  let last = { at: performance.now(), queued: queuedMs() }
  const timer = setInterval(() => {
    const now = { at: performance.now(), queued: queuedMs() }
    const all = now.at - last.at - EVERY_MS
    longest.all = Math.max(longest.all, all)
    longest.own = Math.max(longest.own, all - (now.queued - last.queued))
    last = now
  }, EVERY_MS)
  await work()
  clearInterval(timer)
  return longest
}
