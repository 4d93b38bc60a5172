import type { Position } from '../../src/engine/geo/position.js'
import { element } from '../../src/files/xml.js'
import { unpack } from '../map/base-map.js'
import type { LandFile } from '../map/map-file.js'
import type { Palette } from '../map/palette.js'
import { latitudeAt, pixelIn, type SketchedLine, type View, viewOf } from '../map/sketch.js'

/** Sizes of a picture, px: for a slide, a post, a story and a page. */
export const IMAGE_SIZES = {
  '16:9': [1280, 720],
  '1:1': [1080, 1080],
  '9:16': [1080, 1920],
  A4: [1123, 794],
} as const
export type ImageSize = keyof typeof IMAGE_SIZES

/** Everything that a picture shows besides land and sea. */
export interface RouteImage {
  readonly size: ImageSize
  readonly title: string
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
  /** What must be in view besides the lines and the areas. */
  readonly around?: readonly Position[]
  /** Rings that the user has drawn. */
  readonly areas: readonly (readonly Position[])[]
  readonly marks: readonly { readonly name: string; readonly position: Position }[]
  /** A style with the letters, for a picture that has them on every machine. */
  readonly font?: string
  readonly lengthUnit: { readonly name: string; readonly km: number }
}

export interface OtherWay {
  readonly positions: readonly Position[]
  readonly label: { readonly text: string; readonly position: Position } | null
}

const HEAD = 118
const FOOT = 64
const EDGE = 40
/** Around the line, for the names of its ends. */
const MARGIN = 90
/** Details smaller than this are left out, px. */
const DETAIL = 0.4
const EARTH_KM = 40_075
const MAX_SCALE_PX = 200

/** Where a position is in the picture, px. */
export function placesOf(image: RouteImage): (position: Position) => { x: number; y: number } {
  return pixelIn(viewOfImage(image))
}

function viewOfImage({ size, lines, others = [], areas, around = [] }: RouteImage): View {
  const [width, height] = IMAGE_SIZES[size]
  const drawn = [...lines, ...others].flatMap(({ positions }) => positions)
  const all = [...drawn, ...areas.flat(), ...around]
  return viewOf(all, width, height, {
    left: MARGIN,
    right: MARGIN,
    top: HEAD + MARGIN / 2,
    bottom: FOOT + MARGIN / 2,
  })
}

/** The picture as a file that stands alone: shapes and texts, no bitmap. */
export function routeSvg(file: LandFile, image: RouteImage, palette: Palette): string {
  const [width, height] = IMAGE_SIZES[image.size]
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
  const land = [-360, 0, 360].flatMap((turn) =>
    file.land.flatMap((rings) => {
      const turned = rings.map((ring) =>
        unpack(ring, file.steps).map(([lon, lat]): Position => [lon! + turn, lat!]),
      )
      return turned.length > 0 && isSeen(turned[0]!) ? turned.map((ring) => path(ring, true)) : []
    }),
  )
  const shape = (d: string, attributes: Readonly<Record<string, string | number>>) =>
    element('path', [], { d, ...attributes })
  const stroke = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  const text = (
    content: string,
    at: readonly [number, number],
    size: number,
    attributes: Readonly<Record<string, string | number>> = {},
  ) =>
    element('text', content, {
      x: at[0].toFixed(1),
      y: at[1].toFixed(1),
      'font-size': size,
      fill: palette.ink,
      ...attributes,
    })
  const halo = { stroke: palette.casing, 'stroke-width': 4, 'paint-order': 'stroke' }
  const own = palette.routes[image.lines[0]?.variant ?? 0]!
  const marks = image.marks.flatMap(({ name, position }, i) => {
    const { x, y } = place(position)
    const isLeft = x > width * 0.7
    return [
      element('circle', [], {
        cx: x.toFixed(1),
        cy: y.toFixed(1),
        r: 7,
        fill: i === 0 ? palette.casing : own,
        stroke: own,
        'stroke-width': 4,
      }),
      text(name, [isLeft ? x - 16 : x + 16, y + 7], 20, {
        ...halo,
        'font-weight': 600,
        'text-anchor': isLeft ? 'end' : 'start',
      }),
    ]
  })
  const lines = image.lines.flatMap(({ positions, variant }) => [
    shape(path(positions), { ...stroke, stroke: palette.casing, 'stroke-width': 9 }),
    shape(path(positions), { ...stroke, stroke: palette.routes[variant]!, 'stroke-width': 4.5 }),
  ])
  const others = (image.others ?? []).flatMap(({ positions }) => [
    shape(path(positions), { ...stroke, stroke: palette.casing, 'stroke-width': 6 }),
    shape(path(positions), { ...stroke, stroke: palette.alternative, 'stroke-width': 3 }),
  ])
  const labels = (image.others ?? []).flatMap(({ label }) => {
    if (label === null) return []
    const { x, y } = place(label.position)
    const middle = { ...halo, fill: palette.portName, 'font-weight': 600, 'text-anchor': 'middle' }
    return [
      text(label.text, [Math.min(Math.max(x, EDGE * 2), width - EDGE * 2), y - 12], 18, middle),
    ]
  })
  const { difference } = image
  const right = { 'text-anchor': 'end' }
  const areas = image.areas.map((ring) =>
    shape(path(ring, true), {
      fill: palette.avoid,
      'fill-opacity': 0.16,
      stroke: palette.avoid,
      'stroke-dasharray': '6 3',
    }),
  )
  const band = { x: 0, width, fill: palette.casing, 'fill-opacity': 0.92 }
  const { x: scaleX, y: scaleY } = { x: width - EDGE, y: height - FOOT - 22 }
  const scale = scaleBar(view.scale, latitudeAt(view, scaleY), image.lengthUnit)
  return `${element(
    'svg',
    [
      element('title', image.title),
      ...(image.font ? [element('style', image.font)] : []),
      element('desc', `${image.figures}. ${image.conditions}. ${image.credit}`),
      element('rect', [], { width, height, fill: palette.deep }),
      shape(land.join(''), { fill: palette.land, 'fill-rule': 'evenodd' }),
      ...areas,
      ...others,
      ...lines,
      ...labels,
      ...marks,
      element('rect', [], { ...band, y: 0, height: HEAD }),
      text(image.title, [EDGE, 48], 32, { 'font-weight': 650 }),
      text(image.figures, [EDGE, 78], 20),
      text(image.conditions, [EDGE, 102], 15, { fill: palette.portName }),
      ...(difference == null
        ? []
        : [
            text(difference.days, [width - EDGE, 56], 44, {
              ...right,
              'font-weight': 700,
              fill: own,
            }),
            text(difference.against, [width - EDGE, 82], 18, { ...right, fill: palette.portName }),
          ]),
      shape(`M${scaleX - scale.px} ${scaleY - 6}v6H${scaleX}v-6`, {
        ...stroke,
        stroke: palette.ink,
        'stroke-width': 2,
      }),
      text(scale.text, [scaleX, scaleY - 12], 14, { ...halo, 'text-anchor': 'end' }),
      element('rect', [], { ...band, y: height - FOOT, height: FOOT }),
      ...wrapped(image.credit, Math.floor((width - 2 * EDGE) / 6.6)).map((row, i) =>
        text(row, [EDGE, height - FOOT + 24 + i * 18], 13, { fill: palette.portName }),
      ),
    ],
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': '"Source Sans 3", "Source Sans Pro", "Helvetica Neue", Arial, sans-serif',
    },
  )}\n`
}

/** A round length that fits, at the latitude where it stands: this projection has no scale of its own. */
function scaleBar(scale: number, latitude: number, { name, km }: RouteImage['lengthUnit']) {
  const perPixel = (EARTH_KM * Math.cos((latitude * Math.PI) / 180)) / scale / km
  const most = MAX_SCALE_PX * perPixel
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
