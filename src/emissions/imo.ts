/** Whether a value has the form of an IMO number: seven digits, as an integer or as text. */
export function isImoNumber(imo: number | string): boolean {
  return /^\d{7}$/.test(String(imo))
}

/**
 * Whether the check digit of an IMO number is right: the first six digits, weighted 7 to 2, must add up
 * to a number that ends in it. The numbers of some real ships fail this check.
 */
export function imoCheckDigitHolds(imo: number | string): boolean {
  const digits = [...String(imo)].map(Number)
  const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (7 - at), 0)
  return sum % 10 === digits[6]
}
