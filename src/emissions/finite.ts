/** Null for a quotient whose divisor is almost zero. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
