import { warned } from '../emissions/warning-table.js'
import { KM_PER_NM } from '../geo/distance.js'
import { portName } from '../ports/port.js'
import type { SeaRoute } from '../routing/request.js'
import type { PortsNear } from './ports-near.js'
import { roundKm } from './rounding.js'
import type { PlanningWarning } from './warnings.js'

/** Names the port by which the way would be much shorter, through water that longer routes do not use. */
export function inshoreWarnings(
  routes: readonly Pick<SeaRoute, 'distanceKm' | 'byPort'>[],
  portsNear: PortsNear,
): PlanningWarning[] {
  return routes.flatMap(({ distanceKm, byPort }, leg): PlanningWarning[] => {
    if (!byPort) return []
    const found = portsNear(byPort.position).find(({ port }) => port.id === byPort.portId)
    if (!found) return []
    const nm = Math.round((distanceKm - byPort.km) / KM_PER_NM)
    const values = { port: portName(found.port), km: roundKm(byPort.km), nm }
    return [{ ...warned('inshore_only', values), field: `stops[${leg + 1}]` }]
  })
}
