/**
 * A name as part of an address: small letters, digits and hyphens. The word "to" is closed up with
 * its neighbour, because "-to-" parts origin and destination in the slug of a route.
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
