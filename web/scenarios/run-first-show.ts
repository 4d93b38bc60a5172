import { swingBetween } from '../report/film-frames.js'
import type { Ship, Show } from './first-show.svelte.js'
import { strip } from './strip.svelte.js'

const WAIT_MS = 1000
const SWING_MS = 900
/** How long the slower ship is under way. */
const SAIL_MS = 9000

/** Starts when the map shows the routes, and ends with the first key or press of the user. */
export function runFirstShow(show: Show): void {
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    show.share = null
    show.line = null
    show.ships = []
    show.start = null
  }
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(event, end, { once: true, passive: true })
  show.start = () => {
    show.start = null
    const [open, closed] = strip.routes
    if (open == null || closed == null) return end()
    const swing = swingBetween(open.line.positions, closed.line.positions)
    const startMs = performance.now() + WAIT_MS
    const longest = Math.max(...strip.routes.map((one) => one?.route.duration_hours ?? 0))
    const step = (now: number) => {
      const linear = Math.max(0, Math.min(1, (now - startMs) / SWING_MS))
      show.share = linear * linear * (3 - 2 * linear)
      show.line = show.share < 1 ? (swing?.(show.share) ?? null) : null
      const sailed = (now - startMs - SWING_MS) / SAIL_MS
      show.ships = sailed > 0 ? shipsAt(sailed * longest) : []
      if (sailed < 1) frame = requestAnimationFrame(step)
      else end()
    }
    frame = requestAnimationFrame(step)
  }
}

/** Ships on the lines of all scenarios, that left together. */
function shipsAt(hours: number): Ship[] {
  return strip.routes.flatMap((planned, scenario) => {
    if (planned === null || hours > planned.route.duration_hours) return []
    const { distance_km, duration_hours } = planned.route
    return [{ line: planned.line, atKm: (hours / duration_hours) * distance_km, scenario }]
  })
}
