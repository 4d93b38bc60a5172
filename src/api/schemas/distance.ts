import type { Static } from 'typebox'
import { oneOfTexts, Warnings } from './common.js'
import { passageOptions, voyageOptions } from './route-request.js'
import { Type } from './type.js'

const DISTANCE_UNITS = ['nm', 'km'] as const

const placeText = (examples: string[]) =>
  Type.String({
    minLength: 1,
    description:
      'UN/LOCODE, full port name (add ", country" if it is ambiguous), port id or position: 51.98,4.05 (latitude first)',
    examples,
  })

/** For one cell of a spreadsheet. */
export const DistanceQuery = Type.Object({
  from: placeText(['NLRTM']),
  to: placeText(['SGSIN']),
  unit: Type.Optional(oneOfTexts(DISTANCE_UNITS, { default: 'nm' })),
  format: Type.Optional(
    oneOfTexts(['json', 'text'], { default: 'json', description: 'text: only the number' }),
  ),
  avoid: passageOptions.avoid,
  allow: passageOptions.allow,
  resolution_km: voyageOptions.resolution_km,
  key: Type.Optional(
    Type.String({
      description:
        'API key with no scope but routes, for programs that cannot send headers. Only if the service allows it (FAIRWAY_KEY_IN_URL)',
    }),
  ),
})

export type DistanceBody = Static<typeof DistanceQuery>

const figures = {
  from: Type.String({ description: 'The place that was found' }),
  to: Type.String(),
  distance: Type.Number({ description: 'As /calculate-route returns, in the unit asked for' }),
  distance_low: Type.Number({
    description: 'Nine of ten published distances lie from here to distance_high',
  }),
  distance_high: Type.Number(),
  unit: oneOfTexts(DISTANCE_UNITS),
  passages: Type.Array(Type.String(), { description: 'Canals and straits on the way' }),
}

export const DistanceAnswer = Type.Object(
  {
    id: Type.String(),
    ...figures,
    warnings: Warnings,
    data_version: Type.String(),
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Distance' },
)

const DistanceCore = Type.Object(figures)
export type DistanceCoreBody = Static<typeof DistanceCore>
