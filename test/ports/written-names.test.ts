import { describe, expect, it } from 'vitest'
import { type Place, resolvePlace } from '../../src/ports/find/place.js'
import { PlaceError } from '../../src/ports/find/place-error.js'
import { coreNames } from '../../src/ports/names/core-name.js'
import { otherCountry } from '../../src/ports/names/country-names.js'
import { fold } from '../../src/ports/names/fold.js'
import { portName } from '../../src/ports/port.js'
import { ports } from '../support/tables.js'

const codeOf = (place: Place | string) =>
  resolvePlace(ports, typeof place === 'string' ? { name: place } : place).port!.unlocode

function faultOf(place: Place | string): PlaceError {
  try {
    const { port } = resolvePlace(ports, typeof place === 'string' ? { name: place } : place)
    throw new Error(`It means ${portName(port!)}.`)
  } catch (error) {
    if (error instanceof PlaceError) return error
    throw error
  }
}

describe('a name as systems write it', () => {
  it.each([
    ['VANCOUVER (CANADA)', 'CAVAN'],
    ['ＲＯＴＴＥＲＤＡＭ', 'NLRTM'],
    ['ＮＬＲＴＭ', 'NLRTM'],
    ['ABERDEEN (UNITED KINGDOM)', 'GBABD'],
    ['Halifax, Nova Scotia, Canada', 'CAHAL'],
    ['LOS ANGELES, CA', 'USLAX'],
    ['Oakland, CA 94607', 'USOAK'],
    ['Shanghai, Shanghai, China', 'CNSHA'],
    ['KAOHSIUNG (TW)', 'TWKHH'],
    ['Busan, Korea, Republic of', 'KRPUS'],
    ['PORTLAND (USA-MAINE)', 'USPWM'],
    ['PORTLAND (USA-OREGON)', 'USPDX'],
    ['Norfolk VA', 'USORF'],
    ['Charleston SC', 'USCHS'],
    ['Savannah, GA, USA', 'USSAV'],
    ['Vancouver, CA', 'CAVAN'],
    ['Rotterdam / Netherlands', 'NLRTM'],
    ['Durban - South Africa', 'ZADUR'],
    ['NLRTMAPM2', 'NLRTM'],
    ['DEHAM CTA', 'DEHAM'],
    ['NL RTM ECT', 'NLRTM'],
    ['SGSIN-PEBGA', 'SGSIN'],
    ['BEANR 1742', 'BEANR'],
    ['Antwerp \u2014 Belgium', 'BEANR'],
    ['Jebel Ali, Dubai', 'AEJEA'],
    ['Huangpu, Guangzhou', 'CNHUA'],
    ['NEWCASTLE NSW AUSTRALIA', 'AUNTL'],
    ['Vancouver BC Canada', 'CAVAN'],
    ['Inchon, S. Korea', 'KRINC'],
    ['Durban, RSA', 'ZADUR'],
  ])('%s: the country, state or region after the name narrows it', (name, code) => {
    expect(codeOf(name)).toBe(code)
  })

  it.each([
    ['Port of Rotterdam', 'NLRTM'],
    ['Pt Lisas', 'TTPTS'],
    ['Pto. Cabello', 'VEPBL'],
    ['Fujairah Anch.', 'AEFJR'],
    ['Singapore OPL', 'SGSIN'],
    ['Chennai (ex Madras)', 'INMAA'],
    ['WEI HAI', 'CNWEI'],
    ['Sriracha Harbour', 'THSRI'],
    ['LVSHUN', 'CNLSH'],
  ])('%s: words that people add, and spellings, do not matter', (name, code) => {
    expect(codeOf(name)).toBe(code)
  })

  it.each([
    'NL-RTM',
    'NL/RTM',
    'NLRTM - Rotterdam, Netherlands',
    'NLRTM/Rotterdam',
    '[NLRTM] Rotterdam',
    'NLRTM Rotterdam',
    'Rotterdam, NL (NLRTM)',
  ])('%s: a code may stand before or behind the name of its port', (name) => {
    expect(codeOf(name)).toBe('NLRTM')
  })

  it('is refused if the code before it is that of another port', () => {
    expect(faultOf('NLRTM - Antwerp').code).toBe('unknown_place')
    expect(faultOf('NLRTM Antwerp').code).toBe('unknown_place')
  })

  it.each(['Load: Santos', '1SB Santos', '1/2 SP Santos', 'DLOSP Santos', 'One safe port Santos'])(
    '%s: the words of a charter before a port do not matter',
    (name) => {
      expect(codeOf(name)).toBe('BRSSZ')
    },
  )

  it.each([
    ['Pusan', 'KRPUS'],
    ['El Ferrol', 'ESFRO'],
    ['King Abdullah Port', 'SAKAC'],
    ['Malta Freeport', 'MTMAR'],
    ['Medan', 'IDBLW'],
  ])('%s: a former or local name, or one of the trade, means its port', (name, code) => {
    expect(codeOf(name)).toBe(code)
  })

  it.each([
    ['OPL Singapore', 'SGSIN'],
    ['Singapore E.OPL', 'SGSIN'],
    ['Singapore (OPL East)', 'SGSIN'],
    ['Fujairah Offshore Anchorage', 'AEFJR'],
    ['Chittagong Alpha Anchorage', 'BDCGP'],
    ['Santos Outer Roads', 'BRSSZ'],
    ['Singapore Pilot Station', 'SGSIN'],
    ['Brofjorden Buoys', 'SEBRO'],
    ['Jeddah Islamic Port', 'SAJED'],
    ['Bombay / Mumbai', 'INBOM'],
    ['Odessa (Odesa)', 'UAODS'],
    ['Maasvlakte (Rotterdam)', 'NLMSV'],
    ['Ghent or Gent', 'BEGNE'],
    ['Incheon & Inchon', 'KRINC'],
    ['Port of Spain, Trinidad and Tobago', 'TTPOS'],
    ['Prince Rupert, B.C.', 'CAPRR'],
    ['Houston, U.S.A.', 'USHOU'],
  ])('%s: waters, pilots and second names of a port mean the port', (name, code) => {
    expect(codeOf(name)).toBe(code)
  })

  it.each([
    'Antwerp or Rotterdam',
    'Zhoushan or Ningbo',
    'Gibraltar / Algeciras',
    'Antwerp & Rotterdam',
    'Tubarao / Vitoria',
    'Odessa/Yuzhny',
    'Bremerhaven/Bremen',
    'Jebel Ali / Dubai',
    'Los Angeles/Long Beach',
    'Long Beach / Oakland',
    'Bombay (Nhava Sheva)',
    'Nhava Sheva / Mumbai',
    'OPL',
    'Outer Anchorage',
  ])('%s, which is two ports or none, is refused', (name) => {
    expect(faultOf(name).code).toBe('unknown_place')
  })

  it.each([
    ['Antwerp or Rotterdam', ['BEANR', 'NLRTM']],
    ['Nhava Sheva / Mumbai', ['INNSA', 'INBOM']],
  ])('%s: both ports are suggested', (name, codes) => {
    expect(faultOf(name).candidates.map(({ unlocode }) => unlocode)).toEqual(codes)
  })

  it.each([
    'OPL West',
    'OPL East',
    'OPL North East',
    'Offshore Anchorage',
    'Outer Port Anchorage',
    'Coal Terminal',
  ])('%s: waters without a port are no port, even if one suggestion may be taken', (name) => {
    expect(faultOf({ name, acceptSuggestions: true }).code).toBe('unknown_place')
  })

  it.each([
    ['Malta', 'MTMAR'],
    ['Indonesia', 'IDJKT'],
    ['Spain', 'ESVLC'],
    ['Sudan', 'SDPZU'],
  ])('%s is no port because the waters or a terminal of one are called by it', (name, code) => {
    const { code: fault, candidates } = faultOf(name)
    expect(fault).toBe('unknown_place')
    expect(candidates[0]?.unlocode).toBe(code)
  })

  it.each(['PNG', 'Jersey'])('%s is a country, not the terminal or dock of that name', (name) => {
    expect(faultOf(name).code).toBe('unknown_place')
  })

  it.each([
    '{port}',
    '{{ pol }}',
    `$\{origin}`,
    '<port>',
    '%PORT%',
    '#N/A',
    '#REF!',
    'N/A',
    'TBN',
    '?',
  ])('%s stands for a port that nobody wrote, and nothing is suggested for it', (name) => {
    const { code, candidates, message } = faultOf({ name, acceptSuggestions: true })
    expect([code, candidates]).toEqual(['unknown_place', []])
    expect(message).toContain('names no port')
  })

  it.each(['Malta OPL', 'Offshore Malta', 'Hurd Bank Anchorage'])('%s is Hurd Bank', (name) => {
    expect(resolvePlace(ports, { name }).port?.name).toBe('Hurd Bank')
  })

  it.each(['Yangtze', 'Chesapeake Bay'])(
    '%s is not its pilot station, which is suggested',
    (name) => {
      expect(faultOf(name).candidates[0]?.name).toMatch(/Anchorage|Pilot Station/)
    },
  )

  it.each([
    ['Saint Petersburg', 'Russian Federation', 'RULED'],
    ['Haiphong', 'Viet Nam', 'VNHPH'],
    ['Busan', 'Republic of Korea', 'KRPUS'],
    ['Rotterdam', 'The Netherlands', 'NLRTM'],
    ['Rotterdam', 'NLD', 'NLRTM'],
    ['Hamburg', 'Deutschland', 'DEHAM'],
    ['Santos', 'Brasil', 'BRSSZ'],
    ['Bandar Abbas', 'Iran (Islamic Republic of)', 'IRBND'],
    ['Dar es Salaam', 'Tanzania, United Republic of', 'TZDAR'],
    ['Latakia', 'Syrian Arab Republic', 'SYLTK'],
    ['Banjul', 'The Gambia', 'GMBJL'],
    ['Abidjan', "Côte d'Ivoire", 'CIABJ'],
  ])('%s, %s: a country has its official, common and local names', (name, country, code) => {
    expect(codeOf({ name, country })).toBe(code)
  })

  it('stays unknown if a part of it does not fit', () => {
    for (const name of [
      'Rotterdam (Texas)',
      'Xingang (Anhui Province)',
      'ALGERIA (COUNTRY)',
      'Hamburg, France',
      'Rotterdam, Atlantis',
      'Port of',
      'Terminal',
    ]) {
      expect([name, faultOf(name).code]).toEqual([name, 'unknown_place'])
    }
  })

  it('is not a small port in silence if a larger one differs only in a space', () => {
    const { code, candidates } = faultOf('NEW CASTLE')
    expect(code).toBe('ambiguous_place')
    expect(candidates[0]?.unlocode).toBe('AUNTL')
    expect(candidates.at(-1)?.name).toBe('New Castle')
  })
})

it.each(['constructor', 'toString', '__proto__'])(
  'a word that every JavaScript object has, such as %s, is no country',
  (word) => {
    expect(otherCountry(word)).toBeUndefined()
    expect(coreNames(word)).toEqual(new Set([fold(word).replaceAll(' ', '')]))
  },
)

describe('the only suggestion for an unknown name', () => {
  const asked = { name: 'Rotterdamm' } as const

  it('is taken only if the caller says so, and the result says what was written', () => {
    expect(faultOf(asked).candidates).toHaveLength(1)
    const place = resolvePlace(ports, { ...asked, acceptSuggestions: true })
    expect(place.port?.unlocode).toBe('NLRTM')
    expect(place.suggestedFor).toBe('Rotterdamm')
  })

  it.each([
    'Newcastle',
    'Halsa',
    'Atlantis',
    'SEMENTARA',
    'NOLAX',
    'TALAHA',
    'Rotterdamm (Texas)',
    'Rotterdamm, Belgium',
    'BALTIMORE (NORWAY)',
    'XINGANG (ANHUI PROVINCE)',
    'HOME',
    'LIMBAN',
    'WOODS',
    'ALERT',
  ])('%s: is not taken if several resemble it, none does closely, or it is elsewhere', (name) => {
    expect(faultOf({ name, acceptSuggestions: true })).toBeInstanceOf(PlaceError)
  })

  it.each([
    ['ROTTERDA', 'NLRTM'],
    ['GO DAU', 'VNPHU'],
    ['SULLOM', 'GBSUL'],
    ['Cape Twon', 'ZACPT'],
    ['PORT KLAGN', 'MYPKG'],
  ])(
    '%s: one letter of a long name, two that are swapped, or half of its words, is enough',
    (name, code) => {
      expect(resolvePlace(ports, { name, acceptSuggestions: true }).port?.unlocode).toBe(code)
    },
  )

  it('says why it was not taken, where it might have been', () => {
    expect(faultOf({ name: 'Hambrug', acceptSuggestions: true }).message).toBe(
      'There is no port "Hambrug". Did you mean Hamburg, Germany (DEHAM)? ' +
        'No suggestion is certain enough to be taken.',
    )
    expect(faultOf('Hambrug').message).not.toContain('taken')
    expect(faultOf({ name: 'Newcastle', acceptSuggestions: true }).message).not.toContain('taken')
  })

  it('is not mentioned beside an exact name', () => {
    const place = resolvePlace(ports, { name: 'Rotterdam', acceptSuggestions: true })
    expect(place.suggestedFor).toBeUndefined()
  })
})

describe('the destination that a ship sends by AIS', () => {
  it.each([
    ['GIBRALTAR FOR ORDERS', 'GIGIB'],
    ['SINGAPORE FOR BUNKERS', 'SGSIN'],
    ['KR YOS YEOSU', 'KRYOS'],
    ['NL RTM MAASVLAKTE', 'NLRTM'],
  ])('%s means %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it.each(['FOR ORDERS', 'DRIFTING'])('%s is no single port', (text) => {
    expect(faultOf(text).message).toContain('names no port')
  })

  it.each([
    ...['NLRTM>SGSIN', 'NLRTM->SGSIN', 'Rotterdam > Singapore', 'Rotterdam → Singapore', '>'],
    ...[
      'NLRTM > ?',
      '?>NLRTM',
      '>NLRTM',
      'XXXXX>NLRTM',
      'TBN>NLRTM',
      'NLRTM<>GBFXT',
      'NLRTM > NLRTM',
    ],
  ])('%s is a voyage, of which no half is taken for one place', (name) => {
    for (const acceptSuggestions of [false, true]) {
      const { message } = faultOf({ name, acceptSuggestions })
      expect(message).toBe(`"${name}": the arrow makes it a voyage, not one place: write one port.`)
    }
  })
})

describe('a name with abbreviated words', () => {
  it.each([
    ['N.ORLEANS', 'USMSY'],
    ['N ORLEANS, LA', 'USMSY'],
    ['B. AIRES', 'ARBUE'],
    ['P. KLANG', 'MYPKG'],
    ['RICHARDS B.', 'ZARCB'],
    ['NHAVA SH.', 'INNSA'],
    ['STA. MARTA', 'COSMR'],
    ['STO DOMINGO', 'DOSDQ'],
    ['GT YARMOUTH', 'GBGTY'],
    ['BDR ABBAS', 'IRBND'],
    ['EAST LDN', 'ZAELS'],
    ['PTE. NOIRE', 'CGPNR'],
  ])('%s means %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it.each([
    'S. FRANCISCO DO',
    'S. ANTONIO',
    'E. LONDON',
    'A. ISLAND',
    'K. TERMINAL',
    'L. B.',
    'SAN D.',
    'PORT O.',
    'T. UBAN',
  ])('%s may mean several, a small one or anything, and means none', (text) => {
    expect(faultOf(text).code).toBe('unknown_place')
  })

  it.each([
    ['PT. KLANG WEST', 'MYPKG'],
    ['UAE FJR', 'AEFJR'],
    ['UAE FUJAIRAH', 'AEFJR'],
    ['UK FXT', 'GBFXT'],
    ['KSA JUB', 'SAJUB'],
    ['USA HOUSTON', 'USHOU'],
    ['MUMBAI EX BOMBAY', 'INBOM'],
    ['EX-BOMBAY', 'INBOM'],
    ['CHENNAI EX-MADRAS', 'INMAA'],
  ])('%s: the country before, the former name or a side of a large port tells %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it.each(['SINGAPORE EX ROTTERDAM', 'LONDON EAST', 'USA ROTTERDAMM', 'UAE XXX'])(
    '%s: another port, another order or no port of the country is none',
    (text) => {
      expect(faultOf(text).code).toBe('unknown_place')
    },
  )
})

describe('a code that no port has', () => {
  it.each([
    ['DEMUC', 'Germany'],
    ['USLAS', 'United States'],
    ['CH BSL', 'Switzerland'],
  ])('%s is read as a code of %s, and resembles no port by chance', (text, country) => {
    for (const place of [{ name: text }, { unlocode: text }]) {
      const { message, candidates } = faultOf(place)
      expect(candidates).toEqual([])
      expect(message).toBe(
        `There is no port "${text}". As a UN/LOCODE (${country}) it is that of a place without a port, ` +
          'or another code of a port. Write the port by its name, or give coordinates.',
      )
    }
  })

  it.each([
    ['Le Ver.', 'FRLVE'],
    ['Rotterd.', 'NLRTM'],
    ['RIO DE JANEI', 'BRRIO'],
    ['BUENOS AIR', 'ARBUE'],
  ])('%s, cut by the width of a column, is a suggestion that can be taken', (name, code) => {
    expect(faultOf(name).candidates.map(({ unlocode }) => unlocode)).toEqual([code])
    const { port, suggestedFor } = resolvePlace(ports, { name, acceptSuggestions: true })
    expect([port?.unlocode, suggestedFor]).toEqual([code, name])
  })

  it.each(['Port Elizab.', 'SAN FRANCIS', 'Yok.', 'Home'])(
    '%s begins several names, or is too short: none is taken',
    (name) => {
      expect(() => resolvePlace(ports, { name, acceptSuggestions: true })).toThrow()
    },
  )

  it.each([
    ['Puerto Bol', ['HRBOL', 'COPBO', 'ECPBO']],
    ['Port Sag', ['USGXH', 'CACHI']],
  ])('%s may be a short name with "Port" before it, or a longer one that is cut', (name, codes) => {
    const { code, candidates } = faultOf(name)
    expect(code).toBe('ambiguous_place')
    expect(candidates.map(({ unlocode }) => unlocode)).toEqual(expect.arrayContaining(codes))
  })

  it.each([
    ['LIANYUNGANG PT', 'CNLYG'],
    ['Hay Pt', 'AUHPT'],
    ['HALDIA DOCK COMPLEX', 'INHAL'],
    ['LEKKI DEEP SEA PORT', 'NGLKK'],
    ['LE HAVRE, SEINE-MARITIME', 'FRLEH'],
    ['DURBAN, KWAZULU NATAL', 'ZADUR'],
    ['IMMINGHAM, HUMBERSIDE', 'GBIMM'],
    ['LAEM CHABANG, CHON BURI', 'THLCH'],
    ['PAPEETE, TAHITI', 'PFPPT'],
    ['Natal', 'BRNAT'],
  ])('%s is %s', (name, code) => {
    expect(resolvePlace(ports, { name }).port?.unlocode).toBe(code)
  })

  it('a cut name that older and later ports share names the later ones', () => {
    const { port, namesakes } = resolvePlace(ports, { name: 'Port Roya.' })
    expect(port?.unlocode).toBe('JMKIN')
    expect(namesakes?.map(({ unlocode }) => unlocode)).toContain('USPRJ')
  })

  it.each(['JOAQB Aqaba', 'JOAQB - AQABA', 'Aqaba (JOAQB)', 'Aqaba, JO AQB', 'Aqaba JOAQB'])(
    '%s suggests the port with the name in that country, which may be another place',
    (name) => {
      const { code, candidates } = faultOf({ name, acceptSuggestions: true })
      expect(code).toBe('unknown_place')
      expect(candidates.map(({ unlocode }) => unlocode)).toEqual(['JOAQJ'])
    },
  )

  it.each(['EGAQB Aqaba', 'NLRTM Antwerp'])(
    '%s suggests no port of another country or beside another port',
    (name) => {
      expect(faultOf(name).candidates).toEqual([])
    },
  )

  it('may be a word of five letters: ports of that name with a slip are suggested', () => {
    expect(faultOf('TOYKO').candidates.map(({ unlocode }) => unlocode)).toContain('JPTYO')
  })
})

describe('a territory', () => {
  it.each([
    ['San Juan, Puerto Rico, USA', 'PRSJU'],
    ['SAN JUAN PUERTO RICO USA', 'PRSJU'],
    ['Fort de France, Martinique (France)', 'MQFDF'],
    ['Willemstad, Curacao, Netherlands', 'CWWIL'],
    ['Hamilton, Bermuda, UK', 'BMBDA'],
    ['Hong Kong, Hong Kong SAR China', 'HKHKG'],
    ['Guam, USA', 'GUGUM'],
  ])('%s may have its state beside it', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it.each([
    ['San Juan, USA', 'PRSJU'],
    ['Pointe-a-Pitre, France', 'GPPTP'],
    ['Torshavn (Denmark)', 'FOTHO'],
  ])('%s is suggested for its state, and taken if the caller says so', (name, code) => {
    expect(faultOf(name).candidates.map(({ unlocode }) => unlocode)).toEqual([code])
    expect(resolvePlace(ports, { name, acceptSuggestions: true }).port?.unlocode).toBe(code)
  })

  it.each([
    'Hamilton, UK',
    'Georgetown, UK',
    'Willemstad, Netherlands',
    'San Juan, Cuba',
    'Kingston, USA',
  ])('%s may be a town of the state, and is not taken', (name) => {
    expect(faultOf({ name, acceptSuggestions: true }).code).toBe('unknown_place')
  })

  it('is that of the port beside it only', () => {
    expect(faultOf('Rotterdam, Curacao').code).toBe('unknown_place')
    expect(codeOf({ name: 'San Juan, PR', country: 'USA' })).toBe('PRSJU')
  })
})

describe('spellings', () => {
  it.each([
    ['Luebeck', 'DELBC'],
    ['Tromsoe', 'NOTOS'],
    ['Luleaa', 'SELLA'],
    ['Haernoesand', 'SEHND'],
    ['Koebenhavn', 'DKCPH'],
    ['Hay Pt', 'AUHPT'],
    ['Singapur', 'SGSIN'],
    ['Gibilterra', 'GIGIB'],
    ['Bahreïn', 'BHBAH'],
  ])('%s means %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('of two letters for one are those of the countries that have it', () => {
    expect(faultOf('Corfoe').code).toBe('unknown_place')
    expect(faultOf('Singapur, Malaysia').code).toBe('unknown_place')
  })
})

describe('a word of which letters may be missing', () => {
  it.each([
    ['Puerto Bol.', ['COPBO', 'ECPBO', 'HRBOL']],
    ['Port Sand.', ['NOSAN', 'VUPTS']],
    ['Pt. Elizabeth', ['USPEB', 'ZAPLZ']],
  ])(
    '%s is not the short name that is left without "Port": all that it may mean are named',
    (text, some) => {
      const { code, candidates } = faultOf(text)
      expect(code).toBe('ambiguous_place')
      expect(candidates.length).toBe(some.length)
    },
  )

  it.each([
    ['Port of Rotterdam.', 'NLRTM'],
    ['Pto. Cabello', 'VEPBL'],
    ['Anch. Singapore', 'SGSIN'],
    ['Port O Connor', null],
  ])('%s is still the port', (text, code) => {
    expect(resolvePlace(ports, { name: text }).port?.unlocode).toBe(code)
  })

  it('names the namesakes of the full name', () => {
    const { port, namesakes = [] } = resolvePlace(ports, { name: 'Vila do Cond.' })
    expect(port?.unlocode).toBe('BRVLC')
    expect(namesakes.map(({ countryCode }) => countryCode)).toEqual(['PT'])
  })

  it.each(['P Alma', 'Tel A', 'Port U', 'Ras A'])(
    '%s: a single letter joins no other word',
    (text) => {
      expect(faultOf(text).code).toBe('unknown_place')
    },
  )
})

describe('a code with another place behind it', () => {
  it.each(['NLRTM CNSHA', 'DEHAM BREMEN', 'NLRTMcta', 'XXRTMAPM'])('%s is no terminal', (text) => {
    expect(() => codeOf(text)).toThrow(PlaceError)
  })
})
