import { type Warned, warned } from '../answer/warning-table.js'
import { certificateWarning } from '../estimate/certificate-warnings.js'
import type { FactorSet } from '../factor-set.js'
import { CARBON_LAWS } from '../factors/law-names.js'
import { lastDayOf } from '../law-day.js'
import type { Warning } from '../result.js'
import { dayOfRow, isPlaced, type ReadRow, type ShipYearRequest } from './ship-year-request.js'
import { yearDoubts } from './year-doubts.js'

/** What a reader must know of the rows of a year before he trusts its figures. */
export function* yearWarnings(
  rows: readonly ReadRow[],
  request: ShipYearRequest,
  factors: FactorSet,
): Generator<void, Warning[]> {
  const { year, ship } = request
  const { laws } = factors
  const warnings = certificatesOf(rows, request, factors)
  yield
  warnings.push(...(yield* yearDoubts(rows, request, factors)))
  const warn = (field: string, what: Warned) => {
    warnings.push({ ...what, field })
  }
  const count = (of: (row: ReadRow) => boolean) => rows.filter(of).length
  const unplaced = count((row) => !isPlaced(row))
  if (unplaced > 0) warn('rows', warned('rows_unplaced', { count: unplaced, rows: rows.length }))
  const changes = laws.rows.find(
    ({ law, rule, fromDay, untilDay }) =>
      CARBON_LAWS.some((one) => one === law) &&
      rule !== 'not_applied' &&
      ((fromDay > `${year}-01-01` && fromDay <= `${year}-12-31`) ||
        (untilDay !== null && untilDay >= `${year}-01-01` && untilDay < `${year}-12-31`)),
  )
  const undated = count((row) => isPlaced(row) && row.date === undefined)
  if (changes && undated > 0) {
    const { article, fromDay } = changes
    warn('rows', warned('rows_undated', { count: undated, year, article, from: fromDay }))
  }
  if (rows.some(({ distanceNm = 0, cargoTonnes }) => distanceNm > 0 && cargoTonnes === undefined)) {
    warn('rows', warned('cargo_unknown'))
  }
  const unit = laws
    .all('cii', 'reference_line', lastDayOf(year))
    .find(({ key }) => key === ship.type)?.line?.unit
  const size = unit === 'GT' ? ship.grossTonnage : ship.deadweightTonnes
  if (unit && size === undefined) {
    const needs = unit === 'GT' ? 'gross_tonnage' : 'deadweight_tonnes'
    warn('ship', warned('size_unknown:cii', { needs }))
  }
  if (ship.grossTonnage === undefined) warn('ship.grossTonnage', warned('size_assumed'))
  return warnings
}

/** Each certificate that proves nothing, once: its first row is named. */
function certificatesOf(
  rows: readonly ReadRow[],
  { year, rows: asked }: ShipYearRequest,
  factors: FactorSet,
): Warning[] {
  const seen = new Set<string>()
  return rows.flatMap((row, at) =>
    row.fuels.flatMap(({ fuel }, k) => {
      const { certificate } = asked[at]!.fuels[k]!
      const key = `${fuel.key} ${certificate?.scheme}`
      if (certificate === undefined || seen.has(key)) return []
      seen.add(key)
      const field = `rows[${at}].fuels[${k}]`
      return certificateWarning(certificate, fuel, field, factors, dayOfRow(row, year))
    }),
  )
}
