import { expect, test } from 'vitest'
import { PROBLEM_TEXTS } from '../../../../src/contract/generated/problem-texts.js'
import { problemPath } from '../../../../src/contract/problems/problem-page.js'
import {
  PROBLEM_STATUS,
  type ProblemCode,
} from '../../../../src/contract/problems/problem-table.js'
import { buildTestApp } from '../../../support/test-app.js'

const CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[]

test('the type of a problem links to a page with the remedy', async () => {
  const { inject } = await buildTestApp()
  const { type } = (await inject({ url: '/nowhere' })).json()
  const answer = await inject({ url: type })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(answer.body).toContain(PROBLEM_TEXTS.not_found.remedy)
})

test('one page lists every problem, and each has a page of its own', async () => {
  const { inject } = await buildTestApp()
  const { body } = await inject({ url: '/problems' })
  for (const code of CODES) {
    expect(body).toContain(`href="${problemPath(code)}"`)
    expect((await inject({ url: problemPath(code) })).statusCode).toBe(200)
  }
})

test('answers 404 for an unknown code and says where the list is', async () => {
  const { inject } = await buildTestApp()
  for (const code of ['nonsense', 'constructor', '__proto__']) {
    const answer = await inject({ url: `/problems/${code}` })
    expect([answer.statusCode, answer.json().detail]).toEqual([
      404,
      expect.stringContaining('/problems'),
    ])
  }
})
