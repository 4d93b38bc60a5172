import Type from 'typebox'
import { oneOfTexts } from './common.js'

/** A length or an amount a day: more than nothing, at most what no ship exceeds. */
const upTo = (maximum: number, description: string) =>
  Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum, description }))

export const VesselSchema = Type.Object(
  {
    type: oneOfTexts(['container', 'bulker', 'tanker']),
    size_class: Type.Optional(
      Type.String({ description: 'E.g. panamax; an unknown one is told and not used' }),
    ),
    draft_m: upTo(30, 'Draught, m'),
    beam_m: upTo(80, 'Beam, m'),
    loa_m: upTo(500, 'Length over all, m'),
    fuel_tonnes_per_day: upTo(500, 'Fuel at the voyage speed, tonnes a day'),
    fuel_type: Type.Optional(oneOfTexts(['HFO', 'VLSFO', 'MGO'])),
  },
  { title: 'Vessel' },
)
