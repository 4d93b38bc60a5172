import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { DistanceQuery } from '../../src/contract/schemas/distance.js'
import { FigureQuery } from '../../src/contract/schemas/figure.js'

const SCHEMAS = { '/v1/distance': DistanceQuery, '/v1/figure': FigureQuery } as const

/** A script of examples/spreadsheets as a function of the globals that its program has. */
function script(name: string, entry: string, globals: readonly string[]) {
  const file = readFileSync(`examples/spreadsheets/${name}`, 'utf8')
  const { code } = transformSync(file, { loader: name.endsWith('.osts') ? 'ts' : 'js' })
  return new Function(...globals, `${code}\nreturn ${entry}`)
}

/** What a service answers; parameters that it does not know fail the test. */
function answerOf(address: string) {
  const { pathname, searchParams } = new URL(address)
  const known = SCHEMAS[pathname as keyof typeof SCHEMAS].properties
  expect(Object.keys(known)).toEqual(expect.arrayContaining([...searchParams.keys()]))
  if (searchParams.get('from') === 'nowhere') return { detail: 'No port is called nowhere.' }
  return pathname === '/v1/distance' ? { distance: 100 } : { figure: 7 }
}

test('the script for Excel writes figures beside the selected rows, and what is wrong', async () => {
  let written: unknown
  const target = {
    getAbsoluteResizedRange: (rows: number, columns: number) => ({
      setValues: (values: unknown[][]) => {
        expect([values.length, values[0]!.length]).toEqual([rows, columns])
        written = values
      },
    }),
  }
  const range = {
    getValues: () => [
      ['NLRTM', 'SGSIN'],
      ['', ''],
      ['nowhere', 'SGSIN'],
    ],
    getColumnCount: () => 2,
    getOffsetRange: () => target,
  }
  const fetch = async (address: string) => ({ json: async () => answerOf(address) })
  const main = script('office-script.osts', 'main', ['fetch'])(fetch)
  await main({ getSelectedRange: () => range })
  const wrong = 'No port is called nowhere.'
  expect(written).toEqual([
    [100, 7, 7],
    ['', '', ''],
    [wrong, wrong, wrong],
  ])
})

test('the function for Google Sheets answers a cell or a column', () => {
  const fetchAll = (requests: { url: string }[]) =>
    requests.map(({ url }) => ({ getContentText: () => JSON.stringify(answerOf(url)) }))
  const properties = { getScriptProperties: () => ({ getProperty: () => 'fwk_1' }) }
  const globals = ['UrlFetchApp', 'PropertiesService']
  const cell = script('apps-script.js', 'FAIRWAY', globals)({ fetchAll }, properties)
  expect(cell('NLRTM', 'SGSIN')).toBe(100)
  expect(cell('NLRTM', 'SGSIN', 'co2e', 'mass_tonnes=12')).toBe(7)
  expect(cell([['NLRTM'], [''], ['nowhere']], [['SGSIN'], [''], ['SGSIN']], 'hours')).toEqual([
    [7],
    [''],
    ['No port is called nowhere.'],
  ])
})
