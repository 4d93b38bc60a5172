import type { PassageId } from '../routing/request.js'

/** Passages that a request can also close with a boolean field of the same name. */
export const PASSAGE_FLAGS = [
  'suez',
  'panama',
  'gibraltar',
  'kiel',
] as const satisfies readonly PassageId[]
