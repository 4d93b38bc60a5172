import { warned } from '../../emissions/answer/warning-table.js'
import { readContainerType } from '../../emissions/methods/container-type.js'
import { likeness } from '../../emissions/ship/ship-names.js'
import { sizeAssumed, sizeDoubt } from '../../planning/ship/ship-size.js'
import { legConditions } from '../../planning/voyage/conditions-of-legs.js'
import { contradictions } from '../../planning/warnings.js'
import type { PortTable } from '../../ports/table.js'
import { camelCase } from '../camel-case.js'
import { PASSAGE_FLAGS } from '../passage-flags.js'
import { unusedPlaceFields } from '../problems/unused-place-fields.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import { sizeFields } from '../schemas/emissions/emissions-ship.js'
import type { ConditionsBody, RouteBody } from '../schemas/route-request.js'
import type { VoyageBody } from '../schemas/voyage-request.js'
import { hadOtherSize } from '../validation/canonical.js'
import { type WarningItem, warningAbout } from '../warning.js'
import { type RequestedOptions, readConstraints } from './read-conditions.js'
import { departureOf } from './read-estimate.js'
import { assumedSizeOf, capacityMeant, type ShipBody, shipTypeOf } from './read-ship.js'

/** Fields of an estimate's route that have an effect only if a route is calculated. */
const ROUTED_FIELDS = [
  ...PASSAGE_FLAGS,
  'avoid',
  'allow',
  'avoid_areas',
  'channels',
  'resolution_km',
] as const

/** Warns of fields of an estimate that have no effect or contradict each other. */
export function estimateWarnings(body: EmissionsBody, ports?: PortTable): WarningItem[] {
  return [
    ...unusedFields(body, ports),
    ...carbonYearWarning(body),
    ...likenessWarning(body),
    ...capacityWarning(body),
    ...sizeWarning(body),
    ...otherSizeWarning(body),
  ]
}

/** Warns of a size that ships of the name do not have. */
function sizeWarning({
  vessel,
}: {
  readonly vessel?: EmissionsBody['vessel'] | ShipBody['vessel']
}): WarningItem[] {
  if (vessel?.type === undefined || vessel.size_class !== undefined) return []
  const doubt = sizeDoubt(vessel.type, camelCase(vessel))
  return doubt ? [warningAbout('#/vessel/type', doubt)] : []
}

/** Warns of a size beside the name of a ship that no field takes, such as the cubic metres of a gas carrier. */
export function otherSizeWarning(
  { vessel }: { readonly vessel?: object | undefined },
  base = '#',
): WarningItem[] {
  if (vessel === undefined || !hadOtherSize(vessel)) return []
  return [warningAbout(`${base}/vessel/type`, warned('size_not_used:unit'))]
}

/** Says which type or capacity was assumed for a ship that is stated by its size. */
function capacityWarning({ vessel }: EmissionsBody): WarningItem[] {
  if (vessel?.type === undefined && vessel?.capacity_teu !== undefined)
    return [warningAbout('#/vessel', warned('vessel_assumed:capacity'))]
  const meant = vessel && capacityMeant(vessel)
  if (!meant) return []
  const why = warned('vessel_size_assumed:capacity', { because: meant.because })
  return [warningAbout('#/vessel', why)]
}

/** Says what stands for a ship that is not modelled. */
function likenessWarning({ vessel }: EmissionsBody): WarningItem[] {
  const like = vessel && likeness(vessel.type ?? '', 'cargo')
  return like ? [warningAbout('#/vessel/type', like)] : []
}

/**
 * Warns of costs for another year than that of the departure. Only a warning: a caller may want to
 * compare years.
 */
function carbonYearWarning({ route, carbon }: EmissionsBody): WarningItem[] {
  const departure = departureOf({ route })?.slice(0, 4)
  if (departure === undefined || carbon?.year === undefined) return []
  if (carbon.year === Number(departure)) return []
  const values = { year: carbon.year, departed: Number(departure) }
  return [warningAbout('#/carbon/year', warned('carbon_year_differs', values))]
}

/** Warns of fields that have no effect beside a port, a distance or another field. */
function unusedFields({ route }: EmissionsBody, ports?: PortTable): WarningItem[] {
  const ofPlaces = unusedPlaceFields(route, ports, '#/route')
  if (route.distance_km === undefined) return [...contradictionsOf(route, '#/route'), ...ofPlaces]
  const beside = ROUTED_FIELDS.filter((name) => route[name] !== undefined).map((name) =>
    warningAbout(`#/route/${name}`, warned('not_used:known_distance', { field: `route.${name}` })),
  )
  return [...ofPlaces, ...beside]
}

/**
 * Warns of fields that have no effect or contradict each other. These warnings belong to the request
 * and are never cached.
 */
export function conditionWarnings(body: ConditionsBody, ports?: PortTable): WarningItem[] {
  return [
    ...contradictionsOf(body),
    ...unusedPlaceFields(body, ports),
    ...shipWarnings(body),
    ...ballastWarning(body),
  ]
}

/** Warns of what is said of a ship in ballast if it is laden all the way. */
function ballastWarning({
  vessel,
  condition = 'laden',
  stops = [],
}: ConditionsBody & Partial<Pick<RouteBody, 'condition'> & Pick<VoyageBody, 'stops'>>) {
  if (vessel?.ballast === undefined) return []
  if ([condition, ...legConditions(stops)].includes('ballast')) return []
  const why = warned('not_used:laden', { field: 'vessel.ballast' })
  return [warningAbout('#/vessel/ballast', why)]
}

/** Passages that a request both opens and closes. */
function contradictionsOf(body: RequestedOptions, base = '#'): WarningItem[] {
  const opensSome = body.allow !== undefined || PASSAGE_FLAGS.some((id) => body[id] === true)
  if (!opensSome) return []
  return contradictions(readConstraints(body, base)).map(({ passage }) => {
    const isFlag = PASSAGE_FLAGS.some((id) => id === passage)
    const opening = isFlag ? `${passage}: true` : 'allow'
    const pointer = isFlag ? `${base}/${passage}` : `${base}/allow`
    return warningAbout(pointer, warned('contradiction:field', { passage, opening }))
  })
}

/** Fields of a vessel that say its size, or that it has no use for. */
const SIZE_FIELDS = Object.keys(sizeFields) as (keyof typeof sizeFields)[]

/** Says what was assumed of the ship, and which of its fields have no effect. */
function shipWarnings(body: ShipBody): WarningItem[] {
  const { vessel } = body
  const size = assumedSizeOf(body)
  const warnings: WarningItem[] = []
  if (vessel?.type === undefined && shipTypeOf(body) !== undefined) {
    const why = vessel?.capacity_teu === undefined ? 'containers' : 'capacity'
    warnings.push(warningAbout('#/vessel', warned(`vessel_assumed:${why}`)))
  }
  const container = body.cargo?.container_type
  if (container !== undefined && readContainerType(container) === null) {
    warnings.push(warningAbout('#/cargo/container_type', warned('unknown_container_type:route')))
  }
  if (size !== undefined) {
    warnings.push(warningAbout('#/vessel', sizeAssumed(size)), ...sizeWarning(body))
  }
  const unused = (name: string, reason: 'no_register' | 'beside_class') => {
    const why = warned(`not_used:${reason}`, { field: `vessel.${name}` })
    warnings.push(warningAbout(`#/vessel/${name}`, why))
  }
  warnings.push(...otherSizeWarning(body))
  if (vessel?.imo !== undefined) unused('imo', 'no_register')
  const given = SIZE_FIELDS.filter((name) => vessel?.[name] !== undefined)
  if (size === undefined) {
    for (const name of given) unused(name, 'beside_class')
  }
  return warnings
}
