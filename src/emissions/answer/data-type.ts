/**
 * Data types of ISO 14083, best first, with fuel that the caller states without evidence ranked among
 * them.
 */
export const DATA_TYPES = ['primary', 'stated_by_caller', 'modelled', 'default'] as const
/** Type of data behind a figure. */
export type DataType = (typeof DATA_TYPES)[number]
