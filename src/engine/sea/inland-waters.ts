import type { Box } from '../geo/box.js'

/** A water of data/reference/inland-exits.json whose way to the sea is right. */
export interface CheckedExit {
  readonly name: string
  readonly box: Box
  readonly reason: string
}

/** A water whose way to the sea is wrong in the networks. */
export interface WrongExit {
  readonly name: string
  readonly box: Box
  /** What is wrong, as the end of a sentence. */
  readonly detail: string
}

/** What is known about the ways from inland waters to the sea. */
export interface InlandWaters {
  readonly checked: readonly CheckedExit[]
  readonly wrong: readonly WrongExit[]
}

const FORMAT = 'fairway-inland-exits/1'

/** @throws Error if the data is not in the expected format */
export function readInlandWaters(json: unknown): InlandWaters {
  const document = json as InlandWaters & { readonly format?: unknown }
  if (document?.format === FORMAT) return document
  throw new Error(`Inland exits: got format ${String(document?.format)}, expected ${FORMAT}.`)
}
