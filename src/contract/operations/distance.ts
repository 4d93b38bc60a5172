import { nauticalMiles } from '../../planning/rounding.js'
import { DISTANCE_QUERY } from '../pointers.js'
import { placeOfText } from '../read/place-text.js'
import { type DistanceBody, type DistanceCoreBody, DistanceQuery } from '../schemas/distance.js'
import type { RouteBody } from '../schemas/route-request.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { aboutQuery, endName } from '../write/cell-query.js'
import type { RouteFiguresBody } from '../write/write-route.js'
import type { Calculated, Operation } from './operation.js'
import { routeFigures } from './route.js'
import { resolutionOf } from './sailing.js'

/** The length of a route, for one cell of a spreadsheet. */
export const distance: Operation<DistanceBody, DistanceCoreBody> = {
  name: 'route',
  path: '/v1/distance',
  schema: DistanceQuery as JsonSchema,
  saysCached: false,
  resolutions: resolutionOf,
  prepare: (query, tools, names = { layout: DISTANCE_QUERY, base: '#' }) => {
    const { from, to, avoid, allow, resolution_km, unit = 'nm' } = query
    const ends = { origin: placeOfText(from), destination: placeOfText(to) }
    const prepared = routeFigures.prepare(
      { ...ends, avoid, allow, resolution_km } as RouteBody,
      tools,
      names,
    )
    const inUnit = (km: number) => (unit === 'nm' ? nauticalMiles(km) : km)
    const figures = ({ core, warnings, ...rest }: Calculated<RouteFiguresBody>) => ({
      ...rest,
      warnings: warnings.map(aboutQuery),
      core: {
        from: endName(core.origin, from),
        to: endName(core.destination, to),
        distance: unit === 'nm' ? core.distance_nm : core.distance_km,
        distance_low: inUnit(core.distance_low_km),
        distance_high: inUnit(core.distance_high_km),
        unit,
        passages: core.passages.map(({ id }) => id),
      },
    })
    return { ...prepared, calculate: async (signal) => figures(await prepared.calculate(signal)) }
  },
}
