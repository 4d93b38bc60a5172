import { firstNames } from '../files/first-names.js'
import type { ShipmentRow } from './declaration-types.js'

/** Number of names in an error. */
const NAMED = 10

/**
 * Refuses what would make the sum wrong: a shipment or estimate that is given more than once, and a
 * departure outside the period.
 * @param isDoubleAllowed counts what is given more than once
 * @returns what is given more than once, each with its number
 * @throws RangeError that names them
 */
export function checkShipments(
  shipments: readonly ShipmentRow[],
  estimateIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  isDoubleAllowed: boolean,
): string[] {
  const estimates = doubled(estimateIds)
  const ids = doubled(shipments.map(({ id }) => id))
  const outside = shipments
    .filter(({ departure }) => departure !== null && (departure < from || departure > to))
    .map(({ id, departure }) => `${id} (${departure})`)
  const faults = [
    !isDoubleAllowed &&
      estimates.length > 0 &&
      `Estimates are given more than once: ${named(estimates)}. Was a file read twice? Give each estimate once.`,
    !isDoubleAllowed &&
      ids.length > 0 &&
      estimates.length === 0 &&
      `Shipments have several estimates: ${named(ids)}. Give each shipment one estimate, and parts of a shipment ids of their own.`,
    outside.length > 0 &&
      `Shipments departed outside the period ${from} to ${to}: ${named(outside)}. Leave them out, or change the period.`,
  ].filter((fault) => fault !== false)
  if (faults.length > 0) throw new RangeError(faults.join(' '))
  return doublesIn(
    shipments.map(({ id }) => id),
    estimateIds,
  )
}

/** What is given more than once, each with its number. */
export function doublesIn(ids: readonly string[], estimateIds: readonly string[]): string[] {
  return [...new Set([...doubled(ids), ...doubled(estimateIds)])]
}

/** The values that occur more than once, each with its number. */
function doubled(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, 1 + (counts.get(value) ?? 0))
  return [...counts].filter(([, count]) => count > 1).map(([value, count]) => `${value} (${count})`)
}

const named = (names: readonly string[]) => firstNames(names, NAMED)
