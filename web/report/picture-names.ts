import { countryNames, seaNames } from '../map/label-features.js'
import type { MapFile } from '../map/map-file.js'
import { positionAt } from '../map/route-line.js'
import { landmarkName, landmarksAlong } from '../plan/landmarks.js'
import { TELLING } from '../plan/named-routes.js'
import type { PlannedRoute } from '../plan/route-answer.js'
import type { Texts } from '../texts/en.js'
import type { MapName, NamedPosition } from './route-svg.js'

/** The names of seas and countries, as the map writes them. */
export function mapNames(file: MapFile, texts: Texts, language: string): MapName[] {
  return [...seaNames(texts), ...countryNames(file, language)].map(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates
    const { name, isSea, zoom } = properties as { name: string; isSea: boolean; zoom: number }
    const shown = isSea ? name : name.toLocaleUpperCase(language)
    return { name: shown, position: [lon!, lat!], isSea, zoom }
  })
}

/** The passages and capes of a route, best known first. */
export function namesPassed({ route, line }: PlannedRoute, texts: Texts): NamedPosition[] {
  const passages = route.passages.map(({ id, entry_km: km }) => ({ id: id as string, km }))
  const rank = (id: string) => TELLING.indexOf(id)
  return [...passages, ...landmarksAlong(line)]
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map(({ id, km }) => ({ name: landmarkName(texts, id), position: positionAt(line, km) }))
}
