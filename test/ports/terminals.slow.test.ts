import { describe, expect, it } from 'vitest'
import { distancesAlong, sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { LAST_FIRST_ID, type Port } from '../../src/ports/port.js'
import { PortTable } from '../../src/ports/table.js'
import { ports as table } from '../support/tables.js'

const { ports } = table
const terminals = ports.filter(({ mainPortId }) => mainPortId !== null)
const mainOf = ({ mainPortId }: Port) => table.byId(mainPortId!)!
const mainPorts = [...new Set(terminals.map(mainOf))]
/** Ids up to this were in the table before the terminals of the largest ports were added. */
const LAST_BEFORE = 4079
const added = terminals.filter(({ id }) => id > LAST_BEFORE)
const idOf = (name: string) => resolvePlace(table, { name }).port?.id

describe('terminals and anchorages', () => {
  it('are listed for at least 50 ports', () => {
    expect(mainPorts.length).toBeGreaterThanOrEqual(50)
    expect(added.length).toBeGreaterThanOrEqual(60)
  })

  it('are within 60 km of their port, except three farther out', () => {
    const far = terminals.filter((port) => sphericalKm(port.position, mainOf(port).position) > 60)
    expect(far.map(({ name }) => name)).toEqual([
      'Yangshan',
      'Lvhuashan Anchorage',
      'Galveston Lightering Area',
    ])
    for (const port of far) {
      expect(sphericalKm(port.position, mainOf(port).position), port.name).toBeLessThan(120)
    }
  })

  it('are the first result for their name, and the only port that it means', () => {
    for (const port of added) {
      expect(table.search(port.name, 1)[0]?.port.name, port.name).toBe(port.name)
      expect(idOf(port.name), port.name).toBe(port.id)
    }
  })

  it('have other names that no other port has', () => {
    for (const { id, name, alternateNames } of added) {
      for (const other of alternateNames) expect(idOf(other), `${name}: ${other}`).toBe(id)
    }
  })

  it.each([
    ['Yangshan', 'Shanghai'],
    ['Maasvlakte', 'Rotterdam'],
    ['Tuas', 'Singapore'],
    ['Deurganck', 'Antwerp'],
    ['Kwai Chung', 'Hong Kong'],
    ['Roberts Bank', 'Vancouver'],
    ['Rotterdam Maasvlakte', 'Rotterdam'],
    ['maasvl rotterdam', 'Rotterdam'],
    ['Shanghai Yangshan', 'Shanghai'],
    ['Singapore Eastern Anchorage', 'Singapore'],
  ])('are found by name: %s of %s', (text, main) => {
    expect(mainOf(table.search(text, 1)[0]!.port).name).toBe(main)
  })

  it('do not take the name of their port', () => {
    for (const { id, name, country, unlocode } of mainPorts) {
      expect(table.search(name, 1)[0]?.port.name, name).toBe(name)
      expect(table.search(`${name}, ${country}`, 1)[0]?.port.id, name).toBe(id)
      if (unlocode !== null) expect(table.search(unlocode, 1)[0]?.port.id, name).toBe(id)
      if (id <= LAST_FIRST_ID) expect(idOf(`${name}, ${country}`), name).toBe(id)
    }
  })

  it('do not change the first result for the name of any other port', () => {
    const before = new PortTable(ports.filter(({ id }) => id <= LAST_BEFORE))
    const idIn = (all: PortTable, text: string) => all.search(text, 1)[0]?.port.id
    const changed = before.ports
      .flatMap(({ name, country }) => [name, `${name}, ${country}`])
      .filter((text) => idIn(table, text) !== idIn(before, text))
    // Ban Don in Thailand has the same letters, and is no smaller.
    expect(changed).toEqual(['Bandon'])
  })

  it('are left out of the ports along a route that lists their port', () => {
    const strait: Position[] = [
      [103.4, 1.17],
      [104.4, 1.3],
    ]
    const along = (line: Position[], exclude: number[] = []) =>
      table
        .along(line, distancesAlong(line), { withinKm: 25, limit: 50, exclude })
        .map(({ port }) => port)
    const singapore = table.byLocode('SGSIN')!
    expect(along(strait)).toContain(singapore)
    expect(along(strait).filter(({ mainPortId }) => mainPortId === singapore.id)).toEqual([])
    const departing = along(strait, [singapore.id])
    expect(departing.filter(({ mainPortId }) => mainPortId === singapore.id)).toEqual([])
    const offYangshan: Position[] = [
      [122.2, 30.45],
      [122.25, 30.6],
    ]
    expect(along(offYangshan).map(({ name }) => name)).toContain('Yangshan')
  })

  it('count as their port when the nearest is sought, unless it is too far away', () => {
    const [maasvlakte, yangshan] = ['Maasvlakte', 'Yangshan'].map(
      (name) => terminals.find((port) => port.name === name)!,
    )
    expect(table.nearest(maasvlakte!.position, 20)?.name).toBe('Rotterdam')
    expect(table.nearest(maasvlakte!.position, 5)?.name).toBe('Maasvlakte')
    expect(table.nearest(yangshan!.position, 20)?.name).toBe('Yangshan')
  })
})
