/** A section of a line, in km from its start. */
export type Span = readonly [fromKm: number, toKm: number]

/** The sections in order, those with at most this between them as one. */
export function joined(spans: readonly Span[], withinKm: number): Span[] {
  const whole: Span[] = []
  for (const [fromKm, toKm] of spans.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1)
    if (last && fromKm <= last[1] + withinKm) {
      whole[whole.length - 1] = [last[0], Math.max(last[1], toKm)]
    } else whole.push([fromKm, toKm])
  }
  return whole
}
