/** A name on the map, before it has a place. */
export interface Pill {
  readonly key: string
  /** The point that it names, px. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The lower, the sooner it is placed. */
  readonly rank: number
  /** Direction of the line at the point, radians clockwise from east; names stand square to it. */
  readonly direction: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PlacedPill {
  readonly key: string
  /** Its upper left corner, px. */
  readonly left: number
  readonly top: number
}

const GAP_PX = 12
const EDGE_PX = 6
const CLEAR_PX = 3
/** Turns from square to the line that are tried, in order. */
const TURNS = [
  0,
  Math.PI,
  Math.PI / 4,
  -Math.PI / 4,
  (3 * Math.PI) / 4,
  (-3 * Math.PI) / 4,
  Math.PI / 2,
  -Math.PI / 2,
]

/**
 * Places names inside a box, none over another and each where it covers the fewest points of the
 * lines; those of high rank are dropped where there is no room.
 * @param blocked what else lies over the map
 */
export function placePills(
  pills: readonly Pill[],
  room: Box,
  line: readonly (readonly [x: number, y: number])[] = [],
  blocked: readonly Box[] = [],
): PlacedPill[] {
  const taken: Box[] = [...blocked]
  const placed: PlacedPill[] = []
  for (const pill of pills.toSorted((a, b) => a.rank - b.rank)) {
    const isOutside =
      pill.x < room.left || pill.x > room.right || pill.y < room.top || pill.y > room.bottom
    if (isOutside) continue
    const covered = (box: Box) => line.filter((point) => covers(box, point)).length
    const [best] = TURNS.map((turn) => boxBeside(pill, pill.direction - Math.PI / 2 + turn))
      .filter((one) => isInside(one, room) && !taken.some((other) => overlaps(one, other)))
      .map((box) => ({ box, points: covered(box) }))
      .sort((a, b) => a.points - b.points)
    if (best === undefined) continue
    const { box } = best
    taken.push(box)
    placed.push({ key: pill.key, left: box.left, top: box.top })
  }
  return placed
}

/** The box beside the point in a direction, its nearest side a gap away. */
function boxBeside({ x, y, width, height }: Pill, direction: number): Box {
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)]
  const centreX = x + dx * (GAP_PX + width / 2)
  const centreY = y + dy * (GAP_PX + height / 2)
  const left = centreX - width / 2
  const top = centreY - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

function isInside(box: Box, room: Box): boolean {
  return (
    box.left >= room.left + EDGE_PX &&
    box.right <= room.right - EDGE_PX &&
    box.top >= room.top + EDGE_PX &&
    box.bottom <= room.bottom - EDGE_PX
  )
}

function covers(box: Box, [x, y]: readonly [number, number]): boolean {
  return (
    x > box.left - CLEAR_PX &&
    x < box.right + CLEAR_PX &&
    y > box.top - CLEAR_PX &&
    y < box.bottom + CLEAR_PX
  )
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.right + CLEAR_PX &&
    a.right > b.left - CLEAR_PX &&
    a.top < b.bottom + CLEAR_PX &&
    a.bottom > b.top - CLEAR_PX
  )
}
