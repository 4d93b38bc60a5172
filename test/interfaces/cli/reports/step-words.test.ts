import { expect, test } from 'vitest'
import { estimate } from '../../../../src/emissions/index.js'
import { stepsInWords } from '../../../../src/interfaces/cli/reports/step-words.js'
import { factors } from '../../../emissions/support.js'

const steps = (request: Parameters<typeof estimate>[0]) =>
  estimate(request, { distanceKm: 10_000, type: 'sfd', ecaKm: 500 }, factors).steps

const REQUESTS = [
  { cargo: { teu: 2 }, vessel: { type: 'container' } },
  {
    cargo: { teu: 2, reefer: true },
    vessel: { type: 'container', capacityTeu: 9000 },
    voyage: { hasEnds: true, originCountry: 'NL', destinationCountry: 'SG' },
    portCalls: { shorePowerShare: 0.5 },
  },
  { cargo: { massTonnes: 9 }, vessel: { type: 'dry_bulk', deadweightTonnes: 82_000 } },
  {
    cargo: { massTonnes: 9 },
    vessel: { type: 'dry_bulk', cargoOnBoardTonnes: 100 },
    fuel: { type: 'HFO', consumedTonnes: 5, ballastTonnes: 1 },
  },
] as const

test('steps are in words, with the units of their values, and without names of fields', () => {
  const [first, given] = stepsInWords(steps(REQUESTS[0])).slice(-6)
  expect(`${first}\n${given}`).toContain('=')
  const text = stepsInWords(steps(REQUESTS[0])).join('\n')
  expect(text).toContain('adjusted distance = distance × distance adjustment factor = 11500 km')
  expect(text).toContain('with distance 10000 km, distance adjustment factor 1.15')
  for (const request of REQUESTS) {
    const lines = stepsInWords(steps(request))
    expect(lines.filter((line) => /[a-z]_|_[a-z]/.test(line))).toEqual([])
  }
})

test('no two names of a step have the same words', () => {
  for (const request of REQUESTS)
    for (const step of steps(request)) {
      const names = [...new Set(step.formula.match(/[a-z]\w*/gi) ?? [])]
      const inWords = stepsInWords([{ ...step, formula: names.join(' * ') }])[0]!
      const words = inWords.split(' = ')[1]!.split(' × ')
      expect(new Set(words).size, step.formula).toBe(names.length)
    }
})
