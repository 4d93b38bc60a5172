/** A name on the map that has not been placed yet. */
export interface Pill {
  readonly key: string
  /** The point that is named, px. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Lower ranks are placed first. */
  readonly rank: number
  /**
   * Direction of the line at the point, radians clockwise from east. Names are placed at right
   * angles to it.
   */
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

/** Gaps between a point and its name, px. The second is used where the first would cover a line. */
const GAPS_PX = [12, 20]
const EDGE_PX = 6
const CLEAR_PX = 3
/** Area that each name of a passage or port needs in the free part of the map, px². */
const AREA_PX2 = 32_000
/** A name that would cover more of a line than this share of its own width is dropped. */
const MAX_COVERED = 0.5
/** The mark of an end hides a point of the route this near to it, whose name would belong to nothing. */
const HIDDEN_PX = 18
/** Turns from the right angle to the line, in the order in which they are tried. */
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

type Point = readonly [x: number, y: number]

/**
 * Places names inside a box so that none overlap and each covers as little of the lines as
 * possible. Names of high rank are dropped if there is no room, or if the map is so small that they
 * would hide it.
 * @param lines lines on the screen, px
 * @param blocked other elements over the map
 */
export function placePills(
  pills: readonly Pill[],
  room: Box,
  lines: readonly (readonly Point[])[] = [],
  blocked: readonly Box[] = [],
): PlacedPill[] {
  const taken: Box[] = [...blocked]
  const placed: PlacedPill[] = []
  const ends = pills.filter(({ rank }) => rank === 0)
  const most = ((room.right - room.left) * (room.bottom - room.top)) / AREA_PX2
  for (const pill of pills.toSorted((a, b) => a.rank - b.rank)) {
    if (pill.rank > 0 && placed.length >= most) break
    const isOutside =
      pill.x < room.left || pill.x > room.right || pill.y < room.top || pill.y > room.bottom
    if (isOutside) continue
    const isHidden = ends.some(({ x, y }) => Math.hypot(x - pill.x, y - pill.y) < HIDDEN_PX)
    if (pill.rank > 0 && isHidden) continue
    const [best] = GAPS_PX.flatMap((gap) =>
      TURNS.map((turn) => boxBeside(pill, pill.direction - Math.PI / 2 + turn, gap)),
    )
      .filter((one) => isInside(one, room) && !taken.some((other) => overlaps(one, other)))
      .map((box) => ({ box, covered: coveredPx(box, lines) }))
      .sort((a, b) => a.covered - b.covered)
    if (best === undefined) continue
    // Ends are always named; passages are in the panel too.
    if (pill.rank > 0 && best.covered > pill.width * MAX_COVERED) continue
    const { box } = best
    taken.push(box)
    placed.push({ key: pill.key, left: box.left, top: box.top })
  }
  return placed
}

/** The box beside the point in a direction, with a gap between them. */
function boxBeside({ x, y, width, height }: Pill, direction: number, gap: number): Box {
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)]
  const centreX = x + dx * (gap + width / 2)
  const centreY = y + dy * (gap + height / 2)
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

/** Length of the lines under a box, px. */
function coveredPx(box: Box, lines: readonly (readonly Point[])[]): number {
  let sum = 0
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) sum += coveredOfLeg(box, line[i - 1]!, line[i]!)
  }
  return sum
}

/** Liang and Barsky: the leg is clipped by one pair of edges, then by the other. */
function coveredOfLeg({ left, top, right, bottom }: Box, a: Point, b: Point): number {
  // Most legs are beside the box. A name tries some dozens of boxes, each against every leg.
  if (a[0] < left - CLEAR_PX && b[0] < left - CLEAR_PX) return 0
  if (a[0] > right + CLEAR_PX && b[0] > right + CLEAR_PX) return 0
  if (a[1] < top - CLEAR_PX && b[1] < top - CLEAR_PX) return 0
  if (a[1] > bottom + CLEAR_PX && b[1] > bottom + CLEAR_PX) return 0
  const [ax, ay] = a
  const [bx, by] = b
  const [fromX, toX] = shareBetween(ax, bx, left - CLEAR_PX, right + CLEAR_PX)
  const [fromY, toY] = shareBetween(ay, by, top - CLEAR_PX, bottom + CLEAR_PX)
  const share = Math.min(toX, toY) - Math.max(fromX, fromY)
  return share > 0 ? share * Math.hypot(bx - ax, by - ay) : 0
}

/** The part of a segment from a to b between two bounds, as shares of the segment. */
function shareBetween(a: number, b: number, low: number, high: number): [number, number] {
  if (a === b) return a > low && a < high ? [0, 1] : [1, 0]
  const [one, other] = [(low - a) / (b - a), (high - a) / (b - a)]
  return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))]
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.right + CLEAR_PX &&
    a.right > b.left - CLEAR_PX &&
    a.top < b.bottom + CLEAR_PX &&
    a.bottom > b.top - CLEAR_PX
  )
}
