import type { Position } from '../engine/geo/position.js'
import { checkPosition } from '../engine/routing/checks.js'
import { InvalidRequestError, shown } from '../engine/routing/errors.js'
import type { Place } from '../ports/find/place.js'
import type { FieldFault } from './errors.js'

const FORMS = ['portId', 'unlocode', 'name', 'position'] as const

/** The faults of a place: it must have exactly one form, with a value of the right type. */
export function placeFaults(field: string, place: Place): FieldFault[] {
  const forms = FORMS.filter((form) => Object.hasOwn(place, form))
  const [form] = forms
  if (form === undefined || forms.length > 1) {
    const got = forms.join(' and ') || 'none of them'
    return [{ field, detail: `must have exactly one of ${FORMS.join(', ')}, got ${got}` }]
  }
  const value = (place as Readonly<Record<string, unknown>>)[form]
  if (form === 'position') return positionFaults(`${field}.position`, value as Position)
  const type = form === 'portId' ? 'number' : 'string'
  if (typeof value === type) return []
  return [{ field: `${field}.${form}`, detail: `must be a ${type}, got ${shown(value)}` }]
}

function positionFaults(field: string, position: Position): FieldFault[] {
  try {
    checkPosition(field, position)
    return []
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error
    return [{ field, detail: error.detail.replace(/\.$/, '') }]
  }
}
