import { PASSAGE_FLAGS } from '../../../contract/passage-flags.js'
import type { Position } from '../../../engine/geo/position.js'

/** The way that a shared plan would take if it closed nothing: its picture has it in grey. */
export interface OpenWay {
  readonly legs: readonly (readonly Position[])[]
  readonly distance_nm: number
  readonly duration_hours: number
}

/** What is read of the answer to a voyage. */
export interface Sailed {
  readonly legs: readonly { readonly geometry: { readonly coordinates: Position[] } }[]
  readonly totals: Omit<OpenWay, 'legs'>
}

/** Ways whose lengths differ by less are the same, nm. */
const SAME_NM = 0.5

/** The same request with nothing closed or avoided; null if that is what it is. */
export function openRequest<Body extends object>(body: Body): Body | null {
  const closing = Object.entries(body).filter(
    ([name, value]) => /^avoid(_areas)?$/.test(name) || (value === false && FLAGS.includes(name)),
  )
  if (closing.length === 0) return null
  const names = closing.map(([name]) => name)
  const others = Object.entries(body).filter(([name]) => !names.includes(name))
  return Object.fromEntries(others) as Body
}
const FLAGS: readonly string[] = PASSAGE_FLAGS

/** Null if it is the way that is sailed. */
export function openWay(open: Sailed, sailed: Sailed): OpenWay | null {
  const { distance_nm, duration_hours } = open.totals
  if (Math.abs(distance_nm - sailed.totals.distance_nm) < SAME_NM) return null
  return {
    legs: open.legs.map(({ geometry }) => geometry.coordinates),
    distance_nm,
    duration_hours,
  }
}
