/**
 * Measures the engine beside npm searoute-js and plain A* on the same graph, and compares its
 * lengths with NGA Pub. 151. Writes lab/bench/RESULTS.md. Run it with: npm run bench -- engine
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RESOLUTIONS } from '../../src/engine/routing/request.js'
import { networkFile } from '../../src/engine/sea/stored/files.js'
import { measureErrors } from './error.js'
import { memoryMb } from './memory.js'
import { Results } from './results.js'
import { measureSearoute } from './searoute.js'
import { measureSpeed, PAIRS, SEED } from './speed.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = `${root}data`
const results = new Results()
const present = RESOLUTIONS.filter((resolutionKm) =>
  existsSync(`${data}/${networkFile(resolutionKm)}`),
)
for (const resolutionKm of present) {
  const router = await measureSpeed(data, resolutionKm, results, resolutionKm === present[0])
  measureErrors({ router }, resolutionKm, results)
}
measureSearoute(data, SEED, results)
const memory = memoryMb(data, present)
results.addFigure(`all ${present.length}`, 'memory, all resolutions', `${memory.toFixed(0)} MB`)
results.addTarget(`memory, ${present.length} resolutions`, memory, 320, 'MB')
results.write(`${root}lab/bench/RESULTS.md`, PAIRS, SEED)
