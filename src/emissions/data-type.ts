/**
 * Data types of ISO 14083, best first, and among them fuel that the caller states
 * without evidence.
 */
export const DATA_TYPES = ['primary', 'stated_by_caller', 'modelled', 'default'] as const
/** Type of data behind a figure. */
export type DataType = (typeof DATA_TYPES)[number]
