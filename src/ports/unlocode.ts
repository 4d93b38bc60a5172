/** Whether this is a UN/LOCODE: two letters of the country, three letters or digits 2 to 9. */
export function isUnlocode(text: string): boolean {
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(text)
}
