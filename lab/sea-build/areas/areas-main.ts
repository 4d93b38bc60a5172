/**
 * Makes the legs that paths round named areas use, for the networks of a data folder: `npm run data -- areas`. They follow
 * from the networks and `reference/areas.json`; the same files always give the same legs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Resolution } from '../../../src/engine/routing/request.js'
import { RESOLUTIONS } from '../../../src/engine/sea/resolutions.js'
import { packAreaLegs } from '../../../src/engine/sea/stored/area-legs.js'
import { checksumOf } from '../../../src/engine/sea/stored/container.js'
import { areaLegsFile, networkFile } from '../../../src/engine/sea/stored/files.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { writeManifest } from '../files/manifest.js'
import { packFile } from '../files/pack-file.js'
import { removeSavings } from '../files/savings.js'
import { makeAreaLegs } from './make-area-legs.js'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    resolution: { type: 'string', multiple: true },
  },
})

for (const resolutionKm of values.resolution?.map(Number) ?? RESOLUTIONS) {
  removeSavings(values.data, resolutionKm)
  const sea = await openSea(values.data, [resolutionKm as Resolution])
  const legs = makeAreaLegs(sea, (step) => console.log(`${resolutionKm} km: ${step}`))
  const checksum = checksumOf(readFileSync(join(values.data, networkFile(resolutionKm))))
  writeFileSync(
    join(values.data, areaLegsFile(resolutionKm)),
    packFile(packAreaLegs(legs, checksum)),
  )
}
writeManifest(values.data)
