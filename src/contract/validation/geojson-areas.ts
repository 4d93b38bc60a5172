import { isRecord } from './json-schema.js'

/** Where a request has the parts of an area, as ends of JSON Pointers to its list of areas. */
interface AreaSource {
  readonly whole: string
  readonly coordinates: string
  /** The object with its mode and its name. */
  readonly names: string
}

/** Of the areas that other GeoJSON became. */
const SOURCES = new WeakMap<object, AreaSource>()

/** Where a request had an area. @param at its index in the list that the request became */
export function areaSource(area: object, at: number): AreaSource {
  const whole = `/${at}`
  return SOURCES.get(area) ?? { whole, coordinates: `${whole}/coordinates`, names: whole }
}

/**
 * A JSON Pointer into a checked value as one into the request, whose areas may be other GeoJSON:
 * `#/avoid_areas/3/coordinates/0` as `#/avoid_areas/1/geometry/coordinates/2/0`.
 */
export function pointerInRequest(pointer: string, value: unknown): string {
  const steps = pointer.split('/')
  let node = value
  for (let at = 1; at < steps.length && isObject(node); at++) {
    node = (node as Record<string, unknown>)[steps[at]!]
    const source = isObject(node) ? SOURCES.get(node) : undefined
    if (source === undefined) continue
    const [member, ...rest] = steps.slice(at + 1)
    const list = steps.slice(0, at).join('/')
    if (member === undefined) return list + source.whole
    if (member === 'coordinates') return [list + source.coordinates, ...rest].join('/')
    const isName = member === 'mode' || member === 'name'
    return [list + (isName ? source.names : source.whole), member, ...rest].join('/')
  }
  return pointer
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A mode and a name, and where the request has them. */
interface Names {
  readonly mode?: unknown
  readonly name?: unknown
  readonly at: string
}

/**
 * The polygons of a GeoJSON value, each as an area of its own, without heights: of a MultiPolygon, a
 * GeometryCollection, a Feature or a FeatureCollection. Each of these, and the properties of a feature, may
 * have `mode` and `name`; the innermost count. Anything else stays as it is, for the checks to reject.
 * @param path of the value in its list of areas
 */
export function polygonsOf(value: unknown, path = '/0'): readonly unknown[] {
  return polygons(value, { path, names: { at: path } })
}

interface Within {
  readonly path: string
  readonly names: Names
}

function polygons(value: unknown, { path, names: outer }: Within): readonly unknown[] {
  if (!isRecord(value)) return [value]
  const { type, coordinates, geometry, properties } = value
  const names = namesOf(value, path, outer)
  const each = (member: string, polygon: (one: unknown, at: string) => readonly unknown[]) => {
    const list = value[member]
    return Array.isArray(list) && list.length > 0
      ? list.flatMap((one, at) => polygon(one, `${path}/${member}/${at}`))
      : [noted(value, { whole: path, coordinates: `${path}/coordinates`, names: path })]
  }
  const inner = (one: unknown, at: string) => polygons(one, { path: at, names })
  switch (type) {
    case 'Polygon':
      return [polygonOf(value, coordinates, { path, names }, `${path}/coordinates`)]
    case 'MultiPolygon':
      return each('coordinates', (rings, at) => [
        polygonOf({ type: 'Polygon' }, rings, { path: at, names }, at),
      ])
    case 'GeometryCollection':
      return each('geometries', inner)
    case 'FeatureCollection':
      return each('features', inner)
  }
  if (type !== 'Feature' || !isRecord(geometry)) return each('', inner)
  const own = isRecord(properties) ? namesOf(properties, `${path}/properties`, names) : names
  return polygons(geometry, { path: `${path}/geometry`, names: own })
}

/** The names that an object states, otherwise those of what it is in. */
function namesOf({ mode, name }: Record<string, unknown>, at: string, outer: Names): Names {
  const isText = typeof name === 'string'
  if (mode == null && !isText) return outer
  return { ...outer, ...(mode != null && { mode }), ...(isText && { name }), at }
}

function polygonOf(
  { bbox, ...geometry }: Record<string, unknown>,
  rings: unknown,
  { path, names: { mode, name, at } }: Within,
  coordinates: string,
): object {
  // The extent of a geometry in a feature. Beside an area of the request it is a box, and rejected.
  const isInner = path.indexOf('/', 1) > 0
  const polygon = {
    ...geometry,
    ...(bbox !== undefined && !isInner && { bbox }),
    coordinates: flat(rings),
    ...(mode !== undefined && { mode }),
    ...(name !== undefined && { name }),
  }
  return noted(polygon, { whole: path, coordinates, names: at })
}

function noted<Area extends object>(area: Area, source: AreaSource): Area {
  SOURCES.set(area, source)
  return area
}

/** The positions of rings without heights. */
function flat(rings: unknown): unknown {
  if (!Array.isArray(rings)) return rings
  return rings.map((ring) => (Array.isArray(ring) ? ring.map(flatPosition) : ring))
}

function flatPosition(position: unknown): unknown {
  const hasHeight = Array.isArray(position) && position.length === 3
  return hasHeight ? position.slice(0, 2) : position
}
