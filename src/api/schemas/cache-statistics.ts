import { nullable } from './common.js'
import { Type } from './type.js'

const numbers = {
  entries: Type.Integer({ description: 'Cached responses' }),
  max_entries: Type.Integer(),
  bytes: Type.Integer({ description: 'Memory used' }),
  max_bytes: Type.Integer(),
  hits: Type.Integer(),
  misses: Type.Integer(),
  hit_ratio: nullable(
    Type.Number({ description: 'Hits divided by hits plus misses; null before the first request' }),
  ),
  deduplicated: Type.Integer({ description: 'Requests that joined an identical one in progress' }),
  in_flight: Type.Integer({ description: 'Calculations in progress that others can join' }),
  evictions: Type.Integer({ description: 'Responses evicted to make room' }),
}

export const CacheStatisticsAnswer = Type.Object(
  {
    ...numbers,
    matrices: Type.Object(numbers, { title: 'CacheNumbers' }),
    voyages: Type.Object(numbers, { title: 'CacheNumbers' }),
    since: Type.String({ format: 'date-time', description: 'When the responding process started' }),
    data_version: Type.String(),
  },
  {
    title: 'CacheStatistics',
    description: 'Route cache; matrices and voyages have their own',
  },
)
