import { describe, expect, it } from 'vitest'
import { readPortList, readPortNames } from '../../../../lab/sea-build/files/port-sources.js'
import { makePorts } from '../../../../lab/sea-build/files/ports.js'
import { LAST_FIRST_ID, readPorts } from '../../../../src/ports/port.js'

const HEADER =
  'id,slug,unlocode,name,country,lon,lat,position_source,size,wpi,channel_m,pier_m,anchorage_m,oil_m,max_length_m,max_draught_m,needs_fairway,other_names'
const ROTTERDAM =
  '88,rotterdam,NLRTM,Rotterdam,NL,4.17,51.95,recalled,large,31140,12.5,,23.2,,,,,NLEUR|Europoort'
const later = (row: string, n = 1) => `${LAST_FIRST_ID + n},${row}`
const NEW_LARGE = later('lekki,,Lekki,NG,4.01,6.43,WPI,large,,,,,,,,,')
const NEW_SMALL = later('kinsale,IEKLN,Kinsale,IE,-8.52,51.71,WPI,small,,,4.9,,,120,5.5,,', 2)
const UP_RIVER = later('sapele,NGSPL,Sapele,NG,5.68,5.9,WPI,very_small,,,,,,,,yes,', 3)

function made(...rows: string[]) {
  const ports = readPortList([HEADER, ...rows, ''].join('\n'))
  return readPorts(
    makePorts({
      ports,
      localNames: readPortNames('id,geonames_id,names\n88,2747891,Роттердам|鹿特丹\n'),
      ranking: ['CNSHA', 'NLRTM'],
      countryName: (code) => `Land ${code}`,
    }),
  )
}

describe('makePorts', () => {
  it('copies what the tables say about a port', () => {
    const [rotterdam] = made(ROTTERDAM)
    expect(rotterdam).toEqual({
      id: 88,
      slug: 'rotterdam',
      unlocode: 'NLRTM',
      name: 'Rotterdam',
      countryCode: 'NL',
      country: 'Land NL',
      position: [4.17, 51.95],
      alternateNames: ['NLEUR', 'Europoort'],
      localNames: ['Роттердам', '鹿特丹'],
      rank: 2,
      size: 'large',
      limits: {
        channelM: 12.5,
        pierM: null,
        anchorageM: 23.2,
        oilTerminalM: null,
        maxLengthM: null,
        maxDraughtM: null,
      },
      isTabled: true,
      mainPortId: null,
    })
  })

  it('ranks larger ports first where no ranking names them', () => {
    const ranks = made(NEW_SMALL, NEW_LARGE, ROTTERDAM, UP_RIVER).toSorted(
      (a, b) => a.rank - b.rank,
    )
    expect(ranks.map(({ name }) => name)).toEqual(['Rotterdam', 'Lekki', 'Kinsale', 'Sapele'])
  })

  it('leaves small new ports out of the networks unless only a fairway reaches them', () => {
    const tabled = made(ROTTERDAM, NEW_LARGE, NEW_SMALL, UP_RIVER).filter((port) => port.isTabled)
    expect(tabled.map(({ name }) => name)).toEqual(['Rotterdam', 'Lekki', 'Sapele'])
  })

  it('sorts by id', () => {
    expect(made(NEW_SMALL, ROTTERDAM, NEW_LARGE).map(({ id }) => id)).toEqual([88, 1556, 1557])
  })
})

describe('main_port', () => {
  const WITH_MAIN = HEADER.replace('needs_fairway,', 'needs_fairway,main_port,')
  const listed = (...rows: string[]) => readPortList([WITH_MAIN, ...rows, ''].join('\n'))
  const main = ROTTERDAM.replace(',NLEUR', ',,NLEUR')
  const botlek = (mainPort: string, country = 'NL') =>
    later(`botlek,,Botlek,${country},4.29,51.88,recalled,,,,,,,,,,${mainPort},`)

  it('names the port of a terminal', () => {
    const ports = listed(main, botlek('88'))
    expect(ports.map(({ name, mainPortId }) => [name, mainPortId])).toEqual([
      ['Rotterdam', null],
      ['Botlek', 88],
    ])
  })

  it.each([
    ['of no port', [botlek('89')]],
    ['of another country', [botlek('88', 'BE')]],
    ['of the terminal itself', [botlek(String(LAST_FIRST_ID + 1))]],
    [
      'of a terminal',
      [botlek('88'), later('pernis,,Pernis,NL,4.3,51.8,recalled,,,,,,,,,,1556,', 2)],
    ],
  ])('is not the id %s', (_, rows) => {
    expect(() => listed(main, ...rows)).toThrow('has no valid main_port')
  })
})

describe('readPortList', () => {
  it.each([
    ['id', ROTTERDAM.replace('88,', '0,')],
    ['slug', ROTTERDAM.replace(',rotterdam', ',Rotter dam')],
    ['slug: "to" parts', ROTTERDAM.replace(',rotterdam', ',quay-to-sea')],
    ['name', ROTTERDAM.replace(',Rotterdam,', ',,')],
    ['country', ROTTERDAM.replace(',NL,', ',Netherlands,')],
    ['UN/LOCODE', ROTTERDAM.replace('NLRTM', 'NLR01')],
    ['position', ROTTERDAM.replace(',51.95,', ',91,')],
    ['position', ROTTERDAM.replace(',4.17,', ',,')],
    ['position_source', ROTTERDAM.replace('recalled', 'a friend')],
    ['size', ROTTERDAM.replace('large', 'huge')],
    ['depth or limit', ROTTERDAM.replace(',12.5,', ',deep,')],
  ])('rejects a row without a valid %s', (what, row) => {
    expect(() => readPortList(`${HEADER}\n${row}\n`)).toThrow(`has no valid ${what}`)
  })

  it.each([
    ['id 88', ROTTERDAM.replace('rotterdam', 'other').replace('NLRTM', 'NLAMS')],
    ['slug rotterdam', ROTTERDAM.replace('88,', '89,').replace('NLRTM', 'NLAMS')],
    ['unlocode NLRTM', ROTTERDAM.replace('88,rotterdam', '89,other')],
  ])('rejects a second %s', (what, row) => {
    expect(() => readPortList(`${HEADER}\n${ROTTERDAM}\n${row}\n`)).toThrow(
      `two ports have the ${what}`,
    )
  })
})
