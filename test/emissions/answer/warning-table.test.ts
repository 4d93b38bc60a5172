import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../../src/emissions/answer/messages.js'
import { warned, warningSentence } from '../../../src/emissions/answer/warning-table.js'
import { WARNING_SENTENCES } from '../../../src/emissions/generated/sentences.js'

type Name = keyof typeof WARNING_SENTENCES
const NAMES = Object.keys(WARNING_SENTENCES) as Name[]

/** A value for each pair of braces, of the kind that its form needs. */
function valuesOf(name: Name): Values {
  const braces = WARNING_SENTENCES[name].matchAll(/\{(\w+)(?::([^}]*))?\}/g)
  return Object.fromEntries(
    [...braces].map(([, value, form]) => {
      if (form === 'day') return [value, '12-20']
      return [value, form === undefined || form === 'capital' ? `the ${value}` : -3]
    }),
  )
}

/** `warned` without the types that ask for the values of one sentence. */
const say = warned as (name: Name, values: Values) => ReturnType<typeof warned>

describe('the sentence of a warning', () => {
  test.each(NAMES)('%s can be written from its code and its values alone', (name) => {
    const { detail, ...rest } = JSON.parse(JSON.stringify(say(name, valuesOf(name))))
    expect(warningSentence(rest)).toBe(detail)
    expect(detail).not.toMatch(/[{}]|undefined|NaN/)
  })

  test.each(NAMES)('%s is made somewhere', (name) => {
    const [code, reason] = name.split(':')
    const isMade = reason === undefined ? `'${code}'` : `'${name}'`
    const isChosen = new RegExp(`\`${code}:\\$\\{`)
    expect(SOURCES.some((text) => text.includes(isMade) || isChosen.test(text))).toBe(true)
  })

  test('has one word for one and another for more', () => {
    expect(warned('gap_too_fast', { count: 1 }).detail).toMatch(/^1 gap can /)
    expect(warned('gap_too_fast', { count: 2 }).detail).toMatch(/^2 gaps can /)
  })

  test('separates names that contain commas by semicolons', () => {
    const others = ['Newcastle, GB', 'Newcastle, ZA']
    const { detail } = warned('namesakes', { port: 'Newcastle, AU', others })
    expect(detail).toContain('the same name: Newcastle, GB; Newcastle, ZA.')
  })
})

test('a warning names its passage beside its values', () => {
  const values = { dimension: 'beam', size_m: 60, limit_m: 51.25, limits: 'new locks' }
  expect(warned('closed_by_vessel', { place: 'Panama Canal', ...values })).toEqual({
    code: 'closed_by_vessel',
    detail: 'Panama Canal is closed to this ship: beam 60 m exceeds 51.25 m (new locks).',
    place: 'Panama Canal',
    values,
  })
})

const SOURCES = ['emissions', 'planning', 'contract'].flatMap((folder) => {
  const root = new URL(`../../../src/${folder}`, import.meta.url).pathname
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/generated|warning-table/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
})
