import { type Position, wrapped } from '../../src/engine/geo/position.js'

/** The load line that a ship may not submerge there on that day. */
export type LoadLine = 'tropical' | 'summer' | 'winter'

/** First and last day of a season, `MM-DD`. */
type Season = readonly [from: string, to: string]

/**
 * A zone or area of the convention whose line differs from the summer line: in its seasons, or always. Where a boundary
 * is a coast, the ring runs inland.
 */
interface Zone {
  readonly line: Exclude<LoadLine, 'summer'>
  readonly seasons: readonly Season[] | null
  /** Corners, joined by rhumb lines; longitudes run on beyond 180 degrees. */
  readonly ring: readonly Position[]
}

const MAY_TO_NOVEMBER = [['05-01', '11-30']] as const
const APRIL_TO_NOVEMBER = [['04-01', '11-30']] as const
const TROPIC = 23.44

/**
 * International Convention on Load Lines, 1966, as amended by its Protocol of 1988, Annex II, for ships over 100 m long:
 * the enclosed seas and the areas for shorter ships are summer zones to them. Boundaries and days are recalled; those of
 * the North Atlantic winter zones, the South Indian Ocean, the China Sea and the Pacific areas were read in the national
 * laws of Singapore and Hong Kong in 2026. The first zone that contains a place counts.
 */
const ZONES: readonly Zone[] = [
  // Tropical zone: the Red Sea to 45 E, the Persian Gulf to 59 E, inside the Great Barrier Reef.
  tropical('31.5,31.3 33,31.3 36.5,29 42,20 44,14 45,13.3 45,10 42.5,10.5 37,16 32,26'),
  tropical('47,31.5 53,31.5 57.5,28.5 59,26.5 59,22 56,24 51,23 47,27'),
  tropical('142.6,-11 144,-11 145.5,-14 146.5,-17 149.5,-19.3 152.9,-22 149,-22 145,-18.5 143,-14'),
  // Its Atlantic part, with the Pacific off Central America.
  tropical(
    `-85,13 -60,13 -58,10 -20,10 -20,30 -5,30 15,15 25,-23.44 -40,-23.44 -46.3,-23.93 -52,-22 -75,-8 -79,0 -79,8`,
  ),
  // Its Indian and Pacific parts. Aden, Saigon, Darwin, Santos and Valparaiso are on the boundary.
  tropical(
    `38,8 70,8 70,13 76,13 79,10.5 79.9,10.5 82,9 82,8 98.6,8 99.3,10 99.5,14.5 104,13 106.5,10
    145,10 145,13 275,13 279,9 283,5 291,-15 289.5,-32.78 288,-32.78 285,-26 210,-11 142.6,-11 136.8,-11
    136,-13 131.2,-13.2 130.84,-12.45 98,-10 50,-10 50,-15.8 46.5,-16.8 45,-20 34,-20`,
  ),
  // North Atlantic winter seasonal zones I and II; II is the rest of the north, without the Baltic Sea.
  {
    line: 'winter',
    seasons: [['10-16', '04-15']],
    ring: ringOf('-50,85 -50,45 -15,45 -15,60 0,60 0,85'),
  },
  {
    line: 'winter',
    seasons: [['11-01', '03-31']],
    ring: ringOf(
      `-68.5,46 -68.5,40 -73,36 -25,36 -9.28,43.05 -5,42.8 0,43 3,46 8,50.5 9.4,54 9.7,57 10.6,57.74 12.5,57.74
      13,62 20,67.5 30,69 40,66 65,67 70,85 -95,85 -95,58 -80,48`,
    ),
  },
  {
    line: 'winter',
    seasons: [['10-16', '04-15']],
    ring: ringOf(
      `138,50 142.2,50 142.6,48 142.08,45.9 141.68,45.42 142.8,44 144.2,43.5 145,43.1 145,35 210,35 227.3,54.66
      231,54.66 229,57.5 222,61 211,63 204,66 200,73 170,73 150,63 134,56`,
    ),
  },
  {
    line: 'winter',
    seasons: [['04-16', '10-15']],
    ring: ringOf(
      `-65.88,-47.1 -50,-34 17,-34 20,-35.17 28,-34 118,-35.5 144.68,-40.68 146.8,-41.5 147.8,-42.3 147.2,-43.5
      167.9,-46.7 170,-47 190,-33 281,-33 285,-41 286.13,-41.78 286.1,-42.8 285.67,-43.33 285.67,-45.75 288.5,-46
      294.12,-47.1 294.12,-80 -65.88,-80`,
    ),
  },
  // Seasonal tropical areas: North Atlantic, Arabian Sea, Bay of Bengal, South Indian Ocean (two), China Sea,
  // North Pacific (two), South Pacific (two).
  seasonal(
    [['11-01', '07-15']],
    `-87.1,21.6 -84.95,21.86 -83,22.4 -80,22.5 -77.5,21.2 -75.5,20.5 -74.3,20 -20,20 -20,10 -58,10 -60,13 -85,13
    -89,16 -89.5,20.5`,
  ),
  seasonal(
    [['09-01', '05-31']],
    '45,10 45,13.3 52,18 57,21.5 59,22.5 59,26.5 67,27 73,23 76,16 76,13 70,13 70,8 47,8',
  ),
  seasonal(
    [['12-01', '04-30']],
    '79.9,10.5 82,9 82,8 98.6,8 99.2,12 97.5,17.5 93,23.5 88,23.5 81,18.5 79,13 79,10.5',
  ),
  seasonal(APRIL_TO_NOVEMBER, '50,-10 51.5,-10 51.5,-15 50,-20 47.5,-20 49,-16.5 49.5,-15.5'),
  seasonal(
    MAY_TO_NOVEMBER,
    '51.5,-10 98,-10 130.84,-12.45 131.2,-13.2 127,-16.5 122.5,-19 117,-22.5 114,-23 114,-15 51.5,-15',
  ),
  seasonal(
    [['01-21', '04-30']],
    `106.5,10 108,12.5 106.5,17 105.5,20 108,22.5 114.17,22.3 120.1,16.07 121,15 122.7,13.8 124.8,12.2 124.9,10`,
  ),
  seasonal([['04-01', '10-31']], '160,25 230,25 230,13 160,13'),
  seasonal(
    [
      ['03-01', '06-30'],
      ['11-01', '11-30'],
    ],
    '275,13 266,18 257,21.5 256,25 250,30.5 246.5,32.7 244,33.7 241.5,36 238.5,38.5 237,40 237,33 255,13',
  ),
  seasonal(APRIL_TO_NOVEMBER, '136.8,-11 142.6,-11 143,-14 141.5,-18.5 135,-16.5 136,-13'),
  seasonal(
    APRIL_TO_NOVEMBER,
    `144,-11 210,-11 254.6,-20 210,-20 210,-${TROPIC} 150,-${TROPIC} 149,-22 152.9,-22 149.5,-19.3 146.5,-17 145.5,-14`,
  ),
]

function tropical(ring: string): Zone {
  return { line: 'tropical', seasons: null, ring: ringOf(ring) }
}

function seasonal(seasons: readonly Season[], ring: string): Zone {
  return { line: 'tropical', seasons, ring: ringOf(ring) }
}

/** @param text `longitude,latitude` of each corner */
function ringOf(text: string): readonly Position[] {
  return text.split(/\s+/).map((corner) => {
    const [lon, lat] = corner.split(',').map(Number)
    return [lon!, lat!]
  })
}

/** The line of a place on a day. */
export function loadLineAt([lon, lat]: Position, day: Date): LoadLine {
  const zone = ZONES.find(({ ring }) =>
    [-360, 0, 360].some((turn) => isInside(ring, wrapped(lon) + turn, lat)),
  )
  if (zone === undefined) return 'summer'
  const date = day.toISOString().slice(5, 10)
  const isOn = ([from, to]: Season) =>
    from <= to ? date >= from && date <= to : date >= from || date <= to
  return zone.seasons === null || zone.seasons.some(isOn) ? zone.line : 'summer'
}

/** A rhumb line is straight where latitudes are those of Mercator. */
const northing = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180))

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInside(ring: readonly Position[], lon: number, lat: number): boolean {
  const y = northing(lat)
  let isIn = false
  ring.forEach(([bx, bLat], i) => {
    const [ax, aLat] = ring[(i + ring.length - 1) % ring.length]!
    const [ay, by] = [northing(aLat), northing(bLat)]
    if (ay > y !== by > y && lon < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
  })
  return isIn
}
