import type { Static } from 'typebox'
import { EVENT_KINDS } from '../../planning/timeline.js'
import { API_AREAS } from '../areas.js'
import { Coordinates, nullable, oneOfTexts } from './common.js'
import { integer, number, object, string, Type, time } from './type.js'

export const momentField = (description: string) => nullable(time(description))

/** On the clocks of a place. */
export const localField = nullable(
  string(
    'The same on the clocks of the port, or in the nautical zone of a place without a port (RFC 9557): 2026-12-24T14:00:00+08:00[Asia/Singapore]',
  ),
)

const hours = number('Hours since departure')

const MomentSchema = object('Moment', { hours, time: momentField('Null without depart_at') })

/** At a call. */
export const CallMomentSchema = object('CallMoment', {
  ...MomentSchema.properties,
  local: localField,
})

const Named = { id: string(), name: string() }

/** An event of a voyage, with time and place. */
export const EventSchema = object(
  'VoyageEvent',
  'Every area or passage that is entered is also left, at the latest when the voyage ends',
  {
    kind: oneOfTexts(EVENT_KINDS),
    hours,
    time: momentField('Null without depart_at'),
    distance_km: number('Distance sailed since departure'),
    coordinates: Coordinates,
    stop: nullable(integer('Index of the stop; null while under way')),
    leg: integer('Index of the leg; at a stop, the leg that begins there'),
    passage: nullable(Type.Object(Named, { description: 'The passage entered or left' })),
    area: nullable(
      Type.Object(
        { ...Named, group: oneOfTexts(API_AREAS) },
        { description: 'The area entered or left' },
      ),
    ),
  },
)

export type EventBody = Static<typeof EventSchema>
