/** Gives a text a capital first letter and a full stop. */
export function sentence(text: string): string {
  return withStop(capitalised(text))
}

/** Gives a text a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Gives a text the full stop of a sentence. */
export function withStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}

const BEGINS_WITH_VERB =
  /^(must|is|isn't|are|was|has|have|can|cannot|does|needs|belongs|applies|contains|closes|gives|got)\b/

/** Whether a detail begins with its verb, so that the name of the field is its subject. */
export function needsSubject(detail: string): boolean {
  return BEGINS_WITH_VERB.test(detail)
}

/** What is wrong with a field: `speed_kmh must be at least 1, got 0.` */
export function fieldSentence(field: string, detail: string): string {
  const between = needsSubject(detail) ? ' ' : ': '
  return withStop(field + between + detail)
}

/** How messages name a stop: `the origin`, `stop 2`. */
export function stopInWords(stopName: string): string {
  return stopName.startsWith('stop ') ? stopName : `the ${stopName}`
}
