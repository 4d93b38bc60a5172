/*
 * Names of the files of a data folder, with `/` between their parts: they are paths of URLs too.
 */

/** The packed network of a resolution. */
export function networkFile(resolutionKm: number): string {
  return `sea/network-${resolutionKm}km.fwy`
}

export const COAST_FILE = 'sea/coast.fwy'
export const MANIFEST_FILE = 'sea/manifest.json'
export const PASSAGES_FILE = 'passages.json'
export const AREAS_FILE = 'areas.json'
