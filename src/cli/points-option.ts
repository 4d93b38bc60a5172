import { Option } from 'commander'
import { POINTS } from './rows/numbers.js'

/** What the point of `18.500` separates in a table. */
export function pointsOption(): Option {
  const description = 'what the point of 18.500 separates in a table with decimal commas'
  return new Option('--points <of>', description).choices(POINTS)
}
