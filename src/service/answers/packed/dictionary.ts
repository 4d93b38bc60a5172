import { packJson } from './pack-json.js'

// What most entries contain, the most frequent last. Never change it: packed entries could not be read
// any more. Another dictionary gets another number in `index.ts`, and this one stays.

const COUNTRIES = `
SA Saudi Arabia,BE Belgium,SG Singapore,AO Angola,PG Papua New Guinea,PA Panama,TW Taiwan,PE Peru,DZ Algeria,
ZA South Africa,PL Poland,IR Iran,MA Morocco,UA Ukraine,NG Nigeria,AE United Arab Emirates,VE Venezuela,
TH Thailand,NZ New Zealand,VN Vietnam,EE Estonia,AR Argentina,IS Iceland,PT Portugal,IE Ireland,HR Croatia,
EG Egypt,MX Mexico,KR South Korea,NL Netherlands,CL Chile,CU Cuba,MY Malaysia,FI Finland,DK Denmark,IN India,
BR Brazil,DE Germany,TR Turkey,RU Russia,PH Philippines,FR France,ES Spain,AU Australia,SE Sweden,GR Greece,
CN China,IT Italy,ID Indonesia,NO Norway,JP Japan,CA Canada,GB United Kingdom,US United States`

const PASSAGES = [
  ['corinth', 'Corinth Canal'],
  ['kiel', 'Kiel Canal (Nord-Ostsee-Kanal)'],
  ['cape-cod', 'Cape Cod Canal'],
  ['great-belt', 'Great Belt (Route T)'],
  ['oresund', 'Oresund (Drogden)'],
  ['belle-isle', 'Strait of Belle Isle'],
  ['torres', 'Torres Strait (Prince of Wales Channel)'],
  ['sunda', 'Sunda Strait'],
  ['lombok', 'Lombok Strait'],
  ['bosporus', 'Bosporus (Strait of Istanbul)'],
  ['dardanelles', 'Dardanelles (Strait of Canakkale)'],
  ['magellan', 'Strait of Magellan'],
  ['hormuz', 'Strait of Hormuz'],
  ['panama', 'Panama Canal'],
  ['dover', 'Strait of Dover'],
  ['gibraltar', 'Strait of Gibraltar'],
  ['suez', 'Suez Canal'],
  ['babelmandeb', 'Bab-el-Mandeb'],
  ['malacca', 'Straits of Malacca and Singapore'],
]

const NUMBERS = { entry_km: null, exit_km: null, speed_limit_kmh: null }

/** Names and values of longer requests. */
const REQUESTS = [
  { avoid: ['seca', 'piracy'], waypoint_strategy: 'simplify', include_ports: true },
  { fuel_price_usd_per_tonne: 600, fuel_type: 'VLSFO', size_class: 'panamax', draft_m: 12 },
  { suez: false, panama: false, speed_kmh: 30, depart_at: '2026-11-21T08:00:00Z' },
  {
    stops: [
      { name: '', stay_hours: 24 },
      { lat: 0, lon: 0 },
    ],
    speed_kn: 14,
  },
  { vessel: { type: 'container' }, resolution_km: 20 },
]

/** Country and code of a port, and the beginning of its UN/LOCODE. */
function countryBytes(line: string): Buffer {
  const [code = '', name] = [line.slice(0, 2), line.slice(3)]
  return Buffer.concat([packJson(name), packJson(code), packJson(`${code}xxx`).subarray(0, 3)])
}

export const DICTIONARY = Buffer.concat([
  ...REQUESTS.map(packJson),
  ...COUNTRIES.split(',').map((line) => countryBytes(line.trim())),
  ...PASSAGES.map(([id, name]) => packJson({ id, name, ...NUMBERS }).subarray(0, -3)),
])
