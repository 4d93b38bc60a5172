import { type FieldProblem, validationFailed } from '../problems/problem.js'
import { cargoFields, type FlatRoute, RouteQuery } from '../schemas/route-query.js'
import type { RouteBody } from '../schemas/route-request.js'
import { withUnknownFields } from '../validation/check.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { withoutMask } from '../validation/unknown-fields.js'

type EndName = 'origin' | 'destination'
type Place = RouteBody['origin']

/**
 * Turns the query of the GET form into the body of the POST form. @throws Problem validation_failed.
 */
export function unflatten(flat: FlatRoute): RouteBody {
  const problems: FieldProblem[] = []
  const origin = readPlace(flat, 'origin', problems)
  const destination = readPlace(flat, 'destination', problems)
  const vessel = readVessel(flat, problems)
  const cargo = cargoOf(flat)
  if (problems.length > 0) {
    const schema = RouteQuery as JsonSchema
    throw validationFailed(withUnknownFields(problems, schema, withoutMask(flat)))
  }
  // What a body has beside these is not checked here.
  const options = Object.entries(flat).filter(
    ([name]) =>
      Object.hasOwn(RouteQuery.properties, name) &&
      !/^(origin|destination|format)$|^(origin|destination|vessel)_/.test(name) &&
      !(name in cargoFields),
  )
  return { ...Object.fromEntries(options), origin, destination, vessel, cargo } as RouteBody
}

function cargoOf(flat: FlatRoute): RouteBody['cargo'] {
  const given = Object.entries(flat).filter(([name]) => name in cargoFields)
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

function readPlace(flat: FlatRoute, end: EndName, problems: FieldProblem[]): Place {
  const portId = flat[`${end}_port_id`]
  const longitude = flat[`${end}_lon`]
  const latitude = flat[`${end}_lat`]
  const hasPosition = longitude !== undefined || latitude !== undefined
  const text = flat[end]
  const form = `give one of ${end}, ${end}_port_id, or ${end}_lon with ${end}_lat`
  const given = [text !== undefined, portId !== undefined, hasPosition].filter(Boolean).length
  if (given > 1) {
    const field = portId === undefined ? end : `${end}_port_id`
    problems.push({ pointer: `#/${field}`, code: 'ambiguous_location', detail: form })
  } else if (text !== undefined) {
    return { name: text }
  } else if (portId !== undefined) {
    return { port_id: portId }
  } else if (longitude !== undefined && latitude !== undefined) {
    return { coordinates: [longitude, latitude] }
  } else {
    const missing = longitude !== undefined ? 'lat' : latitude !== undefined ? 'lon' : 'port_id'
    problems.push({ pointer: `#/${end}_${missing}`, code: 'required', detail: form })
  }
  return {}
}

function readVessel(flat: FlatRoute, problems: FieldProblem[]): RouteBody['vessel'] {
  const given = Object.entries(flat).filter(([name]) => name.startsWith('vessel_'))
  if (given.length === 0) return undefined
  const isContainerShip = flat.vessel_capacity_teu !== undefined || cargoOf(flat) !== undefined
  if (flat.vessel_type === undefined && !isContainerShip) {
    const detail = 'is required with the other fields of the vessel'
    problems.push({ pointer: '#/vessel_type', code: 'required', detail })
  }
  const vessel = given.map(([name, value]) => [name.slice('vessel_'.length), value])
  return Object.fromEntries(vessel) as RouteBody['vessel']
}
