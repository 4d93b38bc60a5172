import { FIELD_TEXTS } from '../generated/field-texts.js'

const TEXTS: Readonly<Record<string, string>> = FIELD_TEXTS

/** What a field is whose schema does not say. @param within names the object whose field it is */
export const fieldText = (name: string, within = ''): string | undefined =>
  TEXTS[`${within}.${name}`] ?? TEXTS[name]
