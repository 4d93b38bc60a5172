import type { Static } from 'typebox'
import { useOfPassage } from '../planning/water-use.js'
import type { PortTable } from '../ports/table.js'
import type { LimitSet, Passage } from '../sea/passages.js'
import { portDetails } from './port-body.js'
import type { PassageList, PortList } from './schemas/lists.js'

/** All ports of the table. */
export function portList({ ports }: Pick<PortTable, 'ports'>): Static<typeof PortList> {
  return {
    count: ports.length,
    ports: ports.map((port) => portDetails(port) as Static<typeof PortList>['ports'][number]),
  }
}

/** All passages that can be closed, with what closes them. */
export function passageList(passages: readonly Passage[]): Static<typeof PassageList> {
  return {
    count: passages.length,
    passages: passages.map((passage) => {
      const { id, name, kind, closedByDefault, local, limitsClose, limits } = passage
      return {
        id,
        name,
        kind,
        closed_by_default: closedByDefault !== undefined,
        closed_because: closedByDefault ?? null,
        use: useOfPassage(passage),
        local: local ? { within_nm: local.withinNm, ends: local.ends } : null,
        closes_to_larger_ships: limitsClose,
        limits: limits.map(limitsBody),
      }
    }),
  }
}

function limitsBody({ name, loaM, beamM, draughtM, airDraughtM }: LimitSet) {
  return {
    name,
    loa_m: loaM?.value ?? null,
    beam_m: beamM?.value ?? null,
    draft_m: draughtM?.value ?? null,
    air_draft_m: airDraughtM?.value ?? null,
  }
}
