import type { ByteReader, ByteWriter } from './bytes.js'
import { UNREACHED } from './port-metres.js'
import { uint32s } from './shared.js'

/**
 * Writes the metres from each landmark to each entity, which are at [entity * landmarks + landmark].
 * They are written landmark by landmark as differences, because neighbours have similar distances.
 */
export function packLandmarkMetres(w: ByteWriter, landmarks: number, metres: Uint32Array): void {
  for (let landmark = 0; landmark < landmarks; landmark++) {
    let last = 0
    for (let at = landmark; at < metres.length; at += landmarks) {
      const value = metres[at] === UNREACHED ? 0 : metres[at]! + 1
      w.signed(value - last)
      last = value
    }
  }
}

/**
 * Reads what `packLandmarkMetres` wrote. In memory the metres of an entity are adjacent, because a
 * search looks them up together.
 */
export function readLandmarkMetres(
  r: ByteReader,
  landmarks: number,
  entities: number,
): Uint32Array {
  if (landmarks * entities > r.left) throw new RangeError('More distances than bytes.')
  // Starts from -1, which is UNREACHED, because the file stores the metres plus one.
  return r.deltaColumns(uint32s(landmarks * entities), landmarks, -1)
}
