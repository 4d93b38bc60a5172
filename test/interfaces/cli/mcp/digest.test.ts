import { expect, it } from 'vitest'
import { seeded } from '../../../../lab/seeded.js'
import { type Digest, fitted, MAX_BYTES } from '../../../../src/interfaces/cli/mcp/digest.js'
import { cases } from '../../../support/cases.js'

const SEED = 54

it('every list of random answers is whole or says what is left out; passages, warnings and the last call are whole', () => {
  const random = seeded(SEED)
  let cut = 0
  for (let n = 0; n < cases(200); n++) {
    const list = (most: number, text: string) =>
      Array.from({ length: Math.floor(random() * most) }, (_, i) => `${text} ${i}`)
    const lists: Record<string, readonly unknown[]> = {
      passages: list(12, 'passage'),
      warnings: list(8, 'A warning that says what is dangerous on the way, and why'),
      calls: list(50, 'Port of somewhere, Country (CODE), at 2026-12-01T06:00:00Z, for 24 hours'),
      legs: list(50, '1234.5 nm, 102.3 h, 14 kn'),
      ports: list(100, 'Port, Country (CODE): 1234 nm, 102 h'),
    }
    const assumptions = list(12, 'A sentence about what was assumed where the request said nothing')
    const isNested = n % 2 === 0
    const digest: Digest = {
      ...lists,
      ...(isNested ? { emissions: { fuel_tonnes: n, assumptions } } : { assumptions }),
    }
    const text = fitted(digest)
    const answer = JSON.parse(text)
    const leftOut = answer.left_out ?? {}
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
    for (const [name, whole] of Object.entries(lists)) {
      const missing = leftOut[name] ?? 0
      expect((answer[name]?.length ?? 0) + missing, `seed ${SEED}, ${n}: ${name}`).toBe(
        whole.length,
      )
      if (missing > 0) expect(answer[name], name).not.toEqual([])
      cut += missing
    }
    const kept = isNested ? answer.emissions.assumptions : answer.assumptions
    expect(kept).toEqual(leftOut.assumptions === undefined ? assumptions : undefined)
    expect(answer).toMatchObject({ passages: lists['passages'], warnings: lists['warnings'] })
    expect(answer.calls.at(-1)).toBe(lists['calls']!.at(-1))
    expect(answer.calls[0]).toBe(lists['calls']![0])
    if (leftOut.calls > 0) expect(leftOut.assumptions ?? 0).toBe(assumptions.length)
  }
  expect(cut).toBeGreaterThan(100)
})

it('an answer that cannot be cut asks for parts', () => {
  expect(() => fitted({ warnings: ['x'.repeat(MAX_BYTES)] })).toThrow('ask in parts')
})
