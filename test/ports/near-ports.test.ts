import { describe, expect, it } from 'vitest'
import { resolvePlace } from '../../src/ports/find/place.js'
import { PlaceError } from '../../src/ports/find/place-error.js'
import { tables } from '../support/tables.js'

function rejected(name: string): PlaceError {
  try {
    const { port } = resolvePlace(tables.ports, { name })
    throw new Error(`${name} is ${port?.name}`)
  } catch (error) {
    if (error instanceof PlaceError) return error
    throw error
  }
}
const suggested = (name: string) => rejected(name).candidates.map(({ unlocode }) => unlocode)

describe('the suggestions for a name', () => {
  it.each([
    ['Java', ['IDJKT', 'IDSUB']],
    ['Sicily', ['ITMSN', 'ITSIR', 'ITAUG', 'ITCTA']],
    ['Borneo', ['MYBTU', 'IDBPN']],
    ['Sumatra, Indonesia', ['IDBLW', 'IDDUM']],
    ['Ceylon', ['LKCMB']],
    ['Persia', ['IRBND']],
    ['Corea', ['KRPUS', 'KRINC']],
    ['チリ', ['CLSAI', 'CLVAP']],
    ['Georgia', ['USSAV', 'GEPTI']],
  ])('that is the land %s are its largest ports', (name, codes) => {
    expect(suggested(name)).toEqual(expect.arrayContaining(codes))
  })

  it('of a land that has a port elsewhere end with that port', () => {
    expect(suggested('Chile').at(-1)).toBe('TRSLE')
    expect(suggested('Formosa').at(-1)).toBe('ARFMA')
  })

  it('say what the name is', () => {
    expect(rejected('Ceylon').message).toMatch(/^There is no port "Ceylon": it is the country Sri /)
    expect(rejected('Java').message).toMatch(/^There is no port "Java": it is a region\. Did you/)
    expect(rejected('Swaziland').message).toContain('it is the country Eswatini')
  })

  it('begin with those of its first letter', () => {
    expect(suggested('Jakatra')[0]).toBe('IDJKT')
    expect(suggested('Amsterdym')[0]).toBe('NLAMS')
  })
})

describe('a name in another script', () => {
  it.each([
    ['上海', 'CNSHA'],
    ['上海港', 'CNSHA'],
    ['香港', 'HKHKG'],
    ['高雄港', 'TWKHH'],
    ['連雲港', 'CNLYG'],
    ['新加坡', 'SGSIN'],
    ['横浜港', 'JPYOK'],
    ['横滨', 'JPYOK'],
    ['天津市', 'CNTXG'],
    ['부산항', 'KRPUS'],
    ['Порт Владивосток', 'RUVVO'],
    ['ميناء جدة', 'SAJED'],
    ['Πειραιάς', 'GRPIR'],
    ['Pelabuhan Tanjung Priok', 'IDJKT'],
    ['İzmir Limanı', 'TRIZM'],
  ])('%s is %s, with the word for port or without', (name, code) => {
    expect(resolvePlace(tables.ports, { name }).port?.unlocode).toBe(code)
  })

  it.each(['郑州', '郑州市', 'มหาชัย', '港'])('%s is no port, and no other', (name) => {
    expect(rejected(name).candidates).toEqual([])
  })

  it('that is a country is none of its ports', () => {
    expect(rejected('日本').message).toContain('it is the country Japan')
  })
})

describe('a region or island', () => {
  it('tells where a port is, and no port elsewhere', () => {
    const at = (name: string) => resolvePlace(tables.ports, { name }).port?.unlocode
    expect(at('Palermo, Sicily')).toBe('ITPMO')
    expect(at('Ponta Delgada, Azores')).toBe('PTPDL')
    expect(() => at('Barcelona, Canary Islands')).toThrow('There is no port')
    expect(() => at('Genoa, Sicily')).toThrow('There is no port')
  })
})
