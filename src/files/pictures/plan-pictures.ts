import { LRUCache } from 'lru-cache'
import type { Position } from '../../engine/geo/position.js'
import { pngOf } from './png.js'
import { type IsLand, pictureOf } from './route-picture.js'

/** Maximum number of cached pictures. One takes about 10 kB and 0.2 s. */
const KEPT = 500

/** Pictures of shared plans, with a cache of the most recent. */
export class PlanPictures {
  readonly #kept = new LRUCache<string, Buffer>({ max: KEPT })

  async of(id: string, isLand: IsLand, read: () => Promise<Position[][]>): Promise<Buffer> {
    const known = this.#kept.get(id)
    if (known !== undefined) return known
    const picture = await pngOf(pictureOf(await read(), isLand))
    this.#kept.set(id, picture)
    return picture
  }
}
