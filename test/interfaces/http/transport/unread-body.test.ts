import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilSent } from '../../../../src/interfaces/http/transport/unread-body.js'

test('a body without end is read no faster than others can wait', async () => {
  let chunks = 0
  const body = new Readable({
    read() {
      chunks += 1
      setImmediate(() => this.push(Buffer.alloc(64 * 1024)))
    },
  })
  const sent = untilSent(body)
  for (let turns = 0; turns < 200; turns++) await turn()
  body.destroy()
  await sent
  expect(chunks).toBeGreaterThan(0)
  // One at each pause of ten milliseconds, which 200 turns hardly take.
  expect(chunks).toBeLessThan(50)
})

test('a body that ends is read to its end', async () => {
  const body = Readable.from([Buffer.from('a'), Buffer.from('b')])
  await untilSent(body)
  expect(body.readableEnded).toBe(true)
})
