import type { Static } from 'typebox'
import { formatField, portId } from './common.js'
import { bodyOptions, routeOptions } from './route-request.js'
import { Type } from './type.js'
import { VesselSchema } from './vessel.js'

const longitude = () =>
  Type.Optional(Type.Number({ minimum: -180, maximum: 180, title: 'longitude' }))
const latitude = () => Type.Optional(Type.Number({ minimum: -90, maximum: 90, title: 'latitude' }))
const optionalPortId = (example: number) =>
  Type.Optional(portId({ description: 'Instead of longitude and latitude', examples: [example] }))

const placeText = () =>
  Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'UN/LOCODE, full port name (add ", country" if it is ambiguous) or position: 51.98,4.05 (latitude first), 51 57.3N 4 8.5E',
    }),
  )

const vessel = VesselSchema.properties

/** The same request with flat names, for links and for curl. */
export const RouteQuery = Type.Object({
  origin: placeText(),
  origin_port_id: optionalPortId(1068),
  origin_lon: longitude(),
  origin_lat: latitude(),
  destination: placeText(),
  destination_port_id: optionalPortId(1309),
  destination_lon: longitude(),
  destination_lat: latitude(),
  ...routeOptions,
  vessel_type: vessel.type,
  vessel_imo: vessel.imo,
  vessel_capacity_teu: vessel.capacity_teu,
  vessel_deadweight_tonnes: vessel.deadweight_tonnes,
  vessel_gross_tonnage: vessel.gross_tonnage,
  vessel_size_class: vessel.size_class,
  vessel_draft_m: vessel.draft_m,
  vessel_beam_m: vessel.beam_m,
  vessel_loa_m: vessel.loa_m,
  vessel_fuel_tonnes_per_day: vessel.fuel_tonnes_per_day,
  vessel_fuel_type: vessel.fuel_type,
  container_type: bodyOptions.cargo.properties.container_type,
  teu: bodyOptions.cargo.properties.teu,
  ...formatField,
})

export type FlatRoute = Static<typeof RouteQuery>
