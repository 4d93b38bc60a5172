import { expect, test } from 'vitest'
import { UsageError } from '../../src/cli/failure.js'
import { inWords } from '../../src/cli/rejections.js'
import { InvalidVoyageError } from '../../src/planning/errors.js'

test.each([
  ['constraints.polygons[0].rings[1][2]', '--avoid-area, polygon 1, ring 2, position 3: is wrong.'],
  ['constraints.polygons[3]', '--avoid-area, polygon 4: is wrong.'],
  ['vessel.draughtM', '--draught: is wrong.'],
  ['stops[1].passage', 'stop 2 passage: is wrong.'],
])('a wrong %s has the name that it has on the command line', (field, message) => {
  const error = inWords(new InvalidVoyageError([{ field, detail: 'is wrong.' }]), {})
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toBe(message)
})
