import { expect, test } from 'vitest'
import type { ChainPart } from '../../src/client/index.js'
import { chainName } from '../../web/emissions/chain-name.js'

const legs = (...names: (string | null)[]) =>
  names.map((name) => ({ kind: 'leg', name }) as ChainPart)

test('a chain is named by where it begins and where it ends', () => {
  expect(chainName({ elements: legs('Rotterdam, NL - Singapore, SG') })).toBe(
    'Rotterdam, NL – Singapore, SG',
  )
  const hub = { kind: 'hub', name: 'Terminal' } as ChainPart
  const [road, sea] = legs('Basel, CH - Rotterdam, NL', 'Rotterdam, NL - Santos, BR')
  expect(chainName({ elements: [road!, hub, sea!] })).toBe('Basel, CH – Santos, BR')
})

test('a chain of legs without names has none', () => {
  expect(chainName({ elements: legs(null) })).toBe('')
})
