import { withPlainDashes } from '../../engine/geo/dashes.js'
import { ARROW } from '../../ports/names/arrow.js'
import { UsageError } from '../text/failure.js'

/** The key of a column with both ends of a voyage: `Rotterdam - Singapore`. It counts if no other column names an end. */
export const BOTH_ENDS = 'both_ends'

/** Names of such columns. */
export const BOTH_ENDS_COLUMNS = [
  ...['pol_pod', 'pol_to_pod', 'origin_destination', 'from_to', 'port_pair', 'od_pair', 'o_d'],
  ...['route', 'lane', 'trade_lane', 'ruta', 'strecke', 'relation'],
]

/** Between two places: a dash between spaces, an arrow, or a word. */
const BETWEEN = new RegExp(String.raw`\s+(?:[-/]|to)\s+|${ARROW}`, 'i')
/** Without spaces, and once only. */
const TIGHT = /^([^-/]+)[-/]([^-/]+)$/

/** The two places of a cell that names both ends. @throws UsageError if it names more, or fewer */
export function bothEndsOf(cell: unknown): readonly [origin: string, destination: string] {
  const text = withPlainDashes(String(cell).trim())
  const parts = text.split(BETWEEN).filter((part) => part !== '')
  if (parts.length > 2) {
    throw new UsageError(
      `"${cell}" names ${parts.length} places. Write origin, destination and via in columns of their own.`,
    )
  }
  const [origin, destination] = parts.length === 2 ? parts : (TIGHT.exec(text)?.slice(1) ?? [])
  if (origin === undefined || destination === undefined) {
    throw new UsageError(`"${text}" does not name two places, such as Rotterdam - Singapore.`)
  }
  return [origin, destination]
}
