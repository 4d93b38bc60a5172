/** Where names stand in a picture: on nothing that is named already, and on as little of a line as can be. */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Mean width of a letter, to its height. */
const LETTER = 0.54
const LINE_HEIGHT = 1.2
/** Between points of a line, px: no name fits between them. */
const DOTS_PX = 6

export const boxAround = ({ x, y }: Point, reach: number): Box => {
  return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }
}

export class Room {
  readonly #taken: Box[] = []
  readonly #dots: readonly Point[]

  constructor(
    readonly bounds: Bounds,
    lines: readonly (readonly Point[])[],
  ) {
    this.#dots = lines.flatMap(dotsAlong)
  }

  take(box: Box): void {
    this.#taken.push(box)
  }

  hasTaken({ x, y }: Point): boolean {
    return this.#taken.some((box) => isOver({ left: x, top: y, width: 0, height: 0 }, box))
  }

  /** Beside a mark, on the side where the name covers least. Null without room, unless it must be there. */
  beside(name: string, { x, y }: Point, size: number, gap: number, isSure: boolean): Box | null {
    const [width, height] = [name.length * size * LETTER, size * LINE_HEIGHT]
    const sides = [
      { left: x + gap, top: y - height / 2, width, height },
      { left: x - gap - width, top: y - height / 2, width, height },
      { left: x - width / 2, top: y - gap - height, width, height },
      { left: x - width / 2, top: y + gap, width, height },
    ]
    const [best] = sides
      .filter((box) => this.#isFree(box))
      .toSorted((a, b) => this.#covered(a) - this.#covered(b))
    const box = best ?? (isSure ? (sides.find((one) => this.#isWithin(one)) ?? sides[0]!) : null)
    if (box !== null) this.take(box)
    return box
  }

  /** Over a point, clear of every line; null without room. @param spacing between letters, em */
  over(name: string, { x, y }: Point, size: number, spacing: number): Box | null {
    const [width, height] = [name.length * size * (LETTER + spacing), size * LINE_HEIGHT]
    const box = { left: x - width / 2, top: y - height / 2, width, height }
    if (!this.#isFree(box) || this.#covered(box) > 0) return null
    this.take(box)
    return box
  }

  #isWithin({ left, top, width, height }: Box): boolean {
    const { bounds } = this
    return (
      left >= bounds.left &&
      left + width <= bounds.right &&
      top >= bounds.top &&
      top + height <= bounds.bottom
    )
  }

  #isFree(box: Box): boolean {
    return this.#isWithin(box) && this.#taken.every((other) => !isOver(box, other))
  }

  #covered({ left, top, width, height }: Box): number {
    return this.#dots.filter(
      ({ x, y }) => x > left && x < left + width && y > top && y < top + height,
    ).length
  }
}

const isOver = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

function dotsAlong(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const last = points[i - 1] ?? point
    const steps = Math.max(1, Math.ceil(Math.hypot(point.x - last.x, point.y - last.y) / DOTS_PX))
    return Array.from({ length: steps }, (_, n) => {
      const share = (n + 1) / steps
      return { x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share }
    })
  })
}
