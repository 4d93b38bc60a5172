/** Replaces the braces in a text by values: `fill('{km} km', { km: 5 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}

/** A text with a capital at its beginning. */
export const asSentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
