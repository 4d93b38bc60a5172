import { describe, expect, test } from 'vitest'
import { FIELD_CODES } from '../../src/contract/problems/problem.js'
import { PROBLEM_STATUS } from '../../src/contract/problems/problem-table.js'
import { warned } from '../../src/emissions/answer/warning-table.js'
import { WARNING_SENTENCES } from '../../src/emissions/generated/sentences.js'
import { Numbers } from '../../web/format/numbers.js'
import { de } from '../../web/texts/de.js'
import { LANGUAGES } from '../../web/texts/languages.js'
import { laterEn as en, type LaterTexts } from '../../web/texts/later-en.js'
import { warningWording } from '../../web/texts/service-words.js'
import { OF_OTHER_DOORS } from '../../web/texts/warning-names.js'

const ALL = await Promise.all(
  Object.entries(LANGUAGES).map(
    async ([code, { name, texts }]) =>
      [name, code, (code === 'en' ? en : ((await texts()) as LaterTexts)).messages] as const,
  ),
)
/** Besides the values of the sentence, the page knows the stop and the passage that it is about. */
const OF_THE_PAGE = ['end', 'place', 'passage']
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!)

describe.each(ALL)('the page in %s', (_, code, { problems, faults, warnings }) => {
  test('has its own text for every problem code of the service', () => {
    expect(Object.keys(PROBLEM_STATUS).filter((code) => !(code in problems))).toEqual([])
  })

  test('has its own text for every fault of a field', () => {
    expect(FIELD_CODES.filter((code) => !(code in faults))).toEqual([])
  })

  test.skipIf(code === 'en')(
    'has its own text for every warning that it meets, by code and reason',
    () => {
      const others: readonly string[] = OF_OTHER_DOORS
      const met = Object.keys(WARNING_SENTENCES).filter((name) => !others.includes(name))
      expect(met.filter((name) => !(name in warnings))).toEqual([])
    },
  )

  test('names no value that a warning lacks', () => {
    const sentences: Readonly<Record<string, string>> = WARNING_SENTENCES
    for (const [name, text] of Object.entries(warnings)) {
      const has = [...OF_THE_PAGE, ...valuesIn(sentences[name]!)]
      expect([name, valuesIn(text!).filter((value) => !has.includes(value))]).toEqual([name, []])
    }
  })
})

test('the page in English repeats no sentence of the service', () => {
  const own = Object.entries(en.messages.warnings)
  const sentences: Readonly<Record<string, string>> = WARNING_SENTENCES
  expect(own.filter(([name, text]) => sentences[name] === text)).toEqual([])
})

describe('a warning with a reason', () => {
  const vessel = { place: 'Panama Canal', dimension: 'beam', size_m: 60, limit_m: 51.25 }
  const tooWide = warned('closed_by_vessel', { ...vessel, limits: 'Neopanamax locks' })
  const depth = { place: 'Bangka Strait', depth_m: 9, draft_m: 9.5 }
  const tooDeep = warned('closed_by_vessel:depth', depth)
  const ice = {
    ...{ area: 'Sea of Azov', km: 1100, from: '2026-12-24' },
    ...{ first_day: '12-20', last_day: '03-31' },
  }

  test('says the same in every language, with its figures', () => {
    const say = (one: typeof tooWide | typeof tooDeep) =>
      warningWording(one, de, new Numbers('de-DE')).text
    expect(say(tooWide)).toBe(
      'Panamakanal ist für dieses Schiff gesperrt: Breite 60 m, erlaubt sind 51,25 m.',
    )
    expect(say(tooDeep)).toMatch(/^Bangka.*etwa 9 m tief.*9,5 m Tiefgang/)
  })

  test('writes days as the language does', () => {
    const { text } = warningWording(warned('seasonal_ice', ice), de, new Numbers('de-DE'))
    expect(text).toMatch(/^Asowsches Meer: 1\.100 km der Route, ab Do\., 24\. Dez\. 2026\./)
    expect(text).toContain('vom 20. Dez. bis zum 31. März')
  })

  test('has the unit and the digits of the page, also in the words of the service', () => {
    const say = (detail: string, values: object, unit: string) => {
      const warning = { code: 'later', values, detail } as never
      return warningWording(warning, en, new Numbers('en-GB'), undefined, () => `9 ${unit}`).text
    }
    const inside = 'Arctic: 6153.602 km of the route.'
    expect(say(inside, { km: 6153.602 }, 'nm')).toBe('Arctic: 9 nm of the route.')
    const longer = 'Without this limit the route is 4296 nm shorter.'
    expect(say(longer, { nm: 4296, km: 7955.588 }, 'km')).toBe(
      'Without this limit the route is 9 km shorter.',
    )
  })

  test('is in the words of the service in English, as a sentence', () => {
    const say = (one: { code: string; detail: string }) =>
      warningWording(one, en, new Numbers('en-GB')).text
    expect(say(tooWide)).toBe(tooWide.detail)
    expect(say(warned('cargo_exceeds_capacity:teu', { teu: 9000, capacity_teu: 4000 }))).toBe(
      "9,000 TEU don't fit a ship of 4000",
    )
    const shelf = { type: 'general_cargo' }
    expect(say(warned('reefer_on_bulk', shelf))).toMatch(/^A general cargo has no plugs/)
  })
})
