import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ORDINARY_CLASS } from '../../../src/emissions/generated/vessel-types.js'
import { classNamed } from '../../../src/emissions/vessel-model.js'
import { CLOSED_BY_DEFAULT, PASSAGES } from '../../../src/engine/routing/request.js'
import { readPassages } from '../../../src/engine/sea/passages.js'
import { type Constraints, resolveClosures } from '../../../src/planning/closures/closures.js'
import { readVesselClasses, shipOf } from '../../../src/planning/ship/speed.js'
import type { Vessel } from '../../../src/planning/ship/vessel.js'
import { draughtLimit, exceededLimit } from '../../../src/planning/ship/vessel-fit.js'

const data = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../data/reference/${name}.json`, import.meta.url), 'utf8'))
const tables = {
  passages: readPassages(data('passages')),
  vesselClasses: readVesselClasses(data('vessels')),
}
const resolve = (constraints: Constraints, vessel?: Vessel) =>
  resolveClosures(constraints, shipOf(vessel, tables.vesselClasses).dimensions, tables)
const passage = (id: string) => tables.passages.find((p) => p.id === id)!
const sized = (type: Vessel['type'], sizeClass: string) => resolve({}, { type, sizeClass })

describe('resolveClosures', () => {
  it('closes by default what the table of passages closes, and leaves the rest open', () => {
    const closures = resolve({})
    expect(new Set(closures.closed)).toEqual(new Set(CLOSED_BY_DEFAULT))
    expect(closures.closedByDefault).toEqual([...CLOSED_BY_DEFAULT])
    expect(CLOSED_BY_DEFAULT.slice(0, 3)).toEqual(['corinth', 'northwest', 'northeast'])
    expect(closures).toMatchObject({ closedByVessel: [], areas: [], notes: [] })
  })

  it('opens what is allowed and nothing else', () => {
    const closures = resolve({ opened: ['northeast', 'corinth'] })
    const rest = CLOSED_BY_DEFAULT.filter((id) => id !== 'northeast' && id !== 'corinth')
    expect(closures.closed).toEqual(PASSAGES.filter((id) => rest.some((other) => other === id)))
    expect(closures.closedByDefault).toEqual(rest)
  })

  it('rejects names that cannot be closed or opened, with those that can', () => {
    const names = (text: string) => [text] as never
    expect(() => resolve({ closed: names('suezz') })).toThrow(
      /^constraints\.closed: "suezz" is unknown\. Use one of .*suez/,
    )
    expect(() => resolve({ avoid: names('suez') })).toThrow(/Use one of .*, piracy\.$/)
    expect(() => resolve({ opened: names('arctic') })).toThrow(
      /^constraints\.opened: "arctic" is unknown/,
    )
  })

  it('closes what is named, and closing takes precedence over opening', () => {
    expect(resolve({ closed: ['suez'] }).closed).toContain('suez')
    expect(resolve({ opened: ['suez'], closed: ['suez'] }).closed).toContain('suez')
    const both = resolve({ opened: ['northwest'], closed: ['northwest'] })
    expect(both.closed).toContain('northwest')
    expect(both.closedByDefault).not.toContain('northwest')
  })

  it('returns the closed ones in mask order, whatever the requested order', () => {
    const all = resolve({ closed: [...PASSAGES].reverse() })
    expect(all.closed).toEqual([...PASSAGES])
    expect(all.closedByDefault).toEqual([])
  })

  it('keeps areas apart from passages: they are avoided, not closed', () => {
    const closures = resolve({ avoid: ['piracy', 'eca'], closed: ['malacca'] })
    expect(closures.areas).toEqual(['eca', 'piracy'])
    expect(closures.closed).toEqual(
      PASSAGES.filter((id) => id === 'malacca' || CLOSED_BY_DEFAULT.some((other) => other === id)),
    )
  })

  it('closes the canals and the straits with locks or bars that a size class does not fit', () => {
    expect(sized('container', 'small_feeder').closedByVessel).toEqual([])
    const locksAndBars = ['st-lawrence-seaway', 'oresund', 'torres']
    const deep = ['st-lawrence-seaway', 'oresund', 'great-belt']
    const closedTo = (type: Vessel['type'], sizeClass: string) =>
      sized(type, sizeClass).closedByVessel
    expect(closedTo('container', 'neo_panamax')).toEqual(['kiel', ...locksAndBars])
    expect(closedTo('container', 'ulcv')).toEqual(['panama', 'kiel', ...locksAndBars])
    expect(closedTo('bulker', 'capesize')).toEqual(['panama', 'kiel', ...deep, 'sunda', 'torres'])
    expect(closedTo('tanker', 'suezmax')).toEqual(['panama', 'kiel', ...deep, 'torres'])
    expect(closedTo('tanker', 'vlcc')).toEqual([
      ...['suez', 'panama', 'malacca', 'magellan', 'kiel', ...deep, 'sunda', 'torres'],
    ])
  })

  it('prefers given dimensions to those of the class', () => {
    const lightened = { type: 'bulker', sizeClass: 'capesize', draughtM: 15 } as const
    expect(resolve({}, lightened).closedByVessel).toEqual([
      ...['kiel', 'st-lawrence-seaway', 'oresund', 'torres'],
    ])
  })

  it('names a canal as closed by the vessel only where nothing else closes it', () => {
    const closures = resolve({ closed: ['panama'] }, { beamM: 60 })
    expect(closures.closedByVessel).toEqual(['kiel', 'st-lawrence-seaway'])
    expect(closures.closed).toContain('panama')
    const corinth = resolve({ opened: ['corinth'] }, { beamM: 20 })
    expect(corinth.closedByVessel).toEqual(['corinth'])
  })

  it('closes locks and shallow straits with the reason, and mentions what a ship may pass by arrangement', () => {
    const { notes, closed } = sized('tanker', 'vlcc')
    const seaway = notes.find((note) => note.passage === 'st-lawrence-seaway')
    expect(seaway).toMatchObject({ code: 'closed_by_vessel' })
    expect(seaway?.detail).toContain('length 333 m exceeds 225.5 m')
    expect(notes.find((note) => note.passage === 'malacca')?.code).toBe('closed_by_vessel')
    expect(notes.find((note) => note.passage === 'bosporus')?.code).toBe('exceeds_limit')
    expect(closed).not.toContain('bosporus')
  })

  it.each(['bulker', 'tanker', 'container'] as const)(
    'closes to a %s without a size what its ordinary class does not fit, as the emissions model it',
    (type) => {
      const ordinary = sized(type, ORDINARY_CLASS[type])
      expect(ordinary.closedByVessel).toContain('kiel')
      expect(resolve({}, { type }).closed).toEqual(ordinary.closed)
      expect(sized(type, 'no such class').closed).toEqual(ordinary.closed)
      expect(resolve({}, { type, draughtM: 6 }).closedByVessel).toEqual([])
    },
  )

  it('closes nothing for a ship of which nothing is known', () => {
    expect(resolve({}, {}).notes).toEqual([])
    expect(resolve({}, { loaM: 100 }).notes).toEqual([])
  })
})

describe('exceededLimit', () => {
  it('lets a ship through if it fits one of two lock systems', () => {
    expect(exceededLimit(passage('panama'), { loaM: 366, beamM: 49, draughtM: 15.2 })).toBeNull()
    expect(exceededLimit(passage('panama'), { beamM: 51.3 })).toMatchObject({
      dimension: 'beam',
      size_m: 51.3,
      limit_m: 51.25,
    })
  })

  it('lowers the draught of the Suez Canal with the beam', () => {
    const suez = passage('suez')
    expect(exceededLimit(suez, { beamM: 50, draughtM: 20.1 })).toBeNull()
    expect(exceededLimit(suez, { draughtM: 20.1 })).toBeNull()
    expect(exceededLimit(suez, { beamM: 60, draughtM: 20.1 })).toMatchObject({
      dimension: 'draught',
      size_m: 20.1,
      limit_m: 16.4,
    })
    expect(exceededLimit(suez, { beamM: 59, draughtM: 16 })).toBeNull()
  })

  it('interpolates the Kiel Canal as its authority does: 9.5 m at 175 m by 23.8 m', () => {
    const [set] = passage('kiel').limits
    expect(draughtLimit(set!, 160, 27)).toBeCloseTo(9.5, 9)
    expect(draughtLimit(set!, 175, 23.8181818)).toBeCloseTo(9.5, 6)
    expect(draughtLimit(set!, 235, 32.5)).toBeCloseTo(7, 9)
    expect(draughtLimit(set!, 120, 18)).toBe(9.5)
  })

  it('reads the Corinth table in steps', () => {
    const [set] = passage('corinth').limits
    expect(draughtLimit(set!, undefined, 14)).toBe(7.2)
    expect(draughtLimit(set!, undefined, 14.1)).toBe(7)
    expect(draughtLimit(set!, undefined, 18)).toBe(6.2)
  })
})

describe('classNamed', () => {
  it('knows a class by alias and in any capitalisation, but only of its own type', () => {
    const find = (type: string, name: string) =>
      classNamed(tables.vesselClasses, type, name)?.sizeClass
    expect(find('container', 'Neo-Panamax')).toBe('neo_panamax')
    expect(find('tanker', 'Aframax')).toBe('lr2')
    expect(find('bulker', 'ulcv')).toBeUndefined()
  })
})
