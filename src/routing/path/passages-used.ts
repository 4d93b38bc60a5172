import { nearestOnLeg } from '../../geo/cross-track.js'
import { crossingShare } from '../../geo/crossing.js'
import type { Position } from '../../geo/position.js'
import { toVector } from '../../geo/vector.js'
import { CLOSABLE_COUNT, type Passage } from '../../sea/passages.js'
import type { PassageUse } from '../request.js'
import type { PassageSegment } from './track.js'

/** A route farther off an end of a strait's centre line than this does not use its whole length, km. */
const NEAR_END_KM = 60

interface Line {
  readonly positions: readonly Position[]
  readonly distancesKm: readonly number[]
}

/**
 * Passages that a line goes through, in order. Canals count from lock to lock; straits from
 * one end of their centre line to the other, as far as the line keeps near them.
 */
export function passagesUsed(
  line: Line,
  segments: readonly PassageSegment[],
  passages: readonly Passage[],
): PassageUse[] {
  const uses: PassageUse[] = []
  for (const { passage: bit, from, to } of segments) {
    const passage = passages[bit]!
    const entryKm = line.distancesKm[from]!
    const exitKm = line.distancesKm[to]!
    uses.push(
      passage.kind === 'canal'
        ? use(passage, entryKm, exitKm)
        : span(line, passage, (entryKm + exitKm) / 2),
    )
  }
  for (const passage of passages.slice(CLOSABLE_COUNT)) {
    const at = crossingKm(line, passage)
    if (at !== null) uses.push(span(line, passage, at))
  }
  return joinTouching(uses.sort((a, b) => a.entryKm - b.entryKm))
}

/** A strait may be met twice, as a line and at its gate: uses of one passage that touch are one. */
function joinTouching(uses: readonly PassageUse[]): PassageUse[] {
  const joined: PassageUse[] = []
  for (const use of uses) {
    const at = joined.findIndex((j) => j.id === use.id && use.entryKm <= j.exitKm)
    if (at < 0) joined.push(use)
    else joined[at] = { ...joined[at]!, exitKm: Math.max(joined[at]!.exitKm, use.exitKm) }
  }
  return joined
}

function use(passage: Passage, entryKm: number, exitKm: number): PassageUse {
  return { id: passage.id, name: passage.name, entryKm, exitKm }
}

/** Widens a crossing to where the line comes nearest to the ends of the centre line. */
function span(line: Line, passage: Passage, atKm: number): PassageUse {
  let entryKm = atKm
  let exitKm = atKm
  for (const centre of passage.centreLines) {
    for (const end of [centre[0]!, centre[centre.length - 1]!]) {
      const nearest = nearestKm(line, end)
      if (nearest === null) continue
      entryKm = Math.min(entryKm, nearest)
      exitKm = Math.max(exitKm, nearest)
    }
  }
  return use(passage, entryKm, exitKm)
}

function nearestKm({ positions, distancesKm }: Line, to: Position): number | null {
  let best = NEAR_END_KM
  let at: number | null = null
  for (let i = 0; i + 1 < positions.length; i++) {
    const { offKm, alongKm } = nearestOnLeg(to, positions[i]!, positions[i + 1]!)
    if (offKm >= best) continue
    best = offKm
    at = Math.min(distancesKm[i]! + alongKm, distancesKm[i + 1]!)
  }
  return at
}

function crossingKm({ positions, distancesKm }: Line, passage: Passage): number | null {
  for (const gate of passage.gates) {
    const g = gate.map(toVector)
    for (let i = 0; i + 1 < positions.length; i++) {
      if (!near(positions[i]!, positions[i + 1]!, gate)) continue
      const a = toVector(positions[i]!)
      const b = toVector(positions[i + 1]!)
      for (let k = 0; k + 1 < g.length; k++) {
        const share = crossingShare(a, b, g[k]!, g[k + 1]!)
        if (share !== null) return distancesKm[i]! + share * (distancesKm[i + 1]! - distancesKm[i]!)
      }
    }
  }
  return null
}

/** Cheap refusal: a leg that stays east, west, north or south of a gate by far. */
function near(a: Position, b: Position, gate: readonly Position[]): boolean {
  const span = Math.abs(a[0] - b[0])
  if (span > 30) return true
  const [lon, lat] = gate[0]!
  const off = Math.abs(((lon - (a[0] + b[0]) / 2 + 540) % 360) - 180)
  return off < span / 2 + 5 && lat > Math.min(a[1], b[1]) - 10 && lat < Math.max(a[1], b[1]) + 10
}
