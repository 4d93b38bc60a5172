import { type Box, isInBox } from '../geo/box.js'
import type { Position } from '../geo/position.js'
import { fold } from './fold.js'

type Row = readonly [names: string, south: number, west: number, north: number, east: number]

/**
 * States and provinces that people write after a port, with generous boxes: "Portland, ME". They tell
 * apart ports of the same name in one country, no more. Recalled, to half a degree.
 */
const REGIONS: Readonly<Record<string, readonly Row[]>> = {
  US: [
    ['AL|Alabama', 30, -88.6, 35.1, -84.8],
    ['AK|Alaska', 51, -180, 71.6, -129.9],
    ['CA|Calif|California', 32.4, -124.6, 42.1, -114],
    ['CT|Conn|Connecticut', 40.9, -73.8, 42.1, -71.7],
    ['DE|Delaware', 38.4, -75.9, 39.9, -74.9],
    ['DC|District of Columbia', 38.7, -77.2, 39.1, -76.8],
    ['FL|Fla|Florida', 24.3, -87.7, 31.1, -79.9],
    ['GA|Georgia', 30.3, -85.7, 35.1, -80.7],
    ['HI|Hawaii', 18.8, -160.4, 22.4, -154.6],
    ['IL|Illinois', 36.9, -91.6, 42.6, -87.3],
    ['IN|Indiana', 37.7, -88.1, 41.9, -84.7],
    ['LA|Louisiana', 28.6, -94.1, 33.1, -88.8],
    ['ME|Maine', 43, -71.1, 47.5, -66.8],
    ['MD|Maryland', 37.8, -79.5, 39.8, -75],
    ['MA|Mass|Massachusetts', 41.2, -73.6, 42.9, -69.8],
    ['MI|Michigan', 41.6, -90.5, 48.3, -82.3],
    ['MN|Minnesota', 43.4, -97.3, 49.4, -89.4],
    ['MS|Mississippi', 30.1, -91.7, 35.1, -88],
    ['NH|New Hampshire', 42.6, -72.6, 45.4, -70.6],
    ['NJ|New Jersey', 38.8, -75.6, 41.4, -73.8],
    ['NY|New York', 40.4, -79.9, 45.1, -71.8],
    ['NC|North Carolina', 33.7, -84.4, 36.6, -75.3],
    ['OH|Ohio', 38.3, -84.9, 42.4, -80.4],
    ['OR|Oregon', 41.9, -124.7, 46.3, -116.4],
    ['PA|Penn|Pennsylvania', 39.7, -80.6, 42.4, -74.6],
    ['RI|Rhode Island', 41.1, -71.95, 42.1, -71.1],
    ['SC|South Carolina', 32, -83.4, 35.3, -78.5],
    ['TX|Tex|Texas', 25.8, -106.7, 36.6, -93.5],
    ['VA|Virginia', 36.5, -83.7, 39.5, -75.2],
    ['WA|Wash|Washington|Washington State', 45.5, -124.9, 49.1, -116.9],
    ['WI|Wisconsin', 42.4, -93, 47.4, -86.7],
  ],
  CA: [
    ['BC|British Columbia', 48.2, -139.1, 60, -114],
    ['MB|Manitoba', 48.9, -102.1, 60.1, -88.9],
    ['NB|New Brunswick', 44.5, -69.1, 48.1, -63.7],
    ['NL|NF|Nfld|Newfoundland|Newfoundland and Labrador|Labrador', 46.5, -67.9, 60.5, -52.5],
    ['NS|Nova Scotia', 43.3, -66.5, 47.1, -59.6],
    ['NT|Northwest Territories', 60, -136.5, 78.8, -101.9],
    ['NU|Nunavut', 51.6, -120.7, 83.2, -61],
    ['ON|Ont|Ontario', 41.6, -95.2, 56.9, -74.3],
    ['PE|PEI|Prince Edward Island', 45.9, -64.5, 47.1, -61.9],
    ['QC|PQ|Que|Quebec', 44.9, -79.8, 62.6, -57],
  ],
  AU: [
    ['NSW|New South Wales', -37.6, 140.9, -28.1, 153.7],
    ['NT|Northern Territory', -26.1, 128.9, -10.9, 138.1],
    ['QLD|Queensland', -29.2, 137.9, -9.1, 153.6],
    ['SA|South Australia', -38.2, 128.9, -25.9, 141.1],
    ['TAS|Tasmania', -43.8, 143.7, -39.4, 148.5],
    ['VIC|Victoria', -39.3, 140.9, -33.9, 150.1],
    ['WA|Western Australia', -35.3, 112.8, -13.6, 129.1],
  ],
  AE: [
    ['Abu Dhabi', 22.6, 51.5, 25, 55],
    ['Dubai', 24.7, 54.9, 25.33, 55.6],
  ],
  BR: [
    ['AL|Alagoas', -10.6, -38.3, -8.8, -35.1],
    ['AP|Amapa', -1.3, -54.9, 4.6, -49.8],
    ['AM|Amazonas', -9.9, -73.9, 2.3, -56],
    ['BA|Bahia', -18.4, -46.7, -8.5, -37.3],
    ['CE|Ceara', -7.9, -41.5, -2.7, -37.2],
    ['ES|Espirito Santo', -21.4, -41.9, -17.8, -39.6],
    ['MA|Maranhao', -10.3, -48.8, -0.9, -41.7],
    ['PA|Para', -9.9, -59, 2.7, -46],
    ['PB|Paraiba', -8.4, -38.8, -6, -34.7],
    ['PR|Parana', -26.8, -54.7, -22.4, -48],
    ['PE|Pernambuco', -9.5, -41.4, -7.3, -34.8],
    ['RJ|Rio de Janeiro', -23.4, -44.9, -20.7, -40.9],
    ['RN|Rio Grande do Norte', -7, -38.6, -4.8, -34.9],
    ['RS|Rio Grande do Sul', -33.8, -57.7, -27, -49.6],
    ['SC|Santa Catarina', -29.4, -53.9, -25.9, -48.3],
    ['SP|Sao Paulo', -25.4, -53.2, -19.7, -44.1],
    ['SE|Sergipe', -11.6, -38.3, -9.5, -36.4],
  ],
  CN: [
    ['Anhui', 29.3, 114.8, 34.7, 119.7],
    ['Fujian', 23.4, 115.8, 28.4, 120.8],
    ['Guangdong', 20.1, 109.6, 25.6, 117.4],
    ['Guangxi', 20.8, 104.4, 26.4, 112.1],
    ['Hainan', 17.9, 108.5, 20.2, 111.2],
    ['Hebei', 36, 113.4, 42.7, 119.9],
    ['Hubei', 29, 108.3, 33.3, 116.2],
    ['Hunan', 24.6, 108.7, 30.2, 114.3],
    ['Jiangsu', 30.7, 116.3, 35.2, 122],
    ['Jiangxi', 24.4, 113.5, 30.1, 118.5],
    ['Liaoning', 38.6, 118.8, 43.5, 125.8],
    ['Shandong', 34.3, 114.8, 38.5, 122.8],
    ['Shanghai', 30.6, 120.8, 31.9, 122.4],
    ['Tianjin', 38.5, 116.7, 40.3, 118.1],
    ['Zhejiang', 27, 118, 31.3, 123],
  ],
  DE: [
    ['Bremen', 53, 8.4, 53.7, 9],
    ['Hamburg', 53.3, 9.6, 53.8, 10.4],
    ['Lower Saxony|Niedersachsen', 51.3, 6.6, 54, 11.7],
    ['Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania', 53, 10.5, 54.8, 14.5],
    ['Schleswig-Holstein', 53.3, 7.8, 55.1, 11.4],
  ],
  ES: [
    ['Andalusia|Andalucia', 35.9, -7.6, 38.8, -1.6],
    ['Asturias', 42.8, -7.2, 43.7, -4.5],
    ['Cantabria', 42.7, -4.9, 43.6, -3.1],
    ['Catalonia|Cataluna|Catalunya', 40.5, 0.1, 42.9, 3.4],
    ['Galicia', 41.8, -9.4, 43.9, -6.7],
    ['Basque Country|Pais Vasco|Euskadi', 42.4, -3.5, 43.5, -1.7],
    ['Murcia', 37.3, -2.4, 38.8, -0.6],
    ['Valencia|Comunidad Valenciana', 37.8, -1.6, 40.8, 0.6],
    ['Balearic Islands|Baleares', 38.6, 1.1, 40.2, 4.4],
    ['Canary Islands|Canarias', 27.5, -18.3, 29.5, -13.3],
  ],
  IN: [
    ['Andhra Pradesh', 12.6, 76.7, 19.2, 84.8],
    ['Goa', 14.8, 73.6, 15.9, 74.4],
    ['Gujarat', 20, 68.1, 24.8, 74.6],
    ['Karnataka', 11.5, 74, 18.5, 78.6],
    ['Kerala', 8.2, 74.8, 12.9, 77.5],
    ['Maharashtra', 15.6, 72.5, 22.1, 81],
    ['Odisha|Orissa', 17.7, 81.3, 22.7, 87.6],
    ['Tamil Nadu', 8, 76.2, 13.7, 80.5],
    ['West Bengal', 21.4, 85.8, 27.3, 89.9],
  ],
  IT: [
    ['Apulia|Puglia', 39.7, 14.9, 42, 18.6],
    ['Calabria', 37.8, 15.6, 40.2, 17.3],
    ['Campania', 39.9, 13.7, 41.6, 15.9],
    ['Emilia-Romagna', 43.7, 9.1, 45.2, 12.8],
    ['Friuli-Venezia Giulia', 45.5, 12.3, 46.7, 14],
    ['Lazio', 40.7, 11.4, 42.9, 14.1],
    ['Liguria', 43.7, 7.4, 44.7, 10.2],
    ['Marche', 42.6, 12.1, 44, 14],
    ['Sardinia|Sardegna', 38.8, 8, 41.4, 9.9],
    ['Sicily|Sicilia', 35.4, 11.9, 38.9, 15.8],
    ['Tuscany|Toscana', 42.2, 9.6, 44.5, 12.4],
    ['Veneto', 44.7, 10.6, 46.7, 13.2],
  ],
  JP: [
    ['Aichi', 34.5, 136.6, 35.5, 137.9],
    ['Chiba', 34.8, 139.7, 36.2, 140.9],
    ['Fukuoka', 32.9, 130, 34.3, 131.3],
    ['Hiroshima', 33.9, 132, 35.2, 133.5],
    ['Hokkaido', 41.3, 139.3, 45.6, 146],
    ['Hyogo', 34.1, 134.2, 35.7, 135.5],
    ['Ibaraki', 35.7, 139.6, 37, 140.9],
    ['Kagoshima', 27, 128.3, 32.4, 131.3],
    ['Kanagawa', 35.1, 138.9, 35.7, 139.9],
    ['Miyagi', 37.7, 140.2, 39.1, 141.8],
    ['Nagasaki', 32.5, 128.5, 34.8, 130.5],
    ['Oita', 32.6, 130.8, 33.8, 132.2],
    ['Okayama', 34.2, 133.2, 35.4, 134.5],
    ['Okinawa', 24, 122.9, 27.9, 131.4],
    ['Osaka', 34.2, 135, 35.1, 135.8],
    ['Shizuoka', 34.5, 137.4, 35.7, 139.2],
    ['Yamaguchi', 33.7, 130.7, 34.9, 132.5],
  ],
  ID: [
    ['Aceh', 1.9, 94.9, 6.1, 98.3],
    ['Bali', -8.9, 114.4, -8, 115.8],
    ['Banten', -7.1, 105, -5.8, 106.8],
    ['Java|Jawa|East Java|West Java|Central Java', -8.9, 105, -5.4, 114.7],
    [
      'Kalimantan|East Kalimantan|South Kalimantan|Central Kalimantan|West Kalimantan|North Kalimantan|Borneo',
      -4.9,
      108,
      4.5,
      119.2,
    ],
    [
      'Sulawesi|North Sulawesi|South Sulawesi|Central Sulawesi|Southeast Sulawesi',
      -7.7,
      117.6,
      5.7,
      125.6,
    ],
    ['Sumatra|North Sumatra|South Sumatra|West Sumatra|Riau|Lampung', -6, 94.9, 6.1, 109.2],
    ['Papua|West Papua|Irian Jaya', -9.2, 129, 0.5, 141.1],
  ],
  FR: [
    ['Brittany|Bretagne', 47.2, -5.3, 49, -1],
    ['Normandy|Normandie|Seine-Maritime|Calvados', 48.1, -2.1, 50.2, 1.9],
    ['Provence|Bouches-du-Rhone|PACA', 42.9, 4.2, 45.2, 7.8],
    ['Occitanie|Languedoc', 42.3, -0.4, 45.1, 4.9],
    ['Nouvelle-Aquitaine|Aquitaine|Gironde', 42.7, -1.9, 47.2, 2.7],
    ['Pays de la Loire|Loire-Atlantique|Vendee', 46.2, -2.7, 48.6, 1],
    ['Hauts-de-France|Nord|Pas-de-Calais', 48.8, 1.3, 51.2, 4.3],
  ],
  GB: [
    ['Cornwall', 49.8, -6.5, 51, -4.1],
    ['Devon', 50.1, -4.8, 51.3, -2.8],
    ['Essex', 51.4, -0.1, 52.2, 1.4],
    ['Hampshire', 50.6, -2.1, 51.4, -0.7],
    ['Humberside|Lincolnshire', 52.6, -1.1, 54.2, 0.5],
    ['Kent', 50.8, -0.1, 51.6, 1.6],
    ['Suffolk', 51.8, 0.3, 52.7, 1.9],
  ],
  PH: [
    ['Luzon', 12.3, 119.6, 18.8, 124.4],
    ['Mindanao', 5.2, 121.7, 10.2, 126.8],
    ['Visayas', 9, 121.7, 12.8, 126],
  ],
  PF: [['Tahiti', -18, -149.8, -17.4, -149]],
  TH: [
    ['Chonburi|Chon Buri', 12.4, 100.7, 13.7, 101.9],
    ['Rayong', 12.4, 100.9, 13.3, 102],
    ['Songkhla', 6.2, 99.9, 8, 101.2],
  ],
  ZA: [
    ['KwaZulu-Natal|KZN|Natal', -31.2, 28.7, -26.7, 33],
    ['Eastern Cape', -34.3, 22.6, -30, 30.4],
    ['Northern Cape', -33.1, 16.3, -24.5, 25.8],
    ['Western Cape', -35, 17.6, -30.3, 24.4],
  ],
  MY: [
    ['Sabah', 3.9, 115, 7.6, 119.4],
    ['Sarawak', 0.8, 109.5, 5.1, 115.7],
    ['Johor|Johore', 1.2, 102.4, 2.9, 104.7],
    ['Penang|Pulau Pinang', 5.1, 100.1, 5.7, 100.7],
    ['Selangor', 2.5, 100.7, 3.9, 102],
    ['Perak', 3.6, 100.1, 6, 101.9],
    ['Pahang', 2.4, 101.3, 4.9, 104.3],
  ],
  MX: [
    ['Baja California', 28, -118.5, 32.8, -112.7],
    ['Baja California Sur', 22.8, -115.3, 28.1, -109.3],
    ['Colima', 18.6, -104.8, 19.6, -103.4],
    ['Michoacan', 17.9, -103.8, 20.4, -100],
    ['Sinaloa', 22.4, -109.5, 27.1, -105.3],
    ['Sonora', 26.2, -115.1, 32.6, -108.4],
    ['Tamaulipas', 22.1, -100.2, 27.7, -97.1],
    ['Veracruz', 17.1, -98.7, 22.5, -93.6],
    ['Yucatan', 19.5, -90.5, 21.7, -87.4],
  ],
}

/** Words that stand beside the name of a region. */
const ABOUT_REGION =
  /^(state|province|prefecture|provincia) (of |de |di )?| (state|province|prefecture|pref|prov)$/g

const byName = new Map<string, { readonly countryCode: string; readonly box: Box }[]>()
for (const [countryCode, rows] of Object.entries(REGIONS)) {
  for (const [names, south, west, north, east] of rows) {
    const box: Box = [west, south, east, north]
    for (const name of names.split('|').map(fold)) {
      byName.set(name, [...(byName.get(name) ?? []), { countryCode, box }])
    }
  }
}

/** Whether a place is in a region; null if there is no region of that name. */
export function regionCalled(
  text: string,
): ((countryCode: string, position: Position) => boolean) | null {
  const folded = fold(text)
  const regions = byName.get(folded) ?? byName.get(folded.replace(ABOUT_REGION, ''))
  if (regions === undefined) return null
  return (code, position) =>
    regions.some(({ countryCode, box }) => code === countryCode && isInBox(position, box))
}
