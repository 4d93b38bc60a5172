import { expect, test } from 'vitest'
import { fileName } from '../../web/app/save-file.js'

test('a file is named after its places as the address of a route is', () => {
  expect(fileName('Rotterdam', 'Singapore')).toBe('rotterdam-to-singapore')
  expect(fileName('São Paulo', 'Göteborg')).toBe('sao-paulo-to-goteborg')
  expect(fileName("Nuku'alofa", 'To Huu')).toBe('nukualofa-to-tohuu')
})
