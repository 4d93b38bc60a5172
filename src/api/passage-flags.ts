import type { PassageId } from '../routing/request.js'

/** Passages that a request can also close by a field of their own name. */
export const PASSAGE_FLAGS = [
  'suez',
  'panama',
  'gibraltar',
  'kiel',
] as const satisfies readonly PassageId[]
