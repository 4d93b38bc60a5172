type Container = Record<string | number, unknown>

/** Every number and text of a JSON value, as the object or list that holds it and its place there. */
function leavesOf(value: unknown): (readonly [Container, string | number])[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Container
  return Object.keys(holder).flatMap((name) =>
    typeof holder[name] === 'number' || typeof holder[name] === 'string'
      ? [[holder, name] as const]
      : leavesOf(holder[name]),
  )
}

/** A copy of an answer in which one number or text, chosen at random, is another one. */
export function damagedAnswer<Answer extends object>(answer: Answer, random: () => number): Answer {
  const copy = structuredClone(answer)
  const leaves = leavesOf(copy)
  const [holder, name] = leaves[Math.floor(random() * leaves.length)]!
  const value = holder[name]
  if (typeof value === 'number')
    holder[name] = value === 0 ? 1 : value * (1 + 10 ** (-9 * random()))
  else holder[name] = changed(value as string, random)
  return copy
}

/** A text with one character replaced, or one added to none. */
function changed(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  return `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`
}
