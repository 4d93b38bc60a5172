import type { Warned } from '../emissions/answer/warning-table.js'
import type { EmissionsInputError } from '../emissions/errors.js'
import { fieldSentence, needsSubject, sentence } from '../planning/sentences.js'
import { readablePointer } from './problems/problem.js'
import { snakeCaseName } from './snake-case.js'
import { areaSource } from './validation/geojson-areas.js'
import { type WarningItem, warningAbout } from './warning.js'

/** Where a request has a domain field under a different name. */
export type Layout = Readonly<Record<string, string>>

/** Differences from the domain that all requests share. */
const CONDITIONS: Layout = {
  'constraints.polygons': '#/avoid_areas',
  'constraints.channels': '#/channels',
  'constraints.avoid': '#/avoid',
  'constraints.closed': '#/avoid',
  'constraints.opened': '#/allow',
  'constraints.southLimit': '#/south_limit',
}

/** The same for a request whose areas were other GeoJSON, or are behind such an area. */
export function withAreas(layout: Layout, areas: readonly object[] = []): Layout {
  const list = layout['constraints.polygons']
  const moved = areas.flatMap((area, at): [string, string][] => {
    const { whole, coordinates } = areaSource(area, at)
    const field = `constraints.polygons[${at}]`
    if (list === undefined || (whole === `/${at}` && coordinates === `/${at}/coordinates`))
      return []
    return [
      [field, list + whole],
      [`${field}.rings`, list + coordinates],
    ]
  })
  return moved.length === 0 ? layout : { ...layout, ...Object.fromEntries(moved) }
}

/** By the number of places on the way. */
const routeLayouts: Layout[] = []

/** For the body of a route, whose places are the stops of a voyage. */
export function routeLayout({
  via = [],
}: {
  readonly via?: readonly unknown[] | undefined
}): Layout {
  // Several times for each request.
  routeLayouts[via.length] ??= layoutVia(via.length)
  return routeLayouts[via.length]!
}

function layoutVia(count: number): Layout {
  const passed = Array.from({ length: count }, (_, at) => [`stops[${at + 1}]`, `#/via/${at}`])
  return {
    ...CONDITIONS,
    'stops[0]': '#/origin',
    ...Object.fromEntries(passed),
    [`stops[${count + 1}]`]: '#/destination',
    [`stops[${count + 1}].arriveAt`]: '#/arrive_at',
    'stops[0].condition': '#/condition',
  }
}

/** For the same request as a query, whose names are flat. */
export const ROUTE_QUERY: Layout = {
  ...routeLayout({}),
  'stops[0].portId': '#/origin_port_id',
  'stops[0].name': '#/origin',
  'stops[1].portId': '#/destination_port_id',
  'stops[1].name': '#/destination',
}

/** For the question of one distance. */
export const DISTANCE_QUERY: Layout = {
  ...CONDITIONS,
  'stops[0]': '#/from',
  'stops[1]': '#/to',
  'stops[0].portId': '#/from',
  'stops[0].name': '#/from',
  'stops[1].portId': '#/to',
  'stops[1].name': '#/to',
}

/** For the question of one figure. */
export const FIGURE_QUERY: Layout = {
  ...DISTANCE_QUERY,
  'vessel.type': '#/vessel_type',
  'vessel.sizeClass': '#/vessel_size_class',
}

/** For a voyage, whose stops have the names of the domain. */
export const VOYAGE_BODY: Layout = CONDITIONS

/** For a matrix, whose fields have the names of the domain. */
export const MATRIX_BODY: Layout = CONDITIONS

/** For a reach request, whose one stop is the origin. */
export const REACH_BODY: Layout = { ...CONDITIONS, 'stops[0]': '#/origin' }

/** For a trace, whose conditions have the names of the domain. */
export const TRACE_BODY: Layout = {
  ...CONDITIONS,
  'stops[0]': '#/fixes',
  'stops[1]': '#/fixes',
}

/** For an estimate, whose places are in `route`. */
export const EMISSIONS_BODY: Layout = {
  origin: '#/route/origin',
  destination: '#/route/destination',
  'constraints.polygons': '#/route/avoid_areas',
  'constraints.channels': '#/route/channels',
  'constraints.avoid': '#/route/avoid',
  'constraints.closed': '#/route/avoid',
  'constraints.opened': '#/route/allow',
  'stops[0]': '#/route/origin',
  'stops[1]': '#/route/destination',
  resolutionKm: '#/route/resolution_km',
  'distance.distanceKm': '#/route/distance_km',
  'distance.km': '#/route/distance_km',
  'distance.type': '#/route/distance_type',
  departAt: '#/route/depart_at',
  'voyage.date': '#/route/depart_at',
  'voyage.distanceType': '#/route/distance_type',
  'voyage.tradeLane': '#/route/trade_lane',
}

/** The JSON Pointer of a field of the domain: `origins[2].portId` as `#/origins/2/port_id`. */
export function pointerOf(field: string, layout: Layout): string {
  const outer = Object.keys(layout)
    .filter(
      (name) =>
        field === name || (/^[.[]/.test(field.slice(name.length)) && field.startsWith(name)),
    )
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  const inner = field
    .slice(outer.length)
    .replaceAll(/\[(\d+)\]/g, '.$1')
    // GeoJSON calls the rings of a polygon, and a line, its coordinates.
    .replace(/\.(rings|line)(?=\.|$)/, '.coordinates')
  const steps = inner.split('.').filter((step) => step !== '')
  return [layout[outer] ?? '#', ...steps.map(snakeCaseName)].join('/')
}

/**
 * Replaces the domain's name of a stop in a message by that of the request: `Stop 2` of a voyage is
 * `via[0]` of a route.
 */
export function inRequestsWords(detail: string, field: string, layout: Layout): string {
  const pointer = layout[field]
  return pointer?.startsWith('#/via/')
    ? detail.replace(/^stop \d+/i, readablePointer(pointer))
    : detail
}

/** Warnings of the domain as they appear in an answer. */
export function warningItems(
  warnings: readonly (Warned & { readonly field: string })[],
  layout: Layout,
): WarningItem[] {
  return warnings.map(({ field, ...warning }) => {
    const pointer = pointerOf(field, layout)
    const detail = withSubject(inRequestsWords(warning.detail, field, layout), pointer)
    return { ...warningAbout(pointer, warning), detail }
  })
}

/**
 * Puts the subject into the message of a warning, which has no other place for it. A problem lists
 * fields, so its details need no subject.
 */
function withSubject(detail: string, pointer: string): string {
  if (needsSubject(detail)) return fieldSentence(readablePointer(pointer), detail)
  return /[.?!]$/.test(detail) ? detail : sentence(detail)
}

/** The faults of a request as members of a problem. */
export function fieldProblemsOf({ problems }: EmissionsInputError, layout: Layout) {
  return problems.map(({ code, field, detail }) => ({
    pointer: pointerOf(field, layout),
    code,
    detail,
  }))
}
