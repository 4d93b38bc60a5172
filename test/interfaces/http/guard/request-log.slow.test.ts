import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

test('a caller cannot write a line of the log', async () => {
  const { inject, log } = await buildTestApp()
  const before = log.length
  const forged = '{"level":60,"msg":"forged"}'
  await inject({
    url: `/ports/88%0A${encodeURIComponent(forged)}?q=%0A${encodeURIComponent(forged)}`,
    headers: { 'x-request-id': `a\n${forged}`, 'user-agent': `b\n${forged}` },
  })
  const lines = log.slice(before).join('').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request'])
})

test('a flood of rejected requests does not fill the log: the next line says how many were left out', async () => {
  const { inject, log, clock } = await buildTestApp({ publicRequestsPerMinute: 1 })
  const ask = (remoteAddress: string) => inject({ url: '/ports/88', remoteAddress })
  const lines = () => log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  for (let n = 0; n < 101; n++) await ask('192.0.2.1')
  expect(lines().map(({ status }) => status)).toEqual([200, ...Array(60).fill(429)])

  await ask('192.0.2.2')
  expect(lines().at(-1)).toMatchObject({ status: 200, rejections_left_out: 40 })
  clock.advance(60_000)
  await ask('192.0.2.1')
  expect(lines().at(-1)).not.toHaveProperty('rejections_left_out')
})
