import type { Static } from 'typebox'
import { type Area, areasOfVoyages } from '../../engine/sea/areas.js'
import type { LimitSet, Passage } from '../../engine/sea/passages.js'
import { useOfPassage } from '../../planning/closures/water-use.js'
import type { PortTable } from '../../ports/table.js'
import { apiAreaOf } from '../areas.js'
import { portDetails } from '../read/port-body.js'
import type { AreaList, PassageList, PortList } from '../schemas/service/lists.js'

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

/** The areas that answers count and `avoid` keeps clear of, with what they require. */
export function areaList(areas: readonly Area[]): Static<typeof AreaList> {
  const listed = areasOfVoyages(areas)
  return {
    count: listed.length,
    areas: listed.map((area) => ({
      id: area.id,
      name: area.name,
      group: apiAreaOf(area.group),
      enforced_from: area.enforcedFrom ?? null,
      sulphur_limit_percent: area.sulphurLimitPercent ?? null,
      nox_tier3_keel_from: area.noxTier3KeelFrom ?? null,
      listed_from: area.validFrom ?? null,
      listed_to: area.validTo ?? null,
      approximate: area.approximate,
      source: area.source,
      note: area.note ?? null,
    })),
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
