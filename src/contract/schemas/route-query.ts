import type { Static } from 'typebox'
import { formatField, Latitude, Longitude, portId } from './common.js'
import { conditionField } from './condition.js'
import { VesselSchema } from './emissions/vessel.js'
import { bodyOptions, routeOptions } from './route-request.js'
import { optional, string, Type, text } from './type.js'

const optionalPortId = (example: number) =>
  optional(portId({ description: 'Instead of longitude and latitude', examples: [example] }))

const placeText = () =>
  optional(
    string(
      'UN/LOCODE, full port name (add ", country" if it is ambiguous) or position: 51.98,4.05 (latitude first), 51 57.3N 4 8.5E',
      { minLength: 1 },
    ),
  )

const { fuels: _, ballast: __, ...vessel } = VesselSchema.properties
type FlatVessel = { [Name in keyof typeof vessel as `vessel_${Name}`]: (typeof vessel)[Name] }
const flatVessel = Object.fromEntries(
  Object.entries(vessel).map(([name, schema]) => [`vessel_${name}`, schema]),
) as FlatVessel

export const cargoFields = bodyOptions.cargo.properties

/** The same request with flat names, for links and for curl. */
export const RouteQuery = Type.Object({
  origin: placeText(),
  origin_port_id: optionalPortId(1068),
  origin_lon: optional(Longitude),
  origin_lat: optional(Latitude),
  destination: placeText(),
  destination_port_id: optionalPortId(1309),
  destination_lon: optional(Longitude),
  destination_lat: optional(Latitude),
  arrive_at: text('Arrival wanted, in the form of depart_at; a window only in a body'),
  ...conditionField('Of the whole way. Default: laden'),
  ...routeOptions,
  ...flatVessel,
  ...cargoFields,
  ...formatField,
})

export type FlatRoute = Static<typeof RouteQuery>
