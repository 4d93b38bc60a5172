import { WATER_USES } from '../../planning/water-use.js'
import { PASSAGES } from '../../routing/request.js'
import { nullable, oneOfTexts } from './common.js'
import { PortDetails } from './ports.js'
import { Type } from './type.js'

const formats = <const Format extends string>(names: readonly Format[]) =>
  Type.Object({ format: Type.Optional(oneOfTexts(names, { default: 'json' })) })

export const PortListQuery = formats(['json', 'geojson', 'csv'])
export const PassageListQuery = formats(['json', 'geojson'])

export const PortList = Type.Object(
  { count: Type.Integer(), ports: Type.Array(PortDetails) },
  { title: 'PortList' },
)

/** One passage, or all. */
export const PassageQuery = Type.Object({
  passage: Type.Optional(
    oneOfTexts(PASSAGES, { description: 'Only this passage, with its limits' }),
  ),
})

const metres = (description: string) => nullable(Type.Number({ description }))

const PassageLimits = Type.Object(
  {
    name: Type.String({ description: 'For example one of two systems of locks' }),
    loa_m: metres('Greatest length'),
    beam_m: metres('Greatest beam'),
    draft_m: metres('Greatest draught; null also where it depends on the beam or the length'),
    air_draft_m: metres('Greatest height above the water'),
  },
  { title: 'PassageLimits' },
)

const LocalUse = Type.Object(
  {
    within_nm: Type.Number({ description: 'In a straight line from the middle of the passage' }),
    ends: oneOfTexts(['one', 'both'], { description: 'How many ends of a leg must lie there' }),
  },
  {
    title: 'LocalUse',
    description: 'The voyages to which it is open although it is closed by default',
  },
)

const ListedPassage = Type.Object(
  {
    id: oneOfTexts(PASSAGES, { description: 'For avoid and allow' }),
    name: Type.String(),
    kind: oneOfTexts(['canal', 'strait', 'passage']),
    closed_by_default: Type.Boolean({
      description: 'Open only if allow names it, or to local voyages',
    }),
    closed_because: nullable(Type.String({ description: 'Why it is closed by default' })),
    use: oneOfTexts(WATER_USES, {
      description:
        'Who sails there if the request says nothing: all ships, those that fit its limits, voyages with ends near it, or nobody',
    }),
    local: nullable(LocalUse),
    closes_to_larger_ships: Type.Boolean({
      description: 'Whether the limits close it to a larger ship; otherwise they cause a warning',
    }),
    limits: Type.Array(PassageLimits, {
      description: 'A ship may pass if it fits any one of these; empty if no limit is known',
    }),
  },
  { title: 'ListedPassage' },
)

export const PassageList = Type.Object(
  { count: Type.Integer(), passages: Type.Array(ListedPassage) },
  { title: 'PassageList' },
)
