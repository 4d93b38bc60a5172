import { firstNames } from '../../../files/first-names.js'
import type { EmissionsAnswer } from '../../../papers/declaration-types.js'
import { type IleapShipment, ileapShipment } from '../../../papers/ileap.js'
import { type PactFootprint, pactFootprints } from '../../../papers/pact.js'
import type { PactVersion } from '../../../papers/pact-versions.js'
import { sha256 } from './sha256.js'

export interface Publisher {
  readonly companyName: string
  readonly companyId: string
  readonly version: PactVersion
}

/** An estimate or a chain, and the id of its shipment. */
export interface Shipped {
  readonly answer: EmissionsAnswer
  readonly shipmentId: string
  /** A declaration counts its estimate once more, as its maker allowed. */
  readonly isAllowedDouble?: boolean
}

/** The footprint of a shipment in iLEAP 1.0.0. @throws RangeError that says what is missing */
export function ileapOf({ answer, shipmentId }: Shipped): IleapShipment {
  return ileapShipment(answer, { shipmentId })
}

/** What a system of PACT answers when it is asked for its footprints. */
export interface PactList {
  readonly data: readonly PactFootprint[]
}

/**
 * The footprints of shipments and, once each, of the transport and hub operation categories that they
 * name.
 * @throws RangeError that says what is missing
 */
export function pactOf(
  shipments: readonly Shipped[],
  { companyName, companyId, version }: Publisher,
): PactList {
  const data = new Map<string, PactFootprint>()
  for (const { answer, shipmentId } of shipments) {
    const options = { shipmentId, companyName, companyIds: [companyId], version, uuidOf }
    for (const footprint of pactFootprints(answer, options)) {
      const [id] = footprint.productIds
      if (!data.has(id)) data.set(id, footprint)
    }
  }
  return { data: [...data.values()] }
}

/** @throws RangeError if two shipments have one id, or are one estimate, such as an answer and its declaration */
export function requireOwnIds(shipments: readonly Shipped[]): void {
  const twice = doublesIn(shipments.map(({ shipmentId }) => shipmentId))
  if (twice.length > 0) {
    throw new RangeError(
      `${twice.length === 1 ? 'The shipment' : 'The shipments'} ${listed(twice)} occur${twice.length === 1 ? 's' : ''} more than once. Give each its own id.`,
    )
  }
  const counted = shipments.filter(({ isAllowedDouble }) => !isAllowedDouble)
  const estimates = doublesIn(counted.map(({ answer }) => answer.id))
  if (estimates.length > 0) {
    throw new RangeError(
      `The estimate ${listed(estimates)} is given twice, such as by itself and in a declaration. Give it once.`,
    )
  }
}

const MAX_NAMED = 5
const listed = (ids: readonly string[]) => firstNames(ids, MAX_NAMED)

function doublesIn(ids: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))]
}

/**
 * A UUID from the hash of a content: a changed footprint has another id, and one that is calculated again
 * the same. PACT asks for version 4, so it is marked as such.
 */
function uuidOf(content: string): string {
  const hex = sha256(content)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
