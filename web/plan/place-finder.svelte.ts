import { type Port, UNRANKED } from '../../src/ports/port.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { language } from '../texts/language.svelte.js'
import { PlaceFinder } from './find-places.js'

/** The search for ports in the user's language; null until the ports are loaded. */
class Places {
  readonly finder: PlaceFinder | null = $derived.by(() => {
    const { ports, portNames } = mapFiles
    if (ports === null) return null
    const all = ports.ports.map(
      ([id, unlocode, name, countryCode, lon, lat, rank, mainPortId]): Port => ({
        id,
        unlocode,
        name,
        countryCode,
        country: ports.countries[countryCode] ?? countryCode,
        position: [lon, lat],
        slug: '',
        rank: rank ?? UNRANKED,
        alternateNames: portNames[id] ?? [],
        localNames: [],
        size: null,
        limits: null,
        isTabled: false,
        mainPortId: mainPortId ?? null,
      }),
    )
    return new PlaceFinder(all, ({ countryCode, country }) => [
      country,
      language.country(countryCode, country),
      countryCode,
    ])
  })
}

export const places = new Places()
