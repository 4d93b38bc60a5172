import { join } from 'node:path'
import type { PackedTables } from '../../engine/routing/avoid/tables/cost-tables.js'
import type { SeaRouter } from '../../engine/routing/router.js'
import { areasInForce } from '../../engine/sea/areas.js'
import { outlinesChecksum } from '../../engine/sea/stored/area-legs.js'
import { areasImageFile } from '../../engine/sea/stored/files.js'
import type { AvoidedAreas } from '../../planning/calculations.js'
import { readImage, writeImage } from './image-file.js'
import { identityOfResolution } from './open.js'

/**
 * The tables for routes that avoid named areas, from their image. Without one they are made, which takes seconds, and an
 * image is written for the next process.
 * @param folder the data folder
 * @param onlyOpens whether none are made
 * @returns null if none of the areas is in force, or if there are none
 */
export async function preparedTables(
  folder: string,
  avoided: AvoidedAreas,
  router: Pick<SeaRouter, 'prepareAreas' | 'areas'>,
  onlyOpens = false,
): Promise<PackedTables | null> {
  const { resolutionKm, avoidAreas, date } = avoided
  const areas = avoidAreas.flatMap((group) => areasInForce(router.areas, group, date))
  if (areas.length === 0) return null
  const path = join(folder, areasImageFile(resolutionKm, avoidAreas))
  const of = `${await identityOfResolution(folder, resolutionKm)} ${outlinesChecksum(areas)}`
  const known = await readImage(path, of)
  if (known !== null || onlyOpens) return known as PackedTables | null
  const made = router.prepareAreas(avoided)
  if (made !== null) await writeImage(path, of, () => made)
  return made
}
