import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES, filesOf } from '../../../lab/generate/features.js'

test('each feature of docs/features.md names files that exist', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const gone = FEATURES.flatMap((feature) =>
    feature.files.filter((start) => filesOf({ ...feature, files: [start] }, paths).length === 0),
  )
  expect(gone).toEqual([])
})
