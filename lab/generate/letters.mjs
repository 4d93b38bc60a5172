/**
 * Draws the letters of link previews from the page's own font, which no library of the service can read:
 * `node lab/generate/letters.mjs` (needs Chromium, as the tests of the page do). Run it after an update of the font.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateRawSync } from 'node:zlib'
import { chromium } from 'playwright-core'

/** Sizes in px, and weights. */
const STYLES = { title: [30, 680], large: [38, 700], text: [18, 450], name: [17, 620] }
const FONT = '@fontsource-variable/source-sans-3/files/source-sans-3'
const CODE = new URL('../../src/files/pictures/generated/letters.ts', import.meta.url)
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i))
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...'ȘșȚț–—‘’“”…·−₂→'].filter(
  (character) => character !== '\u00ad',
)

const require = createRequire(new URL('../../web/package.json', import.meta.url))
const face = (part) => {
  const bytes = readFileSync(require.resolve(`${FONT}-${part}-wght-normal.woff2`))
  return `data:font/woff2;base64,${bytes.toString('base64')}`
}
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await page.evaluate(
  async (faces) => {
    for (const source of faces) {
      const font = new FontFace('Own', `url(${source})`, { weight: '200 900' })
      document.fonts.add(await font.load())
    }
  },
  [face('latin'), face('latin-ext')],
)
const styles = await Promise.all(
  Object.entries(STYLES).map(async ([name, [px, weight]]) => {
    const letters = await page.evaluate(
      ([px, weight, characters]) => {
        const size = px * 3
        const canvas = new OffscreenCanvas(size, size)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context.font = `${weight} ${px}px Own`
        const [x0, y0] = [px, px * 2]
        return characters.map((character) => {
          context.clearRect(0, 0, size, size)
          context.fillText(character, x0, y0)
          const { data } = context.getImageData(0, 0, size, size)
          const cover = Uint8Array.from({ length: size * size }, (_, i) =>
            Math.round(data[i * 4 + 3] / 17),
          )
          let [left, right, top, bottom] = [size, -1, size, -1]
          for (let y = 0; y < size; y++)
            for (let x = 0; x < size; x++)
              if (cover[y * size + x] > 0) {
                left = Math.min(left, x)
                right = Math.max(right, x)
                top = Math.min(top, y)
                bottom = Math.max(bottom, y)
              }
          const { width: advance } = context.measureText(character)
          if (right < 0) return { advance, left: 0, top: 0, width: 0, cover: [] }
          const width = right - left + 1
          const pixels = Array.from(
            { length: width * (bottom - top + 1) },
            (_, i) => cover[(top + Math.floor(i / width)) * size + left + (i % width)],
          )
          return { advance, left: left - x0, top: top - y0, width, cover: pixels }
        })
      },
      [px, weight, CHARACTERS],
    )
    const rows = letters.map(({ advance, left, top, width, cover }) => {
      const height = width === 0 ? 0 : cover.length / width
      return [Math.round(advance * 8), left, top, width, height]
    })
    return { name, rows, cover: letters.flatMap(({ cover }) => cover) }
  }),
)
await browser.close()
const head = JSON.stringify({
  characters: CHARACTERS.join(''),
  styles: Object.fromEntries(styles.map(({ name, rows }) => [name, rows])),
})
const all = styles.flatMap(({ cover }) => cover)
const nibbles = Buffer.alloc(Math.ceil(all.length / 2))
all.forEach((value, i) => {
  nibbles[i >> 1] |= i % 2 === 0 ? value << 4 : value
})
const packed = (bytes) => deflateRawSync(bytes, { level: 9 }).toString('base64')
writeFileSync(
  CODE,
  `// Written by lab/generate/letters.mjs from Source Sans 3 (SIL Open Font License 1.1).
export const LETTERS = '${packed(Buffer.from(head))}'
export const COVER =
  '${packed(nibbles)}'
`,
)
