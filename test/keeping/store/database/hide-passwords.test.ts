import { describe, expect, test } from 'vitest'
import {
  breaksAddress,
  withoutPassword,
} from '../../../../src/keeping/store/database/hide-passwords.js'

describe('what is printed of an address', () => {
  test.each([
    [
      'postgresql://fairway:secret@db.example/fairway',
      'postgresql://fairway:***@db.example/fairway',
    ],
    ['postgresql://fairway:p@ss@db.example/fairway', 'postgresql://fairway:***@db.example/fairway'],
    ['postgresql://fairway:p/ss@db.example/fairway', 'postgresql://fairway:***@db.example/fairway'],
    [
      'postgresql://fairway:p?s#s@[::1]:5432/fairway',
      'postgresql://fairway:***@[::1]:5432/fairway',
    ],
    [
      'postgresql://fairway:12/34@db.example/fairway',
      'postgresql://fairway:***@db.example/fairway',
    ],
    ['postgresql://:secret@db.example/fairway', 'postgresql://:***@db.example/fairway'],
    ['smtps://a@b.example:p@s/s@mail.example', 'smtps://a@b.example:***@mail.example'],
    ['postgresql://h/db?user=u&password=secret', 'postgresql://h/db?user=u&password=***'],
    ['postgresql://h/db?password=sec&ret&ssl=true', 'postgresql://h/db?password=***&ssl=true'],
    ['postgresql://h:1/db?pass%77ord=se@cr/et', 'postgresql://h:1/db?pass%77ord=***'],
    ['postgresql://u:a@h/db?password=secret', 'postgresql://u:***@h/db?password=***'],
    ["host=h password='two words' user=u", 'host=h password=*** user=u'],
    ['host=h password = secret', 'host=h password = ***'],
    ['postgresql:u:secret@h/db', 'postgresql:u:***@h/db'],
    ['postgresql:/u:secret@h/db', 'postgresql:/u:***@h/db'],
    ['postgresql://u%3Asecret@h/db', 'postgresql://u:***@h/db'],
  ])('%s', (address, shown) => {
    expect(withoutPassword(address)).toBe(shown)
  })

  test.each([
    './var/fairway.db',
    'postgresql://fairway@db.example:5432/fairway?ssl=true',
    'postgresql://[::1]:5432/fairway',
    'https://a.example,https://b.example:8443',
    'Fairway <fairway@example.com>',
    '10.0.0.0/8,::1',
  ])('is all of %s, which contains no password', (text) => {
    expect(withoutPassword(text)).toBe(text)
  })
})

test.each([
  ['postgresql://fairway:p/ss@db.example/fairway', true],
  ['postgresql://fairway:p?s@db.example/fairway', true],
  ['postgresql://fairway:p#s@db.example/fairway', true],
  ['postgresql://fairway:p@ss@db.example/fairway', false],
  ['postgresql://fairway:p%2Fss@db.example/fairway', false],
  ['postgresql://db.example:5432/fairway?application_name=a@b', false],
])('hides a password that parses as something else: %s: %s', (address, expected) => {
  expect(breaksAddress(address)).toBe(expected)
})
