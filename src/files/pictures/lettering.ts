import { inflateRawSync } from 'node:zlib'
import { COVER, LETTERS } from './generated/letters.js'

/** The styles of letters that `lab/generate/letters.mjs` has drawn. */
export type LetterStyle = 'title' | 'large' | 'text' | 'name'

/** How much of a pixel a letter covers, from 0 to `MOST_COVER`. */
type Plot = (x: number, y: number, cover: number) => void
export const MOST_COVER = 15

interface Letter {
  readonly advance: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Where its pixels begin in the list of all. */
  readonly at: number
}

type Alphabet = ReadonlyMap<string, Letter>

/** Advances are in eighths of a pixel. */
const ADVANCES = 8
let known: { readonly styles: Readonly<Record<string, Alphabet>>; readonly cover: Buffer } | null =
  null

/** Unpacked when the first picture is drawn. */
function alphabets() {
  if (known !== null) return known
  const unpack = (text: string) => inflateRawSync(Buffer.from(text, 'base64'))
  const { characters, styles } = JSON.parse(unpack(LETTERS).toString()) as {
    characters: string
    styles: Record<string, [number, number, number, number, number][]>
  }
  const names = [...characters]
  let at = 0
  const alphabetOf = (rows: [number, number, number, number, number][]): Alphabet =>
    new Map(
      rows.map(([advance, left, top, width, height], i) => {
        const letter = { advance: advance / ADVANCES, left, top, width, height, at }
        at += width * height
        return [names[i]!, letter]
      }),
    )
  const all = Object.entries(styles).map(([name, rows]) => [name, alphabetOf(rows)] as const)
  known = { styles: Object.fromEntries(all), cover: unpack(COVER) }
  return known
}

/** A letter that was not drawn is shown without its accents, or left out. */
function lettersOf(text: string, style: LetterStyle): Letter[] {
  const alphabet = alphabets().styles[style]!
  return [...text.normalize('NFC')].flatMap((character) => {
    const plain = character.normalize('NFD')[0]!
    return alphabet.get(character) ?? alphabet.get(plain) ?? []
  })
}

export const widthOf = (text: string, style: LetterStyle): number =>
  lettersOf(text, style).reduce((sum, { advance }) => sum + advance, 0)

/** The text, or as much of it as fits. */
export function cutTo(text: string, style: LetterStyle, most: number): string {
  if (widthOf(text, style) <= most) return text
  const characters = [...text]
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, style) > most) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** @param x left end of the text, px @param y its base line */
export function drawText(text: string, style: LetterStyle, x: number, y: number, plot: Plot): void {
  const { cover } = alphabets()
  let pen = x
  for (const { advance, left, top, width, height, at } of lettersOf(text, style)) {
    const start = Math.round(pen) + left
    for (let i = 0; i < width * height; i++) {
      const pair = cover[(at + i) >> 1]!
      const value = (at + i) % 2 === 0 ? pair >> 4 : pair & MOST_COVER
      if (value > 0) plot(start + (i % width), y + top + Math.floor(i / width), value)
    }
    pen += advance
  }
}
