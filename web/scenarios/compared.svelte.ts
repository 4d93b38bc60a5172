import { planner } from '../app/planner.svelte.js'
import { units } from '../format/chosen-units.svelte.js'
import { KM_PER_NM } from '../format/units.js'
import { farthestKm } from '../map/lines-beside.js'
import { positionAt, type RouteLine, routeLine } from '../map/route-line.js'
import { routeName } from '../plan/named-routes.js'
import { routeOfPlan } from '../plan/planned-route.svelte.js'
import { routeChoice } from '../plan/route-choice.svelte.js'
import type { OtherWay } from '../report/route-svg.js'
import { asSentence } from '../texts/fill.js'
import { language } from '../texts/language.svelte.js'
import { strip } from './strip.svelte.js'

interface Base {
  /** "Today", "Via Suez". */
  readonly name: string
  readonly km: number
  readonly hours: number
  readonly line: RouteLine
}

/** What papers, pictures and names say of the scenario that is shown: what differs, by how much, and from what. */
class Compared {
  /** "Suez Canal closed"; empty where nothing differs and there is nothing beside it. */
  readonly name: string = $derived.by(() => {
    const name = strip.names[planner.at] ?? ''
    const { today, asPlanned } = language.texts.strip
    const isPlain = name === today || name === asPlanned
    return isPlain && planner.scenarios.length === 1 ? '' : name
  })
  /** The first scenario, or the way that the closures take away. */
  readonly base: Base | null = $derived.by(() => {
    const first = strip.routes[0]
    if (planner.at > 0 && first != null) {
      const { route, line } = first
      return { name: strip.names[0]!, km: route.distance_km, hours: route.duration_hours, line }
    }
    const { taken } = routeChoice
    if (taken === null || planner.scenarios.length > 1) return null
    const km = taken.distanceNm * KM_PER_NM
    const name = asSentence(routeName(taken, language.texts))
    return { name, km, hours: taken.hours, line: routeLine(taken.coordinates, km) }
  })
  /** "Today: 10,453 nm, 31 d 6 h"; empty without a base. */
  readonly baseText: string = $derived.by(() => {
    if (this.base === null) return ''
    const { name, km, hours } = this.base
    const time = language.numbers.duration(hours, language.texts.answer.days)
    return `${name}: ${units.lengthText(km)}, ${time}`
  })
  /** The base as a picture has it, where it lies apart from the line that is shown. */
  readonly way: OtherWay | null = $derived.by(() => {
    const own = routeOfPlan.planned?.line
    if (this.base === null || own === undefined) return null
    const { name, line } = this.base
    const km = farthestKm(line, [own])
    if (km === null) return null
    return { positions: line.positions, label: { text: name, position: positionAt(line, km) } }
  })
}

export const compared = new Compared()
