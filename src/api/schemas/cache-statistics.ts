import Type from 'typebox'
import { nullable } from './common.js'

const numbers = {
  entries: Type.Integer({ description: 'Answers that are kept' }),
  max_entries: Type.Integer(),
  bytes: Type.Integer({ description: 'Room that they take' }),
  max_bytes: Type.Integer(),
  hits: Type.Integer(),
  misses: Type.Integer(),
  hit_ratio: nullable(Type.Number({ description: 'Hits of hits and misses; null before both' })),
  deduplicated: Type.Integer({ description: 'Calls that joined one that was at work already' }),
  in_flight: Type.Integer({ description: 'Answers that are being worked out for more to join' }),
  evictions: Type.Integer({ description: 'Answers that were given up for newer ones' }),
}

export const CacheStatisticsAnswer = Type.Object(
  {
    ...numbers,
    matrices: Type.Object(numbers, { title: 'CacheNumbers' }),
    voyages: Type.Object(numbers, { title: 'CacheNumbers' }),
    since: Type.String({ format: 'date-time', description: 'Start of the process that answers' }),
    data_version: Type.String(),
  },
  {
    title: 'CacheStatistics',
    description: 'Of routes; those of matrices and voyages stand beside them',
  },
)
