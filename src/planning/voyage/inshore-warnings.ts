import { warned } from '../../emissions/answer/warning-table.js'
import { KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import { namedBelowKm } from '../../engine/routing/much-longer.js'
import { INSHORE_KM } from '../../engine/routing/path/straight-path.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { portName } from '../../ports/port.js'
import type { PortsNear } from '../ports-beside.js'
import { roundKm } from '../rounding.js'
import type { PlanningWarning } from '../warnings.js'

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
    const way_nm = Math.round(byPort.km / KM_PER_NM)
    const values = { port: portName(found.port), way_nm, km: roundKm(byPort.km), nm }
    return [{ ...warned('inshore_only', values), field: `stops[${leg + 1}]` }]
  })
}

/** Cells of a matrix that its warning names. */
const MAX_NAMED = 5
/** Ports beside an end that are tried, which bounds the work of a matrix to its cells times this number. */
const MAX_BESIDE = 8

/**
 * Names the cells of a matrix for which the way by another of its ports, beside one of their ends, is much shorter.
 * It is known only of ports that are origins and destinations. @param distancesKm row-major
 */
export function inshoreCells(
  origins: readonly ResolvedPlace[],
  destinations: readonly ResolvedPlace[],
  distancesKm: Float64Array,
): PlanningWarning[] {
  const rowOf = new Map(origins.flatMap(({ port }, row) => (port ? [[port.id, row]] : [])))
  // Each port once, however often it is asked for: there are no more than the shorter side has places.
  const columnOf = new Map(destinations.map(({ port }, column) => [port, column]))
  const both = [...columnOf].flatMap(([port, column]) => {
    const row = port === null ? undefined : rowOf.get(port.id)
    return row === undefined ? [] : [{ port: port!, row, column }]
  })
  const beside = (ends: readonly ResolvedPlace[]) =>
    ends.map((end) => {
      const isBeside = ({ port }: (typeof both)[number]) =>
        port !== end.port && sphericalKm(port.position, end.position) < INSHORE_KM
      return both.filter(isBeside).slice(0, MAX_BESIDE)
    })
  const [besideOrigins, besideDestinations] = [beside(origins), beside(destinations)]
  const kmOf = (row: number, column: number) => distancesKm[row * destinations.length + column]!
  const found: string[] = []
  for (const [row, { port: from }] of origins.entries()) {
    for (const [column, { port: to }] of destinations.entries()) {
      const km = kmOf(row, column)
      const belowKm = namedBelowKm(km)
      if (!from || !to || !(belowKm > 0)) continue
      const byKm = (by: (typeof both)[number]) => kmOf(row, by.column) + kmOf(by.row, column)
      const by = [...besideOrigins[row]!, ...besideDestinations[column]!].find(
        (third) => third.port !== from && third.port !== to && byKm(third) < belowKm,
      )
      if (!by) continue
      const nm = Math.round((km - byKm(by)) / KM_PER_NM)
      found.push(`${portName(from)} to ${portName(to)} by ${portName(by.port)}, ${nm} nm shorter`)
    }
  }
  if (found.length === 0) return []
  const cells = found.slice(0, MAX_NAMED)
  return [
    { ...warned('inshore_only:cells', { count: found.length, cells }), field: 'destinations' },
  ]
}
