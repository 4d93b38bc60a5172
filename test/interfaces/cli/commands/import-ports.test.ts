import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  ICE_FILE,
  INLAND_FILE,
  PASSAGES_FILE,
  PORT_ZONES_FILE,
  PORTS_FILE,
  SHALLOW_AREAS_FILE,
  STRAITS_FILE,
  VESSELS_FILE,
} from '../../../../src/engine/sea/stored/files.js'
import { readTables } from '../../../../src/runtime/loading/tables.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

const TABLE = `\ufeffMain Port Name,Alternate Port Name,UN/LOCODE,Country Code,Latitude,Longitude
Rotterdam,Europoort,NL RTM,Netherlands,51.9,4.48
Our Jetty,,,Netherlands,53.45,6.83
"Berlin, Mitte",,,Germany,52.5,13.4
`

/** A data folder with only the tables, because the sea is a fake. */
function dataFolder(): string {
  const folder = temporaryFolder()
  const names = [PORTS_FILE, PASSAGES_FILE, STRAITS_FILE, SHALLOW_AREAS_FILE, ICE_FILE, INLAND_FILE, PORT_ZONES_FILE, VESSELS_FILE] // biome-ignore format: one line
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(join('data', name), join(folder, name))
  }
  return folder
}

async function importTable(folder: string, text = TABLE, ...options: string[]) {
  const file = join(temporaryFolder(), 'ports.csv')
  writeFileSync(file, text)
  const args = ['data', 'import-ports', file, ...options]
  return run(args, { data: folder, open: fakeSea().open })
}

test('fairway data import-ports adds new ports and reports rejected rows', async () => {
  const folder = dataFolder()
  const { output } = await importTable(folder)
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^line 4: Berlin, Mitte: is inland, 166 km from navigable water/),
    '1 ports added, id 1000001',
    '1 rows of known ports, 1 of which got new names',
    '1 rows rejected',
    `Written to ${join(folder, 'own-ports.json')}. Restart services to load it.`,
    '',
  ])
  const { ports } = await readTables(folder)
  expect(ports.byId(1_000_001)).toMatchObject({ name: 'Our Jetty', slug: 'our-jetty' })
  const found = ports.search('europoort', 5).map(({ port }) => port.unlocode)
  expect(found).toContain('NLRTM')
})

test.each([[[]], [['--dry-run']]])(
  'fairway data import-ports %j fails when it rejected a row, and only then',
  async (options) => {
    const { error } = await importTable(dataFolder(), TABLE, ...options)
    expect(error).not.toBeInstanceOf(UsageError)
    expect(error?.message).toContain('1 of 3 rows were rejected.')
    const good = TABLE.split('\n').slice(0, 3).join('\n')
    expect((await importTable(dataFolder(), good, ...options)).error).toBeNull()
  },
)

test('fairway data import-ports reports a rejected name on one short line, without control characters', async () => {
  const names = ['Jetty \u001b[31m', '"Two\nlines"', 'x'.repeat(100_000)]
  const rows = names.map((name) => `${name},,,Netherlands,53.45,6.83`)
  const { output } = await importTable(dataFolder(), [TABLE.split('\n')[0], ...rows].join('\n'))
  const lines = output.split('\n')
  expect(lines[0]).toMatch(/^line 2: Jetty \ufffd\[31m: a name has control characters/)
  expect(lines[1]).toMatch(/^line 3: Two lines: /)
  expect(lines[2]).toMatch(/^line 5: x+…: a name is longer than 100 characters; shorten it$/)
  expect(lines[2]!.length).toBeLessThan(300)
  expect(lines[3]).toBe('0 ports added')
})

test('fairway data import-ports twice changes nothing', async () => {
  const folder = dataFolder()
  await importTable(folder)
  const before = await readFile(join(folder, 'own-ports.json'), 'utf8')
  expect((await importTable(folder)).output).toContain('0 ports added\n')
  expect(await readFile(join(folder, 'own-ports.json'), 'utf8')).toBe(before)
})

test('fairway data import-ports --replace corrects a port that comes with Fairway, for every reader', async () => {
  const folder = dataFolder()
  const row = 'Elsewhere,,IDBUR,Indonesia,1.25,104.1\n'
  const { output, error } = await importTable(
    folder,
    `${TABLE.split('\n')[0]}\n${row}`,
    '--replace',
  )
  expect([error, output]).toEqual([null, expect.stringContaining('1 ports replaced\n')])
  const { ports } = await readTables(folder)
  const port = ports.byLocode('IDBUR')
  expect(port).toMatchObject({ id: 694, name: 'Elsewhere', position: [104.1, 1.25] })
  expect(ports.search('Batu Ampar', 1)[0]?.port).toBe(port)
})

test('fairway data import-ports --dry-run writes nothing', async () => {
  const folder = dataFolder()
  expect((await importTable(folder, TABLE, '--dry-run')).output).toContain('Nothing was written')
  expect((await readTables(folder)).ports.byId(1_000_001)).toBeUndefined()
})

test('fairway data import-ports rejects a file that is not a table of ports', async () => {
  expect((await importTable(dataFolder(), 'a,b\n1,2\n')).errors).toContain(
    'A column is missing: the name',
  )
  expect((await importTable(dataFolder(), '')).errors).toContain('is empty')
})

test.each(['name\n', TABLE.split('\n')[0]])(
  'fairway data import-ports says that a file has no rows, whatever its columns: %j',
  async (text) => {
    const { error } = await importTable(dataFolder(), text)
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toContain('ports.csv has no rows below its first line.')
  },
)
