import type { Route, Voyage } from '../client/schema.js'
import { type PlotterPoint, plotterPoints } from './plotter-points.js'
import { routeName } from './route-line.js'
import { legsOf, voyageName } from './voyage-legs.js'
import { element, xmlDocument } from './xml.js'

const RTZ = { version: '1.2', xmlns: 'http://www.cirm.org/RTZ/1/2' }

/** An answer of /calculate-route as RTZ 1.2, the format of ECDIS (IEC 61174): corners joined by rhumb lines. */
export function routeRtz(route: Route): string {
  return rtzDocument([route], routeName(route))
}

/** A voyage as one route in RTZ 1.2. */
export function voyageRtz(voyage: Voyage): string {
  return rtzDocument(legsOf(voyage), voyageName(voyage))
}

/** Several consecutive routes as one. Each begins where the one before it ends. */
function rtzDocument(routes: readonly Route[], name: string): string {
  const points = routes.flatMap((route, at) => plotterPoints(route).slice(at === 0 ? 0 : 1))
  const content = [
    element('routeInfo', [], { routeName: name, routeAuthor: 'Fairway, not for navigation' }),
    element('waypoints', points.map(waypoint)),
  ]
  return xmlDocument(element('route', content, RTZ))
}

/** The leg of a waypoint is the one that ends there. */
function waypoint({ name, place, position: [lon, lat] }: PlotterPoint, at: number): string {
  const leg = at === 0 ? [] : [element('leg', [], { geometryType: 'Loxodrome' })]
  return element('waypoint', [element('position', [], { lat, lon }), ...leg], {
    id: at + 1,
    revision: 0,
    name: place ?? name,
  })
}
