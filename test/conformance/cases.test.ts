import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answer } from '../../conformance/fairway.js'
import type { Question } from '../../conformance/protocol.js'
import { evaluate } from '../../src/emissions/answer/formula.js'

interface Expected {
  readonly value: number | string | boolean
  readonly within?: number
  readonly working?: string
}
interface Case extends Question {
  readonly title: string
  readonly expect: Readonly<Record<string, Expected>>
  readonly sources: readonly { readonly source: string; readonly place: string }[]
}

const FOLDER = new URL('../../conformance/cases/', import.meta.url)
const files = readdirSync(FOLDER).map(
  (name) =>
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as {
      readonly licence: string
      readonly sources: Readonly<Record<string, string>>
      readonly cases: readonly Case[]
    },
)
const cases = files.flatMap((file) => file.cases)

describe('the conformance set', () => {
  it('has at least 120 cases, each with an id and a title of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    expect(new Set(cases.map(({ id, title }) => `${id.split('-')[0]} ${title}`)).size).toBe(
      cases.length,
    )
  })

  it('is free for all, and names the place in a source for every case', () => {
    for (const { licence, sources, cases: own } of files) {
      expect(licence).toBe('CC0-1.0')
      for (const one of own) {
        expect(one.sources.length, one.id).toBeGreaterThan(0)
        for (const { source, place } of one.sources) {
          expect(sources[source], `${one.id} ${source}`).toBeTruthy()
          expect(place).toBeTruthy()
        }
      }
    }
  })

  it('has right values that follow from their workings by plain arithmetic', () => {
    for (const { id, expect: expected } of cases) {
      for (const [name, { value, within, working }] of Object.entries(expected)) {
        if (typeof value !== 'number') continue
        expect(within, `${id} ${name}`).toBeGreaterThan(0)
        // A share of a scope and a plain zero are read in the law, not calculated.
        if (working === undefined) expect([0, 0.5, 1], `${id} ${name}`).toContain(value)
        else expect(Math.abs(evaluate(working, {}) - value), `${id} ${name}`).toBeLessThan(within!)
      }
    }
  })

  it('counts a difference of a thousandth as wrong, whatever the size of a calculated value', () => {
    for (const { id, expect: expected } of cases) {
      for (const { value, within } of Object.values(expected)) {
        if (typeof value === 'number' && value !== 0)
          expect(within! / Math.abs(value), id).toBeLessThan(0.003)
      }
    }
  })

  it.each(cases)('Fairway agrees: $id $title', (one) => {
    const { result, unsupported, error } = answer(one) as {
      readonly result?: Readonly<Record<string, unknown>>
      readonly unsupported?: string
      readonly error?: string
    }
    expect(error).toBeUndefined()
    if (unsupported !== undefined) return
    for (const [name, { value, within }] of Object.entries(one.expect)) {
      if (typeof value === 'number')
        expect(Math.abs((result![name] as number) - value), name).toBeLessThanOrEqual(within!)
      else expect(result![name], name).toBe(value)
    }
  })

  it('leaves Fairway no more unsupported cases than its table says', () => {
    const unsupported = cases.filter((one) => 'unsupported' in answer(one))
    const readme = readFileSync(new URL('../README.md', FOLDER), 'utf8')
    expect(readme).toContain(`${cases.length} questions`)
    expect(readme).toContain(`| ${cases.length - unsupported.length} | 0 | ${unsupported.length} |`)
  })
})
