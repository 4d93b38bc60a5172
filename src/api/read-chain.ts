import type { TransportChain } from '../planning/chain.js'
import { readConsignment } from './read-voyage.js'
import type { ChainBody, ChainSeaLegBody } from './schemas/chain.js'
import type { EmissionsBody } from './schemas/emissions-request.js'

/** A transport chain's request. @param today day of a departure that isn't given */
export function readChain(body: ChainBody, today: string): TransportChain {
  const { teu, mass_tonnes, container_type, reefer } = body.cargo
  return {
    cargo: { teu, massTonnes: mass_tonnes, containerType: container_type, reefer },
    elements: body.elements.map((element): TransportChain['elements'][number] => {
      if (element.kind === 'sea') {
        const consignment = readConsignment(legBodyOf(element, body), today)
        return { kind: 'sea', name: element.name, consignment }
      }
      const { ttw, wtt, source, year: ofYear, data_type = 'default' } = element.factor
      const factor = { ttw, wtt, source, year: ofYear, dataType: data_type }
      const { name } = element
      if (element.kind === 'hub') return { kind: 'hub', name, operation: element.operation, factor }
      const { mode, distance_km, distance_type = 'sfd' } = element
      return {
        kind: 'leg',
        name,
        mode,
        distanceKm: distance_km,
        distanceType: distance_type,
        factor,
      }
    }),
  }
}

/** The same leg as a request for an estimate of its own. */
export function legBodyOf(leg: ChainSeaLegBody, { cargo, framework }: ChainBody): EmissionsBody {
  return { ...leg, cargo, ...(framework && { framework }) }
}
