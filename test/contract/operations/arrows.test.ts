import { expect, test } from 'vitest'
import {
  call,
  distance,
  matrix,
  reach,
  route,
  voyage,
} from '../../../src/contract/operations/index.js'
import { searchPorts } from '../../../src/contract/read/search-ports.js'
import { tables } from '../../support/tables.js'
import { operationTools } from './operation-tools.js'

const REMEDY = 'the arrow makes it a voyage, not one place: write one port'

const ask = (operation: unknown, body: object) =>
  call(
    operation as typeof route,
    body as Parameters<typeof route.prepare>[0],
    operationTools().tools,
    {
      isStrict: true,
    },
  )

/** Each question about single places, with a text in the place of one. */
const SINGLE = {
  'a voyage': [voyage, (text: string) => ({ stops: [{ name: 'Lisbon' }, { name: text }] })],
  'the way of a voyage': [
    voyage,
    (text: string) => ({ stops: ['Lisbon', `via:${text}`, 'Antwerp'] }),
  ],
  'a matrix': [
    matrix,
    (text: string) => ({ origins: ['Lisbon'], destinations: [text, 'Antwerp'] }),
  ],
  'a reach': [reach, (text: string) => ({ origin: text, hours: [24], speed_kn: 12 })],
} as const

test.each(Object.entries(SINGLE))('%s takes no half of a text with an arrow', async (_, one) => {
  const [operation, bodyOf] = one
  for (const text of ['NLRTM>DEHAM', 'NLRTM > ?', 'XXXXX → DEHAM']) {
    await expect(ask(operation, bodyOf(text))).rejects.toThrow(`"${text}": ${REMEDY}.`)
  }
})

test('a search for a text with an arrow is refused', () => {
  for (const q of ['NLRTM>DEHAM', 'XXXXX>DEHAM']) {
    expect(() => searchPorts({ q }, tables.ports, [])).toThrow(REMEDY)
  }
})

test('a route and a distance take of it the end that the field asks for', async () => {
  const both = { origin: { name: 'NLRTM → SGSIN' }, destination: { name: '?>SGSIN' } }
  const answer = (await ask(route, both)) as {
    readonly origin: object
    readonly destination: object
  }
  expect(answer).toMatchObject({
    origin: { port: { unlocode: 'NLRTM' } },
    destination: { port: { unlocode: 'SGSIN' } },
  })
  await expect(ask(distance, { from: 'NLRTM>SGSIN', to: 'NLRTM>SGSIN' })).resolves.toBeDefined()
  const unknown = { ...both, origin: { name: '?>SGSIN' } }
  await expect(ask(route, unknown)).rejects.toThrow('"?" names no port')
})
