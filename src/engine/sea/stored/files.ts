/*
 * Names of the files of a data folder. They use `/`, because they are also paths of URLs. `reference`
 * contains the tables written by hand, `built` the output of the build.
 */

/** The packed network of a resolution. */
export function networkFile(resolutionKm: number): string {
  return `built/network-${resolutionKm}km.fwy`
}

/** The part of it that the static planner loads after its first answer: `splitNetwork` makes both of one file. */
export function networkRestFile(resolutionKm: number): string {
  return `built/network-${resolutionKm}km-rest.fwy`
}

/** The labels of all ports on that network. */
export function portLabelsFile(resolutionKm: number): string {
  return `built/port-labels-${resolutionKm}km.fwy`
}

/** The legs of that network that paths round named areas use. */
export function areaLegsFile(resolutionKm: number): string {
  return `built/area-legs-${resolutionKm}km.fwy`
}

/** The image of that network, which the first opening writes. */
export function imageFile(resolutionKm: number): string {
  return `image/network-${resolutionKm}km.image`
}

/** The image of the tables for routes on that network that avoid named areas, which the first of them has written. */
export function areasImageFile(resolutionKm: number, groups: readonly string[]): string {
  return `image/areas-${[...groups].sort().join('-')}-${resolutionKm}km.image`
}

export const COAST_FILE = 'built/coast.fwy'
export const MANIFEST_FILE = 'built/manifest.json'
export const PORTS_FILE = 'built/ports.json'
export const SHALLOW_AREAS_FILE = 'built/shallow-areas.json'
export const PASSAGES_FILE = 'reference/passages.json'
export const STRAITS_FILE = 'reference/straits.json'
export const ICE_FILE = 'reference/ice.json'
export const INLAND_FILE = 'reference/inland-exits.json'
export const AREAS_FILE = 'reference/areas.json'
export const PORT_ZONES_FILE = 'reference/port-zones.json'
export const WIND_FILE = 'reference/wind.fwy'
export const VESSELS_FILE = 'reference/vessels.json'
