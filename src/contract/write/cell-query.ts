import { portName } from '../../ports/port.js'
import type { WarningItem } from '../warning.js'
import type { RouteFiguresBody } from './write-route.js'

/** The parameter of a query for one cell of a spreadsheet that a field of a body was made of. */
export function parameter(pointer: string): string {
  return pointer
    .replace(/^#(\/route)?\/origin\b.*/, '#/from')
    .replace(/^#(\/route)?\/destination\b.*/, '#/to')
    .replace(/^#\/vessel\/speed_kn$/, '#/speed_kn')
    .replace(/^#\/vessel\/(type|size_class)$/, '#/vessel_$1')
    .replace(/^#\/(route|cargo)\//, '#/')
}

/** A warning about a body names the parameters of the query. */
export function aboutQuery(warning: WarningItem): WarningItem {
  const { pointer } = warning
  return pointer == null ? warning : { ...warning, pointer: parameter(pointer) }
}

/** The name of the port that was found, else what was written. */
export function endName({ port }: RouteFiguresBody['origin'], written: string): string {
  return port === null ? written.trim() : portName(port)
}
