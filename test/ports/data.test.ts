import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sphericalKm } from '../../src/geo/distance.js'
import { readPorts, UNRANKED } from '../../src/ports/port.js'
import { PortTable } from '../../src/ports/table.js'

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const ports = readPorts(read('data/built/ports.json'))
const table = new PortTable(ports)

describe('data/built/ports.json', () => {
  it('has all 70 well-known ports within 10 km of their terminals', () => {
    const known: [string, string, number, number][] = read(
      'test/fixtures/wellknown-ports.json',
    ).ports
    expect(known).toHaveLength(70)
    const off = known.filter(([code, , lon, lat]) => {
      const port = table.byLocode(code)
      return !port || sphericalKm(port.position, [lon, lat]) > 10
    })
    expect(off).toEqual([])
  })

  it('gives each port an id, a slug and a code of its own', () => {
    const distinct = (values: readonly unknown[]) => new Set(values).size
    expect(distinct(ports.map((p) => p.id))).toBe(ports.length)
    expect(distinct(ports.map((p) => p.slug))).toBe(ports.length)
    const codes = ports.map((p) => p.unlocode).filter((code) => code !== null)
    expect(distinct(codes)).toBe(codes.length)
  })

  it('keeps to the ids and slugs of the register, which counts from 1 without a gap', () => {
    const register: Record<string, { id: number; slug: string }> = read(
      'data/build-inputs/port-ids.json',
    ).ports
    const ids = Object.values(register).map((entry) => entry.id)
    expect(ids.sort((a, b) => a - b)).toEqual(ids.map((_, i) => i + 1))
    const bySlug = new Map(Object.values(register).map((entry) => [entry.slug, entry.id]))
    for (const port of ports) expect(bySlug.get(port.slug), port.name).toBe(port.id)
  })

  it('has slugs that a route address splits one way only', () => {
    for (const { slug } of ports) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(`${slug}-to-${slug}`.split('-to-'), slug).toHaveLength(2)
      expect(slug).not.toMatch(/^to-|-to$/)
    }
  })

  it('holds the largest ports in the order of their rank', () => {
    const ranked = ports.filter((p) => p.rank < UNRANKED).sort((a, b) => a.rank - b.rank)
    expect(ranked.length).toBeGreaterThan(200)
    expect(ranked.slice(0, 3).map((p) => p.name)).toEqual(['Shanghai', 'Singapore', 'Ningbo'])
  })

  it('has positions on the globe and a country for each', () => {
    for (const { name, country, countryCode, position } of ports) {
      expect(Math.abs(position[0]), name).toBeLessThanOrEqual(180)
      expect(Math.abs(position[1]), name).toBeLessThan(85)
      expect(countryCode, name).toMatch(/^[A-Z]{2}$/)
      expect(country, name).not.toBe(countryCode)
    }
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
