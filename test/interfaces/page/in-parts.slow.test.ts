import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unwrap } from '../../../src/engine/sea/stored/container.js'
import {
  MANIFEST_FILE,
  networkFile,
  networkRestFile,
} from '../../../src/engine/sea/stored/files.js'
import { splitNetwork } from '../../../src/engine/sea/stored/network-format.js'
import { EngineWorker } from '../../../src/interfaces/page/engine-worker.js'
import { openFirst } from '../../../src/interfaces/page/open.js'
import type { ReadFile } from '../../../src/interfaces/page/source.js'
import { workerHere } from './worker-here.js'

const FIRST = networkFile(20)
const REST = networkRestFile(20)
const whole = brotliDecompressSync(unwrap(readFileSync(`data/${FIRST}`), FIRST))
const { first, rest } = splitNetwork(whole)

/** A folder whose network is in two files, the second of which comes when it is let go. */
function folder() {
  let arrive: (error?: Error) => void = () => undefined
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = (error) => (error ? reject(error) : resolve())
  })
  const read: ReadFile = async (name) => {
    if (name === FIRST) return first
    if (name === REST) {
      await arrival
      return rest
    }
    const bytes = readFileSync(`data/${name}`)
    if (name !== MANIFEST_FILE) return bytes
    const manifest = JSON.parse(String(bytes))
    manifest.files.push({ name: REST, bytes: rest.length, sha256: '' })
    return Buffer.from(JSON.stringify(manifest))
  }
  return { read, arrive }
}

const ROUTE = { origin: 'NLRTM', destination: 'SGSIN', alternatives: 1 }
const FROM_SEA = { origin: [3, 52], destination: 'SGSIN' }
const ask = (engine: EngineWorker, body: object) =>
  engine.answer({ path: '/calculate-route', body })

test('a route between ports waits for the first part alone, one from a position for both', async () => {
  const { read, arrive } = folder()
  const engine = new EngineWorker(workerHere(read))
  const early = JSON.parse((await ask(engine, ROUTE)).text)
  expect(early.distance_nm).toBeCloseTo(8293.3, 0)
  const waiting = ask(engine, FROM_SEA)
  arrive()
  const { status, text } = await waiting
  expect(status).toBe(200)
  expect(JSON.parse(text).distance_nm).toBeGreaterThan(8000)
  await engine.whole()
  const again = JSON.parse((await ask(engine, ROUTE)).text)
  expect(again.geometry).toEqual(early.geometry)
})

test('a search that misses the second part fails, and finds its route when it has arrived', async () => {
  const { read, arrive } = folder()
  const { planner, misses, whole } = await openFirst(read, {})
  const ends = { origin: { position: [3, 52] }, destination: { position: [2, 52] } } as const
  const route = () => planner.router.route({ ...ends, date: '2026-01-01' })
  expect(route).toThrow('still being loaded')
  expect(misses()).toBe(1)
  arrive()
  await whole
  expect(route().distanceKm).toBeCloseTo(68.6, 0)
})

test('a second part that cannot be loaded fails what needs it, with its name', async () => {
  const { read, arrive } = folder()
  const engine = new EngineWorker(workerHere(read))
  arrive(new Error(`${REST} is not here.`))
  expect((await ask(engine, ROUTE)).status).toBe(200)
  await expect(ask(engine, FROM_SEA)).rejects.toThrow(`${REST} is not here.`)
})
