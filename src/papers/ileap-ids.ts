/** An id of a category that is unique to Fairway. */
export function ownId(text: string): string {
  return `fairway:${text}`
}

/** A text as a part of an id: `Carrier's report, 2025` becomes `carrier-s-report-2025`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
