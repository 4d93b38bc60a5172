import type { Static } from 'typebox'
import { answerEnd, oneOfTexts } from './common.js'
import { passageOptions, voyageOptions } from './route-request.js'
import { array, number, object, optional, string, Type, text } from './type.js'

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
  unit: optional(oneOfTexts(DISTANCE_UNITS, { default: 'nm' })),
  format: optional(
    oneOfTexts(['json', 'text'], { default: 'json', description: 'text: only the number' }),
  ),
  avoid: passageOptions.avoid,
  allow: passageOptions.allow,
  resolution_km: voyageOptions.resolution_km,
  key: text(
    'API key with no scope but routes, for programs that cannot send headers. Only if the service allows it (FAIRWAY_KEY_IN_URL)',
  ),
})

export type DistanceBody = Static<typeof DistanceQuery>

const figures = {
  from: string('The place that was found'),
  to: string(),
  distance: number('As /calculate-route returns, in the unit asked for'),
  distance_low: number('Nine in ten published distances lie from here to distance_high'),
  distance_high: number(),
  unit: oneOfTexts(DISTANCE_UNITS),
  passages: array(string(), 'Canals and straits on the way'),
}

export const DistanceAnswer = object('Distance', {
  id: string(),
  ...figures,
  ...answerEnd,
})

const DistanceCore = Type.Object(figures)
export type DistanceCoreBody = Static<typeof DistanceCore>
