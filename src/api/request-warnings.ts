import { likeness } from '../emissions/ship-names.js'
import { assumedSizeInWords } from '../planning/ship-size.js'
import { contradictions } from '../planning/warnings.js'
import type { PortTable } from '../ports/table.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import { type RequestedOptions, readConstraints } from './read-conditions.js'
import { departureOf } from './read-estimate.js'
import { assumedSizeOf, capacityMeant, type ShipBody, shipTypeOf } from './read-ship.js'
import type { EmissionsBody } from './schemas/emissions-request.js'
import { sizeFields } from './schemas/emissions-ship.js'
import type { ConditionsBody } from './schemas/route-request.js'
import { unusedPlaceFields } from './unused-place-fields.js'
import type { WarningItem } from './warning.js'

/** Fields of an estimate's route that have an effect only if a route is calculated. */
const ROUTED_FIELDS = [...PASSAGE_FLAGS, 'avoid', 'allow', 'avoid_areas', 'resolution_km'] as const

/** Warns of fields of an estimate that have no effect or contradict each other. */
export function estimateRemarks(body: EmissionsBody, ports?: PortTable): WarningItem[] {
  return [
    ...unusedFields(body, ports),
    ...carbonYearRemark(body),
    ...likenessRemark(body),
    ...capacityRemark(body),
  ]
}

/** Says which capacity was assumed for a ship that is stated by another measure. */
function capacityRemark({ vessel }: EmissionsBody): WarningItem[] {
  const meant = vessel && capacityMeant(vessel)
  if (!meant) return []
  const detail = `The capacity of the ship is not given and follows from its size: ${meant.because}.`
  return [{ code: 'vessel_size_assumed', pointer: '#/vessel', detail }]
}

/** Says what stands for a ship that is not modelled. */
function likenessRemark({ vessel }: EmissionsBody): WarningItem[] {
  const detail = vessel && likeness(vessel.type, 'cargo')
  return detail ? [{ code: 'vessel_likened', pointer: '#/vessel/type', detail }] : []
}

/**
 * Warns of costs for another year than that of the departure. Only a warning: a caller may want to
 * compare years.
 */
function carbonYearRemark({ route, carbon }: EmissionsBody): WarningItem[] {
  const departure = departureOf({ route })?.slice(0, 4)
  if (departure === undefined || carbon?.year === undefined) return []
  if (carbon.year === Number(departure)) return []
  const detail = `The costs follow the laws of ${carbon.year}, but depart_at is in ${departure}.`
  const values = { year: carbon.year, departed: Number(departure) }
  return [{ code: 'carbon_year_differs', pointer: '#/carbon/year', detail, values }]
}

/** Warns of fields that have no effect beside a port, a distance or another field. */
function unusedFields({ route }: EmissionsBody, ports?: PortTable): WarningItem[] {
  const ofPlaces = unusedPlaceFields(route, ports, '#/route')
  if (route.distance_km === undefined) return [...contradictionsOf(route, '#/route'), ...ofPlaces]
  const beside = ROUTED_FIELDS.filter((name) => route[name] !== undefined).map((name) => ({
    code: 'not_used',
    pointer: `#/route/${name}`,
    detail: `route.${name} has no effect on a given distance.`,
  }))
  return [...ofPlaces, ...beside]
}

/**
 * Warns of fields that have no effect or contradict each other. These warnings belong to the request
 * and are never cached.
 */
export function remarksOf(body: ConditionsBody, ports?: PortTable): WarningItem[] {
  return [...contradictionsOf(body), ...unusedPlaceFields(body, ports), ...shipRemarks(body)]
}

/** Passages that a request both opens and closes. */
function contradictionsOf(body: RequestedOptions, base = '#'): WarningItem[] {
  const opensSome = body.allow !== undefined || PASSAGE_FLAGS.some((id) => body[id] === true)
  if (!opensSome) return []
  return contradictions(readConstraints(body, base)).map(({ code, passage }) => {
    const isFlag = PASSAGE_FLAGS.some((id) => id === passage)
    const opening = isFlag ? `${passage}: true` : 'allow'
    const pointer = isFlag ? `${base}/${passage}` : `${base}/allow`
    return {
      code,
      pointer,
      detail: `${passage} is closed: avoid takes precedence over ${opening}.`,
    }
  })
}

/** Fields of a vessel that say its size, or that it has no use for. */
const SIZE_FIELDS = Object.keys(sizeFields) as (keyof typeof sizeFields)[]

/** Says what was assumed of the ship, and which of its fields have no effect. */
function shipRemarks(body: ShipBody): WarningItem[] {
  const { vessel } = body
  const size = assumedSizeOf(body)
  const remarks: WarningItem[] = []
  if (vessel?.type === undefined && shipTypeOf(body) !== undefined) {
    const why = vessel?.capacity_teu === undefined ? 'cargo in containers' : 'a capacity in TEU'
    const detail = `No type of vessel is given: a container ship is assumed, because of ${why}.`
    remarks.push({ code: 'vessel_assumed', pointer: '#/vessel', detail })
  }
  if (size !== undefined) {
    remarks.push({
      code: 'vessel_size_assumed',
      pointer: '#/vessel',
      detail: assumedSizeInWords(size),
    })
  }
  const unused = (name: string, why: string) =>
    remarks.push({ code: 'not_used', pointer: `#/vessel/${name}`, detail: `vessel.${name} ${why}` })
  if (vessel?.imo !== undefined) {
    unused(
      'imo',
      'has no effect on a route, because no register of ships is at hand: give its size.',
    )
  }
  const given = SIZE_FIELDS.filter((name) => vessel?.[name] !== undefined)
  if (size === undefined) {
    for (const name of given)
      unused(name, 'has no effect beside the size class or the kind of ship.')
  }
  return remarks
}
