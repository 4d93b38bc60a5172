import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Resolution } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'

const file = fileURLToPath(import.meta.url)

/**
 * Memory of a router in megabytes, measured in a separate process, because the memory of this one
 * has grown before.
 */
export function memoryMb(dataFolder: string, resolutions: readonly Resolution[]): number {
  const options = ['--expose-gc', '--import', 'tsx', file, dataFolder, ...resolutions.map(String)]
  return Number(execFileSync(process.execPath, options, { encoding: 'utf8' }))
}

async function rssMb(): Promise<number> {
  // The first collection releases memory only after it has returned.
  for (let i = 0; i < 2; i++) {
    ;(globalThis as { gc?: () => void }).gc?.()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return process.memoryUsage().rss / 1e6
}

if (process.argv[1] === file) {
  const [folder, ...resolutions] = process.argv.slice(2)
  const before = await rssMb()
  const router = new SeaRouter(await openSea(folder!, resolutions.map(Number) as Resolution[]))
  // Routes once, because rows are created when they are needed.
  for (const resolutionKm of router.resolutions) {
    const ends = { origin: { position: [-40, 40] }, destination: { position: [60, -10] } } as const
    router.route({ ...ends, resolutionKm, closed: [], date: '2026-06-01' })
  }
  console.log((await rssMb()) - before)
}
