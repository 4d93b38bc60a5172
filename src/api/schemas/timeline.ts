import type { Static } from 'typebox'
import { EVENT_KINDS } from '../../planning/timeline.js'
import { API_AREAS } from '../areas.js'
import { Coordinates, nullable, oneOfTexts } from './common.js'
import { Type } from './type.js'

export const momentField = (description: string) =>
  nullable(Type.String({ format: 'date-time', description }))

const hours = Type.Number({ description: 'Hours since departure' })

export const MomentSchema = Type.Object(
  { hours, time: momentField('Null without depart_at') },
  { title: 'Moment' },
)

const Named = { id: Type.String(), name: Type.String() }

/** An event of a voyage, with time and place. */
export const EventSchema = Type.Object(
  {
    kind: oneOfTexts(EVENT_KINDS),
    hours,
    time: momentField('Null without depart_at'),
    distance_km: Type.Number({ description: 'Distance sailed since departure' }),
    coordinates: Coordinates,
    stop: nullable(Type.Integer({ description: 'Index of the stop; null while under way' })),
    leg: Type.Integer({ description: 'Index of the leg; at a stop, the leg that begins there' }),
    passage: nullable(Type.Object(Named, { description: 'The passage entered or left' })),
    area: nullable(
      Type.Object(
        { ...Named, group: oneOfTexts(API_AREAS) },
        { description: 'The area entered or left' },
      ),
    ),
  },
  {
    title: 'VoyageEvent',
    description:
      'Every area or passage that is entered is also left, at the latest when the voyage ends',
  },
)

export type EventBody = Static<typeof EventSchema>
