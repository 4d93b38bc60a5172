import { nullable } from '../common.js'
import { integer, number, object, string, time } from '../type.js'

const numbers = {
  entries: integer('Cached responses'),
  max_entries: integer(),
  bytes: integer('Memory used'),
  max_bytes: integer(),
  hits: integer(),
  misses: integer(),
  hit_ratio: nullable(number('Hits divided by hits plus misses; null before the first request')),
  deduplicated: integer('Requests that joined an identical one in progress'),
  in_flight: integer('Calculations in progress that others can join'),
  evictions: integer('Responses evicted to make room'),
}

export const CacheStatisticsAnswer = object(
  'CacheStatistics',
  'Route cache; matrices and voyages have their own',
  {
    ...numbers,
    matrices: object('CacheNumbers', numbers),
    voyages: object('CacheNumbers', numbers),
    since: time('When the responding process started'),
    data_version: string(),
  },
)
