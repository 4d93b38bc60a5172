import { theme } from '../app/theme.svelte.js'
import { positionAt } from '../map/route-line.js'
import { swingBetween } from '../report/film-frames.js'
import type { Ship, Show, Visible } from './first-show.svelte.js'
import { strip } from './strip.svelte.js'

const WAIT_MS = 1000
const SWING_MS = 900
/** How long the slower ship is under way. */
const SAIL_MS = 9000
/** Half of the length of line that a ship points along. */
const BOW_KM = 40

/** Starts when the map shows the routes, and ends with the first key or press of the user. */
export function runFirstShow(show: Show): void {
  let frame = 0
  show.drawShip = drawShip
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

/** A hull from above, which points along the line. */
function drawShip(pen: CanvasRenderingContext2D, ship: Ship, visible: Visible): void {
  const { line, atKm, scenario } = ship
  for (const part of visible([positionAt(line, atKm - BOW_KM), positionAt(line, atKm + BOW_KM)])) {
    const [stern, bow] = part
    if (stern === undefined || bow === undefined) continue
    const hull = new Path2D('M13 0 C9 -5 4 -6 -3 -6 H-9 Q-12 0 -9 6 H-3 C4 6 9 5 13 0Z')
    pen.save()
    pen.translate((stern[0] + bow[0]) / 2, (stern[1] + bow[1]) / 2)
    pen.rotate(Math.atan2(bow[1] - stern[1], bow[0] - stern[0]))
    pen.lineWidth = 3
    pen.strokeStyle = theme.palette.casing
    pen.fillStyle = theme.palette.routes[scenario]!
    pen.stroke(hull)
    pen.fill(hull)
    pen.restore()
  }
}
