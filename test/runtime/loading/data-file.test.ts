import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAreas } from '../../../src/engine/sea/areas.js'
import { readPassages } from '../../../src/engine/sea/passages.js'
import { readShallowAreas } from '../../../src/engine/sea/shallow-areas.js'
import { readVesselClasses } from '../../../src/planning/ship/speed.js'
import { readPorts } from '../../../src/ports/port.js'
import { readDataFile } from '../../../src/runtime/loading/data-file.js'
import { versionOf } from '../../../src/runtime/loading/open.js'
import { temporaryFolder } from '../../support/temporary.js'

const FILES = [
  ['ports.json', readPorts],
  ['vessels.json', readVesselClasses],
  ['areas.json', readAreas],
  ['passages.json', readPassages],
  ['shallow-areas.json', readShallowAreas],
  ['manifest.json', versionOf],
] as const

const fault = (folder: string, name: string, read: (json: unknown) => unknown) =>
  readDataFile(folder, name, read).then(
    () => 'none',
    (error: Error) => error.message,
  )

test.each(FILES)('names %s if it is missing, with the remedy', async (name, read) => {
  const told = await fault('/nowhere', name, read)
  expect(told).toMatch(new RegExp(`^The data file /nowhere/${name} is missing. Restore it [^\n]+$`))
})

test.each(
  FILES.flatMap(([name, read]) =>
    ['', '{', '{}', 'null', '[]', `{"format":"fairway-${name.slice(0, -5)}/9"}`].map(
      (content) => [name, content, read] as const,
    ),
  ),
)('%s that holds %j is named, with the remedy', async (name, content, read) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), content)
  const told = await fault(folder, name, read)
  expect(told).toMatch(/^The data file \S+ is damaged: [^\n]+ Restore it [^\n]+$/)
  expect(told).toContain(join(folder, name))
})

test('ports without a list of ports are damaged', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'ports.json'), '{"format":"fairway-ports/1"}')
  expect(await fault(folder, 'ports.json', readPorts)).toContain('a part of it is missing')
})

test('readers of a file at the same time share its content, and later ones read it again', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'ports.json'), '{"ports":[]}')
  const read = () => readDataFile(folder, 'ports.json', (json) => json)
  const [one, other] = await Promise.all([read(), read()])
  expect(one).toBe(other)
  writeFileSync(join(folder, 'ports.json'), '{"ports":[1]}')
  expect(await read()).toEqual({ ports: [1] })
})
