/**
 * Makes something of each text once and keeps it, for texts of which there are few: prefixes and formulas of steps. To
 * join names every time takes half the time of an estimate.
 */
export function madeOnce<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const one = make(text)
    made.set(text, one)
    return one
  }
}
