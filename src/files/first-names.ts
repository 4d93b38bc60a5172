/** The first names of a list, and how many others there are. */
export function firstNames(names: readonly string[], most: number): string {
  const others = names.length - most
  return `${names.slice(0, most).join(', ')}${others > 0 ? ` and ${others} others` : ''}`
}
