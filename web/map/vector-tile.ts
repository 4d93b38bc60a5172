/** Reads vector tiles (Mapbox Vector Tile 2.1) without the map's code. */
export type Point = readonly [x: number, y: number]
export type Field = readonly [field: number, value: number | Uint8Array]

/** Fields and wire types of the format. */
export const [LAYER, FEATURE, GEOMETRY, EXTENT] = [3, 2, 4, 5]
export const [MOVE, LINE, CLOSE] = [1, 2, 7]
export const BYTES = 2
const NAME = 1

/** The rings of a layer, in parts of the side of the tile. */
export function ringsOf(tile: Uint8Array, layer: string): Point[][] {
  const fields = fieldsOf(tile)
    .filter(([field]) => field === LAYER)
    .map(([, value]) => fieldsOf(value as Uint8Array))
    .find((one) =>
      one.some(
        ([field, value]) =>
          field === NAME && new TextDecoder().decode(value as Uint8Array) === layer,
      ),
    )
  const extent = fields?.find(([field]) => field === EXTENT)?.[1] as number
  return (fields ?? [])
    .filter(([field]) => field === FEATURE)
    .flatMap(([, value]) => fieldsOf(value as Uint8Array).filter(([field]) => field === GEOMETRY))
    .flatMap(([, geometry]) => pathsOf(geometry as Uint8Array))
    .filter(({ isRing }) => isRing)
    .map(({ points }) => points.map(([x, y]): Point => [x / extent, y / extent]))
}

export function pathsOf(geometry: Uint8Array): { points: Point[]; isRing: boolean }[] {
  const numbers = varintsOf(geometry)
  const paths: { points: Point[]; isRing: boolean }[] = []
  let [x, y, at] = [0, 0, 0]
  const delta = () => {
    const value = numbers[at++]!
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
  while (at < numbers.length) {
    const command = numbers[at]! & 7
    const count = numbers[at++]! >> 3
    if (command === CLOSE) paths.at(-1)!.isRing = true
    else
      for (let i = 0; i < count; i++) {
        if (command === MOVE) paths.push({ points: [], isRing: false })
        x += delta()
        y += delta()
        paths.at(-1)!.points.push([x, y])
      }
  }
  return paths
}

function varintsOf(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  for (let at = 0; at < bytes.length; ) {
    const [value, next] = varintAt(bytes, at)
    numbers.push(value)
    at = next
  }
  return numbers
}

function varintAt(bytes: Uint8Array, start: number): readonly [value: number, next: number] {
  let [value, place, at] = [0, 1, start]
  for (;;) {
    const byte = bytes[at++]!
    value += (byte & 127) * place
    if (byte < 128) return [value, at]
    place *= 128
  }
}

export function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = []
  for (let at = 0; at < message.length; ) {
    const [tag, next] = varintAt(message, at)
    const [number, end] = varintAt(message, next)
    const isBytes = (tag & 7) === BYTES
    fields.push([tag >> 3, isBytes ? message.subarray(end, end + number) : number])
    at = isBytes ? end + number : end
  }
  return fields
}
