import { expect, test } from 'vitest'
import { decoded } from '../../../src/tables/read/decode.js'
import { UsageError } from '../../../src/tables/text/failure.js'

const TEXT = 'name\nSkellefteå\nKøbenhavn\n–€\n'
const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)
const bigEndian = (text: string) => bytes(text, 'utf16le').swap16()
/** The en dash and the euro sign are where ISO 8859-1 has control characters. */
const WESTERN = Buffer.concat([
  bytes('name\nSkellefteå\nKøbenhavn\n', 'latin1'),
  Buffer.from([0x96, 0x80, 0x0a]),
])

async function read(all: Buffer, step: number, encoding?: string) {
  const guesses: string[] = []
  async function* chunks() {
    for (let at = 0; at < all.length; at += step) yield all.subarray(at, at + step)
  }
  let text = ''
  const onGuess = (guess: string) => guesses.push(guess)
  for await (const piece of decoded(chunks(), { name: 'x.csv', encoding, onGuess })) text += piece
  return { text, guesses }
}

const FILES: readonly (readonly [string, Buffer])[] = [
  ['UTF-8', bytes(TEXT, 'utf8')],
  ['UTF-8 with a byte order mark', bytes(`\ufeff${TEXT}`, 'utf8')],
  ['UTF-16 of Excel', bytes(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without a mark', bytes(TEXT, 'utf16le')],
  ['UTF-16 with the large byte first', bigEndian(`\ufeff${TEXT}`)],
  ['Windows-1252', WESTERN],
]

test.each(FILES)('a table in %s is read, wherever it is cut', async (name, file) => {
  for (const step of [1, 2, 3, 5, 1000]) {
    const { text, guesses } = await read(file, step)
    expect(text, `in pieces of ${step}`).toBe(TEXT)
    expect(guesses).toEqual(name === 'Windows-1252' ? ['Windows-1252'] : [])
  }
})

test('the caller can name the encoding', async () => {
  expect((await read(WESTERN, 4, 'ISO-8859-1')).text).toBe(TEXT)
  const greek = Buffer.from([0xd0, 0xe5, 0xe9, 0xf1, 0xe1, 0xe9, 0xdc, 0xf2])
  expect((await read(greek, 3, 'iso-8859-7')).text).toBe('Πειραιάς')
})

test('rejects bytes that are invalid in the encoding, with the remedy', async () => {
  const broken = Buffer.concat([bytes('å\n', 'utf8'), Buffer.from([0xe5, 0x0a])])
  await expect(read(broken, 1)).rejects.toThrow('x.csv is not UTF-8 throughout. Save it as UTF-8')
  await expect(read(broken, 1, 'ebcdic-9')).rejects.toThrow(UsageError)
})

test('a table of no bytes has no text', async () => {
  expect((await read(Buffer.alloc(0), 1)).text).toBe('')
})
