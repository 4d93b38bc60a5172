import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPortList, readPortNames } from '../../../../lab/sea-build/files/port-sources.js'
import { makePorts } from '../../../../lab/sea-build/files/ports.js'
import { resolvePlace } from '../../../../src/ports/find/place.js'
import { readPorts } from '../../../../src/ports/port.js'
import { PortTable } from '../../../../src/ports/table.js'

const input = (name: string) =>
  readFileSync(new URL(`../../../../data/build-inputs/${name}`, import.meta.url), 'utf8')
const names = new Intl.DisplayNames('en', { type: 'region' })
/** The table that the next build of the data makes. */
const table = new PortTable(
  readPorts(
    makePorts({
      ports: readPortList(input('ports.csv')),
      localNames: readPortNames(input('port-names.csv')),
      ranking: (JSON.parse(input('port-ranking.json')) as { order: string[] }).order,
      countryName: (code) => names.of(code)!,
    }),
  ),
)
const codeOf = (name: string) => resolvePlace(table, { name }).port!.unlocode

test('IDBTH is Batam, as in UN/LOCODE, and no port on Borneo', () => {
  expect(table.byLocode('IDBTH')?.unlocode).toBe('IDBTM')
  expect(resolvePlace(table, { name: 'Gunung Batu Besar' }).port?.unlocode).toBeNull()
})

test.each([
  ['싱가포르항', 'SGSIN'],
  ['横滨港', 'JPYOK'],
  ['リバプール', 'GBLIV'],
  ['リヴァプール', 'GBLIV'],
  ['高雄市', 'TWKHH'],
  ['ميناء جبل علي', 'AEJEA'],
  ['巴生港', 'MYPKG'],
  ['Хошимин', 'VNSGN'],
  ['Калькутта', 'INCCU'],
  ['Bombay', 'INBOM'],
  ['Madras', 'INMAA'],
  ['Calcutta', 'INCCU'],
  ['Leningrad', 'RULED'],
  ['Constantinople', 'TRIST'],
  ['Danzig', 'PLGDN'],
  ['Königsberg', 'RUKGD'],
  ['Stettin', 'PLSZZ'],
  ['Saigon', 'VNSGN'],
  ['Batavia', 'IDJKT'],
  ['Bushire', 'IRBUZ'],
  ['Stalingrad', 'RUVOG'],
  ['Cattaro', 'MEKOT'],
  ['Kompong Som', 'KHKOS'],
  ['Batam', 'IDBTM'],
])('the former name %s is %s', (name, code) => {
  expect(codeOf(name)).toBe(code)
})

test.each([
  ['天津', 'CNTXG'],
  ['温哥华', 'CAVAN'],
  ['孟买', 'INBOM'],
  ['纽约', 'USNYC'],
  ['東京', 'JPTYO'],
  ['กรุงเทพ', 'THBKK'],
  ['मुंबई', 'INBOM'],
  ['Лондон', 'GBLON'],
])('the name %s of a large port is %s', (name, code) => {
  expect(codeOf(name)).toBe(code)
})
