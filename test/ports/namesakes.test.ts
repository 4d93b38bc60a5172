import { expect, test } from 'vitest'
import { suggestionWarnings } from '../../src/planning/warnings.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { tables } from '../support/tables.js'

const told = (name: string) =>
  suggestionWarnings([resolvePlace(tables.ports, { name })], ['origin'])

test('a name that several ports have is never taken in silence', () => {
  const [warning, ...others] = told('Wilmington')
  expect(others).toEqual([])
  expect(warning).toMatchObject({ code: 'namesakes', field: 'origin.name' })
  expect(warning!.detail).toContain('USILG')
})

test('a port alone of its name, or with terminals of its name, needs no warning', () => {
  for (const name of ['Rotterdam', 'Singapore', 'Basra']) {
    expect(told(name), name).toEqual([])
  }
})

test.each([
  ['Southampton', 'GBSOU', 'BMSOU'],
  ['Odessa', 'UAODS', 'CAODE'],
  ['Barcelona', 'ESBCN', 'VEBLA'],
  ['Rio Grande', 'BRRIG', 'ARRGA'],
])('%s is the large port, and the warning names the tiny one', (name, large, tiny) => {
  expect(resolvePlace(tables.ports, { name }).port?.unlocode).toBe(large)
  const [warning] = told(name)
  expect(warning).toMatchObject({ code: 'namesakes' })
  expect(warning!.detail).toContain(tiny)
  const country = tiny.slice(0, 2)
  expect(resolvePlace(tables.ports, { name, country }).port?.unlocode).toBe(tiny)
})

test.each([
  ['Newcastle', 'two that are not tiny'],
  ['Vancouver', 'a large and a medium one'],
  ['Cartagena', 'a large and a small one'],
  ['Manzanillo', 'two large ones and a tiny one'],
  ['San Pedro', 'two large ones, one by another name'],
  ['Port Elizabeth', 'a large port, and a terminal of another one'],
  ['Hastings', 'none large'],
])('%s asks for the country: %s', (name) => {
  expect(() => resolvePlace(tables.ports, { name })).toThrow(/ports are called/)
})

test.each([
  ['Taizhou', 'CNTZO', 'CNHME'],
  ['Port Arthur', 'USPOA', 'CNLSH'],
])(
  '%s is also the second name of a port elsewhere, which the warning names',
  (name, code, other) => {
    expect(resolvePlace(tables.ports, { name }).port?.unlocode).toBe(code)
    expect(told(name)[0]?.detail).toContain(other)
  },
)

test.each([
  ['Chatham', 'USCYM', 'GBCTM'],
  ['Weymouth', 'CAWEY', 'GBWEY'],
  ['Saint-Marys', 'CASMS', 'GBSVZ'],
])('%s is a tiny port: the warning names a larger one with a word more', (name, code, other) => {
  expect(resolvePlace(tables.ports, { name }).port?.unlocode).toBe(code)
  expect(told(name)[0]?.detail).toContain(other)
})

test('ports beside the one that is taken are no namesakes', () => {
  expect(told('Nueva York')).toEqual([])
})

test.each([
  ['Sídney', 'CASDY', 'AUSYD'],
  ['Далян', 'CNDLC', 'CNSUD'],
])(
  '%s is %s, and the warning names %s, which has the name elsewhere or in another language',
  (name, taken, other) => {
    expect(resolvePlace(tables.ports, { name }).port?.unlocode).toBe(taken)
    expect(told(name)[0]!.detail).toContain(other)
  },
)
