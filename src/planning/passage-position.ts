import { distancesAlong } from '../geo/distance.js'
import { positionAtKm } from '../geo/interpolate.js'
import type { Position } from '../geo/position.js'
import type { PassageId } from '../routing/request.js'
import type { ClosureTables } from './closures.js'

/** The middle of a passage's fairway, or of the longest one if there are several. */
export function passagePosition(id: PassageId, { passages }: ClosureTables): Position {
  const lines = passages.find((passage) => passage.id === id)?.centreLines ?? []
  const measured = lines.map((positions) => ({ positions, distancesKm: distancesAlong(positions) }))
  const [longest] = measured.sort((a, b) => b.distancesKm.at(-1)! - a.distancesKm.at(-1)!)
  if (!longest) throw new Error(`The data has no fairway for ${id}.`)
  const { positions, distancesKm } = longest
  return positionAtKm(positions, distancesKm, distancesKm.at(-1)! / 2)
}
