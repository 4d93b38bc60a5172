/** Whether a text can be the id of a company. */
export function isUrn(text: string): boolean {
  return /^urn:[a-z0-9][a-z0-9-]*:./i.test(text)
}
