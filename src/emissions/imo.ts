/** Whether a value has the form of an IMO number: seven digits, as an integer or as text. */
export function isImoNumber(imo: number | string): boolean {
  return /^\d{7}$/.test(String(imo))
}

/**
 * Whether the last digit of an IMO number checks: the first six, weighted 7 to 2, add up to a
 * number that ends in it. Some real ships carry a number that doesn't.
 */
export function imoCheckDigitHolds(imo: number | string): boolean {
  const digits = [...String(imo)].map(Number)
  const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (7 - at), 0)
  return sum % 10 === digits[6]
}
