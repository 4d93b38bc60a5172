import { distancesAlong } from '../../engine/geo/distance.js'
import { positionAtKm } from '../../engine/geo/interpolate.js'
import type { Position } from '../../engine/geo/position.js'
import type { PassageId } from '../../engine/routing/request.js'
import type { Passage } from '../../engine/sea/passages.js'
import type { ClosureTables } from './closures.js'

/** Every voyage asks for those of all passages that are closed by default. */
const known = new WeakMap<Passage, Position>()

/** The middle of a passage's fairway, or of the longest one if there are several. */
export function passagePosition(id: PassageId, { passages }: ClosureTables): Position {
  const passage = passages.find((each) => each.id === id)
  const position = passage && (known.get(passage) ?? middleOf(passage))
  if (position === undefined) throw new Error(`The data has no fairway for ${id}.`)
  known.set(passage!, position)
  return position
}

function middleOf({ centreLines: lines = [] }: Passage): Position | undefined {
  const measured = lines.map((positions) => ({ positions, distancesKm: distancesAlong(positions) }))
  const [longest] = measured.sort((a, b) => b.distancesKm.at(-1)! - a.distancesKm.at(-1)!)
  if (!longest) return undefined
  const { positions, distancesKm } = longest
  return positionAtKm(positions, distancesKm, distancesKm.at(-1)! / 2)
}
