/** Replaces the braces in a text by values: `fill('{km} km', { km: 5 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}
