import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factors } from './support.js'

interface CanalFacts {
  readonly id: string
  readonly lengthKm: { readonly value: number }
  readonly transitHours: { readonly value: number }
}

const file = new URL('../../data/reference/passages.json', import.meta.url)
const { passages }: { passages: CanalFacts[] } = JSON.parse(readFileSync(file, 'utf8'))

/**
 * Lengths of vessels.json (`canal-time`, a judgement; Panama recalled) beside those of passages.json, whose sources are
 * the Suez Canal Authority, Boyd Steamship and WSV. With the latter, published figures would change.
 */
const OTHER_LENGTHS: Readonly<Record<string, readonly [estimates: number, routes: number]>> = {
  suez: [193, 193.3],
  panama: [82, 80],
  kiel: [98, 98.6],
}

test.each(Object.entries(factors.vessels.canals))(
  'an estimate and a route have the same hours through %s, and named lengths',
  (id, { lengthKm, transitHours }) => {
    const passage = passages.find((one) => one.id === id)!
    expect(transitHours).toBe(passage.transitHours.value)
    expect([lengthKm, passage.lengthKm.value]).toEqual(OTHER_LENGTHS[id])
  },
)
