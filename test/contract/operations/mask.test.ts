import { describe, expect, test } from 'vitest'
import { masked, readMask } from '../../../src/contract/operations/mask.js'
import { Problem } from '../../../src/contract/problems/problem.js'

const ANSWER = {
  id: 'rt_1',
  distance_nm: 100,
  origin: { port: { name: 'Rotterdam', id: 1068 }, requested: null },
  passages: [
    { id: 'suez', entry_km: 1, exit_km: 2 },
    { id: 'panama', entry_km: 3, exit_km: 4 },
  ],
  emissions: null,
}

describe('a mask', () => {
  test.each([
    ['distance_nm', { distance_nm: 100 }],
    ['distance_nm,id', { id: 'rt_1', distance_nm: 100 }],
    [' distance_nm , id ', { id: 'rt_1', distance_nm: 100 }],
    ['passages(id)', { passages: [{ id: 'suez' }, { id: 'panama' }] }],
    ['passages/id', { passages: [{ id: 'suez' }, { id: 'panama' }] }],
    [
      'passages/id,passages/exit_km',
      {
        passages: [
          { id: 'suez', exit_km: 2 },
          { id: 'panama', exit_km: 4 },
        ],
      },
    ],
    ['origin/port/name,id', { id: 'rt_1', origin: { port: { name: 'Rotterdam' } } }],
    ['origin(port(name),requested)', { origin: { port: { name: 'Rotterdam' }, requested: null } }],
    ['origin,origin/port/name', { origin: ANSWER.origin }],
    ['emissions/total', { emissions: null }],
    ['distance_nm/more', { distance_nm: 100 }],
    ['nothing', {}],
  ])('%s names what is sent', (text, expected) => {
    expect(masked(ANSWER, readMask(text))).toEqual(expected)
  })

  test.each(['', ',', 'a,', 'a(', 'a()', 'a(b', 'a)b', 'a b', 'a/', '/a', 'a;b', '('.repeat(50)])(
    'is rejected if it is "%s"',
    (text) => {
      expect(() => readMask(text)).toThrow(Problem)
    },
  )

  test('may not be endless', () => {
    expect(() => readMask('a,'.repeat(2000))).toThrow('2000 characters')
    expect(() => readMask(`${'a/'.repeat(50)}a`)).toThrow(Problem)
  })

  test('cannot reach beyond an answer', () => {
    expect(masked(ANSWER, readMask('constructor,toString,__proto__'))).toEqual({})
  })
})
