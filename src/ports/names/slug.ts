/**
 * A name as part of a URL: lower-case letters, digits and hyphens. The word "to" is joined to its
 * neighbour, because "-to-" separates origin and destination in the slug of a route.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/(^|-)to(?=-|$)-?/g, '$1to')
}
