import { withPlainDashes } from '../../engine/geo/dashes.js'

/** An arrow between two places, as AIS and lists write a voyage in one text: `NLRTM>CNSHA`, `Rotterdam → Shanghai`. */
export const ARROW = String.raw`\s*(?:[-=]*>+|[-=]*→)\s*`
const ARROWS = new RegExp(ARROW)
/** Two codes with a dash between: `NLRTM-CNSHA`. */
const CODES = /^([A-Z]{2} ?[A-Z2-9]{3})\s*-\s*([A-Z]{2} ?[A-Z2-9]{3})$/

/** Whether a text is a voyage, or a part of one: it names no single place, whatever stands on either side. */
export function hasArrow(text: string): boolean {
  return ARROWS.test(text)
}

/**
 * Of a voyage in one text the end that is asked for, even if that names none (`?>CNSHA`); any other text as it is, and
 * one with several arrows or nothing on the side that is asked for.
 */
export function atEnd(text: string, end: 'origin' | 'destination'): string {
  const written = withPlainDashes(text).trim()
  const halves = written.split(ARROWS)
  const [, ...codes] = CODES.exec(written) ?? []
  const [from, to] = halves.length === 2 && !written.includes('<') ? halves : codes
  return (end === 'origin' ? from : to) || text
}
