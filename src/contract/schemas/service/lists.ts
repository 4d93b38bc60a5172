import { PASSAGES } from '../../../engine/routing/request.js'
import { WATER_USES } from '../../../planning/closures/water-use.js'
import { API_AREAS } from '../../areas.js'
import { nullable, nullableNumber, oneOfTexts } from '../common.js'
import { PortDetails } from '../ports.js'
import { array, boolean, integer, number, object, optional, string, Type } from '../type.js'

const formats = <const Format extends string>(names: readonly Format[]) =>
  Type.Object({ format: optional(oneOfTexts(names, { default: 'json' })) })

export const PortListQuery = formats(['json', 'geojson', 'csv'])
export const PassageListQuery = formats(['json', 'geojson'])
export const AreaListQuery = formats(['json', 'geojson'])

export const PortList = object('PortList', { count: integer(), ports: array(PortDetails) })

/** One passage, or all. */
export const PassageQuery = Type.Object({
  passage: optional(oneOfTexts(PASSAGES, 'Only this passage, with its limits')),
})

const PassageLimits = object('PassageLimits', {
  name: string('For example one of two systems of locks'),
  loa_m: nullableNumber('Greatest length'),
  beam_m: nullableNumber('Greatest beam'),
  draft_m: nullableNumber('Greatest draught; null also where it depends on the beam or the length'),
  air_draft_m: nullableNumber('Greatest height above the water'),
})

const LocalUse = object(
  'LocalUse',
  'The voyages to which it is open although it is closed by default',
  {
    within_nm: number('In a straight line from the middle of the passage'),
    ends: oneOfTexts(['one', 'both'], 'How many ends of a leg must lie there'),
  },
)

const ListedPassage = object('ListedPassage', {
  id: oneOfTexts(PASSAGES, 'For avoid and allow'),
  name: string(),
  kind: oneOfTexts(['canal', 'strait', 'passage']),
  closed_by_default: boolean('Open only if allow names it, or to local voyages'),
  closed_because: nullable(string('Why it is closed by default')),
  use: oneOfTexts(
    WATER_USES,
    'Who sails there if the request says nothing: all ships, those that fit its limits, voyages with ends near it, or nobody',
  ),
  local: nullable(LocalUse),
  closes_to_larger_ships: boolean(
    'Whether the limits close it to a larger ship; otherwise they cause a warning',
  ),
  limits: array(
    PassageLimits,
    'A ship may pass if it fits any one of these; empty if no limit is known',
  ),
})

export const PassageList = object('PassageList', {
  count: integer(),
  passages: array(ListedPassage),
})

const day = (description: string) => nullable(string(description))

const ListedArea = object('ListedArea', {
  id: string(),
  name: string(),
  group: oneOfTexts(API_AREAS, 'For avoid'),
  enforced_from: day(
    'First day of the sulphur limit; voyages before it do not count the area. Null for high-risk areas',
  ),
  sulphur_limit_percent: nullable(number('Greatest sulphur in the fuel, % by mass')),
  nox_tier3_keel_from: day('Ships with a keel laid on this day or later must meet NOx Tier III'),
  listed_from: day('First day of the listing of a high-risk area; null if unknown'),
  listed_to: day('Last day of the listing, which answers still use if there is no newer one'),
  approximate: boolean('Whether the outline stands for legal coordinates that were unavailable'),
  source: string(),
  note: nullable(string()),
})

export const AreaList = object('AreaList', { count: integer(), areas: array(ListedArea) })
