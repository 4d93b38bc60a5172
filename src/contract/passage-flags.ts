import type { PassageId } from '../engine/routing/request.js'

/** Passages that a request can also close with a boolean field of the same name. */
export const FLAG_NAMES = {
  suez: 'the Suez Canal',
  panama: 'the Panama Canal',
  gibraltar: 'the Strait of Gibraltar',
  kiel: 'the Kiel Canal',
} as const satisfies { readonly [Id in PassageId]?: string }

export type PassageFlag = keyof typeof FLAG_NAMES
export const PASSAGE_FLAGS = Object.keys(FLAG_NAMES) as readonly PassageFlag[]

/** A value for each of them. */
export function ofFlags<Value>(of: (id: PassageFlag) => Value): Record<PassageFlag, Value> {
  const entries = PASSAGE_FLAGS.map((id) => [id, of(id)])
  return Object.fromEntries(entries) as Record<PassageFlag, Value>
}
