import { describe, expect, test } from 'vitest'
import {
  keyFault,
  type QuotaCall,
  quotaFault,
  type SessionCall,
  sessionFault,
} from '../../../lab/trust/histories/check.js'

const call = (
  begin: number,
  end: number,
  outcome: QuotaCall['outcome'],
  more: Partial<QuotaCall> = {},
): QuotaCall => ({ begin, end, outcome, units: outcome === 'read' ? 0 : 1, key: null, ...more })

describe('a history of a quota is explained by an order', () => {
  test.each<[string, QuotaCall[]]>([
    ['of calls one by one', [call(0, 1, 'charged'), call(2, 3, 'read', { used: 1 })]],
    [
      'in which a read comes before a call beside it',
      [call(0, 3, 'charged'), call(1, 2, 'read', { used: 0 })],
    ],
    [
      'in which what nobody knows was charged',
      [call(0, Infinity, 'unknown'), call(2, 3, 'read', { used: 1, isLast: true })],
    ],
    [
      'in which it was not',
      [call(0, Infinity, 'unknown'), call(2, 3, 'read', { used: 0, isLast: true })],
    ],
    [
      'in which a call that failed held the last unit',
      [call(0, 1, 'charged'), call(2, 5, 'failed'), call(3, 4, 'refused')],
    ],
    [
      'in which a key is charged once',
      [
        call(0, Infinity, 'unknown', { key: 'a' }),
        call(1, 2, 'charged', { key: 'a', isReplayed: true }),
        call(3, 4, 'read', { used: 1, isLast: true }),
      ],
    ],
  ])('%s', (_, calls) => {
    expect(quotaFault(calls, 2)).toBeNull()
  })
})

describe('no order explains', () => {
  test.each<[string, QuotaCall[]]>([
    [
      'more charges than the limit',
      [call(0, 1, 'charged'), call(2, 3, 'charged'), call(4, 5, 'charged')],
    ],
    ['a charge that is lost', [call(0, 1, 'charged'), call(2, 3, 'read', { used: 0 })]],
    ['a refusal with units left', [call(0, 1, 'charged'), call(2, 3, 'refused')]],
    ['a read of more than is held', [call(0, 3, 'charged'), call(1, 2, 'read', { used: 2 })]],
    ['units that stay held', [call(0, 1, 'failed'), call(2, 3, 'read', { used: 1, isLast: true })]],
    [
      'a key that is charged twice',
      [call(0, 1, 'charged', { key: 'a' }), call(2, 3, 'charged', { key: 'a' })],
    ],
    ['a kept answer to nothing', [call(0, 1, 'charged', { key: 'a', isReplayed: true })]],
  ])('%s', (_, calls) => {
    expect(quotaFault(calls, 2)).toMatch('no order')
  })
})

const used = (begin: number, outcome: SessionCall['outcome']): SessionCall => ({
  kind: 'use',
  begin,
  end: begin + 1,
  outcome,
})
const logout = (begin: number, end: number, outcome: SessionCall['outcome']): SessionCall => ({
  kind: 'logout',
  begin,
  end,
  outcome,
})

test('a token is valid until its logout, and never again', () => {
  expect(
    sessionFault([
      used(0, 'accepted'),
      logout(2, 9, 'accepted'),
      used(4, 'accepted'),
      used(10, 'rejected'),
    ]),
  ).toBeNull()
  expect(sessionFault([logout(0, Infinity, 'unknown'), used(2, 'rejected')])).toBeNull()
  expect(sessionFault([logout(0, 1, 'accepted'), used(2, 'accepted')])).toMatch('after its logout')
  expect(sessionFault([used(0, 'rejected'), logout(2, 3, 'accepted')])).toMatch('before its logout')
  expect(sessionFault([logout(0, 9, 'unknown'), used(1, 'rejected'), used(3, 'accepted')])).toMatch(
    'had been rejected',
  )
})

test('a key has one answer', () => {
  expect(
    keyFault([
      ['a', '1'],
      ['b', '2'],
      ['a', '1'],
    ]),
  ).toBeNull()
  expect(
    keyFault([
      ['a', '1'],
      ['a', '2'],
    ]),
  ).toBe('the key a has two answers')
})
