import { LRUCache } from 'lru-cache'
import { pngOf } from './png.js'
import { type IsLand, type PictureSubject, pictureOf } from './route-picture.js'

/** Maximum number of cached pictures. One takes about 10 kB and 0.2 s. */
const KEPT = 500

/** Pictures of shared plans, with a cache of the most recent. */
export class PlanPictures {
  readonly #kept = new LRUCache<string, Buffer>({ max: KEPT })

  async of(id: string, isLand: IsLand, read: () => Promise<PictureSubject>): Promise<Buffer> {
    const known = this.#kept.get(id)
    if (known !== undefined) return known
    const picture = await pngOf(pictureOf(await read(), isLand))
    this.#kept.set(id, picture)
    return picture
  }
}
