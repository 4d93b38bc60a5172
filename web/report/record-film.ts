import type { Position } from '../../src/engine/geo/position.js'
import type { Palette } from '../map/palette.js'
import { FILM_SECONDS, type FilmMoment, momentAt } from './film-frames.js'

export interface FilmWords {
  /** The route and its figures. */
  readonly figures: string
  /** What is closed. */
  readonly caption: string
  /** The days that count up. */
  readonly more: string
}

/** What changes from frame to frame, over a picture that stays. */
export interface Film {
  /** The picture without routes. */
  readonly background: HTMLImageElement
  readonly width: number
  readonly height: number
  /** The line at a moment. */
  readonly line: (moment: FilmMoment) => readonly Position[]
  /** The way that is closed, in grey from then on. */
  readonly closed: readonly Position[]
  /** The names of both ends of the line; empty while that end is under way. */
  readonly ends: (moment: FilmMoment) => readonly [string, string]
  readonly words: (moment: FilmMoment) => FilmWords
  readonly place: (position: Position) => { x: number; y: number }
  readonly palette: Palette
}

const FRAMES_PER_SECOND = 30
/** The last frame reaches the recorder a little later, ms. */
const LAST_FRAME_MS = 400
const FAMILY = '"Source Sans", "Helvetica Neue", Arial, sans-serif'
/** Where a picture has its figures, px. */
const [EDGE, FIGURES_Y] = [40, 78]
const BITS_PER_SECOND = 6_000_000
/** VP8 first: a slow machine encodes it in time, and VP9 may be cut off. */
const TYPES = ['video/webm;codecs=vp8', 'video/webm;codecs=vp9', 'video/webm', 'video/mp4']

/** How this browser records a canvas; null if it cannot. */
export function filmType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null
}

/** Draws the film on a canvas, in its own time, and records it. */
export async function recordFilm(
  canvas: HTMLCanvasElement,
  film: Film,
  type: string,
  signal: AbortSignal,
): Promise<Blob> {
  canvas.width = film.width
  canvas.height = film.height
  const background = bitmapOf(film)
  drawFrame(canvas, film, background, momentAt(0))
  const stream = canvas.captureStream(FRAMES_PER_SECOND)
  try {
    const recorder = new MediaRecorder(stream, {
      mimeType: type,
      videoBitsPerSecond: BITS_PER_SECOND,
    })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const isDone = new Promise<void>((resolve, reject) => {
      recorder.onstop = () => resolve()
      recorder.onerror = () => reject(new Error('The film was not recorded.'))
    })
    const isStarted = new Promise<void>((resolve) => {
      recorder.onstart = () => resolve()
    })
    recorder.start()
    await Promise.race([isStarted, isDone])
    await Promise.race([drawFilm(canvas, film, background, signal), isDone])
    if (recorder.state === 'inactive') throw new Error('The film was cut off.')
    recorder.stop()
    await isDone
    signal.throwIfAborted()
    const recorded = new Blob(parts, { type: type.split(';')[0]! })
    if (recorded.size === 0) throw new Error('The film has no frames.')
    return recorded
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Ends a little after the last frame, or when the signal says so. */
function drawFilm(
  canvas: HTMLCanvasElement,
  film: Film,
  background: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now()
    const next = () => {
      const seconds = (performance.now() - start) / 1000
      drawFrame(canvas, film, background, momentAt(seconds))
      if (seconds < FILM_SECONDS && !signal.aborted) requestAnimationFrame(next)
      else setTimeout(resolve, LAST_FRAME_MS)
    }
    next()
  })
}

/** Pixels: the shapes of the picture would be drawn anew in each frame, which takes longer than a frame. */
function bitmapOf({ background, width, height }: Film): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(background, 0, 0, width, height)
  return canvas
}

function drawFrame(
  canvas: HTMLCanvasElement,
  film: Film,
  background: HTMLCanvasElement,
  moment: FilmMoment,
): void {
  const pen = canvas.getContext('2d')!
  const { palette, place, width, height } = film
  pen.drawImage(background, 0, 0)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const pixels = film.line(moment).map((position) => place(position))
  const draw = (line: readonly { x: number; y: number }[], color: string, wide: number) => {
    const path = new Path2D()
    for (const { x, y } of line) path.lineTo(x, y)
    for (const [style, width] of [
      [palette.casing, wide + 5],
      [color, wide],
    ] as const) {
      pen.strokeStyle = style
      pen.lineWidth = width
      pen.stroke(path)
    }
  }
  if (moment.isClosed)
    draw(
      film.closed.map((position) => place(position)),
      palette.alternative,
      3,
    )
  draw(pixels, palette.routes[0], 6)
  const ends = film.ends(moment)
  for (const [i, { x, y }] of [pixels[0]!, pixels.at(-1)!].entries()) {
    pen.beginPath()
    pen.arc(x, y, 8, 0, 2 * Math.PI)
    pen.fillStyle = i === 0 ? palette.casing : palette.routes[0]
    pen.strokeStyle = palette.routes[0]
    pen.lineWidth = 4
    pen.fill()
    pen.stroke()
    const isLeft = x > width * 0.7
    write(pen, film, ends[i]!, [isLeft ? x - 18 : x + 18, y + 7], 20, { isLeft })
  }
  const { figures, caption, more } = film.words(moment)
  write(pen, film, figures, [EDGE, FIGURES_Y], 20, {})
  write(pen, film, more, [EDGE, height - 92], 60, {})
  write(pen, film, caption, [EDGE, height - (more === '' ? 92 : 158)], 26, { color: palette.avoid })
}

/** With a rim, so that it can be read on land and water. */
function write(
  pen: CanvasRenderingContext2D,
  { palette }: Film,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  { isLeft = false, color = palette.ink },
): void {
  pen.font = `600 ${size}px ${FAMILY}`
  pen.textAlign = isLeft ? 'right' : 'left'
  pen.lineWidth = Math.max(4, size / 6)
  pen.strokeStyle = palette.casing
  pen.strokeText(text, x, y)
  pen.fillStyle = color
  pen.fillText(text, x, y)
}
