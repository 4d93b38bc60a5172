import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LookUps } from '../../../../src/keeping/store/database/look-ups.js'

test('answers all requests of one turn with one later lookup of each key', async () => {
  let value = 'before'
  const looks: string[] = []
  const lookUps = new LookUps(async (key) => {
    looks.push(key)
    return value
  })
  const asked = [lookUps.find('a'), lookUps.find('a'), lookUps.find('b')]
  value = 'after'
  expect(await Promise.all(asked)).toEqual(['after', 'after', 'after'])
  expect(looks).toEqual(['a', 'b'])
})

test('looks up again for a request that arrives during a lookup', async () => {
  const looks: ((found: string) => void)[] = []
  const lookUps = new LookUps(() => new Promise<string>((resolve) => looks.push(resolve)))
  const early = lookUps.find('token')
  await nextTurn()
  const late = lookUps.find('token')
  await nextTurn()
  looks[0]!('valid')
  looks[1]!('revoked')
  expect(await early).toBe('valid')
  expect(await late).toBe('revoked')
})
