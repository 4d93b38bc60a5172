import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as engine from '../../src/engine.js'
import { unwrap } from '../../src/sea/container.js'
import { COAST_FILE, networkFile } from '../../src/sea/files.js'
import { seeded } from '../geo/random.js'
import { DATA_FOLDER, sea } from '../support/sea.js'
import { type StaticServer, serveStatic } from '../support/static-files.js'
import { launch, noBrowser } from './browser.js'

const RESOLUTION_KM = 100
const SEED = 17
const METRE = 0.001

/** The engine as a page receives it: one module. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/engine.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { lib: { entry, formats: ['es'], fileName: 'engine' }, write: false, minify: false },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('vite gave no bundle')
  const chunks = output.output.filter((file) => file.type === 'chunk')
  expect(chunks).toHaveLength(1)
  expect(chunks[0]!.imports, 'all imports are bundled, none is of Node').toEqual([])
  return chunks[0]!.code
}

function unpacked(name: string): Uint8Array {
  return brotliDecompressSync(unwrap(readFileSync(DATA_FOLDER + name), name))
}

const json = (name: string): unknown => JSON.parse(readFileSync(DATA_FOLDER + name, 'utf8'))

/** Requests between random ports and open places of the network. */
async function requests(): Promise<engine.RouteRequest[]> {
  const { data } = await sea(RESOLUTION_KM)
  const random = seeded(SEED)
  const ports = data.networks[0]!.portId
  const port = () => ({ portId: ports[Math.floor(random() * ports.length)]! })
  const mid = { position: [-30, 30] } as const
  const pairs = Array.from({ length: 8 }, (_, i) => [port(), i % 3 === 0 ? mid : port()] as const)
  return pairs.map(([origin, destination], i) => ({
    origin,
    destination,
    resolutionKm: RESOLUTION_KM,
    closed: i % 2 === 0 ? [] : ['suez', 'panama'],
    date: '2026-11-22',
  }))
}

/** Runs in the page or here. Returns lengths of routes; null if there is none. */
function lengths(
  router: Pick<engine.Router, 'route'>,
  asked: readonly engine.RouteRequest[],
): (number | null)[] {
  return asked.map((request) => {
    try {
      return router.route(request).distanceKm
    } catch (error) {
      if ((error as engine.RoutingError).code === 'no_route') return null
      throw error
    }
  })
}

describe('the engine without Node', () => {
  it('opens from bytes, packed with a way to unpack them, or unpacked', async () => {
    const files = {
      manifest: json('built/manifest.json'),
      passages: json('reference/passages.json'),
      areas: json('reference/areas.json'),
      ports: json('built/ports.json'),
    }
    const name = networkFile(RESOLUTION_KM)
    const plain = await engine.openSea({
      ...files,
      coast: unpacked(COAST_FILE),
      networks: [unpacked(name)],
    })
    const packed = await engine.openSea(
      {
        ...files,
        coast: readFileSync(DATA_FOLDER + COAST_FILE),
        networks: [readFileSync(DATA_FOLDER + name)],
      },
      { decompress: (bytes) => brotliDecompressSync(bytes) },
    )
    const asked = await requests()
    const { router } = await sea(RESOLUTION_KM)
    const want = lengths(router, asked)
    expect(lengths(new engine.Router(plain), asked)).toEqual(want)
    expect(lengths(new engine.Router(packed), asked)).toEqual(want)
    expect(want.some((km) => km !== null)).toBe(true)
  })

  describe.skipIf(noBrowser !== null)(
    'in a browser, from static files',
    { timeout: 120_000 },
    () => {
      let server: StaticServer
      let browser: Browser
      let page: Page

      beforeAll(async () => {
        server = await serveStatic({
          '/page.html': '<!doctype html><title>engine</title>',
          '/engine.js': await bundled(),
          '/data/': DATA_FOLDER,
          [`/plain/${COAST_FILE}`]: unpacked(COAST_FILE),
          [`/plain/${networkFile(RESOLUTION_KM)}`]: unpacked(networkFile(RESOLUTION_KM)),
          '/plain/': DATA_FOLDER,
        })
        browser = await launch()
        page = await browser.newPage()
        await page.goto(`${server.url}/page.html`)
      })

      afterAll(async () => {
        await browser?.close()
        await server?.close()
      })

      /** Routes in the page on the data of a folder. */
      const inPage = (folder: string, asked: readonly engine.RouteRequest[]) =>
        page.evaluate(
          `(async (folder, asked) => {
          const { fetchSea, Router } = await import('/engine.js')
          const router = new Router(await fetchSea(new URL(folder, location), { resolutions: [${RESOLUTION_KM}] }))
          const lengths = ${lengths.toString()}
          return { km: lengths(router, asked), isShared: typeof SharedArrayBuffer !== 'undefined' }
        })(${JSON.stringify(folder)}, ${JSON.stringify(asked)})`,
        ) as Promise<{ km: (number | null)[]; isShared: boolean }>

      const expectSame = (got: (number | null)[], want: (number | null)[]) => {
        got.forEach((km, i) => {
          const why = `seed ${SEED}, request ${i}`
          if (km === null || want[i] == null) expect(km, why).toBe(want[i])
          else expect(Math.abs(km - want[i]), why).toBeLessThan(METRE)
        })
      }

      it('routes to the metre as in Node, without shared memory', async () => {
        const asked = await requests()
        const { km, isShared } = await inPage('/plain/', asked)
        expect(isShared).toBe(false)
        expectSame(km, lengths((await sea(RESOLUTION_KM)).router, asked))
      })

      it('unpacks the files itself where the browser knows Brotli, and says so where not', async () => {
        const knowsBrotli = await page.evaluate(
          `(() => { try { new DecompressionStream('brotli'); return true } catch { return false } })()`,
        )
        const asked = await requests()
        if (knowsBrotli) {
          expectSame(
            (await inPage('/data/', asked)).km,
            lengths((await sea(RESOLUTION_KM)).router, asked),
          )
        } else {
          await expect(inPage('/data/', asked)).rejects.toThrow(/Pass `decompress`/)
        }
      })

      it('names the file that is not there', async () => {
        await expect(inPage('/nowhere/', [])).rejects.toThrow(/nowhere\/.*returned 404/)
      })
    },
  )
})
