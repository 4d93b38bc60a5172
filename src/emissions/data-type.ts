/**
 * Data types of ISO 14083 in falling order of worth, and between them fuel that the caller states
 * without evidence.
 */
export const DATA_TYPES = ['primary', 'stated_by_caller', 'modelled', 'default'] as const
export type DataType = (typeof DATA_TYPES)[number]
