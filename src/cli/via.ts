import type { Stop } from '../planning/voyage.js'
import type { PortTable } from '../ports/table.js'
import { PASSAGES, type PassageId } from '../routing/request.js'
import { readPlace } from './places.js'

/** A via point: a passage by its name, or a place in any form. @throws UsageError */
export function readVia(text: string, ports: PortTable, isLonLat: boolean): Stop {
  const name = text.trim().toLowerCase()
  const passage = PASSAGES.find((id): id is PassageId => id === name)
  if (passage !== undefined) return { place: { passage }, kind: 'via' }
  return { place: readPlace(text, ports, isLonLat), kind: 'via' }
}
