import type { Numbers } from '../format/numbers.js'
import type { InWinds } from '../plan/route-answer.js'
import { fill } from '../texts/fill.js'
import type { LaterTexts } from '../texts/later-en.js'

/** Days of eight voyages in ten: "25.3–26.9 d in 8 of 10". */
export function bandText({ departure }: InWinds, t: LaterTexts['strip'], numbers: Numbers): string {
  const { p10, p90 } = departure.duration_hours
  const [from, to] = [p10, p90].map((hours) => numbers.fixed(hours / 24, 1))
  return fill(t.band, { from: from!, to: to! })
}
