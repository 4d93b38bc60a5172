import { Option } from 'commander'
import { POINTS } from '../../../contract/schemas/common.js'

/** What the point of `18.500` separates in a table. */
export function pointsOption(): Option {
  const description =
    'what the points of numbers such as 18.500 separate; their commas are then the other'
  return new Option('--points <of>', description).choices(POINTS)
}
