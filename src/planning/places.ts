import { finish } from '../base/slices.js'
import type { PortPlace } from '../emissions/factors/box.js'
import { readPosition } from '../engine/geo/parse-position.js'
import type { Position } from '../engine/geo/position.js'
import { checkPosition } from '../engine/routing/checks.js'
import { InvalidRequestError, shown } from '../engine/routing/errors.js'
import { PASSAGES, type PassageId, type RouteEnd } from '../engine/routing/request.js'
import { type Place, type ResolvedPlace, resolvePlace } from '../ports/find/place.js'
import { AS_POSITION, PlaceError } from '../ports/find/place-error.js'
import type { Port } from '../ports/port.js'
import type { PortTable } from '../ports/table.js'
import {
  type FieldFault,
  InvalidVoyageError,
  type PlaceFault,
  PlacesNotFoundError,
} from './errors.js'

/** A place and its field, which errors name. */
export interface PlaceField {
  readonly field: string
  readonly place: Place
}

/** A matrix can have thousands of names, each of which takes some milliseconds: as many unknown ones end it. */
export const MAX_FAULTS = 50
/** Places that one step passes. */
const PLACES_PER_STEP = 200

/**
 * Looks up the ports and positions of places, in order.
 * @throws InvalidVoyageError, PlacesNotFoundError that names every place at fault, up to 50
 */
export function resolvePlaces(ports: PortTable, fields: readonly PlaceField[]): ResolvedPlace[] {
  return finish(resolvingSteps(ports, fields))
}

/** The same in steps. */
export function* resolvingSteps(
  ports: PortTable,
  fields: readonly PlaceField[],
): Generator<void, ResolvedPlace[]> {
  const wrong: FieldFault[] = []
  for (const [at, { field, place }] of fields.entries()) {
    if ((at + 1) % PLACES_PER_STEP === 0) yield
    wrong.push(...placeFaults(field, place))
  }
  if (wrong.length > 0) throw new InvalidVoyageError(wrong)
  const faults: PlaceFault[] = []
  const resolved: ResolvedPlace[] = []
  for (const [at, { field, place }] of fields.entries()) {
    if ((at + 1) % PLACES_PER_STEP === 0) yield
    const found = resolvedOrNot(ports, place)
    if (!(found instanceof PlaceError)) resolved.push(found)
    else {
      faults.push({ field: `${field}.${formOf(place)}`, error: ofPassage(found) })
      if (faults.length === MAX_FAULTS) {
        throw new PlacesNotFoundError(faults, fields.length - at - 1)
      }
    }
  }
  if (faults.length > 0) throw new PlacesNotFoundError(faults)
  return resolved
}

function resolvedOrNot(ports: PortTable, place: Place): ResolvedPlace | PlaceError {
  try {
    return resolvePlace(ports, place)
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error
    return error
  }
}

/** Says how to sail through a passage, where its name is no port's. */
function ofPassage(error: PlaceError): PlaceError {
  const passage = passageCalled(error.place)
  if (passage === undefined || error.code !== 'unknown_place') return error
  const message = `There is no port "${error.place}". To sail through the passage, name it among the stops or in via: via:${passage}.`
  return new PlaceError(error.code, error.place, [], message)
}

/** A place in the form that the engine accepts. */
export function endOf({ port, position }: ResolvedPlace): RouteEnd {
  return port === null ? { position } : { portId: port.id }
}

/** A port as the rules of laws and trade lanes know it. */
export function lawPlace({ countryCode, position: [lon, lat] }: Port): PortPlace {
  return { country: countryCode, lon, lat }
}

/** The passage whose id a text is, in any case. */
export function passageCalled(text: string): PassageId | undefined {
  const id = text.trim().toLowerCase()
  return PASSAGES.find((passage) => passage === id)
}

function formOf(place: Place): string {
  return Object.keys(place)[0]!
}

const FORMS = ['portId', 'unlocode', 'name', 'position'] as const

/** The faults of a place: it must have exactly one form, with a value of the right type. */
function placeFaults(field: string, place: Place): FieldFault[] {
  const forms = FORMS.filter((form) => Object.hasOwn(place, form))
  const [form] = forms
  if (form === undefined || forms.length > 1) {
    const got = forms.join(' and ') || 'none of them'
    return [{ field, detail: `must have exactly one of ${FORMS.join(', ')}, got ${got}` }]
  }
  const value = (place as Readonly<Record<string, unknown>>)[form]
  if (form === 'position') return positionFaults(`${field}.position`, value as Position)
  const type = form === 'portId' ? 'number' : 'string'
  const beyond = form === 'name' && typeof value === type ? beyondGlobe(String(value)) : undefined
  if (beyond !== undefined) return [{ field: `${field}.name`, detail: beyond }]
  if (typeof value === type) return []
  return [{ field: `${field}.${form}`, detail: `must be a ${type}, got ${shown(value)}` }]
}

/** What is wrong with a text that is meant as a position outside the globe. */
function beyondGlobe(text: string): string | undefined {
  const fault = readPosition(text)
  if (fault !== 'latitude' && fault !== 'longitude') return undefined
  const most = fault === 'latitude' ? 90 : 360
  return `must have a ${fault} between -${most} and ${most}: write ${AS_POSITION}`
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
