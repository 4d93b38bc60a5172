import { type Box, isInBox } from '../../engine/geo/box.js'
import type { Position } from '../../engine/geo/position.js'
import { REGIONS } from '../generated/lists.js'
import { fold } from './fold.js'

/** Words that stand beside the name of a region. */
const ABOUT_REGION =
  /^(state|province|prefecture|provincia) (of |de |di )?| (state|province|prefecture|pref|prov)$/g

const byName = new Map<string, { readonly countryCode: string; readonly box: Box }[]>()
for (const [countryCode, rows] of Object.entries(REGIONS)) {
  for (const row of rows) {
    const [names, ...limits] = row.split(',')
    const [south, west, north, east] = limits.map(Number) as [number, number, number, number]
    const box: Box = [west, south, east, north]
    for (const name of names!.split('|').map(fold)) {
      byName.set(name, [...(byName.get(name) ?? []), { countryCode, box }])
    }
  }
}

/** Whether a place is in a region; null if there is no region of that name. */
export function regionCalled(
  text: string,
): ((countryCode: string, position: Position) => boolean) | null {
  const folded = fold(text)
  const regions = byName.get(folded) ?? byName.get(folded.replace(ABOUT_REGION, ''))
  if (regions === undefined) return null
  return (code, position) =>
    regions.some(({ countryCode, box }) => code === countryCode && isInBox(position, box))
}
