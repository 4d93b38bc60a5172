import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolutionsIn } from '../../../src/runtime/loading/resolutions.js'
import { temporaryFolder } from '../../support/temporary.js'

function folderWith(...resolutions: number[]): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'built'))
  for (const km of resolutions) writeFileSync(join(folder, `built/network-${km}km.fwy`), '')
  return folder
}

test('without a setting, every resolution of the folder is opened', () => {
  expect(resolutionsIn(folderWith(100, 20))).toEqual([20, 100])
  expect(resolutionsIn(folderWith(20), '  ')).toEqual([20])
})

test('the setting chooses resolutions, in any order', () => {
  const folder = folderWith(5, 20, 100)
  expect(resolutionsIn(folder, '100, 20')).toEqual([20, 100])
  expect(resolutionsIn(folder, '20')).toEqual([20])
})

test.each([
  ['7', 'FAIRWAY_RESOLUTIONS=7 must list some of 5, 10, 20, 50, 100, separated by commas.'],
  ['20 100', /^FAIRWAY_RESOLUTIONS=20 100 must list some of/],
  ['20,,100', /must list some of/],
  ['100', 'FAIRWAY_RESOLUTIONS=100 must include 20, for requests that name no resolution.'],
  [
    '20,10',
    /^FAIRWAY_RESOLUTIONS=20,10 names data that .* does not have: built\/network-10km\.fwy\./,
  ],
])('the setting %s is rejected by its name', (setting, message) => {
  expect(() => resolutionsIn(folderWith(20, 100), setting)).toThrow(message)
})
