import { isDay } from '../../../base/utc.js'
import {
  type ComparedDeclaration,
  compareDeclarations,
  type DeclarationComparison,
} from '../../../papers/declaration-compare.js'
import { validationFailed } from '../../problems/problem.js'
import { isRecord } from '../../validation/json-schema.js'
import { digestOf } from './digest.js'

/**
 * Compares two declarations, as they are or as the service answers them, and says if one of them was
 * changed since it was made.
 * @throws Problem for what is no declaration
 */
export function compare(earlier: unknown, later: unknown): DeclarationComparison {
  const sides = {
    earlier: declarationOf(earlier, '#/earlier'),
    later: declarationOf(later, '#/later'),
  }
  const comparison = compareDeclarations(sides.earlier, sides.later)
  const changed = Object.entries(sides)
    .filter(([, one]) => one.digest !== undefined && digestOf(one) !== one.digest)
    .map(([name]) => `The ${name} declaration was changed after it was made: its digest differs.`)
  return { ...comparison, notes: [...changed, ...comparison.notes] }
}

function declarationOf(value: unknown, pointer: string): ComparedDeclaration {
  const inner = isRecord(value) && isRecord(value['declaration']) ? value['declaration'] : value
  const fault = faultOf(inner)
  if (fault === null) return inner as ComparedDeclaration
  const detail = `must be a declaration, such as fairway declaration --format json writes: ${fault}`
  throw validationFailed([{ pointer, code: 'invalid_type', detail }])
}

function faultOf(value: unknown): string | null {
  if (!isRecord(value)) return 'this is no object'
  const { period, versions, shipment_list: rows, not_included } = value
  if (!isRecord(period) || !isDay(String(period['from'])) || !isDay(String(period['to'])))
    return 'period.from and period.to must be days'
  const isVersioned = ['software', 'data', 'factor_set'].every(
    (name) => isRecord(versions) && Array.isArray(versions[name]),
  )
  if (!isVersioned) return 'it has no versions'
  if (!Array.isArray(not_included)) return 'it has no list not_included'
  if (!Array.isArray(rows)) return 'it has no shipment_list'
  const at = rows.findIndex((row) => !isShipment(row))
  return at < 0
    ? null
    : `entry ${at + 1} of shipment_list lacks places, modes, methods or figures, or they are of the wrong kind`
}

/** Beyond all sea freight of a year in t-km, so that sums stay finite. */
const MAX_FIGURE = 1e15

function isShipment(row: unknown): boolean {
  if (!isRecord(row)) return false
  const { origin, destination } = row
  return (
    [origin, destination].every((end) => end === null || isEnd(end)) &&
    ['modes', 'methods', 'data_types'].every((name) => isTexts(row[name])) &&
    ['transport_activity_tkm', 'wtw_kg_co2e'].every((name) => isFigure(row[name]))
  )
}

function isFigure(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= MAX_FIGURE
}

function isEnd(end: unknown): boolean {
  if (!isRecord(end)) return false
  const { unlocode, name, coordinates } = end
  return typeof (unlocode ?? name) === 'string' || Array.isArray(coordinates)
}

function isTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'string')
}
