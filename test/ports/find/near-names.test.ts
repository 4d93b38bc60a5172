import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { NearNames } from '../../../src/ports/find/near-names.js'
import { seeded } from '../../engine/geo/random.js'
import { cases } from '../../support/cases.js'

const LETTERS = 'abehlmnorst'

function word(random: () => number, length: number): string {
  return Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
}

/** A word with a number of letters dropped, changed or inserted. */
function misspelt(random: () => number, text: string, edits: number): string {
  let wrong = text
  for (let n = 0; n < edits; n++) {
    const at = Math.floor(random() * wrong.length)
    const put = random() < 0.6 ? word(random, 1) : ''
    const dropped = random() < 0.6 ? 1 : 0
    wrong = wrong.slice(0, at) + put + wrong.slice(at + dropped)
  }
  return wrong
}

/** The text with each pair of adjacent letters swapped. */
function swaps(text: string): string[] {
  return [...text]
    .slice(1)
    .map((letter, i) => text.slice(0, i) + letter + text[i] + text.slice(i + 2))
}

describe('NearNames', () => {
  it('finds exactly the names that measuring every name finds (seed 31)', () => {
    const random = seeded(31)
    const names = Array.from({ length: 400 }, () => word(random, 3 + Math.floor(random() * 9)))
    const near = new NearNames(names.map((name, i) => [name, i]))
    for (let n = 0; n < cases(200); n++) {
      const name = names[Math.floor(random() * names.length)]!
      const text = misspelt(random, name, Math.floor(random() * 4))
      const most = text.length < 4 ? -1 : text.length < 8 ? 1 : 2
      const twin = names.flatMap((other, i) => {
        const whole = distance(other, text)
        if (whole <= most) return [`${i}: ${whole}`]
        if (most > 0 && swaps(text).includes(other)) return [`${i}: 2`]
        const isLonger = other.length > text.length + most
        if (!isLonger || text.length < 8 || other[0] !== text[0]) return []
        return distance(other.slice(0, text.length), text) <= 1 ? [`${i}: 3`] : []
      })
      const found = [...near.find(text)].map(({ content, edits }) => `${content}: ${edits}`)
      expect(found.toSorted(), text).toEqual(twin.toSorted())
    }
  })

  it('finds two swapped letters in a text that is too short for two edits', () => {
    const near = new NearNames(['hamburg', 'mersin', 'bergen'].map((name) => [name, name]))
    const found = (text: string) => [...near.find(text)].map(({ content }) => content)
    expect(found('hambrug')).toEqual(['hamburg'])
    expect(found('berlin')).toEqual([])
  })

  it('suggests no name for a text of three letters', () => {
    expect([...new NearNames([['ham', 1]]).find('hem')]).toEqual([])
  })
})
