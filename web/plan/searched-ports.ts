import { type Port, sizeOrder, UNRANKED } from '../../src/ports/port.js'
import type { PortFile, PortNames } from '../map/map-file.js'

/** The ports of the page, as the service's own search takes them. */
export function searchedPorts({ ports, countries }: PortFile, names: PortNames): readonly Port[] {
  return ports.map(([id, unlocode, name, countryCode, lon, lat, rank, mainPortId, size]): Port => {
    const [alternateNames = [], localNames = []] = names[id] ?? []
    return {
      id,
      unlocode,
      name,
      countryCode,
      alternateNames,
      localNames,
      size,
      mainPortId,
      country: countries[countryCode] ?? countryCode,
      position: [lon, lat],
      slug: '',
      rank: rank ?? UNRANKED + sizeOrder(size),
      limits: null,
      isTabled: false,
    }
  })
}
