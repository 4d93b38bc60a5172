import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { packFile } from '../../../lab/sea-build/files/pack-file.js'
import { PortNotFoundError } from '../../../src/engine/routing/errors.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import { CoastMask } from '../../../src/engine/sea/coast-mask.js'
import { wrap } from '../../../src/engine/sea/stored/container.js'
import { areaLegsFile, networkFile, portLabelsFile } from '../../../src/engine/sea/stored/files.js'
import { openResolution, openSea } from '../../../src/runtime/loading/open.js'
import { DATA_FOLDER, sea } from '../../support/sea.js'

const WAY = {
  origin: { position: [4.05, 51.98] },
  destination: { position: [103.84, 1.26] },
  closed: [],
  date: '2026-06-01',
} as const

describe('opening sea data', () => {
  it('starts with few resolutions and takes another later', async () => {
    const { data } = await sea(20)
    const router = new SeaRouter({ ...data, networks: [] })
    expect(router.resolutions).toEqual([])
    expect(() => router.route({ ...WAY, resolutionKm: 20 })).toThrow('No sea data for 20 km')
    router.add(await openResolution(DATA_FOLDER, 100))
    router.add(data.networks[0]!)
    expect(router.resolutions).toEqual([20, 100])
    expect(router.route({ ...WAY, resolutionKm: 100 }).distanceKm).toBeGreaterThan(15_000)
    expect(router.route({ ...WAY, resolutionKm: 20 }).distanceKm).toBeGreaterThan(15_000)
  })

  it('gives the same answers from data posted to a thread', async () => {
    const { data, router } = await sea(20)
    const { coast, ...rest } = structuredClone(data)
    const posted = new SeaRouter({ ...rest, coast: new CoastMask(coast) })
    expect(posted.route({ ...WAY, resolutionKm: 20 })).toEqual(
      router.route({ ...WAY, resolutionKm: 20 }),
    )
  })

  it('posts a network to another thread without copying it', async () => {
    const { networks } = await openSea(DATA_FOLDER, [100])
    const worker = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads')
       workerData.legs.edgeKm[0] = 42
       parentPort.postMessage(workerData.portIndex.size)`,
      { eval: true, workerData: networks[0] },
    )
    const ports = await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
    })
    expect(ports).toBe(networks[0]!.portId.length)
    expect(networks[0]!.legs.edgeKm[0]).toBe(42)
  })

  it('sails to the new position of a port moved since the network was built, if water is near', async () => {
    const { data } = await sea(20)
    const rotterdam = 1068
    const [portId] = data.networks[0]!.portId
    const from = (position: readonly [number, number]) => {
      const router = new SeaRouter({ ...data, ports: new Map([[portId!, position]]) })
      return router.route({
        ...WAY,
        origin: { portId: portId! },
        destination: { portId: rotterdam },
        resolutionKm: 20,
      }).origin
    }
    const before = new SeaRouter({ ...data, ports: new Map() }).route({
      ...WAY,
      origin: { portId: portId! },
      destination: { portId: rotterdam },
      resolutionKm: 20,
    }).origin
    expect(from(before.snapped)).toEqual(before)
    expect(from([3, 54])).toMatchObject({ portId, snapped: [3, 54] })
    const inland = from([20, 22])
    expect(inland.snapped).toEqual(before.snapped)
    expect(inland.distanceKm).toBeGreaterThan(100)
  })

  it("sails to an operator's own ports", async () => {
    const { data } = await sea(20)
    const id = 1_000_001
    const router = new SeaRouter({ ...data, ports: new Map([[id, WAY.origin.position]]) })
    const own = router.route({ ...WAY, origin: { portId: id }, resolutionKm: 20 })
    expect(own.origin).toMatchObject({ portId: id, requested: null })
    expect(own.distanceKm).toBe(router.route({ ...WAY, resolutionKm: 20 }).distanceKm)
    expect(() => router.route({ ...WAY, origin: { portId: id + 1 }, resolutionKm: 20 })).toThrow(
      PortNotFoundError,
    )
  })

  it('names a file that is missing, and the remedy', async () => {
    await expect(openSea('/nowhere', [20])).rejects.toThrow(/is missing. Restore it/)
  })

  it('rejects labels of another network, and names the file and the remedy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-labels-'))
    cpSync(join(DATA_FOLDER, networkFile(100)), join(folder, networkFile(100)))
    // Format 3, made for the network with checksum 7.
    writeFileSync(join(folder, portLabelsFile(100)), wrap(Uint8Array.of(3, 7)))
    await expect(openResolution(folder, 100)).rejects.toThrow(
      /port-labels-100km.fwy belongs to another network. Make them with npm run data -- labels/,
    )
  })

  it('rejects legs round areas of another network, and names the file and the remedy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-legs-'))
    cpSync(join(DATA_FOLDER, networkFile(100)), join(folder, networkFile(100)))
    // Format 1, made for the network with checksum 7.
    writeFileSync(join(folder, areaLegsFile(100)), packFile(Uint8Array.of(1, 7)))
    await expect(openResolution(folder, 100)).rejects.toThrow(
      /area-legs-100km.fwy belongs to another network. Make them with npm run data -- areas/,
    )
  })
})
