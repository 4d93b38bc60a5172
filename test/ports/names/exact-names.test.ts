import { describe, expect, it } from 'vitest'
import { ExactNames } from '../../../src/ports/names/exact-names.js'
import { FIRST_OWN_ID } from '../../../src/ports/own-ports.js'
import { LAST_FIRST_ID, type Port, UNRANKED } from '../../../src/ports/port.js'

function port(id: number, name: string, countryCode: string, details: Partial<Port> = {}): Port {
  return {
    id,
    name,
    countryCode,
    country: countryCode,
    unlocode: null,
    position: [0, 0],
    slug: `port-${id}`,
    alternateNames: [],
    localNames: [],
    rank: UNRANKED,
    size: null,
    limits: null,
    isTabled: false,
    mainPortId: null,
    ...details,
  }
}

const LATER = LAST_FIRST_ID + 1
const everywhere = () => true
const ids = (
  ports: readonly Port[],
  name: string,
  isWanted: (port: Port) => boolean = everywhere,
) => new ExactNames(ports).find(name, isWanted).map(({ id }) => id)

describe('a whole name', () => {
  it('means the same port by itself, among others, and with all indexes made', () => {
    const ports = ['Ålborg', 'Öland', "'s-Gravenhage", 'Aden', 'Bari', '3rd Berth', 'パリ'].map(
      (name, id) => port(id, name, 'XX', { localNames: [`Xx ${name}`, `Ωx ${name}`] }),
    )
    const names = ports.flatMap(({ name, localNames }) => [name, ...localNames])
    const among = new ExactNames(ports)
    const prepared = new ExactNames(ports)
    for (const _ of prepared.preparing());
    for (const name of names) {
      const alone = ids(ports, name)
      expect(alone, name).toHaveLength(1)
      for (const table of [among, prepared]) {
        expect(
          table.find(name, everywhere).map(({ id }) => id),
          name,
        ).toEqual(alone)
      }
    }
  })

  it('still means the port that had it first, even if a later one is larger', () => {
    const ports = [port(LATER, 'Lagos', 'PT', { rank: 1 }), port(5, 'Lagos', 'NG')]
    expect(ids(ports, 'lagos')).toEqual([5])
    expect(ids(ports, 'Lagos', ({ countryCode }) => countryCode === 'PT')).toEqual([LATER])
  })

  it("still means an operator's own port when the table gets one of that name", () => {
    const ports = [port(LATER, 'Kinsale', 'IE'), port(FIRST_OWN_ID, 'Kinsale', 'IE')]
    expect(ids(ports, 'Kinsale')).toEqual([FIRST_OWN_ID])
  })

  it('means all ports that got it at the same time, largest first', () => {
    const ports = [
      port(7, 'Newcastle', 'GB', { rank: 90 }),
      port(6, 'Newcastle', 'AU', { rank: 8 }),
    ]
    expect(ids(ports, 'Newcastle')).toEqual([6, 7])
  })

  it('in another language yields to an English one', () => {
    const ports = [
      port(1, 'Hong Kong', 'HK', { localNames: ['Victoria'] }),
      port(2, 'Victoria', 'CA'),
    ]
    expect(ids(ports, 'Victoria')).toEqual([2])
    expect(ids(ports.slice(0, 1), 'VICTORIA')).toEqual([1])
  })

  it('is neither a prefix nor a code', () => {
    const ports = [port(1, 'Rotterdam', 'NL', { unlocode: 'NLRTM', alternateNames: ['NLEUR'] })]
    for (const name of ['Rotter', 'NLRTM', 'NLEUR', '']) expect(ids(ports, name)).toEqual([])
  })
})
