/** A wrong value as a message shows it. JSON has no NaN and would say null. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  const isJson = typeof value === 'string' || (typeof value === 'object' && value !== null)
  return isJson ? JSON.stringify(value) : String(value)
}
