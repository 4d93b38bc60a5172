import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { CoastMask } from '../../src/engine/sea/coast-mask.js'
import { RESOLUTIONS, type Resolution } from '../../src/engine/sea/resolutions.js'
import { wrap } from '../../src/engine/sea/stored/container.js'
import { COAST_FILE, networkFile } from '../../src/engine/sea/stored/files.js'
import { writeManifest } from './files/manifest.js'
import { buildPortFiles } from './files/port-files.js'
import { coastDistance } from './water/coast-distance.js'
import { GSHHG_FOLDER, readCoast } from './water/gshhg.js'
import { readDepths } from './water/shallows.js'
import { nearSteepCoasts, type SteepCoasts } from './water/steep-coasts.js'
import type { WorkerInput, WorkerOutput } from './worker.js'

/** Number of resolutions to build in parallel. Each worker takes about 5 GB and one core. */
const PARALLEL = 2

const { values } = parseArgs({
  options: {
    gshhg: { type: 'string', default: GSHHG_FOLDER },
    data: { type: 'string', default: 'data' },
    resolution: { type: 'string', multiple: true },
    'keep-ports': { type: 'boolean', default: false },
    'only-ports': { type: 'boolean', default: false },
    'without-schemes': { type: 'boolean', default: false },
  },
})
const folder = values.data
const wanted = (values.resolution?.map(Number) ?? RESOLUTIONS) as readonly Resolution[]
const started = Date.now()

function log(what: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${what}`)
}

if (!values['keep-ports']) {
  buildPortFiles(folder)
  log('ports written')
}
if (!values['only-ports']) await buildSea()
writeManifest(folder)
log('done')

async function buildSea(): Promise<void> {
  const coast = readCoast(values.gshhg)
  log(`coast read: ${coast.x.length} points`)
  const distance = coastDistance(coast, (done) =>
    process.stdout.write(`\r  distance to the coast ${Math.round(done * 100)} % `),
  )
  process.stdout.write('\r')
  log('distance to the coast')
  mkdirSync(join(folder, dirname(COAST_FILE)), { recursive: true })
  writeFileSync(join(folder, COAST_FILE), wrap(brotliCompressSync(CoastMask.pack(distance))))
  log(`${COAST_FILE} written`)
  const shoals = readFileSync(join(folder, 'build-inputs/shoals.json'), 'utf8')
  const { steepCoasts } = JSON.parse(shoals) as { readonly steepCoasts: SteepCoasts }
  const depths = readDepths(join(folder, 'build-inputs/etopo5-depth.bin.gz'))
  nearSteepCoasts(distance, depths, steepCoasts)

  const queue = [...wanted]
  const workers = Math.min(PARALLEL, queue.length)
  await Promise.all(Array.from({ length: workers }, () => buildQueued(queue, distance)))
}

/** Makes one worker build resolutions until none is left. It reads the sources only once. */
function buildQueued(queue: Resolution[], distance: Uint8Array): Promise<void> {
  const { gshhg, 'without-schemes': withoutSchemes } = values
  const workerData: WorkerInput = { folder, gshhg, distance, withoutSchemes }
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 8000 },
  })
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const resolutionKm = queue.shift()
      if (resolutionKm === undefined) resolve(worker.terminate().then(() => undefined))
      else worker.postMessage(resolutionKm)
    }
    worker.on('message', (message: WorkerOutput) => {
      const { resolutionKm } = message
      if ('step' in message) return log(`${resolutionKm} km: ${message.step}`)
      writeFileSync(join(folder, networkFile(resolutionKm)), message.file)
      log(
        `${resolutionKm} km: ${message.corners} corners, ${message.legs} legs, ${message.rawBytes} bytes, packed ${message.file.length}`,
      )
      next()
    })
    worker.on('error', reject)
    next()
  })
}
