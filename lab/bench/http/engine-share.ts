/**
 * A share of a matrix, calculated by the engine alone. It receives its rows and reports how long
 * they took.
 */

import type { MatrixRequest, Resolution } from '../../../src/engine/routing/request.js'
import { openRouter } from '../../../src/runtime/loading/open.js'

const resolution = Number(process.env['RESOLUTION']) as Resolution
const router = await openRouter('data', [resolution])
process.on('message', (request: MatrixRequest) => {
  const beganMs = performance.now()
  router.matrix(request)
  process.send!(performance.now() - beganMs)
})
process.send!(0)
