import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GROUPS, type Group } from '../../../lab/commands.js'
import { DETAIL } from '../../../lab/sea-build/water/detail.js'
import { buildProgram } from '../../../src/interfaces/cli/program.js'
import { processTerminal } from '../../../src/tables/text/terminal.js'
import { DOCUMENTS, shellBlocks } from '../../support/document-blocks.js'

const read = (file: string) => readFileSync(file, 'utf8')
describe('the written documents', () => {
  test.each(DOCUMENTS)('%s links to files that exist', (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    for (const [, link] of links) {
      expect(existsSync(join(dirname(document), link!)), `${document}: ${link}`).toBe(true)
    }
  })

  test('docs/routing-method.md has the clearances that the data is built with', () => {
    const text = read('docs/routing-method.md')
    for (const [resolution, detail] of Object.entries(DETAIL)) {
      const { clearanceKm, minClearanceKm, toleranceKm, minHalfWidthKm } = detail
      const row = [resolution, clearanceKm, minClearanceKm, toleranceKm, minHalfWidthKm]
      expect(text).toContain(`| ${row.join(' | ')} |`)
    }
  })

  test('the sample answers of the documents are from the data of the repository', () => {
    const { version } = JSON.parse(read('data/built/manifest.json'))
    const text = ['README.md', 'docs/http-api.md'].map(read).join('')
    const named = [...text.matchAll(/(?:"data_version": "|coast, data )(\w+)/g)]
    expect(named.map(([, id]) => id)).toEqual([version, version])
  })

  test('docs/command-line.md names options of `fairway route` that exist', async () => {
    const program = await buildProgram(processTerminal)
    const route = program.commands.find((command) => command.name() === 'route')!
    const known = ['--help', ...route.options.flatMap(({ long }) => long ?? [])]
    const lines = read('docs/command-line.md').match(/fairway route [^\n]*/g) ?? []
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      for (const option of line.match(/--[a-z-]+/g) ?? []) expect(known).toContain(option)
    }
  })

  test('every npm command that a document names exists', () => {
    const scripts = JSON.parse(read('package.json')).scripts
    for (const document of DOCUMENTS) {
      for (const [, name] of read(document).matchAll(/npm run ([a-z:]+)/g)) {
        expect(scripts, document).toHaveProperty([name!])
      }
      for (const [, group, tool] of read(document).matchAll(
        /npm run (check|data|release|sea|trust|bench) -- (\w+)/g,
      )) {
        expect(GROUPS[group as Group], document).toHaveProperty([tool!])
      }
    }
  })

  test('no command of a document writes a file that another one refuses to replace', () => {
    const lines = DOCUMENTS.flatMap((document) =>
      shellBlocks(document).flatMap(({ text }) => text.split('\n')),
    )
    const named = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])
    const refused = named(/--out (\S+)/)
    expect(refused.length).toBeGreaterThan(5)
    expect(refused.filter((name, at) => refused.indexOf(name) !== at)).toEqual([])
    const replaced = named(/> ?(\S+\.\w+)/)
    expect(refused.filter((name) => replaced.includes(name))).toEqual([])
  })

  test('the pages for users write the tables that their commands read', () => {
    for (const document of ['docs/command-line.md', 'docs/tutorial.md', 'docs/bulk.md']) {
      const text = shellBlocks(document)
        .map((block) => block.text)
        .join('')
      const made = [...text.matchAll(/(?:>|--out) ?(\S+\.(?:csv|ndjson))/g)].map(([, name]) => name)
      for (const [, name] of text.matchAll(/ ([\w-]+\.(?:csv|ndjson)) /g)) {
        expect(made, document).toContain(name)
      }
    }
  })

  test('package.json names the licences of the program and of the data in the package', () => {
    const { license } = JSON.parse(read('package.json'))
    expect(license.split(' AND ')).toEqual([
      'Apache-2.0',
      'LGPL-3.0-or-later',
      'MIT',
      'CC-BY-4.0',
      'OGL-UK-3.0',
    ])
    expect(JSON.parse(read('data/package.json')).license).toBe(license)
    for (const licence of license.split(' AND ')) {
      expect(read('README.md').replace('CC BY', 'CC-BY').replace('BY 4', 'BY-4')).toContain(licence)
    }
  })
})
