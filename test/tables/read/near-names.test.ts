import { expect, test } from 'vitest'
import { seeded } from '../../../lab/seeded.js'
import { FIELD_COLUMNS } from '../../../src/contract/generated/column-names.js'
import { editDistance } from '../../../src/ports/names/edit-distance.js'
import { NearNames } from '../../../src/tables/read/near-names.js'

const SEED = 62
const NAMES = [...new Set(Object.values(FIELD_COLUMNS).flat())]

/** The same by comparing each name. */
function plainNear(key: string): string | null {
  const near = NAMES.map((name) => ({ name, edits: editDistance(name, key) }))
    .filter(({ name, edits }) => edits <= 2 && edits * 3 <= name.length)
    .filter(({ name }) => {
      const [words, others] = [name.split('_'), key.split('_')]
      return (
        words.length === others.length &&
        words.every((word, at) => editDistance(word, others[at]!) * 3 <= word.length)
      )
    })
    .sort((a, b) => a.edits - b.edits)
  return near[0]?.name ?? null
}

test(`finds what a name was meant to be as a comparison with every name does (seed ${SEED})`, () => {
  const random = seeded(SEED)
  const some = (count: number) => Math.floor(random() * count)
  const names = new NearNames(NAMES)
  let found = 0
  for (let n = 0; n < 400; n++) {
    let key = NAMES[some(NAMES.length)]!
    for (let edits = some(4); edits > 0; edits--) {
      const at = some(key.length)
      const put = 'abcdeiorst_'[some(11)]!.repeat(some(2))
      key = key.slice(0, at) + put + key.slice(at + some(2))
    }
    expect(names.near(key), key).toBe(plainNear(key))
    if (names.near(key) !== null) found += 1
  }
  expect(found).toBeGreaterThan(100)
})
