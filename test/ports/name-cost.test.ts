import { afterEach, expect, it, vi } from 'vitest'
import { PlacesNotFoundError } from '../../src/planning/errors.js'
import { resolvePlaces } from '../../src/planning/places.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { PlaceError } from '../../src/ports/find/place-error.js'
import { PortTable } from '../../src/ports/table.js'
import { tables } from '../support/tables.js'

/** Words, signs and starts of rules that the reading of names tries one by one. */
const SEEDS = [
  'St. ',
  'Port St. ',
  'a, ',
  'a / ',
  'US ',
  'La ',
  'new port , ',
  'x or ',
  'ex ',
  'É. ',
  'anchorage ',
]
const LOOK_UPS = [
  'named',
  'namedLoosely',
  'countriesCalled',
  'ofAuthority',
  'search',
  'abbreviated',
] as const

afterEach(() => vi.restoreAllMocks())

/** How often names are looked up in the table for a text. */
function lookUps(name: string): number {
  const spies = LOOK_UPS.map((method) => vi.spyOn(PortTable.prototype, method))
  expect(() => resolvePlace(tables.ports, { name })).toThrow()
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  return count
}

it.each(SEEDS)(
  'the longest name of "%s" takes under 300 look-ups and three times those of half, a longer one none',
  (seed) => {
    const words = (n: number) => seed.repeat(n / seed.trim().split(' ').length)
    const longest = lookUps(words(12))
    expect(longest).toBeLessThan(300)
    expect(longest).toBeLessThan(3 * lookUps(words(6)))
    expect(lookUps(words(60))).toBe(0)
    expect(lookUps(`${seed}${'x'.repeat(80_000)}`)).toBe(0)
  },
)

it.each([
  "St. John's, N.L., Canada (ex Fort Amherst)",
  'Jamestown, Saint Helena, Ascension and Tristan da Cunha',
  'PORT OF LONDON, UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND',
  'सान्ता क्रूस दे तेनरीफ़',
])('%s is short enough to be read', (name) => {
  const read = vi.spyOn(PortTable.prototype, 'named')
  try {
    resolvePlace(tables.ports, { name })
  } catch (error) {
    expect(String(error)).not.toContain('too long')
  }
  expect(read).toHaveBeenCalled()
})

it('the error of a long name quotes its beginning and says how long a name may be', () => {
  const name = 'Rotterdam '.repeat(8000)
  expect(() => resolvePlace(tables.ports, { name })).toThrow(
    /^"(Rotterdam ){6}…" is too long .* 12 words/,
  )
})

it('a name that occurs many times in a request is looked up once', () => {
  const fields = Array.from({ length: 1000 }, (_, i) => ({
    field: `origins[${i}]`,
    place: { name: 'Puerto de Rotterdam' },
  }))
  const read = vi.spyOn(PortTable.prototype, 'namedLoosely')
  expect(resolvePlaces(tables.ports, fields)).toHaveLength(1000)
  expect(read).toHaveBeenCalledTimes(1)
})

it('fifty unknown names end a request, and the error says how many were not looked up', () => {
  const fields = Array.from({ length: 1000 }, (_, i) => ({
    field: `origins[${i}]`,
    place: { name: `Nowhere ${i}` },
  }))
  const read = vi.spyOn(PortTable.prototype, 'ofAuthority')
  const error = (() => {
    try {
      return resolvePlaces(tables.ports, fields)
    } catch (thrown) {
      return thrown as PlacesNotFoundError
    }
  })()
  expect(error).toBeInstanceOf(PlacesNotFoundError)
  expect(error).toMatchObject({ unread: 950, faults: { length: 50 } })
  expect((error as Error).message).toContain('950 places behind these were not looked up.')
  expect(read.mock.calls.length).toBeLessThan(50 * 4)
})

it('after its indexes are built, no first name of any kind reads every port', () => {
  let reads = 0
  const [first, ...others] = tables.ports.ports
  const watched = {
    ...first!,
    get alternateNames() {
      reads += 1
      return first!.alternateNames
    },
  }
  const table = new PortTable([watched, ...others])
  table.prepare()
  reads = 0
  for (const name of ['Rotterdm', 'Port of Antwerpen', 'Luebeck', 'Le Hav.', 'Сингапур']) {
    try {
      resolvePlace(table, { name })
    } catch (error) {
      expect(error).toBeInstanceOf(PlaceError)
    }
  }
  expect(reads).toBe(0)
})
