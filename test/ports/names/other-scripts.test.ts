import { expect, test } from 'vitest'
import { resolvePlace } from '../../../src/ports/find/place.js'
import { fold } from '../../../src/ports/names/fold.js'
import { tables } from '../../support/tables.js'

const portOf = (name: string) => resolvePlace(tables.ports, { name })

test.each([
  ['लिमा', 'लोमे'],
  ['パリ', 'バリ'],
  ['グル', 'クル'],
  ['কালি', 'কিল'],
])('%s is not %s: vowels and voices of other scripts tell names apart', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test.each([
  ['Malmö', 'malmo'],
  ['طَرَابُلُس', 'طرابلس'],
  ['Йокохама', 'иокохама'],
  ['ท่าเรือ', 'ทาเรือ'],
])('%s is %s without its accents', (name, folded) => {
  expect(fold(name)).toBe(folded)
})

test.each(['लिमा', 'パリ', 'グル', 'काली', 'तुला', 'प्रिस्टिना', 'हफै'])(
  '%s is no port, and not one that begins with the same consonants',
  (name) => {
    expect(() => portOf(name)).toThrow(/There is no port/)
  },
)

test.each([
  ['Картагена', 'ESCAR', 'COCTG'],
  ['Кінгстон', 'CAKIN', 'JMKIN'],
  ['Трыпалі', 'LBKYE', 'LYTIP'],
  ['जॉर्ज टाउन', 'GYGEO', 'MYPEN'],
])(
  '%s is written beside one port, and asks for the country of another of its English name',
  (...all) => {
    const [name, ...codes] = all
    for (const code of codes) expect(() => portOf(name)).toThrow(code)
  },
)

test.each([
  ['キングストン', 'JMKIN', 'CAKIN'],
  ['悉尼', 'AUSYD', 'CASYD'],
  ['Перт', 'GBPER', 'AUPER'],
])(
  '%s is the first port of its English name, and the answer names the others',
  (name, code, other) => {
    const { port, namesakes = [] } = portOf(name)
    expect(port?.unlocode).toBe(code)
    expect(namesakes.map(({ unlocode }) => unlocode)).toContain(other)
  },
)

test.each([
  ['新潟', 'JPKIJ'],
  ['高知', 'JPKCZ'],
  ['नई दिल्ली', null],
  ['मुंबई', 'INBOM'],
  ['ทาเรือแหลมฉบัง', 'THLCH'],
])('%s has no namesake: it is written as where it is', (name, code) => {
  if (code === null) expect(() => portOf(name)).toThrow()
  else expect(portOf(name)).toMatchObject({ port: { unlocode: code } })
})

test.each([
  ['德里', 'India'],
  ['科隆', 'Germany'],
  ['蒙特雷', 'Mexico'],
  ['Брест', 'Belarus'],
])('%s is a port, and the answer names the greater city in %s', (name, country) => {
  expect(portOf(name).greaterNamesakes?.join()).toContain(country)
})
