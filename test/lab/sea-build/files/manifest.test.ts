import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeManifest } from '../../../../lab/sea-build/files/manifest.js'
import * as names from '../../../../src/engine/sea/stored/files.js'
import { temporaryFolder } from '../../../support/temporary.js'

const written = (files: Readonly<Record<string, string>>) => {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  mkdirSync(join(folder, 'built'), { recursive: true })
  writeManifest(folder)
  return JSON.parse(readFileSync(join(folder, names.MANIFEST_FILE), 'utf8'))
}
const tables = Object.values(names).filter((name) => typeof name === 'string')

test('every table that answers come from is in the manifest, and changes the version', () => {
  const listed = tables.filter((name) => name !== names.MANIFEST_FILE)
  const one = Object.fromEntries(listed.map((name) => [name, 'one']))
  const before = written(one)
  expect(before.files.map((file: { name: string }) => file.name).sort()).toEqual(listed.sort())
  for (const name of listed)
    expect(written({ ...one, [name]: 'two' }).version, name).not.toBe(before.version)
})
