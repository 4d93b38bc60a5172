import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VERSION } from '../../../src/runtime/loading/version.js'

test('the version in the code is that of the package', () => {
  expect(VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
})
