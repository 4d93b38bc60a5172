/** Route and track files in the shapes that common programs write, with content of our own. */

/** Cape St Vincent to Gibraltar: longitude, latitude. */
export const ROUTE = [
  [-9.2, 36.9],
  [-8.1, 36.6],
  [-5.9, 35.95],
] as const
const TIMES = ['2026-03-01T06:00:00Z', '2026-03-01T12:00:00Z', '2026-03-02T00:00:00Z']
const NAMES = ['ST VINCENT', 'FARO', 'TARIFA']

/** Something for each point, joined. */
const each = (write: (lon: number, lat: number, at: number) => string, between = '\n') =>
  ROUTE.map(([lon, lat], at) => write(lon, lat, at)).join(between)

const gpx = (inside: string, head = 'version="1.1" xmlns="http://www.topografix.com/GPX/1/1"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx ${head}>${inside}</gpx>`

/** A sentence of NMEA 0183 with its checksum. */
export function sentence(body: string): string {
  let sum = 0
  for (const char of body.slice(1)) sum ^= char.charCodeAt(0)
  return `${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`
}

const minutes = (degrees: number, width: number) => {
  const whole = Math.floor(Math.abs(degrees))
  const rest = ((Math.abs(degrees) - whole) * 60).toFixed(4).padStart(7, '0')
  return `${String(whole).padStart(width, '0')}${rest}`
}
const fields = (lon: number, lat: number) =>
  `${minutes(lat, 2)},${lat < 0 ? 'S' : 'N'},${minutes(lon, 3)},${lon < 0 ? 'W' : 'E'}`

/** A report of AIS as the payload of a sentence: the obvious way, bit by bit. */
export function aisPayload(type: number, mmsi: number, lon: number, lat: number): string {
  const bits = (value: number, length: number) =>
    (value < 0 ? value + 2 ** length : value).toString(2).padStart(length, '0')
  const head = bits(type, 6) + bits(0, 2) + bits(mmsi, 30)
  const at = (perDegree: number, x: number, y: number) =>
    bits(Math.round(lon * perDegree), x) + bits(Math.round(lat * perDegree), y)
  const body =
    type === 27
      ? bits(0, 6) + at(600, 18, 17) + bits(0, 17)
      : type >= 18
        ? bits(0, 19) + at(600_000, 28, 27) + bits(0, 56)
        : bits(0, 23) + at(600_000, 28, 27) + bits(0, 52)
  const all = (head + body).padEnd(Math.ceil((head + body).length / 6) * 6, '0')
  return all.replaceAll(/.{6}/g, (six) => {
    const value = Number.parseInt(six, 2)
    return String.fromCharCode(value + (value > 39 ? 56 : 48))
  })
}
const vdm = (type: number, mmsi: number, lon: number, lat: number) =>
  sentence(`!AIVDM,1,1,,A,${aisPayload(type, mmsi, lon, lat)},0`)

const rtz = (version: string, inside: string, more = '') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<route version="${version}" xmlns="http://www.cirm.org/RTZ/${version.replace('.', '/')}"><routeInfo routeName="Vincent - Tarifa" vesselName="AURORA"/><waypoints>${inside}</waypoints>${more}</route>`
const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${inside}</Document></kml>`
const coordinates = each((lon, lat) => `${lon},${lat},0`, ' ')

/** Routes: `great` if the legs are great circles. */
export const ROUTES: readonly [program: string, file: string, text: string, great?: boolean][] = [
  [
    'OpenCPN',
    'a.gpx',
    gpx(
      `<rte><name>Vincent</name><extensions><opencpn:start>a</opencpn:start><opencpn:planned_speed>6.00</opencpn:planned_speed></extensions>${each((lon, lat, at) => `<rtept lat="${lat}" lon="${lon}"><time>2024-01-01T00:00:00Z</time><name>${NAMES[at]}</name><sym>diamond</sym><extensions><opencpn:guid>x-${at}</opencpn:guid></extensions></rtept>`)}</rte>`,
      'version="1.1" creator="OpenCPN" xmlns="http://www.topografix.com/GPX/1/1" xmlns:opencpn="http://www.opencpn.org"',
    ),
  ],
  [
    'qtVlm',
    'b.gpx',
    gpx(
      `<rte><name>route</name>${each((lon, lat, at) => `<rtept lat='${lat}' lon='${lon}'><ele>0</ele><name>${at}</name></rtept>`)}</rte>`,
      'version="1.1" creator="qtVlm"',
    ),
  ],
  [
    'Navionics',
    'c.gpx',
    gpx(
      `<metadata><name>r</name></metadata><rte><name><![CDATA[Cap & Tarifa]]></name>${each((lon, lat) => `<rtept lon="${lon}" lat="${lat}"></rtept>`)}</rte>`,
    ),
  ],
  [
    'Garmin',
    'd.gpx',
    gpx(
      `<rte><name>G</name><extensions><gpxx:RouteExtension xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><gpxx:IsAutoNamed>false</gpxx:IsAutoNamed></gpxx:RouteExtension></extensions>${each((lon, lat) => `<rtept lat="${lat}" lon="${lon}"/>`)}</rte>`,
    ),
  ],
  [
    'GPX 1.0 with a prefix',
    'e.gpx',
    `<g:gpx xmlns:g="http://www.topografix.com/GPX/1/0" version="1.0"><!-- <rte> --><g:rte>${each((lon, lat) => `<g:rtept lat="${lat}" lon="${lon}"/>`)}</g:rte></g:gpx>`,
  ],
  [
    'a track without times',
    'f.gpx',
    gpx(
      `<trk><name>t</name><trkseg>${each((lon, lat) => `<trkpt lat="${lat}" lon="${lon}"/>`)}</trkseg></trk>`,
    ),
  ],
  [
    'marks alone',
    'g.gpx',
    gpx(
      each((lon, lat) => `<wpt lat="${lat}" lon="${lon}"><time>2024-01-01T00:00:00Z</time></wpt>`),
    ),
  ],
  [
    'decimal commas',
    'h.gpx',
    gpx(
      `<rte>${each((lon, lat) => `<rtept lat="${String(lat).replace('.', ',')}" lon="${String(lon).replace('.', ',')}"/>`)}</rte>`,
    ),
  ],
  [
    'RTZ 1.0 (Furuno)',
    'i.rtz',
    rtz(
      '1.0',
      each(
        (lon, lat, at) =>
          `<waypoint id="${at + 1}" revision="1" name="${NAMES[at]}" radius="0.50"><position lat="${lat}" lon="${lon}"/><leg starboardXTD="0.1" portsideXTD="0.1" geometryType="Loxodrome" speedMax="12"/></waypoint>`,
      ),
    ),
  ],
  [
    'RTZ 1.2 (Wärtsilä)',
    'j.rtz',
    rtz(
      '1.2',
      `<defaultWaypoint radius="0.3"><leg geometryType="Loxodrome"/></defaultWaypoint>${each((lon, lat, at) => `<waypoint id="${at + 1}" revision="0"><position lat="${lat}" lon="${lon}"/></waypoint>`)}`,
      '<schedules><schedule id="1"><manual><scheduleElement waypointId="1" etd="2026-03-01T06:00:00Z" speed="12"/></manual></schedule></schedules>',
    ),
  ],
  [
    'RTZ 1.1 of great circles (JRC)',
    'k.rtz',
    rtz(
      '1.1',
      `<defaultWaypoint><leg geometryType="Orthodrome"/></defaultWaypoint>${each((lon, lat, at) => `<waypoint id="${at}"><position lat="${lat}" lon="${lon}"/><extensions/></waypoint>`)}`,
    ),
    true,
  ],
  [
    'Google Earth',
    'l.kml',
    kml(
      `<Folder><Folder><Placemark><name>Path</name><styleUrl>#x</styleUrl><LineString><tessellate>1</tessellate><coordinates>\n  ${coordinates}\n</coordinates></LineString></Placemark></Folder></Folder>`,
    ),
  ],
  [
    'Google My Maps',
    'm.kml',
    kml(
      `<Placemark><name>Line 1</name><MultiGeometry><LineString><coordinates>${coordinates.replaceAll(' ', '\n')}</coordinates></LineString></MultiGeometry></Placemark><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>`,
    ),
  ],
  [
    'a gx:Track without times',
    'n.kml',
    kml(
      `<Placemark><gx:Track>${each((lon, lat) => `<gx:coord>${lon} ${lat} 0</gx:coord>`)}</gx:Track></Placemark>`,
    ),
  ],
  ['GeoJSON of a line', 'o.geojson', JSON.stringify({ type: 'LineString', coordinates: ROUTE })],
  [
    'geojson.io',
    'p.json',
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: ROUTE } },
      ],
    }),
  ],
  [
    'QGIS',
    'q.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
      features: [
        {
          type: 'Feature',
          properties: { fid: 1 },
          geometry: { type: 'MultiLineString', coordinates: [ROUTE.slice(0, 2), ROUTE.slice(1)] },
        },
      ],
    }),
  ],
  [
    'points in order',
    'r.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      features: ROUTE.map((point) => ({
        type: 'Feature',
        properties: { name: 'x' },
        geometry: { type: 'Point', coordinates: point },
      })),
    }),
  ],
  [
    'a plotter over NMEA 0183',
    's.nmea',
    [
      ...ROUTE.map(([lon, lat], at) => sentence(`$GPWPL,${fields(lon, lat)},WP${at}`)),
      sentence('$GPRTE,1,1,c,0,WP0,WP1,WP2'),
    ].join('\r\n'),
  ],
]

/** Tracks of one ship, with times. */
export const TRACKS: readonly [program: string, file: string, text: string][] = [
  [
    'Garmin',
    'a.gpx',
    gpx(
      `<trk><name>T</name><trkseg>${each((lon, lat, at) => `<trkpt lat="${lat}" lon="${lon}"><ele>1</ele><time>${TIMES[at]}</time></trkpt>`)}</trkseg></trk>`,
    ),
  ],
  [
    'Google Earth',
    'b.kml',
    kml(
      `<Placemark><gx:MultiTrack><gx:Track>${TIMES.map((time) => `<when>${time}</when>`).join('')}${each((lon, lat) => `<gx:coord>${lon} ${lat} 0</gx:coord>`)}</gx:Track></gx:MultiTrack></Placemark>`,
    ),
  ],
  [
    'GeoJSON',
    'c.geojson',
    JSON.stringify({
      type: 'Feature',
      properties: { coordTimes: TIMES },
      geometry: { type: 'LineString', coordinates: ROUTE },
    }),
  ],
  [
    'a receiver',
    'd.nmea',
    each((lon, lat, at) => {
      const [, , day, hour] = /(\d{4})-\d\d-(\d\d)T(\d\d)/.exec(TIMES[at]!)!
      return [
        sentence(`$GPGGA,${hour}0000.00,${fields(lon, lat)},1,8,1.0,0,M,0,M,,`),
        sentence(`$GPRMC,${hour}0000.00,A,${fields(lon, lat)},12.0,100.0,${day}0326,,,A`),
      ].join('\n')
    }),
  ],
  [
    'AIS with tag blocks',
    'e.log',
    each(
      (lon, lat, at) =>
        `\\s:station,c:${Date.parse(TIMES[at]!) / 1000}*00\\${vdm(1, 244660000, lon, lat)}`,
    ),
  ],
  [
    'AIS with the time behind',
    'f.txt',
    each((lon, lat, at) => `${vdm(18, 244660000, lon, lat)},${Date.parse(TIMES[at]!) / 1000}`),
  ],
  [
    'AIS with the time before',
    'g.ais',
    each(
      (lon, lat, at) =>
        `${TIMES[at]!.replace('T', ' ').replace('Z', '')} ${vdm(27, 244660000, lon, lat)}`,
    ),
  ],
]

/** Two ships, whose reports alternate. */
export const TWO_SHIPS = each((lon, lat, at) =>
  [244660000, 211000001]
    .map(
      (mmsi, ship) =>
        `\\c:${Date.parse(TIMES[at]!) / 1000}*00\\${vdm(ship === 0 ? 1 : 18, mmsi, lon, lat - ship / 10)}`,
    )
    .join('\n'),
)

/** Files that are refused, and the words that say why. */
export const REFUSED: readonly [what: string, file: string, text: string, words: string][] = [
  ['a KMZ file', 'a.kmz', 'PK\x03\x04doc.kml', 'is a ZIP file. If it is KMZ'],
  ['a FIT file', 'b.fit', '\x0e\x10\x00\x00\x00\x00\x00\x00.FIT', 'is a FIT file. Export'],
  ['a PDF', 'c.pdf', '%PDF-1.7', 'is a PDF'],
  ['a web page', 'd.gpx', '<!DOCTYPE html><html></html>', 'is a web page'],
  [
    'other XML',
    'e.xml',
    '<TrainingCenterDatabase/>',
    'is XML of another kind, with <trainingcenterdatabase>',
  ],
  [
    'XML with entities of other files',
    'g.gpx',
    '<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///a">]><gpx/>',
    'has a DOCTYPE that is not read',
  ],
  ['WKT', 'h.txt', 'LINESTRING (4 52, 1.5 51)', 'is WKT. Export the route as GeoJSON'],
  [
    'JSON of ArcGIS',
    'h.json',
    '{"geometryType":"esriGeometryPolyline","features":[]}',
    'is JSON of ArcGIS',
  ],
  ['torn XML', 'f.gpx', '<gpx><rte>', 'is not valid XML: line 1'],
  [
    'lines that are apart',
    'p.geojson',
    '{"type":"MultiLineString","coordinates":[[[0,50],[1,50]],[[20,50],[21,50]]]}',
    'line 2 begins 1359 km from the end of the line before it',
  ],
  ['an empty GPX', 'g.gpx', '<gpx></gpx>', 'has no route and no track'],
  [
    'areas alone',
    'h.geojson',
    JSON.stringify({ type: 'Polygon', coordinates: [] }),
    'has no route and no track',
  ],
  [
    'a link alone',
    'i.kml',
    kml('<NetworkLink><Link><href>http://x</href></Link></NetworkLink>'),
    'only refers to another file',
  ],
  [
    'metres',
    'j.geojson',
    JSON.stringify({
      type: 'LineString',
      coordinates: [
        [450000, 65],
        [451000, 65],
      ],
    }),
    'must be in degrees on WGS84',
  ],
  [
    'another coordinate system',
    'k.geojson',
    JSON.stringify({
      type: 'LineString',
      crs: { properties: { name: 'EPSG:3857' } },
      coordinates: ROUTE,
    }),
    'is in another coordinate system',
  ],
  ['TopoJSON', 'l.json', '{"type":"Topology"}', 'is TopoJSON'],
  [
    'swapped axes',
    'm.geojson',
    JSON.stringify({
      type: 'LineString',
      coordinates: [
        [1.3, 103.8],
        [1.4, 104],
      ],
    }),
    'Are latitude and longitude swapped?',
  ],
  [
    'a point without a position',
    'n.gpx',
    gpx('<rte><rtept lat="1"/></rte>'),
    'route 1, rtept 1: there is no longitude',
  ],
  [
    'a word for a number',
    'o.rtz',
    rtz('1.0', '<waypoint id="1"><position lat="north" lon="1"/></waypoint>'),
    'waypoint 1: latitude "north" is not a number',
  ],
  [
    'two routes',
    'p.gpx',
    gpx(
      '<rte><name>Out</name><rtept lat="1" lon="1"/><rtept lat="2" lon="1"/></rte><rte><name>Home</name><rtept lat="5" lon="1"/><rtept lat="6" lon="1"/></rte>',
    ),
    'has 2 routes: Out (2 points), Home (2 points). Name one',
  ],
]
