import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { LAST_FIRST_ID, type Port, portOfRow, UNRANKED } from '../../src/ports/port.js'
import { PortTable } from '../../src/ports/table.js'
import { ports as table } from '../support/tables.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const rowsOf = (csv: string): string[][] => parse(csv, { from: 2 })
const { ports } = table
const countries = Object.fromEntries(ports.map((port) => [port.countryCode, port.country]))
/** Codes of the first table that mean another place in the UN/LOCODE list, e.g. Itaqui on the Uruguay. */
const CODES_OF_OTHERS = ['BRITQ', 'BRPOU', 'CNHME', 'IEWHI', 'RUKAV']
/** The table before the World Port Index was added. */
const first = rowsOf(read('test/fixtures/first-ports.csv')).map(
  ([id, slug, code, name, country, lon, lat, others]) =>
    portOfRow(
      [
        Number(id),
        code || null,
        name!,
        country!,
        Number(lon),
        Number(lat),
        slug!,
        null,
        others!.split('|').filter(Boolean),
      ],
      countries,
    ),
)

/** Whether a code still means the port that had it in a former table. */
function isAt(code: string, former: readonly Port[]): boolean {
  const { id } = former.find(({ unlocode }) => unlocode === code)!
  return table.byLocode(code)?.id === id
}

describe('data/built/ports.json', () => {
  it('has all 70 well-known ports except one within 5 km of their terminals', () => {
    const known: [string, string, number, number][] = JSON.parse(
      read('test/fixtures/wellknown-ports.json'),
    ).ports
    expect(known).toHaveLength(70)
    const off = known.filter(([code, , lon, lat]) => {
      const port = table.byLocode(code)
      return !port || sphericalKm(port.position, [lon, lat]) > 5
    })
    // Its terminals extend over 40 km; ours is the middle of Europoort, 9 km from Botlek.
    expect(off.map(([code]) => code)).toEqual(['NLRTM'])
  })

  it('lists the ports that users missed or found misplaced first, within 5 km', () => {
    const missed = rowsOf(read('test/fixtures/important-ports.csv'))
    expect(missed).toHaveLength(67)
    const off = missed.filter(([name, country, lon, lat]) => {
      const [first] = table.search(`${name}, ${country}`, 1)
      return !first || sphericalKm(first.port.position, [Number(lon), Number(lat)]) > 5
    })
    expect(off).toEqual([])
  })

  it('still has each of the first 1,555 ports under its id, slug and code', () => {
    expect(first).toHaveLength(LAST_FIRST_ID)
    const moved = first.filter(({ id, slug, unlocode, position }) => {
      const port = table.byId(id)!
      expect(port.slug).toBe(slug)
      if (unlocode !== null && !CODES_OF_OTHERS.includes(unlocode)) {
        expect(table.byLocode(unlocode)).toBe(port)
      }
      return sphericalKm(port.position, position) > 60
    })
    // Their old positions were those of other places: Caleta Coloso is at Antofagasta, not at
    // Arica.
    expect(moved.map(({ unlocode }) => unlocode)).toEqual([
      'BQEUX',
      'CLCCL',
      'CNLIH',
      'IDBUR',
      'PEGSM',
    ])
  })

  it('has ports that were found in the wrong place within 3 km of where they are', () => {
    const right: [code: string, name: string, lon: number, lat: number][] = [
      ['IDBUR', 'Batu Ampar', 104.01, 1.17],
      ['DKNYM', 'Nykobing Mors', 8.86, 56.79],
      ['USGLC', 'Gloucester City', -75.13, 39.89],
      ['USGLO', 'Gloucester', -70.66, 42.61],
      ['BRPOU', 'Ponta Ubu', -40.57, -20.79],
      ['IEWHI', 'Whitegate', -8.25, 51.82],
      ['CNHME', 'Haimen', 121.45, 28.68],
      ['PGKIM', 'Kimbe', 150.15, -5.55],
      ['PGVAI', 'Vanimo', 141.3, -2.68],
      ['CATHD', 'Thorold', -79.2, 43.12],
      ['CAPDI', 'Pond Inlet', -77.97, 72.7],
      ['FITOK', 'Tolkkinen', 25.59, 60.33],
      ['USSW8', 'Southwest Pass', -89.43, 28.91],
    ]
    const off = right.filter(([code, name, lon, lat]) => {
      const port = table.byLocode(code)
      return port?.name !== name || sphericalKm(port.position, [lon, lat]) > 3
    })
    expect(off).toEqual([])
  })

  it('gives no port the code of another place', () => {
    expect(CODES_OF_OTHERS.filter((code) => isAt(code, first))).toEqual([])
    const later = [
      ...['DENGL', 'FRVSS', 'NOBER', 'KMDZA', 'IDTAL'],
      ...['CAPTM', 'USFNE', 'USLBA', 'USNSX', 'USPUP', 'USSHG', 'USWHO', 'USXSI'],
    ]
    expect(later.filter((code) => table.byLocode(code) !== undefined)).toEqual([])
  })

  it('knows the right codes of ports that had the code of another place', () => {
    const names = ['DENHO', 'FRVFM', 'GBGTN', 'BRIQI', 'RUKZP', 'YTDZA'].map(
      (code) => table.byLocode(code)?.name,
    )
    expect(names).toEqual([
      'Neustadt in Holstein',
      'Villefranche-sur-Mer',
      'Garston',
      'Itaqui',
      'Kavkaz',
      'Dzaoudzi',
    ])
  })

  it('knows the coal, ore and offshore ports of UN/LOCODE under their codes', () => {
    const right: [code: string, name: string, lon: number, lat: number][] = [
      ['VNDQT', 'Dung Quat', 108.7, 15.4],
      ['IDMOW', 'Morowali', 121.5, -1.8667],
      ['IDTAR', 'Tarjun', 116.0833, -3.2667],
      ['THTHA', 'Tha Sala', 99.95, 8.6667],
      ['CNSHD', 'Shidao', 122.4333, 36.8667],
      ['VNBHO', 'Bach Ho', 108, 9.8333],
    ]
    const off = right.filter(([code, name, lon, lat]) => {
      const port = table.byLocode(code)
      return port?.name !== name || sphericalKm(port.position, [lon, lat]) > 1
    })
    expect(off).toEqual([])
    expect(table.byLocode('VNCMT')?.name).toBe('Cai Mep')
  })

  it('knows places of UN/LOCODE 2024-2 that had no port here', () => {
    const right: [code: string, name: string, lon: number, lat: number][] = [
      ['PTVNC', 'Vila Nova do Corvo', -31.1, 39.6667],
      ['GBGIS', 'Garlieston', -4.3667, 54.7833],
      ['GBTAB', 'Tarbert', -6.8167, 57.9],
      ['GBTAR', 'Tarbert Loch Fyne', -5.4, 55.8667],
      ['SARAZ', 'Ras Al-Khair', 49.2, 27.55],
      ['JPMUT', 'Mutsuogawara', 141.39, 40.93],
      ['DEDUI', 'Duisburg', 6.75, 51.4667],
      ['AUFIS', 'Brisbane', 153.17, -27.37],
      ['AZALA', 'Alat', 49.42, 39.98],
      ['GBPGG', 'Port Glasgow', -4.6833, 55.9333],
      ['CNSMN', 'Songmen', 121.64, 28.37],
      ['JPSAK', 'Sakai-Senboku', 135.4333, 34.55],
      ['JPMTS', 'Matsuura', 129.695, 33.3406],
      ['JPKUR', 'Katsuura', 140.31, 35.14],
    ]
    const off = right.filter(([code, name, lon, lat]) => {
      const port = table.byLocode(code)
      return port?.name !== name || sphericalKm(port.position, [lon, lat]) > 5
    })
    expect(off).toEqual([])
  })

  it('knows ports by the names of the dry-bulk trade', () => {
    const called: [name: string, port: string][] = [
      ['HAMPTON ROADS', 'Norfolk'],
      ['TEESSIDE', 'Middlesbrough'],
      ['VIZAG', 'Visakhapatnam'],
      ['MOUNT MAUNGANUI', 'Tauranga'],
      ['PORTO MARGHERA', 'Venice'],
      ['MARSDEN POINT', 'Whangarei'],
      ['KWANGYANG', 'Gwangyang'],
      ['DOCK SUD', 'Buenos Aires'],
      ['KIMITSU', 'Kimitsu'],
      ['BARCARENA', 'Barcarena'],
      ['BANDAR ANZALI', 'Bandar-e Anzali'],
      ['LIMAY (PHILIPPINES)', 'Limay'],
      ['KOVERHAR', 'Hanko'],
      ['SKAW', 'Skagen'],
      ['CHATTOGRAM', 'Chittagong'],
    ]
    const meant = called.map(([name]) => [name, resolvePlace(table, { name }).port?.name])
    expect(meant).toEqual(called)
  })

  it('asks which Nykobing is meant', () => {
    expect(() => resolvePlace(table, { name: 'Nykobing' })).toThrow(
      /Nykobing Falster.*Nykobing Mors/,
    )
  })

  it('still means the same port by each name, old name and code that meant one', () => {
    const old = new PortTable(first)
    const meant = (ports: PortTable, name: string) => {
      try {
        return resolvePlace(ports, { name }).port?.id
      } catch {
        return null
      }
    }
    const changed: string[] = []
    for (const { name, country, alternateNames } of first) {
      for (const text of [name, ...alternateNames].flatMap((own) => [own, `${own}, ${country}`])) {
        const id = meant(old, text)
        if (id !== null && meant(table, text) !== id) changed.push(text)
      }
    }
    // Bathurst is also the former name of Banjul, and both are asked about. Zhejiang is a province with larger ports. The
    // city's name was that of a terminal.
    expect(changed).toEqual(['Bathurst', 'Zhejiang', 'Ho Chi Minh', 'Ho Chi Minh, Vietnam'])
  })

  it('gives each port an id, a slug and a code of its own', () => {
    const distinct = (values: readonly unknown[]) => new Set(values).size
    expect(distinct(ports.map((p) => p.id))).toBe(ports.length)
    expect(distinct(ports.map((p) => p.slug))).toBe(ports.length)
    const codes = ports.map((p) => p.unlocode).filter((code) => code !== null)
    expect(distinct(codes)).toBe(codes.length)
  })

  it('counts ids from 1 without a gap', () => {
    expect(ports.map(({ id }) => id)).toEqual(ports.map((_, i) => i + 1))
  })

  it('has slugs that a route address splits unambiguously', () => {
    const ambiguous = ports.filter(
      ({ slug }) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ||
        `${slug}-to-${slug}`.split('-to-').length !== 2 ||
        /^to-|-to$/.test(slug),
    )
    expect(ambiguous).toEqual([])
  })

  it('contains the largest ports in the order of their rank', () => {
    const ranked = ports.filter((p) => p.rank < UNRANKED).sort((a, b) => a.rank - b.rank)
    expect(ranked.length).toBeGreaterThan(200)
    expect(ranked.slice(0, 3).map((p) => p.name)).toEqual(['Shanghai', 'Singapore', 'Ningbo'])
  })

  it('has positions on the globe and a country for each', () => {
    const [lons, lats] = [0, 1].map((i) => ports.map(({ position }) => Math.abs(position[i]!)))
    expect(Math.max(...lons!)).toBeLessThanOrEqual(180)
    expect(Math.max(...lats!)).toBeLessThan(85)
    const without = ports.filter(
      ({ country, countryCode }) => !/^[A-Z]{2}$/.test(countryCode) || country === countryCode,
    )
    expect(without).toEqual([])
  })

  it('does not list one place twice under one name', () => {
    for (const port of ports) {
      for (const { port: other } of table.search(port.name, 50)) {
        if (other === port || other.name !== port.name) continue
        expect(sphericalKm(other.position, port.position), port.name).toBeGreaterThan(20)
      }
    }
  })
})
