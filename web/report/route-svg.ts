import type { Position } from '../../src/engine/geo/position.js'
import { element } from '../../src/files/xml.js'
import { unpack } from '../map/base-map.js'
import { endsBeside } from '../map/lines-beside.js'
import type { LandFile } from '../map/map-file.js'
import { TILE_PX } from '../map/mercator.js'
import type { Palette } from '../map/palette.js'
import { latitudeAt, pixelIn, type SketchedLine, type View, viewOf } from '../map/sketch.js'
import { type Box, boxAround, type Point, Room } from './room-for-names.js'

/** Sizes of a picture, px: for a slide, a post, a story and a page. */
export const IMAGE_SIZES = {
  '16:9': [1280, 720],
  '1:1': [1080, 1080],
  '9:16': [1080, 1920],
  A4: [1123, 794],
} as const
export type ImageSize = keyof typeof IMAGE_SIZES
/** On a paper, which has the words itself: smaller, and the map alone. */
const ON_PAPER = [440, 220] as const

/** Everything that a picture shows besides land and sea. */
export interface RouteImage {
  readonly size: ImageSize | 'paper'
  readonly title: string
  /** What differs from today: "Suez Canal closed"; empty if nothing does. */
  readonly scenario?: string
  /** The answer in a line. */
  readonly figures: string
  /** The conditions of the plan. */
  readonly conditions: string
  readonly credit: string
  readonly lines: readonly SketchedLine[]
  /** Other ways, in grey, with what is said about each. */
  readonly others?: readonly OtherWay[]
  /** How much longer it takes than another way: "+10.1 d", "against Today". */
  readonly difference?: { readonly days: string; readonly against: string } | null
  /** A finer coast, in a picture of a short route. */
  readonly near?: readonly (readonly (readonly Position[])[])[] | null
  /** Rings that the user has drawn, with their names. */
  readonly areas: readonly (readonly Position[])[]
  readonly areaNames?: readonly string[]
  /** Rings of control areas, pale. */
  readonly zones?: readonly (readonly Position[])[]
  /** The ends and the stops: the first is open. */
  readonly marks: readonly NamedPosition[]
  /** What the line passes, best known first: as many names as there is room for. */
  readonly passed?: readonly NamedPosition[]
  /** Countries and seas, where there is room for their names. */
  readonly names?: readonly MapName[]
  /** A style with the letters, for a picture that has them on every machine. */
  readonly font?: string
  readonly lengthUnit: { readonly name: string; readonly km: number }
}

export interface NamedPosition {
  readonly name: string
  readonly position: Position
}

export interface MapName extends NamedPosition {
  readonly isSea: boolean
  /** From which zoom of the map on. */
  readonly zoom: number
}

export interface OtherWay {
  readonly positions: readonly Position[]
  readonly label: { readonly text: string; readonly position: Position } | null
}

/** Of the words above the map, px from the top; a scenario takes one more. */
const ROWS = [48, 78, 102, 126] as const
const HEAD = 118
const FOOT = 64
const EDGE = 40
/** Around the line, for the names of its ends. */
const MARGIN = 90
/** Letters and lines on a paper, to those of a picture. */
const PAPER_SCALE = 0.6
/** Details smaller than this are left out, px. */
const DETAIL = 0.4
const EARTH_KM = 40_075
const MAX_SCALE_PX = 200

interface Frame {
  readonly width: number
  readonly height: number
  readonly head: number
  readonly foot: number
  /** Of letters and strokes. */
  readonly k: number
}

export function frameOf({ size, scenario }: RouteImage): Frame {
  if (size === 'paper') {
    const [width, height] = ON_PAPER
    return { width, height, head: 0, foot: 0, k: PAPER_SCALE }
  }
  const [width, height] = IMAGE_SIZES[size]
  return { width, height, head: HEAD + (scenario ? ROWS[3] - ROWS[2] : 0), foot: FOOT, k: 1 }
}

/** Where a position is in the picture, px. */
export function placesOf(image: RouteImage): (position: Position) => Point {
  return pixelIn(viewOfImage(image))
}

function viewOfImage(image: RouteImage): View {
  const { lines, others = [], areas } = image
  const { width, height, head, foot, k } = frameOf(image)
  const drawn = [...lines, ...others].flatMap(({ positions }) => positions)
  return viewOf([...drawn, ...areas.flat()], width, height, {
    left: MARGIN * k,
    right: MARGIN * k,
    top: head + (MARGIN * k) / 2,
    bottom: foot + (MARGIN * k) / 2,
  })
}

/** What is in view, in parts of the world from its north-western corner, and the zoom of a map that shows as much. */
export function boundsOf(image: RouteImage) {
  const { width, height } = frameOf(image)
  const { scale, x, y } = viewOfImage(image)
  const zoom = Math.log2(scale / TILE_PX)
  return {
    west: -x / scale,
    east: (width - x) / scale,
    north: Math.max(0, -y / scale),
    south: Math.min(1, (height - y) / scale),
    zoom,
  }
}

type Attributes = Readonly<Record<string, string | number>>

/** The picture as a file that stands alone: shapes and texts, no bitmap. */
export function routeSvg(file: LandFile, image: RouteImage, palette: Palette): string {
  const { width, height, head, foot, k } = frameOf(image)
  const view = viewOfImage(image)
  const place = pixelIn(view)
  const path = (line: readonly Position[], isClosed = false) => {
    let last: readonly [number, number] | null = null
    const steps: string[] = []
    for (const position of line) {
      const { x, y } = place(position)
      if (last !== null && Math.hypot(x - last[0], y - last[1]) < DETAIL) continue
      steps.push(`${last === null ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      last = [x, y]
    }
    return steps.length < 2 ? '' : steps.join('') + (isClosed ? 'Z' : '')
  }
  const isSeen = (ring: readonly Position[]) => {
    const at = ring.map((position) => place(position))
    const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)]
    return (
      Math.max(...xs) > 0 &&
      Math.min(...xs) < width &&
      Math.max(...ys) > 0 &&
      Math.min(...ys) < height
    )
  }
  const onEachWorld = (ring: readonly Position[]) =>
    WORLDS.map((turn) => ring.map(([lon, lat]): Position => [lon + turn, lat])).filter(isSeen)
  const land = WORLDS.flatMap((turn) =>
    file.land.flatMap((rings) => {
      const turned = rings.map((ring) =>
        unpack(ring, file.steps).map(([lon, lat]): Position => [lon! + turn, lat!]),
      )
      return turned.length > 0 && isSeen(turned[0]!) ? turned.map((ring) => path(ring, true)) : []
    }),
  )
  // Tile by tile: where two overlap, the second is drawn over the first.
  const coasts =
    image.near == null
      ? [land.join('')]
      : image.near.map((rings) => rings.map((ring) => path(ring, true)).join(''))
  const shape = (d: string, attributes: Attributes) => element('path', [], { d, ...attributes })
  const stroke = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  const text = (content: string, at: Point, size: number, attributes: Attributes = {}) =>
    element('text', content, {
      x: at.x.toFixed(1),
      y: at.y.toFixed(1),
      'font-size': Number(size.toFixed(1)),
      fill: palette.ink,
      ...attributes,
    })
  const halo = { stroke: palette.casing, 'stroke-width': 4 * k, 'paint-order': 'stroke' }
  const { others = [], difference } = image
  const own = palette.routes[image.lines[0]?.variant ?? 0]!

  const room = new Room(
    { left: 4, top: head + 4, right: width - 4, bottom: height - foot - 4 },
    [...image.lines, ...others].map(({ positions }) => positions.map((at) => place(at))),
  )
  const right = { 'text-anchor': 'end' }
  const { x: scaleX, y: scaleY } = { x: width - EDGE * k, y: height - foot - 22 * k }
  const scale = scaleBar(view.scale, latitudeAt(view, scaleY), image.lengthUnit, k)
  room.take({
    left: scaleX - MAX_SCALE_PX * k,
    top: scaleY - 28 * k,
    width: MAX_SCALE_PX * k,
    height: 30 * k,
  })
  /** A name where there is room for it; one that must be there covers what it has to. */
  const named = (
    content: string,
    at: Position,
    [size, gap]: readonly [size: number, gap: number],
    attributes: Attributes,
    isSure = true,
  ) => {
    const box = room.beside(content, place(at), size * k, gap * k, isSure)
    return box === null ? [] : [inBox(content, box, size * k, attributes)]
  }
  const inBox = (content: string, box: Box, size: number, attributes: Attributes) =>
    text(content, { x: box.left + box.width / 2, y: box.top + size * 0.95 }, size, {
      ...halo,
      'text-anchor': 'middle',
      ...attributes,
    })

  /** Where other ways arrive on another copy of the world than the first. */
  const otherEnds = [...image.lines, ...others]
    .filter(({ positions }) => !endsBeside(positions, image.lines[0]!.positions))
    .filter((one, i, all) => all.findIndex((o) => endsBeside(o.positions, one.positions)) === i)
    .flatMap(({ positions }) =>
      image.marks.slice(-1).map(({ name }) => ({ name, position: positions.at(-1)! })),
    )
  const ends = [...image.marks, ...otherEnds]
  for (const { position } of ends) room.take(boxAround(place(position), 12 * k))
  const marks = ends.flatMap(({ name, position }, i) => {
    const { x, y } = place(position)
    return [
      element('circle', [], {
        cx: x.toFixed(1),
        cy: y.toFixed(1),
        r: 7 * k,
        fill: i === 0 ? palette.casing : own,
        stroke: own,
        'stroke-width': 4 * k,
      }),
      ...named(name, position, [20, 14], { 'font-weight': 600 }),
    ]
  })
  const labels = others.flatMap(({ label }) =>
    label === null
      ? []
      : named(label.text, label.position, [18, 12], { fill: palette.portName, 'font-weight': 600 }),
  )
  const passed = (image.passed ?? []).flatMap(({ name, position }) => {
    // A strait right beside a port lies under its mark.
    if (room.hasTaken(place(position))) return []
    const words = named(name, position, [15, 10], {}, false)
    const { x, y } = place(position)
    const dot = { cx: x.toFixed(1), cy: y.toFixed(1), r: 4 * k, fill: palette.casing }
    return words.length === 0
      ? []
      : [element('circle', [], { ...dot, stroke: palette.ink, 'stroke-width': 1.6 * k }), ...words]
  })
  const areaNames = image.areas.flatMap((ring, i) => {
    const look = { fill: palette.avoid, 'font-weight': 600 }
    const name = image.areaNames?.[i]
    return name === undefined ? [] : named(name, topOf(ring), [15, 4], look)
  })
  const zoom = Math.log2(view.scale / TILE_PX)
  const names = (image.names ?? [])
    .filter((one) => one.zoom <= zoom)
    .flatMap(({ name, position: [lon, lat], isSea }) => {
      const size = (isSea ? 14 : 13) * k
      const look = isSea
        ? { fill: palette.seaName, 'font-style': 'italic' }
        : { fill: palette.country }
      return WORLDS.flatMap((turn) => {
        const box = room.over(name, place([lon + turn, lat]), size, SPACING)
        return box === null
          ? []
          : [inBox(name, box, size, { ...look, stroke: 'none', 'letter-spacing': `${SPACING}em` })]
      })
    })
  const lines = image.lines.flatMap(({ positions, variant, look }) =>
    look === 'hidden'
      ? []
      : [
          shape(path(positions), { ...stroke, stroke: palette.casing, 'stroke-width': 9 * k }),
          shape(path(positions), {
            ...stroke,
            stroke: palette.routes[variant]!,
            'stroke-width': 4.5 * k,
          }),
        ],
  )
  const ways = others.flatMap(({ positions }) => [
    shape(path(positions), { ...stroke, stroke: palette.casing, 'stroke-width': 6 * k }),
    shape(path(positions), { ...stroke, stroke: palette.alternative, 'stroke-width': 3 * k }),
  ])
  const areas = image.areas.map((ring) =>
    shape(path(ring, true), {
      fill: palette.avoid,
      'fill-opacity': 0.16,
      stroke: palette.avoid,
      'stroke-width': 1.5 * k,
      'stroke-dasharray': '6 3',
    }),
  )
  const zones = (image.zones ?? []).flatMap(onEachWorld).map((ring) =>
    shape(path(ring, true), {
      fill: palette.area,
      'fill-opacity': 0.05,
      stroke: palette.area,
      'stroke-opacity': 0.5,
      'stroke-width': 1.5 * k,
    }),
  )
  const band = { x: 0, width, fill: palette.casing, 'fill-opacity': 0.92 }
  const rows = [
    ...(image.scenario
      ? [{ text: image.scenario, size: 24, look: { 'font-weight': 650, fill: own } }]
      : []),
    { text: image.figures, size: 20, look: {} },
    { text: image.conditions, size: 15, look: { fill: palette.portName } },
  ]
  const words =
    image.size === 'paper'
      ? []
      : [
          element('rect', [], { ...band, y: 0, height: head }),
          text(image.title, { x: EDGE, y: ROWS[0] }, 32, { 'font-weight': 650 }),
          ...rows.map(({ text: row, size, look }, i) =>
            text(row, { x: EDGE, y: ROWS[i + 1]! }, size, look),
          ),
          ...(difference == null
            ? []
            : [
                text(difference.days, { x: width - EDGE, y: 56 }, 44, {
                  ...right,
                  'font-weight': 700,
                  fill: own,
                }),
                text(difference.against, { x: width - EDGE, y: 82 }, 18, {
                  ...right,
                  fill: palette.portName,
                }),
              ]),
          element('rect', [], { ...band, y: height - foot, height: foot }),
          ...wrapped(image.credit, Math.floor((width - 2 * EDGE) / 6.6)).map((row, i) =>
            text(row, { x: EDGE, y: height - foot + 24 + i * 18 }, 13, { fill: palette.portName }),
          ),
        ]
  return `${element(
    'svg',
    [
      element('title', image.title),
      ...(image.font ? [element('style', image.font)] : []),
      element('desc', `${image.figures}. ${image.conditions}. ${image.credit}`),
      element('rect', [], { width, height, fill: palette.deep }),
      ...zones,
      ...coasts.map((d) => shape(d, { fill: palette.land, 'fill-rule': 'evenodd' })),
      ...areas,
      ...names,
      ...ways,
      ...lines,
      ...passed,
      ...areaNames,
      ...labels,
      ...marks,
      shape(`M${scaleX - scale.px} ${scaleY - 6 * k}v${6 * k}H${scaleX}v-${6 * k}`, {
        ...stroke,
        stroke: palette.ink,
        'stroke-width': 2 * k,
      }),
      text(scale.text, { x: scaleX, y: scaleY - 12 * k }, 14 * k, { ...halo, ...right }),
      ...words,
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family':
        '"Source Sans 3", "Source Sans", "Source Sans Pro", "Helvetica Neue", Arial, sans-serif',
    },
  )}\n`
}

const WORLDS = [-360, 0, 360]
/** Between the letters of countries and seas, em. */
const SPACING = 0.06

/** Where the name of an area stands: above the middle of its northern edge. */
function topOf(ring: readonly Position[]): Position {
  const lons = ring.map(([lon]) => lon)
  return [(Math.min(...lons) + Math.max(...lons)) / 2, Math.max(...ring.map(([, lat]) => lat))]
}

/** A round length that fits, at the latitude where it stands: this projection has no scale of its own. */
function scaleBar(
  scale: number,
  latitude: number,
  { name, km }: RouteImage['lengthUnit'],
  k: number,
) {
  const perPixel = (EARTH_KM * Math.cos((latitude * Math.PI) / 180)) / scale / km
  const most = MAX_SCALE_PX * k * perPixel
  const power = 10 ** Math.floor(Math.log10(most))
  const length = ([5, 2].find((step) => step * power <= most) ?? 1) * power
  const side = latitude < 0 ? 'S' : 'N'
  return {
    px: Number((length / perPixel).toFixed(1)),
    text: `${length} ${name} (${Math.abs(latitude).toFixed(0)}° ${side})`,
  }
}

/** SVG breaks no lines. */
function wrapped(text: string, most: number): string[] {
  const rows = ['']
  for (const word of text.split(' ')) {
    const row = rows[rows.length - 1]!
    if (row.length + word.length + 1 > most && row !== '') rows.push(word)
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`
  }
  return rows
}
