import { describe, expect, it } from 'vitest'
import { suggestionWarnings } from '../../../src/planning/warnings.js'
import { portsMeant, resolvePlace } from '../../../src/ports/find/place.js'
import { countryNames, takenElsewhere } from '../../support/greater-places.js'
import { tables } from '../../support/tables.js'

/** States, provinces, islands and lands by their country, as people write them. */
const REGIONS = `
US: Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois,
  Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Missouri, Montana,
  Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, Ohio, Oklahoma, Oregon, Pennsylvania,
  Rhode Island, South Dakota, Tennessee, Texas, Utah, Vermont, Wisconsin, Wyoming, Nantucket, Maui, Catalina
CA: Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland, Nova Scotia, Nunavut, Ontario, Saskatchewan, Yukon,
  Ellesmere, Cape Breton
GB: Cornwall, Devon, Essex, Kent, Suffolk, Somerset, Surrey, Sussex, Cumbria, Derby, Reading, Greenwich, Anglesey,
  Orkney, Shetland, Skye, Mull, Islay, Arran, Wight
AU: New South Wales, Queensland, South Australia, Tasmania, Western Australia, Northern Territory
BR: Bahia, Para, Parana, Acre, Ceara, Sergipe, Maranhao, Santa Catarina, Pernambuco, Amazonas
MX: Sonora, Sinaloa, Yucatan, Colima, Tabasco, Oaxaca, Guerrero, Jalisco, Chiapas
AR: Santa Fe, Chubut, Corrientes, Entre Rios, Formosa, Tucuman, San Luis
IT: Liguria, Toscana, Sicily, Sardinia, Puglia, Calabria, Ragusa, Florence, Elba, Capri, Lombardy, Piedmont
ES: Galicia, Andalusia, Catalonia, Asturias, Mallorca, Menorca, Ibiza, Tenerife, Lanzarote, Canary Islands
PT: Azores, Madeira, Algarve, Santarem, Porto Santo
FR: Brittany, Normandy, Corsica, Provence, Gard, Gironde, Alsace, Lorraine
DE: Bavaria, Saxony, Hesse, Thuringia, Sylt, Ruegen, Niedersachsen
GR: Crete, Corfu, Rhodes, Lesbos, Chios, Samos, Naxos, Santorini, Thrace, Thessaly, Euboea
TR: Anatolia, Hatay, Trabzon, Mersin, Izmir
IN: Kerala, Gujarat, Goa, Punjab, Assam, Bihar, Tamil Nadu, Orissa
ID: Bali, Java, Sumatra, Lombok, Flores, Timor, Sulawesi, Aceh, Celebes, Batam
PH: Luzon, Mindanao, Cebu, Leyte, Samar, Negros, Palawan, Laguna, Bohol
JP: Hokkaido, Honshu, Kyushu, Shikoku, Okinawa, Chiba, Kochi
CN: Hainan, Fujian, Guangdong, Shandong, Zhejiang, Jiangsu, Hebei, Liaoning
MY: Sabah, Sarawak, Johor, Penang, Labuan, Langkawi
CO: Magdalena, Bolivar, Antioquia, Choco, Cauca, La Guajira
PE: Loreto, San Martin, Piura, Tacna, Arequipa
BO: La Paz, Cochabamba, Potosi
TT: Trinidad, Tobago
VC: Grenadines, Charlotte
IE: Cavan, Munster, Connaught, Donegal, Kerry, Wexford
TZ: Zanzibar, Pemba
RU: Siberia, Kamchatka, Sakhalin, Mari El, Karelia
PS: Hebron, Gaza
NO: Lofoten, Finnmark, Troms, Nordland
PF: Tahiti, Moorea, Marquesas
`

/** Seas, and rivers, lakes and straits by a country, as people write them. */
const WATERS = `
XX: Adriatic, Aegean, Atlantic, Baltic, Black Sea, Caribbean, Caspian, Ionian, Mediterranean, North Sea, Pacific, Red Sea,
  Indian Ocean, Biscay, Tyrrhenian
GB: Clyde, Forth, Humber, Medway, Mersey, Moray, Severn, Solent, Solway, Tay, Tees, Thames, Trent, Tyne, Wear, Dee, Avon
DE: Elbe, Weser, Ems, Jade, Eider, Rhine, Kiel Canal
FR: Seine, Loire, Gironde, Garonne, Rhone, Adour, Charente, Somme
ES: Ebro, Guadalquivir, Guadiana, Minho
PT: Tagus, Douro, Sado
BE: Scheldt, Meuse
RU: Neva, Volga, Lena, Ob, Amur, Kara, Azov, Okhotsk, White Sea
IN: Ganges, Hooghly, Andaman
CA: Mackenzie, Fraser, Labrador, Fundy, Saguenay, Saint Lawrence
US: Hudson, Potomac, Chesapeake, Delaware, Sacramento, Superior, Huron, Erie, Puget
ZA: Orange, Good Hope, Limpopo
AU: Torres, Bass, Spencer, Coral Sea
CN: Yangtze, Pearl River, Yellow River, Bohai
NG: Niger, Bonny, Calabar
ID: Sunda, Banda, Lombok, Makassar
`

const byCountry = (table: string) =>
  table
    .trim()
    .split(/\n(?=[A-Z]{2}:)/)
    .flatMap((line) => {
      const [, code = '', names = ''] = /^(..):\s*(.*)$/s.exec(line) ?? []
      return names.split(/\s*,\s*/).map((name) => ({ name: name.trim(), codes: [code] }))
    })
const regions = byCountry(REGIONS)
const LANGUAGES = 'en de fr es pt it nl pl sv ru tr zh ja ko ar hi th he'.split(' ')
const countries = countryNames(LANGUAGES)

describe('a greater place', () => {
  it('has 250 countries and 250 regions and islands in this test', () => {
    expect(new Set(countries.map(({ codes }) => codes[0])).size).toBeGreaterThan(240)
    expect(regions.length).toBeGreaterThan(240)
  })
  it('that is a country, in 18 languages, is no port of another country in silence', () => {
    // A language calls Norfolk Island so; the port is large.
    expect(new Set(countries.flatMap(takenElsewhere))).toEqual(
      new Set(['Norfolk (NF): Norfolk, US']),
    )
  })
  it('that is a region or an island is no port of another country in silence', () => {
    expect(regions.flatMap(takenElsewhere)).toEqual([])
  })
  it('that is a sea, a river or a strait is no port of another country in silence', () => {
    expect(byCountry(WATERS).flatMap(takenElsewhere)).toEqual([])
  })

  it.each([
    'Chile',
    'Trinidad',
    'Port of Chile',
    'Saint Martin',
    'Jordan',
    'Bahia',
    'Holland',
    'Corea',
    'Formosa',
    'Shile',
    'Clyde',
    'Adriatic',
    'Severn',
    'Al Qasim',
  ])('%s is refused, with ports there and the port of the name', (name) => {
    expect(() => resolvePlace(tables.ports, { name })).toThrow(
      /is also the (country|region|river or sea) /,
    )
    expect(() => resolvePlace(tables.ports, { name, acceptSuggestions: true })).toThrow(/is also/)
  })

  it.each([
    ['Florence', 'United States', 'Florence, Italy'],
    ['Cornwall', 'Canada', 'Cornwall, United Kingdom'],
    ['Salvador', 'Brazil', 'El Salvador'],
    ['Salem', 'United States', 'Salem, India'],
    ['Hudson', 'Canada', 'Hudson, United States'],
    ['Barrow', 'United States', 'Barrow, United Kingdom'],
    ['Fogo', 'Canada', 'Fogo, Cape Verde'],
    ['Piru', 'Indonesia', 'Peru'],
    ['Ţarābulus', 'Lebanon', 'Tarabulus, Libya'],
    ['Şuşa', 'Tunisia', 'Susa, Azerbaijan'],
    ['Lincoln', 'Australia', 'Lincoln, United Kingdom'],
  ])('%s is taken in %s, with a warning that names %s', (name, country, other) => {
    const place = resolvePlace(tables.ports, { name })
    expect(place.port?.country).toBe(country)
    expect(suggestionWarnings([place], ['origin'])[0]?.detail).toContain(other)
  })

  it.each([
    ['Trinidad, Cuba', 'CUCAS'],
    ['Sile', 'TRSLE'],
    ['Palau, Italy', 'ITPAU'],
    ['Norfolk', 'USORF'],
    ['Guernsey', 'GBGCI'],
    ['CAVAN', 'CAVAN'],
    ['Singapur', 'SGSIN'],
    ['Santander', 'ESSDR'],
  ])('%s is clear, and is %s without a warning', (name, unlocode) => {
    const place = resolvePlace(tables.ports, { name })
    expect(place.port?.unlocode).toBe(unlocode)
    expect(suggestionWarnings([place], ['origin'])).toEqual([])
  })
})

describe('a region with several larger ports', () => {
  it.each([
    ['Guangdong', 'CNCAN'],
    ['Zhejiang', 'CNNGB'],
    ['Madura', 'IDSUB'],
  ])('%s is refused with them, not taken for a lesser port of its own', (name, larger) => {
    expect(() => resolvePlace(tables.ports, { name })).toThrow(
      new RegExp(`"${name}": it is a region\\. Did you mean .*${larger}`),
    )
    expect(portsMeant(tables.ports, name)).toEqual([])
  })

  it.each([
    ['Guangdong Terminal', 'Guangdong Terminal'],
    ['Saint Thomas', 'Charlotte Amalie'],
    ['Penang', 'Penang'],
    ['Bremen', 'Bremen'],
  ])('leaves %s to %s, which has that name or is the first there', (name, port) => {
    expect(resolvePlace(tables.ports, { name }).port?.name).toContain(port)
  })
})
