import {
  BYTES,
  CLOSE,
  EXTENT,
  FEATURE,
  type Field,
  fieldsOf,
  GEOMETRY,
  LAYER,
  LINE,
  MOVE,
  type Point,
  pathsOf,
} from '../map/vector-tile.js'

/**
 * A vector tile with half as many steps (Mapbox Vector Tile 2.1): the first one that the page fetches is drawn at most
 * eight times as large, where one of the coarser steps is a pixel. That leaves out a third of its bytes.
 */
const FACTOR = 2
/** Fields and wire types of the format. */
const VARINT = 0

export function coarserTile(tile: Uint8Array): Uint8Array {
  return mapped(tile, LAYER, (layer) => {
    const extent = fieldsOf(layer).find(([field]) => field === EXTENT)![1] as number
    const coarser = mapped(layer, FEATURE, (feature) => {
      let isEmpty = false
      const changed = mapped(feature, GEOMETRY, (geometry) => {
        const found = coarserGeometry(geometry)
        isEmpty = found.length === 0
        return found
      })
      return isEmpty ? null : changed
    })
    const others = fieldsOf(coarser).filter(([field]) => field !== EXTENT)
    return written([...others, [EXTENT, extent / FACTOR]])
  })
}

/** The message with each field of this number changed, or left out. */
function mapped(
  message: Uint8Array,
  number: number,
  change: (value: Uint8Array) => Uint8Array | null,
): Uint8Array {
  return written(
    fieldsOf(message).flatMap(([field, value]): Field[] => {
      const changed = field === number ? change(value as Uint8Array) : value
      return changed === null ? [] : [[field, changed]]
    }),
  )
}

function coarserGeometry(geometry: Uint8Array): Uint8Array {
  const out: number[] = []
  let [x, y] = [0, 0]
  let isOuterGone = false
  const put = (delta: number) => out.push(delta < 0 ? -2 * delta - 1 : 2 * delta)
  for (const { points, isRing } of pathsOf(geometry)) {
    const isHole = isRing && areaOf(points) < 0
    const coarser = thinned(
      points.map(([px, py]): Point => [Math.round(px / FACTOR), Math.round(py / FACTOR)]),
      isRing,
    )
    const isGone = isRing ? areaOf(coarser) === 0 : coarser.length < 2
    if (isRing && !isHole) isOuterGone = isGone
    if (isGone || (isHole && isOuterGone)) continue
    coarser.forEach(([px, py], i) => {
      if (i === 0) out.push(MOVE | (1 << 3))
      if (i === 1) out.push(LINE | ((coarser.length - 1) << 3))
      put(px - x)
      put(py - y)
      ;[x, y] = [px, py]
    })
    if (isRing) out.push(CLOSE | (1 << 3))
  }
  return new Uint8Array(out.flatMap(varint))
}

/** Without points that repeat the last or lie on the line between their neighbours. */
function thinned(points: readonly Point[], isRing: boolean): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last !== undefined && last[0] === point[0] && last[1] === point[1]) continue
    if (last !== undefined && before !== undefined && isBetween(before, last, point)) kept.pop()
    kept.push(point)
  }
  const [first, last] = [kept[0], kept.at(-1)]
  if (isRing && kept.length > 1 && first![0] === last![0] && first![1] === last![1]) kept.pop()
  return kept
}

function isBetween(a: Point, b: Point, c: Point): boolean {
  const [abX, abY, bcX, bcY] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return abX * bcY === abY * bcX && abX * bcX + abY * bcY >= 0
}

/** Twice the area: above 0 for an outer ring, below for a hole. */
function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0)
}

function written(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(([field, value]) =>
      typeof value === 'number'
        ? [Buffer.from([...varint((field << 3) | VARINT), ...varint(value)])]
        : [Buffer.from([...varint((field << 3) | BYTES), ...varint(value.length)]), value],
    ),
  )
}

function varint(value: number): number[] {
  const bytes: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left]
    bytes.push((left % 128) + 128)
  }
}
