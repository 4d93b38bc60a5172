import { expect, test } from 'vitest'
import { bibtex } from '../../web/plan/cite.js'

test('a shared plan is cited with its address, its day and its data', () => {
  const text = bibtex({
    title: 'Autumn {run} & 100 %',
    url: 'https://sea.example/?shared=ab_12-X',
    createdAt: '2026-11-25T16:21:00.000Z',
    dataVersion: '12baac0f400b',
  })
  expect(text).toBe(`@misc{fairway-ab_12-X,
  title = {Autumn run \\& 100 \\%},
  author = {{Fairway}},
  year = {2026},
  month = {11},
  note = {Sea route, calculated 2026-11-25, sea data 12baac0f400b},
  url = {https://sea.example/?shared=ab_12-X}
}
`)
})
