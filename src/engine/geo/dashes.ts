/** A text with a hyphen for every dash and minus sign, which word processors write in its place. */
export function withPlainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]/g, '-')
}
