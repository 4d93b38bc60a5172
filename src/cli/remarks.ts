import { remarksOf } from '../api/read-voyage.js'
import type { WarningItem } from '../api/warning.js'
import type { RequestedOptions } from '../api/write-route.js'

/** The warnings of a row in one cell: their codes, without repetitions. */
export function remarkCodes(warnings: readonly { readonly code: string }[]): string {
  return [...new Set(warnings.map(({ code }) => code))].join(' ')
}

/** Warnings of options that contradict each other, the same as the service gives. */
export function contradictionsOf(asked: RequestedOptions): WarningItem[] {
  // An absent option is undefined here, a value that JSON does not have.
  return remarksOf(asked as Parameters<typeof remarksOf>[0])
}
